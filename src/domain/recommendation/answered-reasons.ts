import type { Fit } from "#vocabulary/attribute.ts";
import { budgetRowsOf } from "#vocabulary/budget.ts";
import type { Correction, Corrections } from "#vocabulary/correction.ts";
import { cutFields } from "#vocabulary/cut.ts";
import { type SizeField, sizeFields } from "#vocabulary/size.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { wishNamed } from "#vocabulary/wish.ts";
import { fitCodes } from "../catalogue/columns.ts";
import type { Bilingual } from "../catalogue/product.ts";
import { cardAt, rowOf, type Snapshot } from "../catalogue/snapshot.ts";
import { traitName } from "./trait-name.ts";
import * as words from "./words.ts";

export interface AnsweredReason {
  readonly trait: string;
  readonly correction: Correction;
  /** The reason as it reads where no piece is at hand. */
  readonly words: Bilingual;
}

/**
 * What somebody answered reasons with, the latest first: what is wrong is no reason any more, and nobody would find it
 * otherwise. Wishes, sizes and rows of the other universe are told there; what has left the catalogue nowhere.
 */
export const answeredReasons = (
  snapshot: Snapshot,
  universe: Universe,
  corrections: Corrections,
): readonly AnsweredReason[] =>
  Object.entries(corrections)
    .toReversed()
    .flatMap(([trait, correction]) => {
      const found = wordsOf(snapshot, universe, trait);
      return found ? { trait, correction, words: found } : [];
    });

function wordsOf(snapshot: Snapshot, universe: Universe, trait: string): Bilingual | undefined {
  const at = trait.indexOf(":");
  const [kind, name] = at < 0 ? [trait, ""] : [trait.slice(0, at), trait.slice(at + 1)];
  return Object.hasOwn(byKind, kind) ? byKind[kind]?.(name, snapshot, universe) : undefined;
}

type Say = (name: string, snapshot: Snapshot, universe: Universe) => Bilingual | undefined;

const byKind: Readonly<Record<string, Say>> = {
  style: (name) => words.yourStyle(Number(name), true),
  wanted_style: (name) => words.styleYouWant(Number(name), true),
  brand(name, { brands }) {
    const brand = brands.get(Number(name))?.name;
    return brand === undefined ? undefined : words.brandYouFollow(brand);
  },
  wish(name, _, universe) {
    const wish = wishNamed(universe, name);
    return wish && words.onYourList(wish.label);
  },
  price(name, _, universe) {
    const row = budgetRowsOf(universe).find(({ key }) => key === name);
    return row || name === "" ? words.budgetWords("within", universe, row?.key) : undefined;
  },
  size: (name, _, universe) => (isSizeField(name) ? words.inYourSizes(name, universe) : undefined),
  cut: (name) => (isFit(name) ? words.yourCut(cutFields[0], name) : undefined),
  formality: (name) => words.dressiness(Number(name)),
  liked: named(words.closeToLiked),
  co_liked: named(words.closeTo),
  taste(trait, snapshot, universe) {
    const name = traitName(snapshot, universe, trait);
    return name.en === "" ? undefined : words.keepChoosing(name, "often");
  },
  turned_down: () => words.turnedDown.any,
  unlike: () => words.unlikeTurnedDown.nothing,
  season: () => words.inAnySeason,
  popularity: () => words.liking.some,
  freshness: () => words.newness.lately,
};

const isSizeField = (name: string): name is SizeField => sizeFields.some((field) => field === name);
const isFit = (name: string): name is Fit => fitCodes.list.some((fit) => fit === name);

function named(say: (name: Bilingual) => Bilingual): Say {
  return (id, snapshot) => {
    const row = rowOf(snapshot, Number(id));
    return row < 0 ? undefined : say(cardAt(snapshot, row).name);
  };
}
