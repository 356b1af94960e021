import { sandalBases, sandalSole } from "../../blocks/sandal-sole.ts";
import { footBand } from "../../blocks/shoe-band.ts";
import { leatherSole, leathers, plain, rubberSole, toneOf } from "../../blocks/shoe-finish.ts";
import { footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { buckledEnd, overFoot } from "../../blocks/shoe-strap.ts";
import type { Colour } from "../../colour/oklab.ts";
import type { Fold, Part } from "../../model/part.ts";
import { type Fabric, type Hand, type Metal, silhouette } from "../silhouette.ts";

export interface SlideCut {
  readonly band: "plain" | "padded" | "crossed" | "two-straps" | "quilted" | "buckled";
  readonly base: "leather" | "cork" | "moulded" | "stacked";
}

/** A band over the foot, nothing at the heel. */
export const slide = silhouette<"slide", SlideCut>({
  kind: "slide",
  family: "shoe",
  leaves: { men: ["B.4.2"], women: ["B.4.2"] },
  fabrics: [
    { kind: "leather", weight: 6, material: "leather", dyes: [...leathers, "neutral", "classic"] },
    { kind: "suede", weight: 2, material: "suede", dyes: ["earth", "leather", "pastel"] },
    { kind: "nylon", weight: 1, material: "nylon", dyes: ["classic", "neutral"] },
    {
      kind: "canvas",
      weight: 1,
      material: "canvas",
      dyes: ["neutral", "pastel", "bright"],
      motifs: [
        ["plain", 2],
        ["stripe", 1],
        ["tropical", 0.6],
      ],
    },
    { kind: "raffia", weight: 1, material: "canvas", dyes: ["neutral", "earth"] },
  ],
  cut: (random, universe) => ({
    band: random.pick(
      universe === "men"
        ? ["plain", "padded", "crossed", "two-straps", "buckled"]
        : ["plain", "padded", "crossed", "two-straps", "quilted", "buckled"],
    ),
    base: random.pick(
      universe === "men" ? ["leather", "cork", "moulded"] : ["leather", "cork", "moulded", "stacked"],
    ),
  }),
  finish: (main, cut, random) => ({
    lining:
      cut.base === "moulded"
        ? toneOf({ kind: "foam", colour: main.colour }, 0.12)
        : { kind: "leather", colour: random.pick<Colour>(["#cfae85", "#b8885a", "#d9c0a0"]) },
    sole:
      cut.base === "leather"
        ? leatherSole(main, random)
        : rubberSole(random.pick<Colour>(["#2b2523", "#3a302a", "#e4dac6", "#232325"])),
    metal: random.pick<Metal>(["gold", "silver"]),
  }),
  draw: drawSlide,
  words: () => ({ closure: "pull-on", heel: "flat" }),
});

function drawSlide(cut: SlideCut, fabric: Fabric, { universe }: Hand) {
  const { main, lining = main, sole = main, metal = "gold" } = fabric;
  const womens = universe === "women";
  const foot = footOn({
    length: womens ? 25.4 : 28.8,
    height: womens ? 0.9 : 0.98,
    toe: "round",
    ...sandalBases[cut.base],
  });
  const { bed, over } = sandalSole(foot, { base: cut.base, bed: lining, sole });
  const straps = strapsOf(cut, foot, fabric, lining, metal);
  return shoeModel([...straps.behind, ...bed, ...straps.near, ...over], main, "toe");
}

function strapsOf(
  cut: SlideCut,
  foot: ReturnType<typeof footOn>,
  { main }: Fabric,
  lining: Part["cloth"],
  metal: Metal,
): { behind: Part[]; near: Part[] } {
  const wide = { from: 12.8, until: 23, rear: 6.8, front: 4.3, cloth: main, lining };
  switch (cut.band) {
    case "plain": {
      const { behind, near } = footBand(foot, wide);
      return { behind, near: [near] };
    }
    case "buckled": {
      const { behind, near } = footBand(foot, { ...wide, from: 13.6, until: 21.4, rear: 6.5, front: 4.8 });
      const tail = foot.line([17.4, -0.4], [17.7, -3], [18.4, -5]);
      return { behind, near: [near, ...buckledEnd(tail, plain(main), 1.2, metal)] };
    }
    case "padded": {
      const { behind, near } = footBand(foot, { ...wide, puff: 0.5, stitched: false });
      const roll = (x: number): Fold => ({
        spine: foot.line([x, -0.2], [x + 0.3, -3], [x + 1.5, -5.4 + (x - 15) * 0.26]),
        width: 0.34,
        depth: -0.6,
      });
      return { behind, near: [{ ...near, folds: [...(near.folds ?? []), ...[15.4, 17.6, 19.8].map(roll)] }] };
    }
    case "quilted": {
      const { behind, near } = footBand(foot, { ...wide, puff: 0.3 });
      return { behind, near: [{ ...near, cloth: { ...main, motif: "quilt", scale: 0.7 } }] };
    }
    case "crossed": {
      const first = overFoot(foot, 13.6, 6.6, 3.6, { cloth: main, lining, width: 2.9 });
      const second = overFoot(foot, 20.2, 6.2, -2, { cloth: main, lining, width: 2.9 });
      return { behind: [first.far, second.far], near: [second.near, first.near] };
    }
    case "two-straps": {
      const bands = [
        footBand(foot, { from: 11.6, until: 16.8, rear: 6.9, front: 5.8, cloth: main, lining }),
        footBand(foot, { from: 18.2, until: 24, rear: 5.2, front: 4.1, cloth: main, lining }),
      ];
      return { behind: bands.flatMap(({ behind }) => behind), near: bands.map(({ near }) => near) };
    }
  }
}
