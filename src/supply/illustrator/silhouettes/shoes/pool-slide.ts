import { sandalBases, sandalSole } from "../../blocks/sandal-sole.ts";
import { footBand } from "../../blocks/shoe-band.ts";
import { toneOf } from "../../blocks/shoe-finish.ts";
import { footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import type { Colour } from "../../colour/oklab.ts";
import type { Fold, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface PoolSlideCut {
  readonly shape: "ribbed" | "chunky" | "panel";
}

/** Moulded in one piece for wet feet. */
export const poolSlide = silhouette<"pool-slide", PoolSlideCut>({
  kind: "pool-slide",
  family: "shoe",
  leaves: { men: ["B.4.2"], women: ["B.4.2"] },
  fabrics: [
    { kind: "rubber", weight: 5, material: "rubber", dyes: ["classic", "neutral", "pastel", "bright"] },
    { kind: "foam", weight: 3, material: "rubber", dyes: ["neutral", "earth", "pastel"] },
  ],
  cut: (random) => ({ shape: random.pick(["ribbed", "chunky", "chunky", "panel"]) }),
  finish: (main, cut, random) => ({
    lining: toneOf({ kind: "foam", colour: main.colour }, 0.1),
    sole: { kind: "foam", colour: main.colour },
    ...(cut.shape === "panel" && {
      contrast: {
        kind: "foam" as const,
        colour: random.pick<Colour>(["#e9e4d8", "#2b2a2c", "#bfa178", "#9aa48f"]),
      },
    }),
  }),
  draw: drawPoolSlide,
  words: () => ({ closure: "pull-on", heel: "flat" }),
});

function drawPoolSlide(cut: PoolSlideCut, fabric: Fabric, { universe }: Hand) {
  const { main, lining = main, sole = main, contrast = main } = fabric;
  const womens = universe === "women";
  const chunky = cut.shape === "chunky";
  const foot = footOn({
    length: womens ? 25.8 : 29,
    height: womens ? 0.92 : 1,
    toe: "round",
    ...sandalBases.moulded,
    sole: chunky ? 2.9 : 1.9,
  });
  const { bed, over } = sandalSole(foot, { base: "moulded", bed: lining, sole });
  const { behind, near } = footBand(foot, {
    from: 11.8,
    until: chunky ? 24 : 22.8,
    rear: 7.2,
    front: chunky ? 4.3 : 4.4,
    cloth: main,
    lining,
    stitched: false,
    puff: chunky ? 0.6 : 0.2,
  });
  const grooves: Fold[] = [14.4, 16.6, 18.8, 21].map((x) => ({
    spine: foot.line([x, -0.4], [x + 0.3, -3], [x + 1.4, -5.6 + (x - 14.4) * 0.24]),
    width: 0.2,
    depth: -0.6,
  }));
  const panel = (cloth: Cloth): Part => ({
    outline: foot.shape(
      [14.6, -0.6, "*"],
      [15, -3.4],
      [16.8, -5.8, "*"],
      [20, -5, "*"],
      [19.2, -3],
      [19, -0.6, "*"],
    ),
    cloth,
    lift: 0.12,
    grain: -24,
  });
  const parts: Part[] = [
    ...behind,
    ...bed,
    { ...near, folds: [...(near.folds ?? []), ...(cut.shape === "ribbed" ? grooves : [])] },
    ...(cut.shape === "panel" ? [panel(contrast)] : []),
    ...over,
  ];
  return shoeModel(parts, main, "toe");
}
