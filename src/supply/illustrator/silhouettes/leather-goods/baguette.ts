import { flap } from "../../blocks/bag-flap.ts";
import { zipPull } from "../../blocks/bag-locks.ts";
import { arch, inset, roundedShape, standingFolds } from "../../blocks/bag-shape.ts";
import { chainStrap, strap, tab } from "../../blocks/bag-straps.ts";
import { metalPiece, ring, stud } from "../../blocks/hardware.ts";
import { metalColours } from "../../blocks/metal.ts";
import { metalCloth } from "../../blocks/shoe-hardware.ts";
import { zipTeeth } from "../../blocks/zip-front.ts";
import { bow } from "../../geometry/along.ts";
import { rectangle } from "../../geometry/shapes.ts";
import { spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { bagFinish, softHides } from "./leathers.ts";

export interface BaguetteCut {
  readonly width: number;
  readonly height: number;
  readonly drop: number;
  /** A flap with a bar, or a zip along the top. */
  readonly closing: "flap" | "zip";
  readonly strap: "leather" | "wide" | "chain";
  readonly gathered: boolean;
}

export const baguette = silhouette<"baguette", BaguetteCut>({
  kind: "baguette",
  family: "small-bag",
  leaves: { women: ["C.1.3"] },
  fabrics: [
    ...softHides,
    { kind: "satin", weight: 6, material: "satin", dyes: ["classic", "pastel", "jewel"] },
    { kind: "nylon", weight: 8, material: "nylon", dyes: ["classic", "pastel"] },
  ],
  cut: (random) => ({
    ...random.pick([
      { width: 27, height: 13, drop: 18 },
      { width: 24, height: 14.5, drop: 20 },
      { width: 29, height: 15, drop: 17 },
    ]),
    closing: random.pick(["flap", "zip"]),
    strap: random.pick(["leather", "wide", "leather", "chain"]),
    gathered: random.chance(0.3),
  }),
  finish: (main, _, random) => bagFinish(main, random),
  draw: drawBaguette,
  words: ({ closing }) => (closing === "zip" ? { closure: "zip" } : {}),
});

function drawBaguette(cut: BaguetteCut, { main, contrast = main, metal = "gold" }: Fabric, hand: Hand) {
  const { width, height, drop } = cut;
  const half = width / 2;
  const zip = cut.closing === "zip";
  const outline = roundedShape(
    [-half * 0.94, -height, zip ? 2.6 : 1.4, zip ? -0.5 : 0.1],
    [half * 0.94, -height, zip ? 2.6 : 1.4, 0.3],
    [half, 0, height * 0.34, 0.15],
    [-half, 0, height * 0.34, 0.3],
  );
  const gathers = cut.gathered
    ? Array.from({ length: 9 }, (_, i) => {
        const x = -half * 0.78 + (i / 8) * half * 1.56;
        return {
          spine: bow(
            [x, -height + 1],
            [x * 1.12 + hand.random.sway(0.6), -height * hand.random.between(0.28, 0.5)],
            hand.random.sway(0.06),
          ),
          width: 0.42,
          depth: -0.5,
          swell: "start" as const,
        };
      })
    : [];
  const body: Part = {
    outline,
    cloth: main,
    role: "body",
    lift: 0.28,
    folds: [...standingFolds(outline.box(), hand.random, cut.gathered ? 0 : 0.4), ...gathers],
    lines: [{ path: inset(outline, 0.5), kind: "stitch", strength: cut.gathered ? 0 : 0.8 }],
  };
  const hold = half * 0.86;
  const line = arch(hold, -height + 0.4, drop, 0.74, 0.6);
  const handle =
    cut.strap === "chain"
      ? chainStrap(line, metal, metalCloth(metal), { link: 1.7 })
      : strap(line, cut.strap === "wide" ? 2.3 : 1.3, contrast, { nodes: 18 });
  const zipLine = spline([-half * 0.82, -height + 0.75], [0, -height + 1.1], [half * 0.82, -height + 0.75]);
  const over = {
    half: half * 0.93,
    top: -height - 0.1,
    drop: height * 0.62,
    edge: "curved" as const,
    shoulder: 1.4,
    corner: 2.4,
  };
  const bar = -height + over.drop - 1.5;
  return {
    parts: [
      handle,
      ...[-hold, hold].map(
        (x): Part => ({
          ...tab([x, -height - 0.9], 2, 3.4, contrast),
          trims: [ring([x, -height - 0.8], 1, 0.28, metal)],
        }),
      ),
      zip
        ? {
            ...body,
            trims: [
              zipTeeth(zipLine, metalColours[metal], 0.55),
              ...zipPull(zipLine.end, [0.3, 1], metal, { size: 0.9, tab: contrast.colour }),
            ],
          }
        : body,
      ...(zip
        ? []
        : [
            {
              ...flap(over, main, hand.random, 0.45),
              trims: [
                metalPiece(rectangle(-2.7, bar - 0.45, 5.4, 0.9, 0.4), metal, { angle: 90 }),
                stud([0, bar], 0.62, metal),
              ],
            },
          ]),
    ],
    main,
    ground: "floor" as const,
    detail: { of: "clasp" as const, box: [-9, -height - 5, 10, -1] as const },
  };
}
