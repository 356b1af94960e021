import type { Language } from "#vocabulary/language.ts";
import { rowOf } from "../../catalogue/snapshot.ts";
import { findProducts } from "../find-products.ts";
import type { SearchIndex } from "../search-index.ts";
import { meets, type Need } from "./need.ts";

export interface Judged {
  readonly query: string;
  readonly total: number;
  /** Of the first ten that were found, the share that is what was needed; 0 when nothing was found and something exists. */
  readonly precision: number;
  /** The same where a place that could have been filled and was not counts as wrong. */
  readonly filled: number;
}

export function judge(index: SearchIndex, query: string, need: Need, language: Language): Judged {
  const { snapshot } = index;
  const { products, total } = findProducts(index, {
    text: query,
    language,
    from: 0,
    limit: 10,
    withFacets: false,
  });
  const right = products.filter((id) => meets(snapshot, rowOf(snapshot, id), need)).length;
  const possible = Math.min(10, existing(index, need));
  const share = (places: number) => (places === 0 ? 1 : right / places);
  return {
    query,
    total,
    precision: products.length === 0 ? (possible === 0 ? 1 : 0) : share(products.length),
    filled: share(Math.max(products.length, possible)),
  };
}

function existing({ snapshot }: SearchIndex, need: Need): number {
  let found = 0;
  for (let row = 0; row < snapshot.size && found < 10; row++)
    if (snapshot.inStock[row] === 1 && meets(snapshot, row, need)) found++;
  return found;
}

/** One slip of the pen in the longest word, the same each time: a letter left out, doubled, swapped or missed. */
export function withSlip(query: string, number: number): string {
  const words = query.split(" ");
  const longest = words.reduce((best, word, i) => (word.length > (words[best]?.length ?? 0) ? i : best), 0);
  const word = words[longest] ?? "";
  const at = 1 + (number % Math.max(1, word.length - 2));
  const [head, letter, tail] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const slips = [
    head + tail,
    head + letter + letter + tail,
    head + tail.charAt(0) + letter + tail.slice(1),
    `${head}e${tail}`,
  ];
  return words.with(longest, slips[number % slips.length] ?? word).join(" ");
}

export const mean = (all: readonly Judged[], of: "precision" | "filled" = "precision"): number =>
  all.reduce((sum, judged) => sum + judged[of], 0) / Math.max(1, all.length);
