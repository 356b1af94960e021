import { flap } from "../../blocks/bag-flap.ts";
import { hung, inset, roundedShape, standingFolds } from "../../blocks/bag-shape.ts";
import { strap, tab } from "../../blocks/bag-straps.ts";
import { dRing, snapHook, strapBuckle } from "../../blocks/hardware.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { shadow } from "../../colour/oklab.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { bagFinish, hides } from "./leathers.ts";

export interface MessengerCut {
  readonly width: number;
  readonly height: number;
  readonly cover: number;
  readonly closing: "two-straps" | "one-strap" | "hidden";
  readonly strap: "leather" | "webbing";
  readonly handle: boolean;
}

export const messenger = silhouette<"messenger", MessengerCut>({
  kind: "messenger",
  family: "bag",
  leaves: { men: ["C.1.3"] },
  fabrics: [
    ...hides,
    { kind: "canvas", weight: 26, material: "canvas", dyes: ["neutral", "earth", "classic"] },
    { kind: "nylon", weight: 12, material: "nylon", dyes: ["classic", "earth"] },
  ],
  cut: (random) => ({
    ...random.pick([
      { width: 38, height: 28 },
      { width: 34, height: 26 },
      { width: 30, height: 30 },
    ]),
    cover: random.pick([0.62, 0.76, 0.9]),
    closing: random.pick(["two-straps", "two-straps", "one-strap", "hidden"]),
    strap: random.pick(["leather", "webbing"]),
    handle: random.chance(0.35),
  }),
  finish: (main, _, random) => bagFinish(main, random),
  draw: drawMessenger,
  words: ({ closing }) => (closing === "hidden" ? {} : { closure: "buckle" }),
});

function drawMessenger(cut: MessengerCut, { main, contrast = main, metal = "brass" }: Fabric, hand: Hand) {
  const { width, height } = cut;
  const half = width / 2;
  const outline = roundedShape(
    [-half * 0.98, -height, 1.4],
    [half * 0.98, -height, 1.4, 0.3],
    [half, 0, 2, 0.1],
    [-half, 0, 2, 0.3],
  );
  const body: Part = {
    outline,
    cloth: main,
    role: "body",
    lift: 0.3,
    folds: standingFolds(outline.box(), hand.random, 0.3),
    lines: [{ path: inset(outline, 0.7), kind: "stitch" }],
  };
  const drop = height * cut.cover;
  const over = flap(
    {
      half: half * 0.985,
      low: half * 0.985,
      top: -height - 0.3,
      drop,
      edge: "straight",
      shoulder: 1.5,
      corner: 2.6,
    },
    main,
    hand.random,
    0.7,
  );
  const places =
    cut.closing === "two-straps" ? [-half * 0.52, half * 0.52] : cut.closing === "one-strap" ? [0] : [];
  const closing = places.map((x): Part => {
    const end = Math.min(-1.2, -height + drop + 4.6);
    const top = -height + drop * 0.34;
    return {
      ...tab([x, top], 2.5, end - top, contrast, { end: "round" }),
      trims: strapBuckle([x, Math.min(-3.4, -height + drop - 1)], 2.4, 90, metal),
    };
  });
  const webbing = cut.strap === "webbing";
  const strapCloth: Cloth = webbing ? { kind: "canvas", colour: shadow(main.colour, 0.2) } : contrast;
  const hold = half - 0.2;
  const handle: Part[] = cut.handle
    ? [
        {
          outline: roundedShape(
            [-6, -height - 3, 2.4],
            [6, -height - 3, 2.4],
            [6.4, -height + 1.4, 0.4],
            [-6.4, -height + 1.4, 0.4],
          ),
          holes: [
            roundedShape(
              [-4.8, -height - 1.8, 1.4],
              [4.8, -height - 1.8, 1.4],
              [5, -height + 0.6, 0.2],
              [-5, -height + 0.6, 0.2],
            ),
          ],
          cloth: contrast,
          role: "body",
          lift: 0.2,
        },
      ]
    : [];
  return {
    parts: [
      strap(hung(hold, -height - 2.4, 25, 1.2), webbing ? 3 : 2.3, strapCloth, {
        nodes: 20,
        stitch: !webbing,
      }),
      ...[-1, 1].map(
        (side): Part => ({
          ...tab([side * hold, -height - 0.6], 2.4, 5, contrast),
          trims: [
            dRing([side * hold, -height - 0.5], 2.8, 180, metal),
            ...snapHook([side * (hold - 0.2), -height - 3.6], 2.9, side * -6, metal),
          ],
        }),
      ),
      ...handle,
      body,
      over,
      ...closing,
    ],
    main,
    ground: "floor" as const,
    detail: {
      of: "clasp" as const,
      box: [-half * 0.52 - 10, -height + drop - 14, -half * 0.52 + 12, -height + drop + 9] as const,
    },
  };
}
