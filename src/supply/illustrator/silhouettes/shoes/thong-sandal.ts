import { sandalBases, sandalSole } from "../../blocks/sandal-sole.ts";
import { leathers, rubberSole, toneOf } from "../../blocks/shoe-finish.ts";
import { footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { strapAlong } from "../../blocks/shoe-strap.ts";
import type { Colour } from "../../colour/oklab.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface ThongSandalCut {
  readonly strap: "slim" | "wide";
  readonly base: "leather" | "moulded" | "stacked";
}

/** Held between the toes. */
export const thongSandal = silhouette<"thong-sandal", ThongSandalCut>({
  kind: "thong-sandal",
  family: "shoe",
  leaves: { men: ["B.4.1"], women: ["B.4.1"] },
  fabrics: [
    { kind: "leather", weight: 6, material: "leather", dyes: [...leathers, "neutral"] },
    { kind: "rubber", weight: 2, material: "rubber", dyes: ["classic", "neutral", "bright", "pastel"] },
    { kind: "suede", weight: 1, material: "suede", dyes: ["earth"] },
  ],
  cut: (random, universe) => ({
    strap: random.pick(universe === "men" ? ["wide", "wide", "slim"] : ["slim", "wide"]),
    base: random.pick(universe === "men" ? ["leather", "moulded"] : ["leather", "moulded", "stacked"]),
  }),
  finish: (main, cut, random) => ({
    lining:
      cut.base === "leather"
        ? { kind: "leather", colour: random.pick<Colour>(["#cfae85", "#b8885a", "#a0724a"]) }
        : toneOf({ kind: "foam", colour: main.colour }, 0.15),
    sole:
      cut.base === "leather"
        ? { kind: "leather", colour: "#4a3424" }
        : rubberSole(random.pick<Colour>(["#2b2523", main.colour, "#e4dac6"])),
  }),
  draw: drawThong,
  words: () => ({ closure: "pull-on", heel: "flat" }),
});

function drawThong(cut: ThongSandalCut, fabric: Fabric, { universe }: Hand) {
  const { main, lining = main, sole = main } = fabric;
  const womens = universe === "women";
  const foot = footOn({
    length: womens ? 25.4 : 28.8,
    height: womens ? 0.9 : 0.97,
    toe: "round",
    ...sandalBases[cut.base],
  });
  const { bed, over } = sandalSole(foot, { base: cut.base, bed: lining, sole });
  const width = cut.strap === "wide" ? 1.7 : 0.85;
  const near = foot.line([12, 0.3], [14, -2.9], [17.4, -4.7], [20.8, -4.5], [24, -2.9]);
  const far = foot.line([17.8, -0.4], [18.8, -3.6], [20.8, -4.5], [24, -2.9]);
  const strap = { cloth: main, lining, width };
  const parts: Part[] = [
    {
      ...strapAlong(far, { ...strap, cloth: lining, width: width * 0.8, stitch: false }),
      inside: 0.34,
      lift: 0,
    },
    ...bed,
    strapAlong(foot.line([23.8, -3.1], [24.5, -1.8], [24.7, -0.3]), {
      ...strap,
      width: Math.max(0.6, width * 0.5),
      stitch: false,
    }),
    strapAlong(near, strap),
    ...over,
  ];
  return shoeModel(parts, main, "toe");
}
