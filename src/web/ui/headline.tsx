import { Fragment } from "react";
import { preload } from "react-dom";
import serifItalicFont from "../../../node_modules/.fonts/instrument-serif-latin-400-italic.woff2?url";

/** A title whose second clause, between asterisks, is set in italics: the signature of our headings. */
export function Headline({ text }: { text: string }) {
  // With the page, or the clause would change its face under the eyes; pages without italics never fetch it.
  preload(serifItalicFont, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return text.split("*").map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed sentence never move
    index % 2 === 1 ? <em key={index}>{part}</em> : <Fragment key={index}>{part}</Fragment>,
  );
}
