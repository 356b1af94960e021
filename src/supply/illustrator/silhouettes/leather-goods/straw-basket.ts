import { arch, roundedShape, standingFolds } from "../../blocks/bag-shape.ts";
import { mouth, strap, tab } from "../../blocks/bag-straps.ts";
import { light, shadow } from "../../colour/oklab.ts";
import { spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { bagFinish } from "./leathers.ts";

export interface StrawBasketCut {
  readonly width: number;
  readonly height: number;
  readonly drop: number;
  /** How much narrower the foot is than the mouth, 0 … 0.3. */
  readonly taper: number;
  readonly handle: "leather" | "plaited";
  readonly band: "none" | "rows" | "leather";
}

export const strawBasket = silhouette<"straw-basket", StrawBasketCut>({
  kind: "straw-basket",
  family: "bag",
  leaves: { women: ["C.1.2"] },
  fabrics: [
    { kind: "straw", weight: 50, material: "canvas", dyes: ["neutral", "earth"] },
    { kind: "raffia", weight: 50, material: "canvas", dyes: ["neutral", "earth", "pastel", "classic"] },
  ],
  cut: (random) => ({
    ...random.pick([
      { width: 44, height: 28, drop: 17, taper: 0.24 },
      { width: 34, height: 30, drop: 14, taper: 0.1 },
      { width: 38, height: 24, drop: 20, taper: 0.3 },
      { width: 30, height: 33, drop: 13, taper: 0.04 },
    ]),
    handle: random.pick(["leather", "leather", "plaited"]),
    band: random.pick(["none", "none", "rows", "leather"]),
  }),
  finish: (main, _, random) => bagFinish(main, random),
  draw: drawBasket,
  words: () => ({}),
});

function drawBasket(cut: StrawBasketCut, { main, contrast = main, metal = "brass" }: Fabric, hand: Hand) {
  const { width, height, drop, taper } = cut;
  const half = width / 2;
  const low = half * (1 - taper);
  const outline = roundedShape(
    [-half, -height, 0.8, -0.9],
    [half, -height, 0.8, 0.9],
    [low, 0, 4.5, 0.15],
    [-low, 0, 4.5, 0.9],
  );
  const feet = half * 0.42;
  const leather = cut.handle === "leather";
  const cloth = leather ? contrast : { ...main, colour: shadow(main.colour, 0.08) };
  const strapWidth = leather ? 1.8 : 1.7;
  const row = (y: number) => {
    const reach = half - ((half - low) * (height + y)) / height;
    return spline([-reach, y], [-reach * 0.5, y + 0.75], [0, y + 1], [reach * 0.5, y + 0.75], [reach, y]);
  };
  const rows = Array.from({ length: Math.floor(height / 3.4) }, (_, i) => ({
    path: row(-height + 3 + i * 3.4),
    kind: "groove" as const,
    strength: 0.4,
  }));
  const coloured = (y: number): Part => ({
    outline: row(y)
      .to(row(y + 1.5).reverse())
      .close(),
    cloth: { kind: main.kind, colour: contrast.colour },
    edge: 0,
  });
  const body: Part = {
    outline,
    cloth: main,
    role: "body",
    lift: 0.3,
    folds: standingFolds(outline.box(), hand.random, 0.35),
    lines: rows,
  };
  const rim: Part = {
    outline: row(-height - 0.1)
      .to(row(-height + 1.5).reverse())
      .close(),
    cloth: { ...main, colour: light(main.colour, 0.1) },
    lift: 0.25,
    flat: true,
    lines: [{ path: row(-height + 0.7), kind: "cord", strength: 0.35 }],
  };
  return {
    parts: [
      strap(arch(feet, -height + 0.4, drop - 1, 0.8, 1.4), strapWidth, cloth, {
        behind: true,
        rolled: !leather,
      }),
      mouth(half - 0.4, -height + 0.4, 1.7, { kind: main.kind, colour: main.colour }),
      body,
      ...(cut.band === "rows" ? [coloured(-height * 0.5), coloured(-height * 0.4)] : []),
      ...(cut.band === "leather"
        ? [
            {
              outline: row(-height * 0.3)
                .to(row(-height * 0.3 + 2.6).reverse())
                .close(),
              cloth: contrast,
              lift: 0.15,
              lines: [
                { path: row(-height * 0.3 + 0.3), kind: "stitch" as const },
                { path: row(-height * 0.3 + 2.3), kind: "stitch" as const },
              ],
            },
          ]
        : []),
      rim,
      strap(arch(feet, -height + 3, drop + 3, 0.8, 0.4), strapWidth, cloth, { rolled: !leather, lift: 0.34 }),
      ...(leather
        ? [-feet, feet].map((x) => tab([x, -height + 1.4], 2.6, 4.6, contrast, { metal, end: "round" }))
        : [-feet, feet].map((x) =>
            tab([x, -height + 0.9], 2.3, 3, { kind: main.kind, colour: shadow(main.colour, 0.12) }, {}),
          )),
    ],
    main,
    ground: "floor" as const,
    detail: { of: "weave" as const, box: [-feet - 9, -height - 4, -feet + 12, -height + 17] as const },
  };
}
