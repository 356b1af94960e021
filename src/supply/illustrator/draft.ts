import type { Material } from "#vocabulary/attribute.ts";
import { type Leaf, leavesOf } from "#vocabulary/category.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Cloth } from "./cloth/cloth.ts";
import {
  backdropFor,
  backdrops,
  type Dye,
  type DyeGroup,
  dyeNamed,
  dyes,
  dyesOf,
  motifColours,
} from "./cloth/dyes.ts";
import type { MotifName } from "./cloth/motifs.ts";
import type { ClothKind } from "./cloth/optics.ts";
import type { Garment } from "./garment.ts";
import { pickWeighted, type Random, randomFrom } from "./random.ts";
import type { FabricOption, Silhouette } from "./silhouettes/silhouette.ts";
import { type SilhouetteKind, silhouettes } from "./silhouettes.ts";

type AnySilhouette = Silhouette<SilhouetteKind, Garment["cut"]>;
export const allSilhouettes = Object.values(silhouettes) as unknown as readonly AnySilhouette[];

/** The silhouettes sold under this leaf. */
export const silhouettesFor = (universe: Universe, leaf: Leaf): readonly AnySilhouette[] =>
  allSilhouettes.filter(({ leaves }) => leaves[universe]?.includes(leaf));

/** Leaves that have nothing to show yet. */
export const leavesWithoutSilhouette = (universe: Universe): readonly Leaf[] =>
  leavesOf(universe).filter((leaf) => silhouettesFor(universe, leaf).length === 0);

export interface DraftRequest {
  readonly universe: Universe;
  readonly leaf: Leaf;
  /** The same seed gives the same garment. */
  readonly seed: string;
  /** Only this silhouette of the leaf. */
  readonly kind?: SilhouetteKind;
  /** Only this colour, cloth or motif; any that suits the silhouette when left out. */
  readonly dye?: Dye;
  readonly cloth?: ClothKind;
  /** Where a cloth comes in several: leather, and what only looks like it. */
  readonly material?: Material;
  readonly motif?: MotifName | "plain";
}

/** A garment as a shop would offer it under this leaf; nothing when no silhouette is sold there. */
export function draftGarment(request: DraftRequest): Garment | undefined {
  const { universe, leaf, seed, kind } = request;
  const random = randomFrom(`${universe} ${leaf} ${seed}`);
  const [first, ...others] = silhouettesFor(universe, leaf).filter((one) => !kind || one.kind === kind);
  if (!first) return undefined;
  const chosen = pickWeighted([first, ...others], random, ({ weight = 1 }) => weight);
  const cut = chosen.cut(random, universe, leaf);
  const option = optionFor(chosen.fabrics, request, random);
  const main = draftCloth(option, random, request);
  const usual = chosen.fabrics.find((one) => one.kind === option.kind)?.material ?? option.material;
  const fabric = {
    main,
    ...(option.material !== usual && { material: option.material }),
    ...chosen.finish?.(main, cut, random),
  };
  const backdrop = backdrops[backdropFor(main.colour, random)];
  // One cast: the cut came from the silhouette of this very kind.
  return { kind: chosen.kind, cut, fabric, universe, seed, backdrop } as Garment;
}

/** What it is made of: the cloth asked for, as the silhouette knows it or as itself. */
function optionFor(
  fabrics: readonly [FabricOption, ...FabricOption[]],
  { cloth, material, universe }: DraftRequest,
  random: Random,
): FabricOption {
  const offered = fabrics.filter((option) => (option.universe ?? universe) === universe);
  const option = pickWeighted(offered, random, ({ weight }) => weight);
  if (!cloth) return option;
  const known = offered.filter(({ kind }) => kind === cloth);
  return known.find((one) => one.material === material) ?? known[0] ?? { ...option, kind: cloth };
}

function draftCloth(option: FabricOption, random: Random, asked: DraftRequest): Cloth {
  const free = draftDye(option.dyes ?? everyday, random);
  const [usual] = option.motifs
    ? pickWeighted(option.motifs, random, ([, weight]) => weight)
    : (["plain", 1] as const);
  const motif = asked.motif ?? usual;
  const dye = asked.dye ?? (motif === "camouflage" ? dyeNamed(random.pick(camouflageGrounds)) : free);
  if (motif === "plain") return { kind: option.kind, colour: dye.colour };
  return { kind: option.kind, colour: dye.colour, motif, ...motifColours(motif, dye.colour, random) };
}

/** How often shops show each group: most clothes are quiet. */
const groupWeights: Record<DyeGroup, number> = {
  neutral: 34,
  classic: 24,
  earth: 16,
  pastel: 10,
  jewel: 9,
  bright: 7,
  denim: 20,
  leather: 24,
  metal: 10,
  suiting: 24,
  formal: 24,
  beige: 24,
};
export const everyday: readonly DyeGroup[] = ["neutral", "classic", "earth", "pastel", "jewel", "bright"];

/** Camouflage is what hides in woods and sand: in any other colour it looks like a misprint. */
const camouflageGrounds = ["olive", "moss", "khaki", "sand", "stone", "sage"] as const;

function draftDye(groups: readonly DyeGroup[], random: Random): Dye {
  const group = pickWeighted(groups, random, (name) => groupWeights[name]);
  const [first = dyes[0], ...others] = dyesOf(group);
  return random.pick([first, ...others]);
}
