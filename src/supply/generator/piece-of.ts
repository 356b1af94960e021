import type { ColourKey } from "#vocabulary/attribute.ts";
import { dyes } from "../illustrator/cloth/dyes.ts";
import { factsOf } from "../illustrator/describe/alt-text.ts";
import { colourKeyOf } from "../illustrator/describe/pattern.ts";
import type { Garment } from "../illustrator/garment.ts";
import type { Random } from "../illustrator/random.ts";
import { traitsOf } from "../traits/traits.ts";
import type { HouseBrand } from "./brand.ts";
import { compositionOf } from "./cloth/composition.ts";
import { materialsOf } from "./cloth/materials.ts";
import type { Design } from "./design.ts";
import { fitOf } from "./fit.ts";
import type { Piece } from "./piece.ts";

/** Everything that is true of a design: read off the drawing, not invented beside it. */
export function pieceOf(brand: HouseBrand, design: Design, random: Random): Piece {
  const { universe, leaf, kind, garment, cloth, motif } = design;
  const { material, pattern, cut } = factsOf(garment);
  const made = { kind, cloth, material, level: brand.level, universe, leaf, garment };
  const composition = compositionOf(made, random);
  const fit = fitOf(garment, universe, leaf, cut);
  const colours = coloursOf(garment);
  const facts = {
    universe,
    leaf,
    kind,
    materials: materialsOf(composition, material),
    pattern,
    colours,
    cut,
    ...(fit && { fit }),
  };
  return {
    universe,
    leaf,
    kind,
    garment,
    brand,
    colour: colours[0],
    dye: dyeOf(garment),
    ...(motif !== "plain" && { motif }),
    cloth,
    material,
    ...(fit && { fit }),
    traits: traitsOf(facts, brand.axes),
    composition,
  };
}

/** The ground, and what is drawn on it where that is seen from afar. */
export function coloursOf(garment: Garment): readonly [ColourKey, ...ColourKey[]] {
  const { main } = garment.fabric;
  const ground = colourKeyOf(main.colour);
  const { pattern } = factsOf(garment);
  if (pattern === "plain" || pattern === "cable" || !main.second) return [ground];
  const second = colourKeyOf(main.second);
  return second === ground ? [ground] : [ground, second];
}

export const dyeOf = ({ fabric: { main } }: Garment): string =>
  dyes.find(({ colour }) => colour === main.colour)?.name ?? dyes[0].name;
