import { plate, zipPull } from "../../blocks/bag-locks.ts";
import { inset, roundedShape, standingFolds } from "../../blocks/bag-shape.ts";
import { strap } from "../../blocks/bag-straps.ts";
import { metalColours } from "../../blocks/metal.ts";
import { zipTeeth } from "../../blocks/zip-front.ts";
import { stretch } from "../../geometry/along.ts";
import { polyline, spline } from "../../geometry/spline.ts";
import type { Line, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { bagFinish, officeHides } from "./leathers.ts";

export interface PortfolioCut {
  readonly width: number;
  readonly height: number;
  readonly handles: "none" | "pair" | "slit";
  readonly front: "plain" | "pocket" | "plate";
}

export const portfolio = silhouette<"portfolio", PortfolioCut>({
  kind: "portfolio",
  family: "bag",
  leaves: { men: ["C.1.4"] },
  fabrics: [
    ...officeHides,
    { kind: "nylon", weight: 10, material: "nylon", dyes: ["classic"] },
    { kind: "felt", weight: 8, material: "wool", dyes: ["neutral", "classic"] },
  ],
  cut: (random) => ({
    ...random.pick([
      { width: 38, height: 27 },
      { width: 35, height: 25 },
      { width: 41, height: 30 },
    ]),
    handles: random.pick(["none", "pair", "pair", "slit"]),
    front: random.pick(["plain", "pocket", "plate"]),
  }),
  finish: (main, _, random) => bagFinish(main, random),
  draw: drawPortfolio,
  words: () => ({ closure: "zip" }),
});

function drawPortfolio(cut: PortfolioCut, { main, contrast = main, metal = "gunmetal" }: Fabric, hand: Hand) {
  const { width, height } = cut;
  const half = width / 2;
  const outline = roundedShape(
    [-half, -height, 1.8, 0.1],
    [half, -height, 1.8, 0.12],
    [half, 0, 1.8, 0.1],
    [-half, 0, 1.8, 0.12],
  );
  const zipLine = polyline([-half + 1.2, -height + 1.5], [half - 1.2, -height + 1.5]);
  const thread = (path: Line["path"], strength = 0.8): Line => ({
    path,
    kind: "stitch",
    strength,
    ...(contrast.thread && { colour: contrast.thread }),
  });
  const slit = roundedShape(
    [-5.4, -height + 3.6, 1.1],
    [5.4, -height + 3.6, 1.1],
    [5.4, -height + 5.8, 1.1],
    [-5.4, -height + 5.8, 1.1],
  );
  const pocketEdge = spline([-half + 0.3, -height * 0.58], [0, -height * 0.57], [half - 0.3, -height * 0.58]);
  const body: Part = {
    outline,
    ...(cut.handles === "slit" && { holes: [slit] }),
    cloth: main,
    role: "body",
    lift: 0.3,
    folds: standingFolds(outline.box(), hand.random, 0.16),
    lines: [
      thread(inset(outline, 0.55)),
      { path: zipLine.shift(0, 0.62), kind: "seam" },
      { path: zipLine.shift(0, -0.62), kind: "seam" },
      ...(cut.handles === "slit" ? [thread(inset(slit, -0.5))] : []),
      ...(cut.front === "pocket"
        ? [{ path: pocketEdge, kind: "groove" as const }, thread(pocketEdge.shift(0, 0.6))]
        : []),
    ],
    trims: [
      zipTeeth(zipLine, metalColours[metal], 0.5),
      ...zipPull(zipLine.start, [0.1, 1], metal, { size: 1, tab: contrast.colour }),
      ...(cut.front === "plate" ? plate([half - 6, -3.2], 4, 0.9, metal) : []),
    ],
  };
  const grip = (rise: number, lean: number) =>
    spline(
      [-6.6, -height + 2.6],
      [-6.5 + lean * 0.4, -height - rise * 0.5],
      [-4 + lean, -height - rise],
      [4 + lean, -height - rise],
      [6.5 + lean * 0.4, -height - rise * 0.5],
      [6.6, -height + 2.6],
    );
  const handles: { back: Part[]; front: Part[] } =
    cut.handles === "pair"
      ? {
          back: [strap(grip(4.6, 1), 1.5, contrast, { behind: true, nodes: 16 })],
          front: [
            strap(stretch(grip(4.8, 0), 0, 1, 18), 1.5, contrast, { nodes: 18 }),
            ...[-6.6, 6.6].map(
              (x): Part => ({
                outline: roundedShape(
                  [x - 1.3, -height + 2, 0.4],
                  [x + 1.3, -height + 2, 0.4],
                  [x + 1.3, -height + 6, 1.2],
                  [x - 1.3, -height + 6, 1.2],
                ),
                cloth: contrast,
                lift: 0.2,
                flat: true,
                lines: [
                  thread(
                    roundedShape(
                      [x - 1, -height + 2.3, 0.3],
                      [x + 1, -height + 2.3, 0.3],
                      [x + 1, -height + 5.7, 1],
                      [x - 1, -height + 5.7, 1],
                    ),
                  ),
                ],
              }),
            ),
          ],
        }
      : { back: [], front: [] };
  return {
    parts: [...handles.back, body, ...handles.front],
    main,
    ground: "floor" as const,
    detail: { of: "closure" as const, box: [-half - 1, -height - 6, -half + 21, -height + 20] as const },
  };
}
