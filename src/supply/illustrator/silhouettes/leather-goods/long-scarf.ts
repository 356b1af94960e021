import { fringe } from "../../blocks/scarf-fringe.ts";
import { trimColour } from "../../blocks/trim-colours.ts";
import { type Cloth, isPatterned } from "../../cloth/cloth.ts";
import { bow } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import type { Point } from "../../geometry/point.ts";
import { closedSpline, spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface LongScarfCut {
  /** Hung over a rail, or laid in a loop with both ends drawn through. */
  readonly shown: "hung" | "looped";
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
    shown: random.pick(["hung", "hung", "looped"]),
    width: random.pick(universe === "men" ? [28, 32, 35] : [32, 38, 46]),
    length: random.pick([84, 92, 98]),
    end: random.pick(["fringe", "fringe", "fringe", "hem", "rib"]),
    bands: random.chance(0.25),
  }),
  finish: (main, { bands }, random) =>
    bands && !isPatterned(main) ? { contrast: { kind: main.kind, colour: trimColour(main, random) } } : {},
  draw: (cut, fabric, hand) =>
    cut.shown === "hung" ? hungScarf(cut, fabric, hand) : loopedScarf(cut, fabric, hand),
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

/** Doubled round a neck: the loop stands open above, both ends fall through it. */
function loopedScarf(cut: LongScarfCut, fabric: Fabric, hand: Hand) {
  const { main } = fabric;
  const broad = cut.width * 0.56;
  const outer: Point[] = [
    [-16, 2],
    [-20, -10],
    [-14, -22],
    [0, -26],
    [14, -22],
    [20, -10],
    [16, 3],
    [7, 11],
    [0, 13],
    [-7, 11],
  ];
  const inner: Point[] = [
    [-6.5, 0],
    [-9.5, -8.5],
    [-6.5, -14.6],
    [0, -16.6],
    [6.5, -14.6],
    [9.5, -8.5],
    [6.5, 0],
    [0, 2.4],
  ];
  const ring = closedSpline(...outer);
  const hole = closedSpline(...inner);
  const { random } = hand;
  const wraps = [0.08, 0.2, 0.33, 0.45, 0.58, 0.7, 0.84, 0.95].map((share, i): Fold => {
    const [a, b] = [ring.at(share), hole.at(share)];
    const from: Point = [a[0] * 0.94, a[1] * 0.94];
    const next = hole.at((share + (i % 2 ? 0.12 : -0.1) + 1) % 1);
    return {
      spine: bow(from, [(b[0] + next[0]) / 2, (b[1] + next[1]) / 2], random.sway(0.2)),
      width: 0.9,
      depth: i % 3 === 0 ? 0.5 : -0.5,
      swell: "both",
    };
  });
  const around: Fold[] = [0.42, 0.66].map((share, i) => ({
    spine: closedSpline(
      ...outer.map(([x, y], k): Point => {
        const [hx, hy] = hole.at((k / outer.length + 0.96) % 1);
        return [x + (hx - x) * share, y + (hy - y) * share];
      }),
    ),
    width: 1.5,
    depth: i ? -0.5 : 0.45,
    swell: "full" as const,
  }));
  const back: Part = {
    outline: closedSpline(...inner.map(([x, y]): Point => [x * 1.12, y * 1.1 - 0.6])),
    cloth: main,
    role: "lining",
    inside: 0.55,
    flat: true,
  };
  const collar: Part = {
    outline: ring,
    holes: [hole],
    cloth: main,
    role: "front",
    lift: 0.55,
    folds: [...around, ...wraps],
    origin: [0, 0],
  };
  return {
    parts: [
      back,
      ...panel(
        cut,
        { left: -3, top: 4, width: broad, length: cut.length * 0.62, sway: 2.6 },
        fabric,
        hand.leftRandom,
        { light: -0.08, lift: 0.3 },
      ),
      ...panel(
        cut,
        { left: -broad + 2, top: 4, width: broad, length: cut.length * 0.7, sway: -1.6 },
        fabric,
        random,
        { lift: 0.45 },
      ),
      collar,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "weave" as const, box: [-18, -26, 12, 12] as const },
  };
}
