import { fringe } from "../../blocks/scarf-fringe.ts";
import { trimColour } from "../../blocks/trim-colours.ts";
import { type Cloth, isPatterned } from "../../cloth/cloth.ts";
import { bow } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface LongScarfCut {
  readonly width: number;
  /** From the fold to the longer end, without fringe. */
  readonly length: number;
  readonly end: "fringe" | "hem" | "rib";
  readonly bands: boolean;
}

export const longScarf = silhouette<"long-scarf", LongScarfCut>({
  kind: "long-scarf",
  family: "scarf",
  leaves: { men: ["D.3.1"], women: ["D.3.1"] },
  fabrics: [
    {
      kind: "wool",
      weight: 44,
      material: "wool",
      dyes: ["neutral", "classic", "earth", "jewel"],
      motifs: [
        ["plain", 5],
        ["tartan", 3],
        ["windowpane", 1],
        ["houndstooth", 1],
        ["herringbone", 1],
        ["wide-stripe", 1],
        ["check", 1],
      ],
    },
    { kind: "cashmere", weight: 24, material: "cashmere", dyes: ["neutral", "classic", "pastel", "earth"] },
    { kind: "rib", weight: 14, material: "wool", dyes: ["neutral", "classic", "earth"] },
    { kind: "mohair", weight: 12, material: "mohair", dyes: ["pastel", "neutral", "bright"] },
    { kind: "linen", weight: 6, material: "linen", dyes: ["neutral", "pastel"] },
  ],
  cut: (random, universe) => ({
    ...(universe === "men"
      ? random.pick([
          { width: 28, length: 92 },
          { width: 33, length: 84 },
          { width: 36, length: 98 },
        ])
      : random.pick([
          { width: 32, length: 96 },
          { width: 40, length: 86 },
          // A blanket scarf, folded once more.
          { width: 56, length: 72 },
        ])),
    end: random.pick(["fringe", "fringe", "fringe", "fringe", "fringe", "rib"]),
    bands: random.chance(0.25),
  }),
  finish: (main, { bands }, random) =>
    bands && !isPatterned(main) ? { contrast: { kind: main.kind, colour: trimColour(main, random) } } : {},
  draw: hungScarf,
  words: () => ({}),
});

/** One end of the scarf: a panel from `top` down, a little wider below, with long falls. */
function panel(
  cut: LongScarfCut,
  {
    left,
    top,
    width,
    length,
    sway,
  }: { left: number; top: number; width: number; length: number; sway: number },
  { main, contrast }: Fabric,
  random: Random,
  more: Partial<Part>,
): Part[] {
  const right = left + width;
  const low = top + length;
  const gather = width * 0.04;
  const edge = spline(
    [left - 0.4 + sway, low],
    [left + width * 0.33 + sway, low + 0.9],
    [left + width * 0.68 + sway, low - 0.4],
    [right + 0.5 + sway, low + 0.5],
  );
  const leftSide = spline(
    [left + gather, top],
    [left + 0.3, top + length * 0.3],
    [left - 0.5 + sway * 0.6, top + length * 0.66],
    [left - 0.4 + sway, low],
  );
  const rightSide = spline(
    [right + 0.5 + sway, low],
    [right + 0.7 + sway * 0.5, top + length * 0.6],
    [right - 0.2, top + length * 0.26],
    [right - gather, top],
  );
  const outline = leftSide
    .to(edge)
    .to(rightSide)
    .to(spline([right - gather, top], [left + width * 0.52, top - 0.7], [left + gather, top]))
    .close();
  const falls = [0.2, 0.42, 0.62, 0.84].map((u, i): Fold => {
    const x = left + u * width + random.sway(width * 0.04);
    const from = i % 2 ? top + length * random.between(0.2, 0.36) : top + 1;
    const until = i % 2 ? low - 1 : top + length * random.between(0.55, 0.8);
    return {
      spine: bow([x, from], [x + random.sway(width * 0.08) + sway * 0.4, until], random.sway(0.035)),
      width: width * random.between(0.03, 0.05),
      depth: i === 2 ? 0.55 : -0.48,
      swell: i % 2 ? "end" : "start",
    };
  });
  const cloth: Cloth = main;
  const body: Part = {
    outline,
    cloth,
    role: "body",
    folds: falls,
    lines:
      cut.end === "hem"
        ? [{ path: edge.shift(0, -1.6), kind: "stitch" }]
        : cut.end === "rib"
          ? [{ path: edge.shift(0, -6), kind: "groove", strength: 0.7 }]
          : [],
    trims: cut.end === "fringe" ? [fringe(edge, 6.5, cloth, random)] : [],
    ...more,
  };
  return contrast ? [body, ...bandsOn(edge, contrast, cut, more)] : [body];
}

/** Stripes across the end, in another colour. */
function bandsOn(edge: Path, cloth: Cloth, { end }: LongScarfCut, more: Partial<Part>): Part[] {
  const start = end === "fringe" ? 5 : 8;
  return [0, 5.4].map((by, i) => ({
    outline: edge
      .shift(0, -start - by)
      .to(edge.shift(0, -start - by - (i ? 1.4 : 3.2)).reverse())
      .close(),
    cloth,
    role: "body" as const,
    edge: 0,
    flat: true,
    ...(more.light !== undefined && { light: more.light }),
  }));
}

function hungScarf(cut: LongScarfCut, fabric: Fabric, hand: Hand) {
  const { width, length } = cut;
  const half = width / 2;
  return {
    parts: [
      ...panel(
        cut,
        { left: -half + 3.4, top: 1, width: width * 0.97, length: length - 7, sway: 1.4 },
        fabric,
        hand.leftRandom,
        { light: -0.14, role: "back" },
      ),
      ...panel(cut, { left: -half, top: 0, width, length, sway: -0.6 }, fabric, hand.random, { lift: 0.5 }),
    ],
    main: fabric.main,
    ground: "wall" as const,
    detail: { of: "weave" as const, box: [-half - 1, length - 22, -half + 29, length + 9] as const },
  };
}
