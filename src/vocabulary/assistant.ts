/* What a conversation with the assistant is made of. */

/** The longest thing somebody can say. */
export const messageLength = 600;

/** What somebody wants by what they say. */
export const intents = [
  "find",
  "refine",
  "outfit",
  "explain",
  "care",
  "term",
  "size",
  "compare",
  "greeting",
  "thanks",
  "out_of_scope",
] as const;
export type Intent = (typeof intents)[number];

/** What can be asked of a piece, each with the words of the catalogue. A category is `A.7` or `A.7.2`. */
export const slotNames = [
  "category",
  "colour",
  "pattern",
  "material",
  "cut",
  "neckline",
  "collar",
  "sleeve",
  "length",
  "rise",
  "closure",
  "heel",
  "occasion",
  "season",
  "formality",
  "style",
  "brand",
] as const;
export type SlotName = (typeof slotNames)[number];

/** Several values of one mean "or", several of them "and". */
export type Slots = Readonly<Partial<Record<SlotName, readonly string[]>>>;

/** More or less of something than what was shown. Lightness is of the colour: -1 is darker. */
export const comparatives = [
  "price",
  "formality",
  "length",
  "warmth",
  "lightness",
  "fit",
  "loud",
  "heel",
] as const;
export type Comparative = (typeof comparatives)[number];
export type Comparison = Readonly<Partial<Record<Comparative, -1 | 1>>>;

export interface AskedPrice {
  /** In cents. */
  readonly min?: number;
  readonly max?: number;
  readonly about?: number;
  /** For the whole look, not for each piece. */
  readonly total?: true;
  readonly band?: "cheap" | "luxury";
}

export interface AskedSize {
  readonly label: string;
  /** FR, EU, IT, UK, US; only when it was said. */
  readonly system?: string;
}
