/**
 * Where a list goes on, bound to the question it belongs to: a place in another list would leave pieces out and
 * show others twice, and nobody would notice.
 */
export const writeCursor = (from: number, question: string): string => `${from}-${printOf(question)}`;

/** Nothing when it does not belong to this question. */
export function readCursor(cursor: string, question: string): number | undefined {
  const [, from, print] = /^([1-9]\d{0,6})-([0-9a-z]{1,7})$/.exec(cursor) ?? [];
  return from !== undefined && print === printOf(question) ? Number(from) : undefined;
}

/** FNV-1a, 32 bits: to tell mistakes, not to keep anyone out. */
function printOf(text: string): string {
  let print = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) print = Math.imul(print ^ text.charCodeAt(i), 0x01000193);
  return (print >>> 0).toString(36);
}
