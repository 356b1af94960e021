import { flap } from "../../blocks/bag-flap.ts";
import { plate, turnLock } from "../../blocks/bag-locks.ts";
import { inset, roundedShape, standingFolds } from "../../blocks/bag-shape.ts";
import { chainStrap, strap } from "../../blocks/bag-straps.ts";
import { ring, stud } from "../../blocks/hardware.ts";
import { metalCloth } from "../../blocks/shoe-hardware.ts";
import { spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { bagFinish, softHides } from "./leathers.ts";

export interface EnvelopeClutchCut {
  readonly width: number;
  readonly height: number;
  readonly edge: "point" | "straight" | "curved";
  readonly cover: number;
  readonly closing: "stud" | "turn" | "bar" | "hidden";
  readonly carry: "none" | "wrist" | "chain";
}

export const envelopeClutch = silhouette<"envelope-clutch", EnvelopeClutchCut>({
  kind: "envelope-clutch",
  family: "clutch",
  leaves: { women: ["C.1.4"] },
  fabrics: [
    ...softHides,
    { kind: "satin", weight: 20, material: "satin", dyes: ["classic", "jewel", "pastel"] },
    { kind: "velvet", weight: 10, material: "velvet", dyes: ["jewel", "classic"] },
  ],
  cut: (random) => ({
    ...random.pick([
      { width: 27, height: 16 },
      { width: 24, height: 14 },
      { width: 29, height: 18 },
      { width: 26, height: 12.5 },
    ]),
    edge: random.pick(["point", "point", "straight", "curved"]),
    cover: random.pick([0.6, 0.74, 0.94]),
    closing: random.pick(["stud", "turn", "bar", "hidden"]),
    carry: random.pick(["none", "none", "wrist", "chain"]),
  }),
  finish: (main, _, random) => bagFinish(main, random),
  draw: drawEnvelope,
  words: () => ({}),
});

function drawEnvelope(cut: EnvelopeClutchCut, { main, contrast = main, metal = "gold" }: Fabric, hand: Hand) {
  const { width, height } = cut;
  const half = width / 2;
  // A clutch of satin has no leather on it.
  const trim = main.kind === "satin" || main.kind === "velvet" ? main : contrast;
  const outline = roundedShape(
    [-half, -height, 0.8],
    [half, -height, 0.8, 0.1],
    [half, 0, 1],
    [-half, 0, 1, 0.1],
  );
  const body: Part = {
    outline,
    cloth: main,
    role: "body",
    lift: 0.3,
    folds: standingFolds(outline.box(), hand.random, 0.1),
    lines: [{ path: inset(outline, 0.4), kind: "stitch", strength: 0.7 }],
  };
  const drop = height * (cut.edge === "point" ? Math.min(0.86, cut.cover) : cut.cover * 0.9);
  const over = flap(
    {
      half: half - 0.05,
      top: -height - 0.1,
      drop,
      edge: cut.edge,
      shoulder: 0.8,
      corner: cut.edge === "straight" ? 0.9 : 1.8,
    },
    main,
    hand.random,
    cut.edge === "point" ? 0.55 : 0.4,
  );
  const y = -height + drop - (cut.edge === "point" ? 2 : 1.6);
  const closing =
    cut.closing === "stud"
      ? [stud([0, y], 0.55, metal)]
      : cut.closing === "turn"
        ? turnLock([0, y], 2.4, metal, "oval")
        : cut.closing === "bar"
          ? plate([0, y], cut.edge === "point" ? 2.2 : 6, 0.75, metal)
          : [];
  return {
    parts: [...carry(cut, trim, metal), body, { ...over, trims: closing }],
    main,
    ground: "floor" as const,
    detail: { of: "clasp" as const, box: [-8, y - 11, 8, y + 9] as const },
  };
}

function carry(
  { carry: how, width, height }: EnvelopeClutchCut,
  cloth: Part["cloth"],
  metal: NonNullable<Fabric["metal"]>,
): Part[] {
  const half = width / 2;
  if (how === "none") return [];
  if (how === "chain") {
    const line = spline(
      [-half + 0.6, -height + 0.6],
      [-half + 1.6, -height - 6],
      [-half * 0.3, -height - 9.6],
      [half * 0.5, -height - 8.4],
      [half - 1, -height - 4],
      [half - 0.6, -height + 0.6],
    );
    return [chainStrap(line, metal, metalCloth(metal), { link: 0.95 })];
  }
  const loop = spline(
    [-half + 0.2, -height + 2.4],
    [-half - 2.2, -height + 0.6],
    [-half - 3.6, -height + 4.4],
    [-half - 3.2, -height + 9.4],
    [-half - 1.4, -height + 9],
    [-half - 0.9, -height + 5],
    [-half + 0.2, -height + 3],
  );
  return [
    {
      ...strap(loop, 0.8, cloth, { nodes: 18, lift: 0.2 }),
      trims: [ring([-half - 0.3, -height + 2.4], 0.7, 0.2, metal)],
    },
  ];
}
