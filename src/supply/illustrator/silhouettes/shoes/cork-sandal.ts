import { sandalBases, sandalSole } from "../../blocks/sandal-sole.ts";
import { footBand } from "../../blocks/shoe-band.ts";
import { leathers, plain, rubberSole } from "../../blocks/shoe-finish.ts";
import { buckle } from "../../blocks/shoe-hardware.ts";
import { type Foot, footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { buckledEnd, strapAlong } from "../../blocks/shoe-strap.ts";
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
  const foot = footOn({
    length: womens ? 25.6 : 28.8,
    height: womens ? 0.9 : 0.98,
    toe: "round",
    ...sandalBases[cut.base],
  });
  const { bed, over } = sandalSole(foot, { base: cut.base, bed: lining, sole });
  const bands = bandsOf(cut.straps).map(([from, until, rear, front]) =>
    footBand(foot, { from, until, rear, front, cloth: main, lining }),
  );
  const size = cut.buckle === "large" ? 1.25 : 1;
  const buckles = bandsOf(cut.straps).flatMap(([from, until, rear]) => {
    const middle = (from + until) / 2;
    const tail = foot.line([middle + 0.1, -0.4], [middle + 0.3, -rear * 0.46], [middle + 0.9, -rear * 0.8]);
    return buckledEnd(tail, plain(main), size, metal);
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
      return [[13.6, 20.8, 6.4, 5]];
    case "two":
    case "heel-strap":
      return [
        [11.2, 16.6, 7, 5.9],
        [18.2, 24, 5.2, 4.1],
      ];
    case "crossed":
      return [
        [11.8, 17.4, 6.8, 5.5],
        [17.4, 23.2, 5.6, 4.3],
      ];
  }
}

function heelStrap(foot: Foot, { main, lining = main }: Fabric, metal: Metal): { far: Part[]; near: Part[] } {
  const strap = { cloth: plain(main), lining, width: 1.3 };
  const near = foot.line([12.4, -4.6], [8.4, -5.4], [4.8, -6.2], [1.9, -6.9], [0.85, -7.3]);
  const far = foot.line([13.4, -6.4], [8.6, -7.4], [4.8, -8], [2, -8.1], [0.85, -7.4]);
  return {
    far: [
      { ...strapAlong(far, { ...strap, cloth: lining, width: 1.1, stitch: false }), inside: 0.32, lift: 0 },
    ],
    near: [strapAlong(near, strap), ...buckle(foot.place([6.6, -5.8]), 1.5, 1.9, 14, metal)],
  };
}
