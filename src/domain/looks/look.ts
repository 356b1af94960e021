import type { ColourKey, Formality, Occasion, Season } from "#vocabulary/attribute.ts";
import type { Leaf } from "#vocabulary/category.ts";
import type { LookSlot } from "#vocabulary/look.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Bilingual } from "../catalogue/product.ts";

/** What a look is for. */
export interface Brief {
  readonly universe: Universe;
  readonly occasion: Occasion;
  readonly season: Season;
}

/** Pieces that are worn together, as they are kept. */
export interface Look extends Brief {
  readonly id: number;
  readonly title: Bilingual;
  readonly formality: Formality;
  /** How well its pieces go together, 0 to 1. */
  readonly score: number;
  /** In the order of the slots, one for each. */
  readonly items: readonly LookItem[];
  /** No longer shown: too much of it has left. Its number stays its own. */
  readonly retired: boolean;
  /** Taken out of sight by an admin, until one shows it again. */
  readonly hidden?: boolean;
  /** Put together by an admin: what a stylist would send back may stand, as long as it can be worn. */
  readonly byAdmin?: boolean;
  /** Gone for good, but for its number. */
  readonly deleted?: boolean;
}

export interface LookItem {
  readonly slot: LookSlot;
  /** The piece it was made with, and what that was: another can stand in for it when it is gone. */
  readonly chosen: number;
  readonly leaf: Leaf;
  readonly colour: ColourKey;
  /** The piece it has now. */
  readonly product: number;
}
