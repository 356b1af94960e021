/** How what is asked for now lies to what stood: the same, a part of it, the whole that it is a part of, or neither. */
export function nearOf(
  stood: readonly string[],
  wanted: readonly string[],
): "same" | "narrower" | "broader" | "another" {
  const isIn = (code: string, branches: readonly string[]) =>
    branches.some((branch) => code === branch || code.startsWith(`${branch}.`));
  if (stood.length === wanted.length && wanted.every((code) => stood.includes(code))) return "same";
  if (wanted.every((code) => isIn(code, stood))) return "narrower";
  return stood.every((code) => isIn(code, wanted)) ? "broader" : "another";
}
