import { kissLock } from "../../blocks/bag-locks.ts";
import { standingFolds } from "../../blocks/bag-shape.ts";
import { chainStrap } from "../../blocks/bag-straps.ts";
import { ring } from "../../blocks/hardware.ts";
import { metalColours, toned } from "../../blocks/metal.ts";
import { metalCloth } from "../../blocks/shoe-hardware.ts";
import { bow } from "../../geometry/along.ts";
import { closedSpline, spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { fittings, softHides } from "./leathers.ts";

export interface FrameClutchCut {
  readonly width: number;
  readonly height: number;
  /** How far the pouch swells beyond its frame, as a share of the half-width. */
  readonly belly: number;
  readonly frame: "arched" | "straight";
  readonly carry: "none" | "chain";
}

export const frameClutch = silhouette<"frame-clutch", FrameClutchCut>({
  kind: "frame-clutch",
  family: "clutch",
  leaves: { women: ["C.1.4"] },
  fabrics: [
    {
      kind: "satin",
      weight: 28,
      material: "satin",
      dyes: ["jewel", "classic", "pastel"],
      motifs: [
        ["plain", 6],
        ["floral", 2],
        ["deco", 1],
      ],
    },
    { kind: "velvet", weight: 20, material: "velvet", dyes: ["jewel", "classic"] },
    { kind: "sequin", weight: 12, material: "polyester", dyes: ["metal", "classic", "jewel"] },
    ...softHides,
  ],
  cut: (random) => ({
    ...random.pick([
      { width: 23, height: 16 },
      { width: 26, height: 14 },
      { width: 20, height: 17 },
    ]),
    belly: random.pick([0.06, 0.14, 0.22]),
    frame: random.pick(["arched", "straight"]),
    carry: random.pick(["none", "chain", "chain"]),
  }),
  finish: (main, _, random) => ({ metal: fittings(main, random) }),
  draw: drawFrameClutch,
  words: () => ({}),
});

function drawFrameClutch(cut: FrameClutchCut, { main, metal = "gold" }: Fabric, hand: Hand) {
  const { width, height, belly } = cut;
  const half = width / 2;
  const top = half * (1 - belly);
  const rise = cut.frame === "arched" ? 1.9 : 0.3;
  const bar = spline(
    [-top, -height + 2.6, "*"],
    [-top + 0.5, -height + 0.7],
    [-top + 2.2, -height - rise * 0.3],
    [0, -height - rise],
    [top - 2.2, -height - rise * 0.3],
    [top - 0.5, -height + 0.7],
    [top, -height + 2.6, "*"],
  );
  const outline = closedSpline(
    [-top, -height + 2.6, "*"],
    [-top + 0.5, -height + 0.7],
    [-top + 2.2, -height - rise * 0.3],
    [0, -height - rise],
    [top - 2.2, -height - rise * 0.3],
    [top - 0.5, -height + 0.7],
    [top, -height + 2.6, "*"],
    [half, -height * 0.46],
    [half * 0.93, -height * 0.16],
    [half * 0.7, -0.4],
    [0, 0],
    [-half * 0.7, -0.4],
    [-half * 0.93, -height * 0.16],
    [-half, -height * 0.46],
  );
  const pleats = Array.from({ length: 8 }, (_, i): Fold => {
    const u = -0.84 + (i / 7) * 1.68;
    return {
      spine: bow(
        [u * top, -height + 1.6 - rise * (1 - u * u) * 0.8],
        [u * half * 1.02 + hand.random.sway(0.5), -height * hand.random.between(0.34, 0.62)],
        u * 0.05,
      ),
      width: 0.42,
      depth: -0.52,
      swell: "start",
    };
  });
  const pouch: Part = {
    outline,
    cloth: main,
    role: "body",
    lift: 0.3,
    folds: [...standingFolds(outline.box(), hand.random), ...(belly > 0.1 ? pleats : [])],
  };
  const frame: Part = {
    outline: bar.to(bar.map(([x, y]) => [x * 0.945, y + 1.05]).reverse()).close(),
    cloth: metalCloth(metal),
    role: "front",
    lift: 0.3,
    lines: [
      {
        path: bar.map(([x, y]) => [x * 0.97, y + 0.5]),
        kind: "groove",
        strength: 0.8,
        colour: toned(metalColours[metal], 0.6),
      },
    ],
    trims: [
      ...kissLock([0, -height - rise - 0.5], 0.62, metal),
      ring([-top + 0.5, -height + 0.9], 0.45, 0.16, metal),
      ring([top - 0.5, -height + 0.9], 0.45, 0.16, metal),
    ],
  };
  const line = spline(
    [-top + 0.4, -height + 0.8],
    [-top + 0.2, -height - 8],
    [-top * 0.4, -height - 13.4],
    [top * 0.4, -height - 13],
    [top * 0.96, -height - 7.6],
    [top - 0.4, -height + 0.8],
  );
  return {
    parts: [
      ...(cut.carry === "chain" ? [chainStrap(line, metal, metalCloth(metal), { link: 0.95 })] : []),
      pouch,
      frame,
    ],
    main,
    ground: "floor" as const,
    detail: { of: "clasp" as const, box: [-8, -height - 6, 8, -height + 14] as const },
  };
}
