import { Fragment } from "react";

/** A title whose second clause, between asterisks, is set in italics: the signature of our headings. */
export function Headline({ text }: { text: string }) {
  return text.split("*").map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed sentence never move
    index % 2 === 1 ? <em key={index}>{part}</em> : <Fragment key={index}>{part}</Fragment>,
  );
}
