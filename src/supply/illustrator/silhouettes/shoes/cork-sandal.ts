import { leathers, plain, rubberSole } from "../../blocks/shoe-finish.ts";
import { footBand } from "../../blocks/shoe-band.ts";
import { buckle } from "../../blocks/shoe-hardware.ts";
import { type Foot, footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { ankleRing, strapAlong } from "../../blocks/shoe-strap.ts";
import { sandalBases, sandalSole } from "../../blocks/sandal-sole.ts";
import type { Colour } from "../../colour/oklab.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, type Metal, silhouette } from "../silhouette.ts";

export interface CorkSandalCut {
  readonly straps: "one" | "two" | "crossed" | "heel-strap";
  readonly base: "cork" | "stacked";
  readonly buckle: "small" | "large";
}

/** Wide buckled straps on a contoured cork bed. */
export const corkSandal = silhouette<"cork-sandal", CorkSandalCut>({
  kind: "cork-sandal",
  family: "shoe",
  leaves: { men: ["B.4.1"], women: ["B.4.1"] },
  fabrics: [
    { kind: "leather", weight: 4, material: "leather", dyes: [...leathers, "neutral"] },
    { kind: "suede", weight: 4, material: "suede", dyes: ["leather", "earth", "neutral"] },
    { kind: "leather", weight: 0.7, material: "leather", dyes: ["metal"] },
    { kind: "shearling", weight: 0.5, material: "faux-fur", dyes: ["neutral"] },
  ],
  cut: (random, universe) => ({
    straps: random.pick(["two", "two", "crossed", "heel-strap", "one"]),
    base: universe === "women" && random.chance(0.25) ? "stacked" : "cork",
    buckle: random.pick(["small", "small", "large"]),
  }),
  finish: (_main, _cut, random) => ({
    lining: { kind: "suede", colour: random.pick<Colour>(["#c9a877", "#b58d62", "#8a6a48"]) },
    sole: rubberSole(random.pick<Colour>(["#2b2523", "#3a302a", "#e4dac6"])),
    metal: random.pick<Metal>(["gold", "silver", "brass", "gunmetal"]),
  }),
  draw: drawCork,
  words: () => ({ closure: "buckle", heel: "flat" }),
});

function drawCork(cut: CorkSandalCut, fabric: Fabric, { universe }: Hand) {
  const { main, lining = main, sole = main, metal = "gold" } = fabric;
  const womens = universe === "women";
  const foot = footOn({ length: womens ? 25.6 : 28.8, height: womens ? 0.9 : 0.98, toe: "round", ...sandalBases[cut.base] });
  const { bed, over } = sandalSole(foot, { base: cut.base, bed: lining, sole });
  const bands = bandsOf(cut.straps).map(([from, until, rear, front]) =>
    footBand(foot, { from, until, rear, front, cloth: main, lining }),
  );
  const size = cut.buckle === "large" ? 1.25 : 1;
  const buckles = bandsOf(cut.straps).flatMap(([from, until, rear]) => {
    const [x, y] = foot.place([(from + until) / 2 + 0.3, -rear * 0.5]);
    return buckle([x, y], 1.7 * size, 1.9 * size, -64, metal);
  });
  const hold = cut.straps === "heel-strap" ? heelStrap(foot, fabric, metal) : { far: [], near: [] };
  const parts: Part[] = [
    ...hold.far,
    ...bands.flatMap(({ behind }) => behind),
    ...bed,
    ...bands.map(({ near }) => near),
    ...buckles,
    ...hold.near,
    ...over,
  ];
  return shoeModel(parts, main, "clasp");
}

type Place = readonly [from: number, until: number, rear: number, front: number];

function bandsOf(straps: CorkSandalCut["straps"]): readonly Place[] {
  switch (straps) {
    case "one":
      return [[14.4, 20, 6.9, 5.5]];
    case "two":
    case "heel-strap":
      return [
        [12.4, 16.2, 8, 6.9],
        [18.6, 22.6, 5.9, 5],
      ];
    case "crossed":
      return [
        [13, 16.6, 7.6, 6],
        [17.6, 21.8, 6.3, 5],
      ];
  }
}

function heelStrap(foot: Foot, { main, lining = main }: Fabric, metal: Metal): { far: Part[]; near: Part[] } {
  const ring = ankleRing(foot.place([0.9, -7.8]), 10.4, { cloth: plain(main), lining, width: 1.2 }, metal);
  const side = strapAlong(foot.line([9.4, 0.2], [9.8, -3], [10.6, -6.2]), { cloth: plain(main), lining, width: 1.5 });
  return { far: [ring.far], near: [side, ...ring.near] };
}
