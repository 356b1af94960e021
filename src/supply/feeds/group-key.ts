import { foldText } from "#vocabulary/lexicon/fold-text.ts";
import type { FeedItem } from "./feed-item.ts";
import { hashText } from "./hash-text.ts";

/** What the rows of one product share, and what the product is called from run to run. */
export function groupKey(item: FeedItem): string {
  const shop = foldText(item.shop.name).replace(/[^\p{L}\p{N}]+/gu, "-");
  if (item.group !== undefined) return `${shop}/${shortened(item.group)}`;
  return `${shop}/~${hashText(`${foldText(item.brand)}|${designName(item)}`).toString(36)}`;
}

/** The name without colour and size: what is left is the same on every row of a design. */
function designName({ title, colour, size }: FeedItem): string {
  const words = ` ${simplified(title)} `;
  const without = [colour, size]
    .flatMap((text) =>
      text === undefined
        ? []
        : [simplified(text), ...(text.includes("/") ? text.split("/").map(simplified) : [])],
    )
    .filter((text) => text !== "")
    .reduce((rest, text) => rest.replaceAll(` ${text} `, " "), words);
  return (
    without
      .replace(/ (?:taille|size|t|eu|uk|us|fr|couleur|color|colour)(?= )(?! \p{L})/gu, "")
      .trim()
      .replace(/\s+/gu, " ") || words.trim()
  );
}

const simplified = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}.]+/gu, " ")
    .trim();

/** Group ids are the merchant's to choose; ours must fit in a key. */
const shortened = (group: string) =>
  group.length <= 100 ? group : `${group.slice(0, 80)}~${hashText(group).toString(36)}`;
