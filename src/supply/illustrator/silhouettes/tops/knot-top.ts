import { arms } from "../../blocks/arms.ts";
import { bodice } from "../../blocks/bodice.ts";
import { besideNeck, neckBack, openNeck } from "../../blocks/open-neck.ts";
import { tiedBow } from "../../blocks/tied-bow.ts";
import { torsoEdges, torsoOutline } from "../../blocks/torso.ts";
import { bow } from "../../geometry/along.ts";
import type { Point } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

/** A short top whose front is knotted: all of its cloth runs to the knot. */
export interface KnotTopCut {
  readonly neck: "v" | "round" | "scoop";
  readonly sleeve: "short" | "elbow" | "three-quarter" | "long" | "puff" | "balloon";
  readonly fit: number;
  readonly length: number;
  readonly knot: "tails" | "bow" | "twist";
}

export const knotTop = silhouette<"knot-top", KnotTopCut>({
  kind: "knot-top",
  family: "womens-top",
  leaves: { women: ["A.1.2"] },
  fabrics: [
    {
      kind: "jersey",
      weight: 3,
      material: "jersey",
      motifs: [
        ["plain", 4],
        ["fine-stripe", 1],
        ["stripe", 1],
      ],
    },
    {
      kind: "viscose",
      weight: 3,
      material: "viscose",
      motifs: [
        ["plain", 3],
        ["polka-dot", 1],
        ["ditsy", 1],
        ["floral", 1],
        ["zebra", 0.4],
      ],
    },
    { kind: "linen", weight: 1.6, material: "linen", dyes: ["neutral", "earth", "pastel"] },
    {
      kind: "poplin",
      weight: 1.6,
      material: "cotton",
      dyes: ["neutral", "pastel"],
      motifs: [
        ["plain", 2],
        ["gingham", 1],
        ["vertical-stripe", 1],
      ],
    },
    { kind: "satin", weight: 1, material: "satin", dyes: ["jewel", "neutral"] },
  ],
  cut: (random) => ({
    neck: random.pick(["v", "v", "round", "scoop"]),
    sleeve: random.pick(["short", "elbow", "three-quarter", "long", "puff", "balloon"]),
    fit: random.pick([-0.4, 0, 0.4]),
    length: random.pick([42, 46, 52]),
    knot: random.pick(["tails", "bow", "twist"]),
  }),
  draw: drawKnotTop,
  words: ({ neck, sleeve, length, knot }) => ({
    neckline: neck === "v" ? "v-neck" : "round",
    sleeve: sleeve === "balloon" ? "puff" : sleeve,
    length: length < 48 ? "cropped" : "regular",
    closure: knot === "twist" ? "pull-on" : "tie",
  }),
});

const necks = {
  v: { half: 8, depth: 16 },
  round: { half: 8.2, depth: 9 },
  scoop: { half: 9.4, depth: 13 },
} as const;

function drawKnotTop(cut: KnotTopCut, { main }: Fabric, hand: Hand) {
  const { half, depth } = necks[cut.neck];
  const torso = bodice({ womens: true, fit: cut.fit, length: cut.length, neck: half });
  const seam = openNeck(cut.neck, half, depth);
  const { armhole } = torsoEdges(torso);
  const knot: Point = [0, cut.length - 3.4];
  // The hem is pulled up to the knot.
  const hem = spline(
    [torso.hem, cut.length, "*"],
    [torso.hem * 0.6, cut.length + 0.3],
    [torso.hem * 0.24, cut.length - 1],
    [0, cut.length - 2.4, "*"],
  );
  const body: Part = {
    outline: torsoOutline(torso, seam, { hem }),
    cloth: main,
    role: "body",
    lift: 0.5,
    folds: [
      ...pulls(knot, torso.underarm, torso.underarmY, hand.random, 1),
      ...pulls(knot, torso.underarm, torso.underarmY, hand.leftRandom, -1),
    ],
    lines: [
      { path: armhole, kind: "seam" },
      { path: armhole.mirror(), kind: "seam" },
      { path: besideNeck(seam, half, 0.9), kind: "stitch" },
      { path: hem.shift(0, -1.1), kind: "stitch", strength: 0.8 },
      { path: hem.mirror().shift(0, -1.1), kind: "stitch", strength: 0.8 },
    ],
  };
  const tied = tiedBow(
    {
      at: [knot[0], knot[1] + 0.6],
      cloth: main,
      loops: cut.knot === "bow" ? 6 : 0,
      tails: cut.knot === "twist" ? 3.4 : 11,
      width: cut.knot === "twist" ? 5 : 4.4,
    },
    hand.random,
  );
  const style = cut.sleeve;
  return {
    parts: [
      neckBack(seam, half, cut.neck === "scoop" ? 3.2 : 2.4, main),
      ...arms(
        {
          style,
          torso,
          fit: style === "puff" || style === "balloon" ? 0 : cut.fit,
          womens: true,
          cloth: main,
        },
        hand,
      ),
      body,
      ...tied,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "closure" as const, box: [-13, cut.length - 22, 13, cut.length + 10] as const },
  };
}

/** Folds that fan out from the knot on one side. */
function pulls([x, y]: Point, underarm: number, underarmY: number, random: Random, side: number): Fold[] {
  const fan = (tx: number, ty: number, depth: number, width: number): Fold => ({
    spine: bow(
      [x + side * 1.6, y - random.between(0, 1)],
      [side * tx, ty],
      side * random.between(0.06, 0.14),
    ),
    width,
    depth,
    swell: "start",
  });
  return [
    fan(12.6, y - 1 + random.sway(1), -0.6, 0.8),
    fan(11.6, y - 7 + random.sway(1), -0.64, 0.9),
    fan(8.4, y - 13 + random.sway(1), -0.55, 0.9),
    fan(3.4, y - 15 + random.sway(1.4), -0.42, 0.7),
    fan(10.4, y - 4, 0.5, 1),
    fan(6.4, y - 11, 0.45, 1),
    {
      spine: bow([side * underarm, underarmY + 0.4], [side * 7.6, underarmY + 7], side * -0.1),
      width: 0.8,
      depth: -0.5,
      swell: "start",
    },
    { spine: bow([side * 11, 9], [side * 8.8, 21], side * 0.03), width: 2.4, depth: 0.3 },
  ];
}
