import type { Composition } from "#domain/catalogue/product.ts";
import type { Random } from "../../illustrator/random.ts";
import { type Blend, blendsByCloth, blendsByMaterial, coatBlends, footBlends, skinBlends } from "./blends.ts";
import type { Made } from "./made.ts";
import { fillingOf, liningOf, part, soleOf, trimsOf } from "./parts.ts";

/** What the label of a piece says, part by part: what one sees first, then what one does not. */
export function compositionOf(made: Made, random: Random): readonly Composition[] {
  const shares = mainShares(made, random);
  const body = bodyOf(made, shares);
  return [...body, ...fillingOf(made, random), ...trimsOf(made), ...liningOf(made), ...soleOf(made)];
}

type Shares = Composition["shares"];

function bodyOf({ leaf, cloth, material }: Made, shares: Shares): readonly Composition[] {
  // Nothing is called straw, raffia or acetate in the list of materials: better nothing than a wrong fibre.
  if (cloth === "straw" || cloth === "raffia" || cloth === "acetate") return [];
  if (leaf.startsWith("B")) return [{ part: "upper", shares }];
  // The case of a watch is metal; what its cloth says is the strap.
  if (leaf === "E.1.1")
    return [part("main", "metal"), ...(material === "metal" ? [] : [{ part: "strap", shares } as const])];
  return [{ part: "main", shares }];
}

function mainShares(made: Made, random: Random): Shares {
  const { level } = made;
  const blends = blendsOf(made);
  const offered = blends.filter(({ from, to }) => from <= level && level <= to);
  const stretching = needsStretch(made)
    ? offered.filter(({ shares }) => shares.some(([fibre]) => fibre === "elastane"))
    : [];
  const [first, ...others] = stretching.length > 0 ? stretching : offered.length > 0 ? offered : blends;
  if (!first) return [{ material: made.material, percent: 100 }];
  return random.pick([first, ...others]).shares.map(([material, percent]) => ({ material, percent }));
}

function blendsOf({ cloth, material, leaf }: Made): readonly Blend[] {
  const foot = leaf.startsWith("F.2") ? footBlends[material] : undefined;
  const skin =
    leaf.startsWith("F.1") && cloth !== "poplin" && cloth !== "flannel" && cloth !== "chambray"
      ? skinBlends[material]
      : undefined;
  const coat = leaf.startsWith("A.5") && cloth === "wool" && material === "wool" ? coatBlends : undefined;
  return foot ?? skin ?? coat ?? blendsByCloth[`${cloth}/${material}`] ?? blendsByMaterial[material];
}

/** Nobody gets into skinny jeans without some elastane. */
function needsStretch({ garment }: Made): boolean {
  if (garment.kind === "jeans") return garment.cut.fit === "skinny" || garment.cut.fit === "slim";
  return garment.kind === "leggings" || garment.kind === "cycling-shorts" || garment.kind === "bodysuit";
}
