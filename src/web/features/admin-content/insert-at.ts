/** A text with something put in at the cursor, and where the cursor stands then. */
export type Inserted = { readonly text: string; readonly from: number; readonly to: number };

type Place = { readonly from: number; readonly to: number };

/** A line of its own, with an empty one before and after it. */
export function insertBlock(text: string, { from, to }: Place, block: string): Inserted {
  const before = text.slice(0, from).replace(/\n*$/, "");
  const after = text.slice(to).replace(/^\n*/, "");
  const head = before ? `${before}\n\n` : "";
  return { text: `${head}${block}\n\n${after}`, from: head.length, to: head.length + block.length };
}

/** What is marked becomes the words of a link; its address is marked next. */
export function insertLink(text: string, { from, to }: Place, words: string): Inserted {
  const shown = text.slice(from, to) || words;
  const start = from + shown.length + 3;
  return { text: `${text.slice(0, from)}[${shown}](/)${text.slice(to)}`, from: start, to: start + 1 };
}
