import { kissLock, pushLock } from "../../blocks/bag-locks.ts";
import { inset, roundedShape } from "../../blocks/bag-shape.ts";
import { chainStrap } from "../../blocks/bag-straps.ts";
import { metalPiece, stud } from "../../blocks/hardware.ts";
import { metalCloth } from "../../blocks/shoe-hardware.ts";
import { bow } from "../../geometry/along.ts";
import { rectangle } from "../../geometry/shapes.ts";
import { spline } from "../../geometry/spline.ts";
import type { Part, Trim } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { fittings } from "./leathers.ts";

export interface BoxClutchCut {
  readonly width: number;
  readonly height: number;
  readonly corner: number;
  readonly clasp: "balls" | "lock" | "stone";
  readonly chain: boolean;
}

export const boxClutch = silhouette<"box-clutch", BoxClutchCut>({
  kind: "box-clutch",
  family: "clutch",
  leaves: { women: ["C.1.4"] },
  fabrics: [
    { kind: "satin", weight: 24, material: "satin", dyes: ["jewel", "classic", "pastel"] },
    { kind: "velvet", weight: 20, material: "velvet", dyes: ["jewel", "classic"] },
    { kind: "sequin", weight: 14, material: "polyester", dyes: ["metal", "classic"] },
    {
      kind: "acetate",
      weight: 20,
      material: "polyester",
      dyes: ["classic", "jewel", "neutral"],
      motifs: [
        ["plain", 3],
        ["tortoise", 2],
      ],
    },
    { kind: "metal", weight: 10, material: "metal", dyes: ["metal"] },
    { kind: "patent", weight: 10, material: "faux-leather", dyes: ["classic", "jewel"] },
  ],
  cut: (random) => ({
    ...random.pick([
      { width: 20, height: 11, corner: 1 },
      { width: 17, height: 13, corner: 3.6 },
      { width: 24, height: 9, corner: 4.2 },
      { width: 15, height: 15, corner: 7 },
    ]),
    clasp: random.pick(["balls", "lock", "stone"]),
    chain: random.chance(0.55),
  }),
  finish: (main, _, random) => ({ metal: fittings(main, random) }),
  draw: drawBox,
  words: () => ({}),
});

function drawBox(
  { width, height, corner, clasp, chain }: BoxClutchCut,
  { main, metal = "gold" }: Fabric,
  hand: Hand,
) {
  const half = width / 2;
  const outline = roundedShape(
    [-half, -height, corner, 0.15],
    [half, -height, corner, 0.15],
    [half, 0, corner, 0.15],
    [-half, 0, corner, 0.15],
  );
  const rim = inset(outline, -0.5);
  const meets = -height + corner * 0.7 + 0.4;
  const at = (u: number, v: number): [number, number] => [-half + u * width, -height + v * height];
  const face: Part = {
    outline,
    cloth: main,
    role: "body",
    lift: 0.2,
    folds: [
      { spine: bow(at(0.14, 0.14), at(0.86, 0.12), 0.02), width: height * 0.06, depth: 0.8 },
      {
        spine: bow(at(0.2 + hand.random.sway(0.04), 0.2), at(0.16, 0.8), 0.05),
        width: width * 0.08,
        depth: 0.5,
      },
      { spine: bow(at(0.12, 0.93), at(0.9, 0.92), -0.02), width: height * 0.07, depth: -0.55 },
      { spine: bow(at(0.93, 0.2), at(0.93, 0.84), -0.04), width: width * 0.04, depth: -0.5 },
    ],
    lines: [{ path: inset(outline, 0.35), kind: "fine", strength: 0.8 }],
  };
  const edge: Part = {
    outline: rim,
    cloth: metalCloth(metal),
    role: "body",
    lift: 0.2,
    lines: [{ path: inset(outline, -0.22), kind: "groove", strength: 0.7 }],
  };
  const line = spline(
    [-half + 1.2, meets],
    [-half - 0.4, -height - 8],
    [-half * 0.2, -height - 13],
    [half * 0.5, -height - 11.6],
    [half - 0.2, -height - 5],
    [half - 1.2, meets],
  );
  return {
    parts: [
      ...(chain ? [chainStrap(line, metal, metalCloth(metal), { link: 0.9 })] : []),
      edge,
      { ...face, trims: claspOf(clasp, -height, metal) },
    ],
    main,
    ground: "floor" as const,
    detail: { of: "clasp" as const, box: [-7, -height - 5, 7, -height + 12] as const },
  };
}

function claspOf(clasp: BoxClutchCut["clasp"], y: number, metal: NonNullable<Fabric["metal"]>): Trim[] {
  switch (clasp) {
    case "balls":
      return kissLock([0, y - 0.9], 0.62, metal);
    case "lock":
      return pushLock([0, y + 0.9], 2.2, metal);
    case "stone":
      return [
        metalPiece(rectangle(-1.1, y - 0.8, 2.2, 1.9, 0.5), metal),
        ...[-0.6, 0, 0.6].flatMap((x) => [
          stud([x, y - 0.2], 0.26, "silver"),
          stud([x, y + 0.5], 0.26, "silver"),
        ]),
      ];
  }
}
