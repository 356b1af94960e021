import { cupSole } from "../../blocks/shoe-cup-sole.ts";
import { gum, offWhite, rubberSole } from "../../blocks/shoe-finish.ts";
import { punched } from "../../blocks/shoe-hardware.ts";
import { lacing } from "../../blocks/shoe-lacing.ts";
import { footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { stitched } from "../../blocks/shoe-shading.ts";
import {
  eyestay,
  heelCounter,
  mudguard,
  sneakerFrame,
  sneakerMouth,
  sneakerQuarter,
  sneakerVamp,
} from "../../blocks/sneaker-upper.ts";
import { type Colour, lightness, shadow } from "../../colour/oklab.ts";
import type { Point } from "../../geometry/point.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface BasketballShoeCut {
  readonly collar: "mid" | "high";
  readonly ankle: "padded" | "strap";
  /** Which pieces take the second colour. */
  readonly blocking: "guards" | "collar" | "tonal";
}

/** A court shoe over the ankle, in panels of two colours. */
export const basketballShoe = silhouette<"basketball-shoe", BasketballShoeCut>({
  kind: "basketball-shoe",
  family: "shoe",
  leaves: { men: ["B.1.1"], women: ["B.1.1"] },
  fabrics: [
    { kind: "leather", weight: 6, material: "leather", dyes: ["neutral", "neutral", "classic"] },
    { kind: "grained-leather", weight: 2, material: "leather", dyes: ["neutral", "leather"] },
    { kind: "suede", weight: 1, material: "suede", dyes: ["earth", "pastel"] },
  ],
  cut: (random) => ({
    collar: random.pick(["mid", "high"]),
    ankle: random.pick(["padded", "padded", "strap"]),
    blocking: random.pick(["guards", "guards", "collar", "tonal"]),
  }),
  finish: (main, cut, random) => ({
    contrast:
      cut.blocking === "tonal"
        ? { kind: main.kind, colour: shadow(main.colour, 0.06) }
        : { kind: random.pick(["leather", "suede"]), colour: random.pick<Colour>(teams) },
    lining: { kind: "jersey", colour: random.pick<Colour>(["#e6e1d6", "#2b2a2c", "#c9c2b4"]) },
    sole: rubberSole(random.pick<Colour>([offWhite, offWhite, "#e4dac6"])),
    gem: random.pick<Colour>([gum, offWhite, "#8a857c"]),
  }),
  draw: drawBasketball,
  words: () => ({ closure: "lace-up", heel: "flat" }),
});

const teams: [Colour, ...Colour[]] = [
  "#2f4a3f",
  "#7a2a2c",
  "#2e4468",
  "#24262a",
  "#8a5a34",
  "#7d8a78",
  "#6a5a80",
  "#b8893f",
  "#9aa7b5",
];

function drawBasketball(cut: BasketballShoeCut, fabric: Fabric, { universe }: Hand) {
  const { main, contrast = main, lining = main, sole = main, gem = offWhite } = fabric;
  const womens = universe === "women";
  const foot = footOn({
    length: womens ? 26 : 29.2,
    height: womens ? 0.9 : 0.97,
    toe: "round",
    heel: 0.6,
    sole: 1.8,
    spring: 0.6,
  });
  const frame = sneakerFrame(foot, cut.collar);
  const guards = cut.blocking === "collar" ? main : contrast;
  const { bars, eyelets } = lacing({
    facing: frame.facing,
    tongue: frame.tongue,
    count: cut.collar === "high" ? 8 : 7,
    lace: { kind: "cotton", colour: lightness(main.colour) > 0.5 ? "#efebe2" : "#dcd6ca" },
    width: 0.66,
    inset: 0.8,
    span: [0.05, 0.93],
    tongueSpan: [0.14, 0.95],
    eyelet: { colour: shadow(guards.colour, 0.45), radius: 0.17 },
  });
  const vamp = sneakerVamp(frame, main);
  const holes = [0, 1, 2, 3].flatMap((i): Point[] => [
    foot.place([22.6 + i * 0.9, -4.2 + i * 0.22]),
    foot.place([22.9 + i * 0.9, -3.5 + i * 0.22]),
  ]);
  const top = cut.collar === "high" ? -15.6 : -11.6;
  const parts: Part[] = [
    ...sneakerMouth(frame, lining, main),
    { ...vamp, trims: [punched(holes, 0.11, main.colour)] },
    mudguard(frame, guards, 20.4),
    sneakerQuarter(frame, main),
    anklePanel(foot, cut.blocking === "guards" ? main : contrast, top),
    heelCounter(frame, guards, 8.4, 5.4),
    { ...eyestay(frame, guards), trims: eyelets },
    ...bars,
    ...(cut.ankle === "strap" ? [ankleStrap(foot, guards, top)] : []),
    ...cupSole(foot, { cloth: sole, wall: 0.8, sewn: true, tread: rubberSole(gem) }),
  ];
  return shoeModel(parts, main, "collar");
}

/** The padded piece around the ankle. */
function anklePanel(foot: ReturnType<typeof footOn>, cloth: Part["cloth"], top: number): Part {
  const low = foot.line([7.4, top + 4.9, "*"], [5, top + 4.6], [2.6, top + 5.2], [0.6, top + 6.2, "*"]);
  return {
    outline: foot
      .line([0.6, top + 6.2, "*"], [0.9, top + 3], [1.05 + (-top - 11.6) * 0.07, top, "*"])
      .to(
        foot.line(
          [1.05 + (-top - 11.6) * 0.07, top, "*"],
          [2.8, top + 0.1],
          [5.2, top + 0.85],
          [7.2, top + 0.8, "*"],
        ),
      )
      .to(foot.line([7.2, top + 0.8, "*"], [7.8, top + 2.6], [7.4, top + 4.9, "*"]))
      .to(low)
      .close(),
    cloth,
    lift: 0.1,
    edge: 0.8,
    lines: [
      stitched(low, -0.26),
      { path: foot.line([1.1, top + 2.4], [4.4, top + 2.4], [7.6, top + 2.8]), kind: "seam", strength: 0.6 },
    ],
    folds: [
      { spine: foot.line([1.6, top + 1.2], [4.4, top + 1.5], [7, top + 1.7]), width: 0.5, depth: 0.55 },
      { spine: foot.line([1.2, top + 3.8], [4.2, top + 3.6], [7.2, top + 3.8]), width: 0.45, depth: 0.45 },
    ],
  };
}

function ankleStrap(foot: ReturnType<typeof footOn>, cloth: Part["cloth"], top: number): Part {
  const upper = foot.line([3.6, top + 2.4, "*"], [7.4, top + 1.6], [11.2, top + 0.4, "*"]);
  return {
    outline: upper
      .to(
        foot.line(
          [11.2, top + 0.4, "*"],
          [12, top + 1.6],
          [11.8, top + 2.6, "*"],
          [8, top + 3.8],
          [4, top + 4.7, "*"],
          [3.2, top + 3.6],
          [3.6, top + 2.4, "*"],
        ),
      )
      .close(),
    cloth,
    lift: 0.35,
    grain: -10,
    lines: [
      stitched(upper, 0.26),
      { path: foot.line([4.1, top + 4.3], [8, top + 3.4], [11.6, top + 2.3]), kind: "stitch" },
    ],
  };
}
