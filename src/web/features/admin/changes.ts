type Values = Readonly<Record<string, unknown>> | null;
type Change = { readonly key: string; readonly was: unknown; readonly is: unknown };

/** What differs between two states; what is the same in both is not told. */
export function changesBetween(before: Values, after: Values): readonly Change[] {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...keys]
    .map((key) => ({ key, was: before?.[key], is: after?.[key] }))
    .filter(({ was, is }) => JSON.stringify(was) !== JSON.stringify(is));
}

/** A value as it is read rather than as it is stored. */
export function written(value: unknown): string {
  if (value === null || value === "") return "–";
  if (Array.isArray(value)) return value.length > 0 ? value.map(written).join(", ") : "–";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
