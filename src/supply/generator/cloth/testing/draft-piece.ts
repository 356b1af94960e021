import type { Leaf } from "#vocabulary/category.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { dyes } from "../../../illustrator/cloth/dyes.ts";
import { colourKeyOf, patternOf } from "../../../illustrator/describe/pattern.ts";
import { draftGarment } from "../../../illustrator/draft.ts";
import { silhouetteOf } from "../../../illustrator/garment.ts";
import { randomFrom } from "../../../illustrator/random.ts";
import type { SilhouetteKind } from "../../../illustrator/silhouettes.ts";
import type { HouseBrand } from "../../brand.ts";
import type { Piece } from "../../piece.ts";
import { compositionOf } from "../composition.ts";
import { materialsOf } from "../materials.ts";

export interface DraftedPiece {
  readonly universe: Universe;
  readonly leaf: Leaf;
  readonly seed: string;
  readonly kind?: SilhouetteKind;
  readonly naming?: HouseBrand["naming"];
  readonly level?: HouseBrand["level"];
}

/** A piece by an imaginary brand, with everything a drawing says about it. */
export function draftPiece({
  universe,
  leaf,
  seed,
  kind,
  naming = { kind: "plain" },
  level = 3,
}: DraftedPiece): Piece {
  const garment = draftGarment({ universe, leaf, seed, ...(kind && { kind }) });
  if (!garment) throw new Error(`nothing is drawn for ${universe} ${leaf}`);
  const { fabrics, words } = silhouetteOf(garment);
  const { main } = garment.fabric;
  const { material } = fabrics.find((option) => option.kind === main.kind) ?? fabrics[0];
  const made = { kind: garment.kind, cloth: main.kind, material, level, universe, leaf, garment };
  const composition = compositionOf(made, randomFrom(`made ${seed}`));
  return {
    universe,
    leaf,
    kind: garment.kind,
    garment,
    brand: brandOf(naming, level),
    colour: colourKeyOf(main.colour),
    dye: dyes.find(({ colour }) => colour === main.colour)?.name ?? "jet",
    ...(main.motif && { motif: main.motif }),
    cloth: main.kind,
    material,
    traits: {
      pattern: patternOf(main),
      materials: materialsOf(composition, material),
      cut: words(garment.cut),
      formality: 2,
      seasons: [],
      occasions: [],
      styles: [],
    },
    composition,
  };
}

const brandOf = (naming: HouseBrand["naming"], level: HouseBrand["level"]): HouseBrand => ({
  name: "Nobody",
  country: "FR",
  about: { en: "", fr: "" },
  universes: ["women", "men"],
  makes: [],
  level,
  axes: {},
  palette: [],
  materials: {},
  motifs: 1,
  volume: 0.5,
  naming,
  reductions: "seasonal",
});
