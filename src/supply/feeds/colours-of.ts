import type { ColourKey } from "#vocabulary/attribute.ts";
import type { FeedItem } from "./feed-item.ts";
import type { TagWords } from "./tag-title.ts";

/** The colours of a row: as its column says, else its title, else the end of its address. */
export function coloursOf(item: FeedItem, words: TagWords): readonly [ColourKey, ...ColourKey[]] | undefined {
  const language = item.language ? { language: item.language } : {};
  const slug = slugOf(item.link);
  const sources = [
    () => (item.colour ? words.colour(item.colour, item.language) : []),
    () => (item.colour && /\bmulti/iu.test(item.colour) ? (["multicolour"] as const) : []),
    () => words.title({ title: item.title, ...language }).colours,
    () => (slug ? words.title({ title: slug, ...language }).colours : []),
  ];
  for (const ask of sources) {
    const [first, ...rest] = ask();
    if (first) return [first, ...rest.filter((colour) => colour !== first)];
  }
  return undefined;
}

/** "…/p/robe-longue-noire-123.html?ref=4" → "robe longue noire 123". */
const slugOf = (link: string) =>
  (link.split(/[?#]/u, 1)[0] ?? "")
    .split("/")
    .slice(3)
    .at(-1)
    ?.replace(/\.\w+$/u, "")
    .replace(/[-_+]|%20/gu, " ");
