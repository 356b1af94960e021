/**
 * Where a list goes on, bound to the question it belongs to: a place in another list would leave pieces out and
 * show others twice, and nobody would notice.
 */
export const writeCursor = ({ from, asOf }: Place, question: string): string =>
  [from, printOf(question), ...(asOf ? [asOf.getTime().toString(36)] : [])].join("-");

interface Place {
  readonly from: number;
  /** When the list began: whatever a member says while they read on belongs to the next one. */
  readonly asOf?: Date | undefined;
}

/** The moment that a cursor's list began, whatever its question is. */
export function momentOf(cursor: string): Date | undefined {
  const [, , , moment] = shape.exec(cursor) ?? [];
  return moment === undefined ? undefined : new Date(Number.parseInt(moment, 36));
}

/** Nothing when it does not belong to this question. */
export function readCursor(cursor: string, question: string): number | undefined {
  const [, from, print] = shape.exec(cursor) ?? [];
  return from !== undefined && print === printOf(question) ? Number(from) : undefined;
}

/** What chance goes by where a question is answered with something that is tried. */
export const seedOf = (question: string): number => hash(question);

const shape = /^([1-9]\d{0,6})-([0-9a-z]{1,7})(?:-([0-9a-z]{1,9}))?$/;

const printOf = (text: string): string => hash(text).toString(36);

/** FNV-1a, 32 bits: to tell mistakes, not to keep anyone out. */
function hash(text: string): number {
  let print = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) print = Math.imul(print ^ text.charCodeAt(i), 0x01000193);
  return print >>> 0;
}
