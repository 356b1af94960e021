import type { Leaf } from "#vocabulary/category.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Dye } from "../illustrator/cloth/dyes.ts";
import type { MotifName } from "../illustrator/cloth/motifs.ts";
import type { ClothKind } from "../illustrator/cloth/optics.ts";
import { draftGarment, silhouettesFor } from "../illustrator/draft.ts";
import type { Garment } from "../illustrator/garment.ts";
import { pickWeighted, type Random, randomFrom } from "../illustrator/random.ts";
import type { FabricOption } from "../illustrator/silhouettes/silhouette.ts";
import type { SilhouetteKind } from "../illustrator/silhouettes.ts";
import type { HouseBrand } from "./brand.ts";
import { paletteDye } from "./palette.ts";

/** A piece as its brand would draw it: shape, cloth, colour, motif. */
export interface Design {
  readonly universe: Universe;
  readonly leaf: Leaf;
  readonly seed: string;
  readonly kind: SilhouetteKind;
  readonly option: FabricOption;
  readonly cloth: ClothKind;
  readonly motif: MotifName | "plain";
  readonly dye: Dye | undefined;
  readonly garment: Garment;
}

export function designPiece(
  brand: HouseBrand,
  universe: Universe,
  leaf: Leaf,
  seed: string,
): Design | undefined {
  const random = randomFrom(`${brand.name} ${universe} ${leaf} ${seed}`);
  const choices = silhouettesFor(universe, leaf).flatMap((silhouette) => {
    const options = offered(silhouette.fabrics, brand, universe);
    return options.length > 0 ? [{ silhouette, options }] : [];
  });
  if (choices.length === 0) return undefined;
  const { silhouette, options } = pickWeighted(choices, random, (one) => one.silhouette.weight ?? 1);
  const option = pickWeighted(options, random, (one) => one.weight * (brand.materials[one.material] ?? 1));
  const motif = chooseMotif(option, brand, random);
  const dye = paletteDye(brand, option, random);
  const { kind } = silhouette;
  const garment = draftGarment({
    universe,
    leaf,
    seed,
    kind,
    cloth: option.kind,
    material: option.material,
    motif,
    ...(dye && motif !== "camouflage" && { dye }),
  });
  return garment && { universe, leaf, seed, kind, option, cloth: option.kind, motif, dye, garment };
}

/** The same piece in another colour: same cut, same cloth, same hand. */
export function recolour(design: Design, dye: Dye): Garment | undefined {
  const { universe, leaf, seed, kind, cloth, motif, option } = design;
  // Camouflage has its own colours.
  if (motif === "camouflage") return undefined;
  return draftGarment({ universe, leaf, seed, kind, cloth, material: option.material, motif, dye });
}

/** What the brand would work in; a brand that refuses leather makes no leather shoes. */
function offered(fabrics: readonly FabricOption[], brand: HouseBrand, universe: Universe): FabricOption[] {
  return fabrics.filter(
    (option) => (option.universe ?? universe) === universe && brand.materials[option.material] !== 0,
  );
}

function chooseMotif(option: FabricOption, brand: HouseBrand, random: Random): MotifName | "plain" {
  if (!option.motifs) return "plain";
  return pickWeighted(option.motifs, random, ([name, weight]) =>
    name === "plain" ? weight : weight * brand.motifs,
  )[0];
}
