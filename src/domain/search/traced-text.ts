import type { Span } from "./understand/understood.ts";

/** A text that was changed, and how to find again where something of it stood before. */
export interface TracedText {
  readonly text: string;
  /** What was there before: a stretch that touches a changed word takes the whole word in. */
  readonly origin: (span: Span) => Span;
}

export const untouched = (text: string): TracedText => ({ text, origin: (span) => span });

/** The text with other words in some places, which come in the order of the text. */
export function replaceWords(
  before: TracedText,
  changes: readonly { readonly at: Span; readonly by: string }[],
): TracedText {
  let [text, taken] = ["", 0];
  const edits = changes.map(({ at: [from, to], by }) => {
    const start = text.length + from - taken;
    text += before.text.slice(taken, from) + by;
    taken = to;
    return { start, end: text.length, from, to };
  });
  text += before.text.slice(taken);
  const place = (at: number, isEnd: boolean): number => {
    let shift = 0;
    for (const { start, end, from, to } of edits) {
      if (isEnd ? at <= start : at < start) break;
      if (isEnd ? at <= end : at < end) return isEnd ? to : from;
      shift = to - end;
    }
    return at + shift;
  };
  return { text, origin: ([start, end]) => before.origin([place(start, false), place(end, true)]) };
}
