/** How a kind of stored value is read: what it is not, is nothing. */
export type Parse<T> = (value: unknown) => T | undefined;

/** What local storage holds under a key, if it is what we once wrote; anything else counts as nothing. */
export function readStored<T>(key: string, parse: Parse<T>): T | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Storage may be full or forbidden; the page then simply forgets at the next visit. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
