import { seenBed } from "../../blocks/foot-form.ts";
import { sandalBases, sandalSole } from "../../blocks/sandal-sole.ts";
import { blackRubber, rubberSole } from "../../blocks/shoe-finish.ts";
import { buckle } from "../../blocks/shoe-hardware.ts";
import { type Foot, footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { stitched } from "../../blocks/shoe-shading.ts";
import { overFoot, type Strap, strapAlong } from "../../blocks/shoe-strap.ts";
import { type Colour, shadow } from "../../colour/oklab.ts";
import { ribbon } from "../../geometry/along.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface SportSandalCut {
  readonly straps: "classic" | "cross" | "double";
  readonly base: "sport" | "stacked";
}

/** Webbing on a foam sole. */
export const sportSandal = silhouette<"sport-sandal", SportSandalCut>({
  kind: "sport-sandal",
  family: "shoe",
  leaves: { men: ["B.4.1"], women: ["B.4.1"] },
  fabrics: [
    {
      kind: "nylon",
      weight: 6,
      material: "nylon",
      dyes: ["classic", "neutral", "earth", "bright"],
      motifs: [
        ["plain", 6],
        ["geometric", 1],
      ],
    },
    { kind: "canvas", weight: 2, material: "polyester", dyes: ["earth", "pastel"] },
    { kind: "leather", weight: 1, material: "leather", dyes: ["leather"] },
  ],
  cut: (random, universe) => ({
    straps: random.pick(["classic", "cross", "double"]),
    base: universe === "women" && random.chance(0.3) ? "stacked" : "sport",
  }),
  finish: (main, _cut, random) => ({
    lining: { kind: "nylon", colour: shadow(main.colour, 0.15) },
    contrast: { kind: "foam", colour: random.pick<Colour>(["#3a3836", "#6f6a5e", "#2b2a2c", "#b9a88c"]) },
    sole: rubberSole(random.pick<Colour>([blackRubber, "#3c4148", "#8a857c", "#5a4433"])),
  }),
  draw: drawSportSandal,
  words: () => ({ closure: "buckle", heel: "flat" }),
});

function drawSportSandal(cut: SportSandalCut, fabric: Fabric, { universe }: Hand) {
  const { main, lining = main, sole = main, contrast = main } = fabric;
  const womens = universe === "women";
  const foot = footOn({
    length: womens ? 25.6 : 28.8,
    height: womens ? 0.9 : 0.97,
    toe: "round",
    ...sandalBases.sport,
    sole: cut.base === "stacked" ? 3.2 : 2.1,
  });
  const { over } = sandalSole(foot, { base: "sport", bed: contrast, sole });
  const strap: Strap = { cloth: main, lining, width: 2, stitch: true };
  const front = overFoot(foot, 19.2, 4.9, 0.8, { ...strap, width: 2.3 });
  const second = cut.straps === "double" ? [overFoot(foot, 23, 4.1, 0.6, { ...strap, width: 1.7 })] : [];
  const instep = overFoot(foot, 10.8, 7.9, 1.9, strap);
  const parts: Part[] = [
    ...seenBed(foot, contrast),
    ...heelLoop(foot, lining, "far"),
    instep.far,
    front.far,
    ...second.map(({ far }) => far),
    ...heelLoop(foot, main, "near"),
    {
      ...strapAlong(foot.line([11.4, -1], [14.4, -3.2], [18, -3.4], [20, -2.4]), {
        ...strap,
        width: cut.straps === "cross" ? 1.6 : 1.2,
      }),
    },
    instep.near,
    front.near,
    ...second.map(({ near }) => near),
    ...buckle(foot.place([12.2, -4.4]), 1.5, 2.3, -70, "gunmetal"),
    ...over,
  ];
  return shoeModel(parts, main, "toe");
}

/** Around the heel, from the instep strap, over a tab that rises from the sole. */
function heelLoop(foot: Foot, cloth: Part["cloth"], side: "near" | "far"): Part[] {
  if (side === "far") {
    const line = foot.line([13.2, -7.2], [8.6, -7.4], [4.6, -7.7], [1.9, -7.6], [0.75, -6.9]);
    return [{ outline: ribbon(line, 1.5, 10), cloth, inside: 0.34, flat: true }];
  }
  const line = foot.line([12.6, -5.2], [8.4, -5.6], [4.8, -6], [1.9, -6.5], [0.75, -6.9]);
  const tab: Part = {
    outline: foot.shape(
      [0.35, 0.2, "*"],
      [0.2, -3],
      [0.5, -7.4, "*"],
      [2.6, -7, "*"],
      [3, -3.4],
      [5.2, 0.2, "*"],
    ),
    cloth,
    lift: 0.2,
    folds: [{ spine: foot.line([1.3, -5.8], [1.5, -3], [2.6, -0.8]), width: 0.4, depth: 0.6 }],
  };
  return [
    tab,
    {
      outline: ribbon(line, 1.8, 10),
      cloth,
      lift: 0.28,
      folds: [{ spine: line.shift(0, -0.2), width: 0.3, depth: 0.6 }],
      lines: [stitched(line, 0.68, 0.6), stitched(line, -0.68, 0.6)],
    },
  ];
}
