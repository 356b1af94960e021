import { colourLabels } from "#vocabulary/attribute-labels.ts";
import { leafName } from "#vocabulary/category.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { colourCodes } from "../catalogue/columns.ts";
import type { Bilingual } from "../catalogue/product.ts";
import { leafAt, rowOf, type Snapshot } from "../catalogue/snapshot.ts";
import type { TraitKind, Weighed } from "./taste.ts";

/** Fewer pieces have nothing in common that is worth a word. */
const enough = 3;

/** "Blazers and wool coats, mostly.": what most of the pieces that speak for a trait are; of categories, their colours. */
export function whereItShows(
  snapshot: Snapshot,
  universe: Universe,
  kind: TraitKind,
  pieces: readonly Weighed[],
): Bilingual | undefined {
  const rows = pieces.map(({ product }) => rowOf(snapshot, product)).filter((row) => row >= 0);
  if (rows.length < enough) return undefined;
  const names = rows.flatMap((row) =>
    kind === "category" ? colourOf(snapshot, row) : leafOf(snapshot, universe, row),
  );
  const top = mostCommon(names);
  if (top.length === 0) return undefined;
  const [en, fr] = [top.map((one) => one.en), top.map((one) => one.fr)];
  const tail = (words: readonly string[]) => words.map((word, i) => (i === 0 ? word : lowered(word)));
  return { en: `${tail(en).join(" and ")}, mostly.`, fr: `${tail(fr).join(" et ")}, surtout.` };
}

const colourOf = ({ mainColour }: Snapshot, row: number): Bilingual[] => {
  const colour = colourCodes.wordOf(mainColour[row] ?? 0);
  return colour ? [colourLabels[colour]] : [];
};

const leafOf = (snapshot: Snapshot, universe: Universe, row: number): Bilingual[] => {
  const name = leafName(leafAt(snapshot, row), universe);
  return name ? [name] : [];
};

/** The fewest of at most two that are more than half of all; none when it takes more. */
function mostCommon(names: readonly Bilingual[]): readonly Bilingual[] {
  const counts = new Map<Bilingual, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [first, second] = [...counts].sort(([a, x], [b, y]) => y - x || (a.en < b.en ? -1 : 1));
  const isMost = (...some: (typeof first)[]) =>
    some.reduce((sum, one) => sum + (one?.[1] ?? 0), 0) * 2 > names.length;
  if (first && isMost(first)) return [first[0]];
  return first && second && isMost(first, second) ? [first[0], second[0]] : [];
}

const lowered = (text: string): string =>
  /^[A-Z]-/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
