import { accept, type Result, refuse } from "#vocabulary/result.ts";

/** Deeper than anything we ask for, and far from what would exhaust anyone. */
const mostDepth = 32;

/**
 * JSON as programs should send it: UTF-8, no byte order mark, no key twice in one object, no key that reaches for
 * a prototype, no text that a database cannot keep. What breaks a rule is refused whole, before anyone reads it.
 */
export function readJson(bytes: ArrayBuffer): Result<unknown, "malformed"> {
  let value: unknown;
  let keys = 0;
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    // First, and before any pattern of ours: on text that is no JSON, one that looks for strings can take for ever.
    value = JSON.parse(text);
    if (depthOf(text) > mostDepth) return refuse("malformed");
    keys = keysIn(text);
  } catch {
    return refuse("malformed");
  }
  return isPlain(value) && keysOf(value) === keys ? accept(value) : refuse("malformed");
}

/** Outside of strings, brackets are brackets. */
function* marks(text: string): Generator<string> {
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}:]/g)) {
    if (!mark.startsWith('"')) yield mark;
  }
}

function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  for (const mark of marks(text)) {
    if (mark === "{" || mark === "[") most = Math.max(most, ++depth);
    else if (mark !== ":") depth--;
  }
  return most;
}

/** Each key has its colon: fewer keys in the value than colons in the text means that one came twice. */
function keysIn(text: string): number {
  let count = 0;
  for (const mark of marks(text)) if (mark === ":") count++;
  return count;
}

function keysOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const children: unknown[] = Object.values(value);
  const own = Array.isArray(value) ? 0 : children.length;
  return children.reduce((sum: number, child) => sum + keysOf(child), own);
}

const reaching: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

function isPlain(value: unknown): boolean {
  if (typeof value === "string") return isKeepable(value);
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(
    ([key, child]) => !reaching.has(key) && isKeepable(key) && isPlain(child),
  );
}

/** PostgreSQL keeps no NUL, and half a character is none. */
const isKeepable = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();
