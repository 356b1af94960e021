import type { CutWords, Material } from "#vocabulary/attribute.ts";
import type { Leaf } from "#vocabulary/category.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Cloth } from "../cloth/cloth.ts";
import type { DyeGroup } from "../cloth/dyes.ts";
import type { MotifName } from "../cloth/motifs.ts";
import type { ClothKind } from "../cloth/optics.ts";
import type { Colour } from "../colour/oklab.ts";
import type { Family } from "../model/families.ts";
import type { Model } from "../model/part.ts";
import type { Random } from "../random.ts";

/** Everything a garment is made of. Plain data: it is stored with the product. */
export interface Fabric {
  readonly main: Cloth;
  /** Of the main cloth, where its look does not tell: leather that is not. */
  readonly material?: Material;
  /** A second cloth that is meant to be seen: raglan sleeves, a panel, an upper's heel tab. */
  readonly contrast?: Cloth;
  readonly lining?: Cloth;
  readonly sole?: Cloth;
  readonly button?: Colour;
  readonly metal?: Metal;
  /** A stone, a lens, a dial. */
  readonly gem?: Colour;
}

export type Metal = "gold" | "silver" | "rose" | "steel" | "gunmetal" | "brass";

/** One thing a garment can be made of, and how often it is. */
export interface FabricOption {
  readonly kind: ClothKind;
  readonly weight: number;
  readonly material: Material;
  /** Offered in this universe only; in both when left out. */
  readonly universe?: Universe;
  /** Colours it comes in; all groups but metal and denim when left out. */
  readonly dyes?: readonly DyeGroup[];
  /** Motifs it may carry, with how often; "plain" is no motif. */
  readonly motifs?: readonly (readonly [MotifName | "plain", number])[];
}

/** The hand that draws: chance for the right side, and for the left, which never folds the same way. */
export interface Hand {
  readonly seed: string;
  readonly universe: Universe;
  readonly random: Random;
  readonly leftRandom: Random;
}

/**
 * A silhouette: what may vary about it, what it is made of, how it is drawn.
 * A new one is one file in the folder of its group and one line in its group beside this folder.
 */
export interface Silhouette<Kind extends string, Cut> {
  readonly kind: Kind;
  /** One scale for the whole silhouette, or, where a mini and a maxi share it, one for each length. */
  readonly family: Family | ((cut: Cut) => Family);
  /** The category leaves it is sold under. */
  readonly leaves: Partial<Record<Universe, readonly Leaf[]>>;
  /** How often shops show it beside the others of its leaf; 1 when left out. */
  readonly weight?: number;
  readonly fabrics: readonly [FabricOption, ...FabricOption[]];
  /** A cut as a shop of this universe would offer it under this leaf. */
  readonly cut: (random: Random, universe: Universe, leaf: Leaf) => Cut;
  /** What goes with the main cloth: lining, buttons, sole. */
  readonly finish?: (main: Cloth, cut: Cut, random: Random) => Omit<Fabric, "main">;
  readonly draw: (cut: Cut, fabric: Fabric, hand: Hand) => Model;
  /** What its picture shows laid together, as it is worn: a jacket, and the trousers below it. */
  readonly parted?: (
    cut: Cut,
    fabric: Fabric,
    hand: Hand,
  ) => { readonly above: Model; readonly below: Model };
  readonly words: (cut: Cut) => CutWords;
}

/** Keeps the exact kind and cut of a silhouette while checking its shape. */
export const silhouette = <Kind extends string, Cut>(
  definition: Silhouette<Kind, Cut>,
): Silhouette<Kind, Cut> => definition;
