import { sandalBases, sandalSole } from "../../blocks/sandal-sole.ts";
import { leatherSole, leathers, plain, rubberSole } from "../../blocks/shoe-finish.ts";
import { buckle } from "../../blocks/shoe-hardware.ts";
import { feather, footOn, heelBack, ridgeAt } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { mouth, stitched } from "../../blocks/shoe-shading.ts";
import { strapAlong } from "../../blocks/shoe-strap.ts";
import type { Colour } from "../../colour/oklab.ts";
import { ribbon } from "../../geometry/along.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, type Metal, silhouette } from "../silhouette.ts";

export interface FishermanSandalCut {
  readonly bands: 4 | 5;
  readonly base: "leather" | "sport" | "stacked";
}

/** A closed cage of leather bands. */
export const fishermanSandal = silhouette<"fisherman-sandal", FishermanSandalCut>({
  kind: "fisherman-sandal",
  family: "shoe",
  leaves: { men: ["B.4.1"], women: ["B.4.1"] },
  fabrics: [
    { kind: "leather", weight: 7, material: "leather", dyes: [...leathers, "neutral"] },
    { kind: "suede", weight: 1, material: "suede", dyes: ["earth", "leather"] },
    { kind: "patent", weight: 0.7, material: "leather", dyes: leathers },
  ],
  cut: (random, universe) => ({
    bands: random.pick([4, 5]),
    base: random.pick(universe === "men" ? ["leather", "leather", "sport"] : ["leather", "sport", "stacked"]),
  }),
  finish: (main, cut, random) => ({
    lining: { kind: "leather", colour: random.pick<Colour>(["#cfae85", "#d9c0a0", "#a8794f"]) },
    sole:
      cut.base === "leather"
        ? leatherSole(main, random)
        : rubberSole(random.pick<Colour>(["#232325", "#3a302a", "#b07d4a"])),
    metal: random.pick<Metal>(["gold", "silver", "brass"]),
  }),
  draw: drawFisherman,
  words: () => ({ closure: "buckle", heel: "flat" }),
});

function drawFisherman(cut: FishermanSandalCut, fabric: Fabric, { universe }: Hand) {
  const { main, lining = main, sole = main, metal = "gold" } = fabric;
  const womens = universe === "women";
  const foot = footOn({
    length: womens ? 25.4 : 28.8,
    height: womens ? 0.88 : 0.96,
    toe: "round",
    ...sandalBases[cut.base],
  });
  const { bed, over } = sandalSole(foot, { base: cut.base, bed: lining, sole });
  const strap = { cloth: main, lining, width: 1.25 };
  const first = 15.4;
  const step = (25.6 - first) / (cut.bands - 1);
  const places = Array.from({ length: cut.bands }, (_, i) => first + i * step);
  const bands = places.map((x) =>
    strapAlong(
      foot.line([x - 1.6, 0.2], [x - 0.9, ridgeAt(x) * 0.52], [x + 0.5, ridgeAt(x + 0.6) + 0.35]),
      strap,
    ),
  );
  const farBands = places.map(
    (x): Part => ({
      ...strapAlong(
        foot.line([x + 0.8, ridgeAt(x + 1) + 0.5], [x + 1.3, ridgeAt(x) * 0.5], [x + 1.1, -0.4]),
        { ...strap, cloth: lining, width: 1, stitch: false },
      ),
      inside: 0.34,
      lift: 0,
    }),
  );
  const centre: Part = {
    outline: ribbon(
      foot.line(
        [12.8, -9.4],
        [16, ridgeAt(16) - 0.1],
        [20, ridgeAt(20) - 0.05],
        [24, ridgeAt(24)],
        [26.9, -3.5],
      ),
      (share) => 1.05 - 0.25 * share,
      12,
    ),
    cloth: main,
    lift: 0.26,
    grain: -20,
  };
  const rim = foot.line([23.6, 0.2, "*"], [24.8, -2.2], [26.6, -3.7, "*"]);
  const toe: Part = {
    outline: rim
      .to(foot.line([26.6, -3.7, "*"], [27.8, -3.1], [28.8, -2.1], [29.4, -0.8], [29.5, 0.25, "*"]))
      .to(foot.line(...feather(29.5, 23.6)))
      .close(),
    cloth: main,
    lift: 0.24,
    grain: -30,
    folds: [{ spine: foot.line([25.4, -2], [27, -2.3], [28.2, -1.6]), width: 0.4, depth: 0.8 }],
    lines: [stitched(rim, 0.26)],
  };
  const side = foot.line([0.95, -6.6, "*"], [2.6, -6.2], [5, -4.6], [7.4, -1.8], [8.4, 0.3, "*"]);
  const counter: Part = {
    outline: foot
      .line(...heelBack(6.6))
      .to(side)
      .to(foot.line(...feather(8.4)))
      .close(),
    cloth: main,
    role: "body",
    lift: 0.24,
    grain: -20,
    folds: [{ spine: foot.line([1.9, -5.4], [2.4, -3], [4.6, -1]), width: 0.5, depth: 0.65 }],
    lines: [stitched(side, 0.26)],
  };
  const far = mouth(
    foot.shape([0.95, -6.5, "*"], [3.4, -6.5], [6.4, -3.6], [8.2, -0.4, "*"], [3, -0.4, "*"]),
    lining,
    0.36,
  );
  const ankle = foot.line([2.2, -5.7], [6.4, -7], [10.4, -8.2], [13.2, -9.5]);
  const farAnkle = foot.line([1.5, -6.6], [5, -8], [10, -9.3], [13.2, -9.6]);
  const parts: Part[] = [
    {
      ...strapAlong(farAnkle, { ...strap, cloth: lining, width: 0.9, stitch: false }),
      inside: 0.34,
      lift: 0,
    },
    far,
    ...farBands,
    ...bed,
    ...bands,
    centre,
    toe,
    counter,
    strapAlong(ankle, { ...strap, cloth: plain(main), width: 1.15 }),
    ...buckle(foot.place([7.4, -7.25]), 1.3, 1.75, -16, metal),
    ...over,
  ];
  return shoeModel(parts, main, "clasp");
}
