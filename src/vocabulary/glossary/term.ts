import type { Language } from "../language.ts";
import type { Facet } from "../lexicon/concept.ts";

export type Words = Readonly<Record<Language, string>>;

/** A word of fashion and what it means to somebody who is choosing clothes. */
export interface GlossaryTerm {
  /** Unique in the glossary: the anchor that articles link to. */
  readonly key: string;
  readonly section: GlossarySection;
  /** The key of the lexicon's concept that the term names: its other words are kept there, not here. */
  readonly concept?: string;
  /** Which concept is meant, where several facets have the key ("high" is a neckline, a rise and a heel). */
  readonly facet?: Facet;
  readonly term: Words;
  /** One to three sentences. */
  readonly meaning: Words;
  /** What to type to see such pieces. */
  readonly search?: Words;
  readonly drawing?: DrawingKey;
}

/** What terms mean where somebody said it in other words, by their keys. */
export type Meanings = ReadonlyMap<string, Words>;

/** The only way to read a meaning. */
export const meaningOf = ({ key, meaning }: GlossaryTerm, meanings?: Meanings): Words =>
  meanings?.get(key) ?? meaning;

export type GlossarySection =
  | "cloth"
  | "fibre"
  | "cut"
  | "collar"
  | "sleeve"
  | "trousers"
  | "coats"
  | "shoes"
  | "bags"
  | "pattern"
  | "finish"
  | "dress-code"
  | "care";

export const inSection = (
  section: GlossarySection,
  terms: readonly Omit<GlossaryTerm, "section">[],
): readonly GlossaryTerm[] => terms.map((term) => ({ ...term, section }));

/** What is to be drawn beside a term. */
export type DrawingKey =
  | "weave-plain"
  | "weave-twill"
  | "weave-satin"
  | "weave-basket"
  | "weave-denim"
  | "knit-jersey"
  | "knit-rib"
  | "cut-slim"
  | "cut-fitted"
  | "cut-regular"
  | "cut-straight"
  | "cut-relaxed"
  | "cut-oversized"
  | "cut-boxy"
  | "cut-cropped"
  | "cut-a-line"
  | "cut-empire"
  | "cut-bias"
  | "cut-wrap"
  | "cut-drop-shoulder"
  | "cut-sheath"
  | "cut-shift"
  | "cut-peplum"
  | "length-midi"
  | "length-maxi"
  | "collar-button-down"
  | "collar-classic"
  | "collar-spread"
  | "collar-camp"
  | "collar-mandarin"
  | "collar-wing"
  | "collar-peter-pan"
  | "collar-self-tie-bow"
  | "lapel-notch"
  | "lapel-peak"
  | "lapel-shawl"
  | "neck-roll"
  | "neck-high"
  | "neck-crew"
  | "neck-v"
  | "neck-scoop"
  | "neck-boat"
  | "neck-square"
  | "neck-halter"
  | "neck-off-shoulder"
  | "neck-sweetheart"
  | "neck-cowl"
  | "neck-henley"
  | "neck-hood"
  | "sleeve-set-in"
  | "sleeve-raglan"
  | "sleeve-batwing"
  | "sleeve-kimono"
  | "sleeve-puff"
  | "sleeve-leg-of-mutton"
  | "sleeve-bishop"
  | "sleeve-bell"
  | "sleeve-cap"
  | "sleeve-three-quarter"
  | "sleeve-sleeveless"
  | "cuff-barrel"
  | "cuff-double"
  | "cuff-working"
  | "rise-measure"
  | "rise-high"
  | "rise-mid"
  | "rise-low"
  | "trousers-inseam"
  | "trousers-skinny"
  | "trousers-tapered"
  | "trousers-bootcut"
  | "trousers-flare"
  | "trousers-wide"
  | "trousers-mom"
  | "trousers-cigarette"
  | "trousers-pleats"
  | "trousers-turn-up"
  | "trousers-break"
  | "skirt-pencil"
  | "skirt-pleated"
  | "skirt-skater"
  | "skirt-tiered"
  | "jacket-single-breasted"
  | "jacket-double-breasted"
  | "jacket-vent"
  | "shoe-oxford"
  | "shoe-derby"
  | "shoe-brogue"
  | "shoe-monk"
  | "shoe-loafer"
  | "shoe-chelsea"
  | "shoe-chukka"
  | "shoe-ballet"
  | "shoe-mule"
  | "shoe-court"
  | "shoe-slingback"
  | "shoe-mary-jane"
  | "heel-block"
  | "heel-stiletto"
  | "heel-kitten"
  | "heel-wedge"
  | "heel-platform"
  | "toe-pointed"
  | "toe-almond"
  | "toe-square"
  | "toe-cap"
  | "shoe-goodyear"
  | "shoe-blake"
  | "shoe-vamp"
  | "pattern-breton"
  | "pattern-pinstripe"
  | "pattern-houndstooth"
  | "pattern-prince-of-wales"
  | "pattern-gingham"
  | "pattern-tartan"
  | "pattern-windowpane"
  | "pattern-argyle"
  | "pattern-herringbone"
  | "pattern-birdseye"
  | "pattern-cable"
  | "pattern-paisley"
  | "pattern-polka-dot"
  | "make-dart"
  | "make-yoke"
  | "make-placket"
  | "make-flat-felled"
  | "pocket-patch"
  | "pocket-welt"
  | "make-gathers"
  | "make-pleat"
  | "make-selvedge"
  | "make-quilting"
  | "make-topstitching"
  | "care-tub"
  | "care-hand"
  | "care-circle"
  | "care-triangle"
  | "care-square-circle"
  | "care-iron"
  | "care-dry-flat";
