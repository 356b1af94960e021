import { roundedShape } from "../../blocks/bag-shape.ts";
import { backPoints, fingertip, type HandShape, handFolds, handOutline } from "../../blocks/glove-hand.ts";
import { strapBuckle, stud } from "../../blocks/hardware.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { light, shadow } from "../../colour/oklab.ts";
import { spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { pair } from "./glove-pair.ts";
import { fittings, liningFor } from "./leathers.ts";

export interface LeatherGlovesCut {
  readonly cuff: number;
  readonly wrist: "plain" | "strap" | "snap" | "gathered" | "fur";
  readonly back: "points" | "plain";
  readonly touch: boolean;
}

export const leatherGloves = silhouette<"leather-gloves", LeatherGlovesCut>({
  kind: "leather-gloves",
  family: "glove",
  leaves: { men: ["D.4.1"], women: ["D.4.1"] },
  fabrics: [
    { kind: "leather", weight: 64, material: "leather", dyes: ["leather", "leather", "classic"] },
    { kind: "suede", weight: 26, material: "suede", dyes: ["leather", "earth"] },
    { kind: "grained-leather", weight: 10, material: "leather", dyes: ["leather"] },
  ],
  cut: (random, universe) => ({
    cuff: random.pick([4.5, 6, 8]),
    wrist: random.pick(
      universe === "men" ? ["plain", "strap", "snap"] : ["plain", "gathered", "strap", "fur"],
    ),
    back: random.pick(["points", "points", "plain"]),
    touch: random.chance(0.25),
  }),
  finish: (main, _, random) => ({
    lining: liningFor(main, random),
    metal: fittings(main, random),
    contrast: { kind: "faux-fur", colour: random.chance(0.5) ? "#b8a48c" : shadow(main.colour, 0.1) },
  }),
  draw: drawGloves,
  words: ({ wrist }) => (wrist === "strap" ? { closure: "buckle" } : { closure: "pull-on" }),
});

function drawGloves(cut: LeatherGlovesCut, fabric: Fabric, hand: Hand) {
  const shape: HandShape = {
    size: hand.universe === "men" ? 1 : 0.9,
    stout: hand.universe === "men" ? 1.1 : 1,
    covered: 1,
  };
  return {
    parts: pair(glove(cut, fabric, shape, hand.random), glove(cut, fabric, shape, hand.leftRandom), 5.2),
    main: fabric.main,
    ground: "wall" as const,
    detail: { of: "cuff" as const, box: [-4, -8, 11, 9] as const },
  };
}

function glove(
  cut: LeatherGlovesCut,
  { main, contrast = main, lining = main, metal = "gold" }: Fabric,
  shape: HandShape,
  random: Random,
): Part[] {
  const s = shape.size;
  const { cuff } = cut;
  const mouth = 3.5 * s + 0.3;
  const inside: Part = {
    outline: spline(
      [-mouth, cuff, "*"],
      [0, cuff + 0.75],
      [mouth, cuff, "*"],
      [0, cuff - 0.6],
      [-mouth, cuff, "*"],
    ).close(),
    cloth: lining,
    role: "lining",
    inside: 0.4,
    flat: true,
  };
  const hem = spline([-mouth + 0.1, cuff - 0.5], [0, cuff - 0.25], [mouth - 0.1, cuff - 0.5]);
  const body: Part = {
    outline: handOutline(shape, cuff, 0.2),
    cloth: main,
    role: "body",
    lift: 0.5,
    folds: handFolds(shape, cuff, random),
    lines: [
      ...(cut.back === "points"
        ? backPoints(shape).map((path) => ({ path, kind: "cord" as const, strength: 0.75 }))
        : []),
      { path: hem, kind: "stitch" },
      {
        path: spline([3.9 * s, -6.6 * s], [2.9 * s, -4.6 * s], [3 * s, -2.4 * s], [4 * s, -1.8 * s]),
        kind: "seam",
        strength: 0.8,
      },
    ],
  };
  return [
    inside,
    body,
    ...(cut.touch ? tips(shape, main) : []),
    ...wristOf(cut, shape, { main, fur: contrast, metal }, random),
  ];
}

const tips = (shape: HandShape, main: Cloth): Part[] =>
  (["index", "thumb"] as const).map((which) => ({
    outline: fingertip(shape, which),
    cloth: { kind: "suede", colour: shadow(light(main.colour, 0.1), 0.2) },
    role: "body",
    flat: true,
    edge: 0.8,
  }));

function wristOf(
  { wrist, cuff }: LeatherGlovesCut,
  { size: s }: HandShape,
  { main, fur, metal }: { main: Cloth; fur: Cloth; metal: NonNullable<Fabric["metal"]> },
  random: Random,
): Part[] {
  const reach = 3.45 * s;
  switch (wrist) {
    case "plain":
      return [];
    case "strap":
      return [
        {
          outline: roundedShape(
            [-reach - 0.1, 0.6, 0.1],
            [reach * 0.5, 0.5, 0.7],
            [reach * 0.5, 2.1, 0.7],
            [-reach - 0.1, 2.2, 0.1],
          ),
          cloth: main,
          role: "cuff",
          lift: 0.24,
          lines: [{ path: spline([-reach, 0.9], [0, 0.8], [reach * 0.3, 0.8]), kind: "stitch" }],
          trims: strapBuckle([-reach * 0.25, 1.35], 1.5, 0, metal),
        },
      ];
    case "snap":
      return [
        {
          outline: roundedShape(
            [-1.1, cuff - 3.6, 0.9],
            [1.1, cuff - 3.6, 0.9],
            [1.1, cuff + 0.1, 0.1],
            [-1.1, cuff + 0.1, 0.1],
          ),
          cloth: main,
          role: "cuff",
          lift: 0.22,
          flat: true,
          trims: [stud([0, cuff - 2.4], 0.42, metal)],
        },
      ];
    case "gathered":
      return [
        {
          outline: spline([-reach - 0.05, 0.7], [0, 1], [reach + 0.05, 0.7])
            .to(spline([reach + 0.05, 1.5], [0, 1.8], [-reach - 0.05, 1.5]))
            .close(),
          cloth: main,
          role: "cuff",
          edge: 0.6,
          folds: [-0.7, -0.4, -0.1, 0.2, 0.5, 0.8].map((u) => ({
            spine: spline([u * reach, 0.3], [u * reach + random.sway(0.1), 1.2], [u * reach * 1.05, 2.3]),
            width: 0.18,
            depth: -0.6,
          })),
        },
      ];
    case "fur":
      return [
        {
          outline: roundedShape(
            [-reach - 0.7, cuff - 2.8, 1.2],
            [reach + 0.7, cuff - 2.8, 1.2, 0.2],
            [reach + 0.9, cuff + 0.9, 1.4, 0.2],
            [-reach - 0.9, cuff + 0.9, 1.4, 0.2],
          ),
          cloth: fur,
          role: "cuff",
          lift: 0.3,
        },
      ];
  }
}
