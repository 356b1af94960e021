/** Of a 32-bit integer column. */
const mostId = 2_147_483_647;

/** The number of a piece, or its address with or without the site before it. */
export function pieceIn(text: string): number | undefined {
  const found = /^\s*(?:\S*\/product\/)?([1-9]\d{0,9})(?:-\S*)?\s*$/.exec(text)?.[1];
  const id = Number(found);
  return found && id <= mostId ? id : undefined;
}
