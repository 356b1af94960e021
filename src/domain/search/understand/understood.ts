import type { Language } from "#vocabulary/language.ts";
import type { ReadingName } from "#vocabulary/search-filter.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { GroupName } from "../set-table.ts";
import type { Kind } from "./kinds.ts";

/** Where in a text: its first letter, and the one after its last. */
export type Span = readonly [start: number, end: number];

/** One value of a group of sets. */
export interface Value {
  readonly group: GroupName;
  readonly value: string;
}

/** A stretch of the text. */
export interface Stretch {
  readonly words: string;
  readonly at: Span;
}

/** Something that was said: a product has to have one of the values, and the nearest is one that has the best. */
export interface Said extends Stretch {
  /** What it is told as. */
  readonly name: ReadingName;
  readonly values: readonly string[];
  readonly any: readonly Value[];
  readonly best?: readonly Value[];
  readonly not?: boolean;
}

export interface SaidGarment extends Stretch {
  /** Parts of the tree in each universe, `A.7` or `A.7.2`. */
  readonly branches: Readonly<Record<Universe, readonly string[]>>;
  /** The likeliest first. */
  readonly kinds: readonly Kind[];
}

/** What a text asks for. */
export interface Understood {
  readonly language: Language;
  /** Whom it is for, if it says so. */
  readonly universe?: Stretch & { readonly is: Universe };
  readonly garment?: SaidGarment;
  readonly brands: readonly (Stretch & { readonly name: string })[];
  /** What is asked of it. */
  readonly wanted: readonly Said[];
  /** What it should be if there is such a thing: for what, when, in what spirit, how dear. */
  readonly hoped: readonly Said[];
  /** In cents. */
  readonly price?: Stretch & { readonly least?: number; readonly most?: number };
  /** Bare: a number that nothing says is a size. */
  readonly size?: Stretch & { readonly label: string; readonly system?: string; readonly isBare: boolean };
  /** Words that only names can have, folded. */
  readonly free: readonly (Stretch & { readonly word: string })[];
  readonly unwantedWords: readonly (Stretch & { readonly word: string })[];
}

export const stretchOf = (text: string, [start, end]: Span): Stretch => {
  const words = text.slice(start, end);
  const from = start + words.length - words.trimStart().length;
  return { words: words.trim(), at: [from, from + words.trim().length] };
};
