import { cupSole } from "../../blocks/shoe-cup-sole.ts";
import { blackRubber, gum, offWhite, rubberSole } from "../../blocks/shoe-finish.ts";
import { lacing } from "../../blocks/shoe-lacing.ts";
import { footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { stitched } from "../../blocks/shoe-shading.ts";
import { sneakerFrame, sneakerMouth, sneakerQuarter, sneakerVamp } from "../../blocks/sneaker-upper.ts";
import { type Colour, lightness } from "../../colour/oklab.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface SkateShoeCut {
  readonly toe: "cap" | "plain";
  readonly collar: "low" | "mid";
  readonly foxing: "plain" | "lined";
}

/** A low, broad suede shoe on a flat rubber sole. */
export const skateShoe = silhouette<"skate-shoe", SkateShoeCut>({
  kind: "skate-shoe",
  family: "shoe",
  leaves: { men: ["B.1.1"], women: ["B.1.1"] },
  fabrics: [
    { kind: "suede", weight: 6, material: "suede", dyes: ["classic", "earth", "jewel", "neutral"] },
    { kind: "canvas", weight: 3, material: "canvas", dyes: ["classic", "neutral", "bright"] },
    { kind: "leather", weight: 1, material: "leather", dyes: ["neutral", "leather"] },
  ],
  cut: (random) => ({
    toe: random.pick(["cap", "cap", "plain"]),
    collar: random.chance(0.2) ? "mid" : "low",
    foxing: random.pick(["plain", "lined"]),
  }),
  finish: (main, _cut, random) => ({
    contrast: random.chance(0.6) ? { kind: "canvas", colour: main.colour } : main,
    lining: { kind: "canvas", colour: random.pick<Colour>(["#2b2a2c", "#d9d2c3", "#6f6a5e"]) },
    sole: rubberSole(random.pick<Colour>([gum, gum, offWhite, blackRubber])),
  }),
  draw: drawSkate,
  words: () => ({ closure: "lace-up", heel: "flat" }),
});

function drawSkate(cut: SkateShoeCut, fabric: Fabric, { universe }: Hand) {
  const { main, contrast = main, lining = main, sole = main } = fabric;
  const womens = universe === "women";
  const foot = footOn({
    length: womens ? 26 : 29.2,
    height: womens ? 0.9 : 0.98,
    toe: "round",
    heel: 0.2,
    sole: 1.2,
    spring: 0.5,
  });
  const frame = sneakerFrame(foot, cut.collar);
  const thread: Colour = lightness(main.colour) > 0.6 ? "#8a8175" : "#e8e2d4";
  const { bars, eyelets } = lacing({
    facing: frame.facing,
    tongue: frame.tongue,
    count: 6,
    lace: { kind: "cotton", colour: lightness(main.colour) > 0.7 ? "#2b2a2c" : "#ece8de" },
    width: 0.82,
    inset: 0.95,
    tongueSpan: [0.14, 0.94],
    eyelet: { colour: "#2a2724", radius: 0.15 },
  });
  const ollie = foot.line([16.2, 0.2, "*"], [17.4, -2.2], [19.4, -3.4], [20.6, -4, "*"]);
  const quarter = sneakerQuarter(frame, main, [
    [19.7, -4.7],
    [20.3, -4.2],
    [19, -3.2],
    [16.4, -2.6],
    [13.8, -1.6],
    [12.6, 0.3, "*"],
  ]);
  const cap = foot.line([22.6, 0.1], [23.4, -2], [23.6, -3.6], [23.2, -5]);
  const vamp = sneakerVamp(frame, main);
  const heelPanel: Part = {
    outline: foot
      .line([2.2, -7.9, "*"], [4.4, -6.5], [6.6, -6.1], [8.6, -6.9, "*"])
      .to(foot.line([8.6, -6.9, "*"], [9.2, -4], [9, 0.3, "*"], [4.4, 0.3, "*"], [3.6, -4], [2.2, -7.9, "*"]))
      .close(),
    cloth: contrast,
    lift: 0,
    edge: 0.7,
    grain: -20,
    lines: [stitched(foot.line([2.2, -7.9], [4.4, -6.5], [6.6, -6.1], [8.6, -6.9]), 0.5, 0.8)],
    folds: [{ spine: foot.line([3.6, -6.6], [6.2, -5.6], [8.4, -6]), width: 0.5, depth: 0.5 }],
  };
  const parts: Part[] = [
    ...sneakerMouth(frame, lining, main),
    {
      ...vamp,
      lines:
        cut.toe === "cap"
          ? [
              { path: cap, kind: "seam" },
              { path: cap.shift(0.3, 0), kind: "stitch", colour: thread, strength: 0.7 },
              { path: cap.shift(0.6, 0), kind: "stitch", colour: thread, strength: 0.7 },
            ]
          : [{ path: ollie.shift(4, 0.6), kind: "stitch", strength: 0.5 }],
    },
    { ...quarter, trims: cut.collar === "low" ? [] : eyelets },
    ...(cut.collar === "low" ? [{ ...heelPanel, trims: eyelets }] : []),
    ...bars,
    ...cupSole(foot, {
      cloth: sole,
      wall: 0.9,
      ...(cut.foxing === "lined" && sole.colour === offWhite && { stripe: main.colour }),
      ...(sole.colour === offWhite && { tread: rubberSole(gum) }),
    }),
  ];
  return shoeModel(parts, main, "toe");
}
