/**
 * The same text for what means the same: in which order things were told, and what was emptied again, is no meaning.
 * Chance goes by it, so that whatever is taken back takes back all that it changed.
 */
export function meaningOf(told: unknown): string {
  if (Array.isArray(told)) return `[${told.map(meaningOf).sort().join()}]`;
  if (!(told instanceof Object)) return JSON.stringify(told) ?? "";
  const parts = Object.entries(told).map(([name, value]) => ({ name, meaning: meaningOf(value) }));
  const said = parts.filter(({ meaning }) => !nothing.has(meaning));
  return `{${said
    .map(({ name, meaning }) => `${name}:${meaning}`)
    .sort()
    .join()}}`;
}

const nothing: ReadonlySet<string> = new Set(["", "[]", "{}"]);
