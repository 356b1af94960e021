import type { Leaf } from "#vocabulary/category.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { type BackdropName, backdrops, dyeNamed } from "../cloth/dyes.ts";
import type { MotifName } from "../cloth/motifs.ts";
import type { ClothKind } from "../cloth/optics.ts";
import { draftGarment } from "../draft.ts";
import type { SilhouetteKind } from "../silhouettes.ts";
import type { Slot } from "./item.ts";
import type { Look, LookPiece } from "./look.ts";

/** A piece as a stylist would ask for it. */
export interface PieceWish {
  readonly slot: Slot;
  readonly leaf: Leaf;
  readonly kind?: SilhouetteKind;
  readonly dye: string;
  readonly cloth?: ClothKind;
  readonly motif?: MotifName | "plain";
}

export interface Outfit {
  readonly layout: Look["layout"];
  readonly backdrop: BackdropName;
  readonly pieces: readonly PieceWish[];
}

/** The stylist's wishes as a look that can be drawn. A leaf nothing is drawn for is left out. */
export function lookOf(outfit: Outfit, universe: Universe, name: string, ratio: Look["ratio"]): Look {
  const pieces = outfit.pieces.flatMap((wish, i): LookPiece[] => {
    const garment = draftGarment({
      universe,
      leaf: wish.leaf,
      seed: `${name} ${i}`,
      dye: dyeNamed(wish.dye),
      motif: wish.motif ?? "plain",
      ...(wish.kind && { kind: wish.kind }),
      ...(wish.cloth && { cloth: wish.cloth }),
    });
    return garment ? [{ slot: wish.slot, garment }] : [];
  });
  return { pieces, layout: outfit.layout, ratio, backdrop: backdrops[outfit.backdrop], seed: name };
}

type More = Partial<Pick<PieceWish, "cloth" | "motif">>;
const piece =
  (slot: Slot) =>
  (leaf: Leaf, kind: SilhouetteKind | undefined, dye: string, more: More = {}): PieceWish => ({
    slot,
    leaf,
    dye,
    ...(kind && { kind }),
    ...more,
  });

/* The words an outfit is written in. */
export const top = piece("top");
export const bottom = piece("bottom");
export const whole = piece("one-piece");
export const layer = piece("layer");
export const coat = piece("coat");
export const shoes = piece("shoes");
export const bag = piece("bag");
export const extra = piece("accessory");

export const worn = (backdrop: BackdropName, ...pieces: PieceWish[]): Outfit => ({
  layout: "layered",
  backdrop,
  pieces,
});
export const laid = (backdrop: BackdropName, ...pieces: PieceWish[]): Outfit => ({
  layout: "flat-lay",
  backdrop,
  pieces,
});
