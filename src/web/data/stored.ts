import type * as z from "zod/mini";

/** What local storage holds under a key, if it is what we once wrote; anything else counts as nothing. */
export function readStored<T>(key: string, schema: z.ZodMiniType<T>): T | undefined {
  try {
    const text = localStorage.getItem(key);
    const parsed = text === null ? undefined : schema.safeParse(JSON.parse(text));
    return parsed?.success ? parsed.data : undefined;
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
