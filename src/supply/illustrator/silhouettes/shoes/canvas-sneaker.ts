import { cupSole } from "../../blocks/shoe-cup-sole.ts";
import { blackRubber, gum, offWhite, rubberSole } from "../../blocks/shoe-finish.ts";
import { lacing } from "../../blocks/shoe-lacing.ts";
import { footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { stitched } from "../../blocks/shoe-shading.ts";
import { sneakerFrame, sneakerMouth, sneakerQuarter, sneakerVamp } from "../../blocks/sneaker-upper.ts";
import type { Colour } from "../../colour/oklab.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface CanvasSneakerCut {
  readonly collar: "low" | "high";
  readonly toe: "cap" | "bumper";
  readonly sole: "regular" | "platform";
  readonly stripe: boolean;
}

/** Canvas on a vulcanised rubber sole. */
export const canvasSneaker = silhouette<"canvas-sneaker", CanvasSneakerCut>({
  kind: "canvas-sneaker",
  family: "shoe",
  leaves: { men: ["B.1.1"], women: ["B.1.1"] },
  fabrics: [
    {
      kind: "canvas",
      weight: 8,
      material: "canvas",
      motifs: [
        ["plain", 10],
        ["gingham", 0.5],
        ["leopard", 0.5],
        ["floral", 0.6],
        ["camouflage", 0.4],
      ],
    },
    { kind: "denim", weight: 1, material: "denim", dyes: ["denim"] },
    { kind: "corduroy", weight: 1, material: "corduroy", dyes: ["earth", "jewel", "neutral"] },
  ],
  cut: (random, universe) => ({
    collar: random.chance(0.65) ? "high" : "low",
    toe: random.pick(["cap", "cap", "bumper"]),
    sole: universe === "women" && random.chance(0.35) ? "platform" : "regular",
    stripe: random.chance(0.6),
  }),
  finish: (_main, _cut, random) => ({
    lining: { kind: "canvas", colour: "#e8e2d4" },
    sole: rubberSole(random.pick<Colour>([offWhite, offWhite, "#e4dac6", blackRubber])),
    gem: random.pick<Colour>(["#262b36", "#7a2f2c", "#2f4a3f", gum]),
  }),
  draw: drawCanvas,
  words: () => ({ closure: "lace-up", heel: "flat" }),
});

function drawCanvas(cut: CanvasSneakerCut, fabric: Fabric, { universe }: Hand) {
  const { main, lining = main, sole = main, gem = "#262b36" } = fabric;
  const womens = universe === "women";
  const foot = footOn({
    length: womens ? 26 : 29,
    height: womens ? 0.9 : 0.97,
    toe: "round",
    heel: 0.3,
    sole: cut.sole === "platform" ? 3 : 1.3,
    spring: 0.5,
  });
  const frame = sneakerFrame(foot, cut.collar);
  const dark = sole.colour === blackRubber;
  const { bars, eyelets } = lacing({
    facing: frame.facing,
    tongue: frame.tongue,
    count: cut.collar === "high" ? 8 : 6,
    lace: { kind: "cotton", colour: dark ? "#2b2a2c" : "#efebe2" },
    width: 0.6,
    inset: 0.85,
    span: [0.04, 0.93],
    tongueSpan: [0.14, 0.95],
    eyelet: { colour: dark ? "#5c5d60" : "#c4c6c8", radius: 0.24 },
  });
  const quarter = sneakerQuarter(frame, main);
  const backStrip = foot.line([2.4, -1], [2.3, -5], [2.7, cut.collar === "high" ? -15.2 : -7.6]);
  const parts: Part[] = [
    ...sneakerMouth(frame, lining, main),
    sneakerVamp(frame, main),
    {
      ...quarter,
      trims: eyelets,
      lines: [
        ...(quarter.lines ?? []),
        stitched(frame.facing, 1.6, 0.7, 0.02, 0.9),
        { path: backStrip, kind: "stitch" },
        { path: backStrip.shift(0.25, 0), kind: "seam", strength: 0.7 },
      ],
    },
    ...bars,
    toePiece(foot, cut.toe, sole),
    ...cupSole(foot, { cloth: sole, wall: 1, ...(cut.stripe && !dark && { stripe: gem }) }),
  ];
  return shoeModel(parts, main, "toe");
}

/** A rubber cap over the toe, or only a bumper around it. */
function toePiece(foot: ReturnType<typeof footOn>, toe: CanvasSneakerCut["toe"], cloth: Part["cloth"]): Part {
  const cap = toe === "cap";
  const edge = cap
    ? foot.line([23.2, 0, "*"], [24.2, -2], [24.6, -3.4], [24.4, -4.85, "*"])
    : foot.line([19, -0.9, "*"], [23, -1.7], [26.4, -1.9], [28.9, -2.3, "*"]);
  const over = cap
    ? foot.line([24.4, -4.85, "*"], [26.2, -4.3], [27.8, -3.5], [28.95, -2.25], [29.55, -0.7, "*"])
    : foot.line([28.9, -2.3, "*"], [29.4, -1.4], [29.55, -0.7, "*"]);
  return {
    outline: edge
      .to(over)
      .lineTo(foot.place([29.5, 0.2]), foot.place([24, 0.2]))
      .close(),
    cloth,
    lift: 0.16,
    grain: -30,
    folds: cap ? [{ spine: foot.line([25.2, -3.6], [26.8, -3], [28, -2]), width: 0.4, depth: 0.8 }] : [],
    lines: cap ? [{ path: edge.shift(0.35, 0.05), kind: "groove", strength: 0.4 }] : [],
  };
}
