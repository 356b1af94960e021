import { fringe } from "../../blocks/scarf-fringe.ts";
import { bow, ribbon } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import { closedSpline, spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

/** A narrow scarf, tied once: a loop above, two ends below. */
export interface SkinnyScarfCut {
  readonly width: number;
  readonly length: number;
  readonly end: "point" | "straight" | "fringe";
  readonly tied: "knot" | "crossed";
}

export const skinnyScarf = silhouette<"skinny-scarf", SkinnyScarfCut>({
  kind: "skinny-scarf",
  family: "scarf",
  leaves: { women: ["D.3.1"], men: ["D.3.1"] },
  fabrics: [
    {
      kind: "silk",
      weight: 50,
      material: "silk",
      dyes: ["classic", "jewel", "neutral", "pastel"],
      motifs: [
        ["plain", 4],
        ["polka-dot", 3],
        ["paisley", 2],
        ["ditsy", 2],
        ["geometric", 1],
        ["leopard", 1],
      ],
    },
    { kind: "satin", weight: 20, material: "satin", dyes: ["classic", "jewel", "pastel"] },
    {
      kind: "fine-knit",
      weight: 20,
      material: "wool",
      dyes: ["neutral", "classic"],
      motifs: [
        ["plain", 2],
        ["stripe", 2],
      ],
    },
    { kind: "velvet", weight: 10, material: "velvet", dyes: ["jewel", "classic"] },
  ],
  cut: (random) => ({
    width: random.pick([8, 10, 13]),
    length: random.pick([62, 72, 80]),
    end: random.pick(["point", "straight", "fringe"]),
    tied: random.pick(["knot", "crossed"]),
  }),
  draw: drawSkinny,
  words: () => ({ closure: "tie" }),
});

function drawSkinny(cut: SkinnyScarfCut, { main }: Fabric, hand: Hand) {
  const { width, length, tied } = cut;
  const neck = spline(
    [-2, 0],
    [-11, -8],
    [-12.5, -19],
    [-6, -27],
    [1, -28.5],
    [8, -26],
    [12.6, -18],
    [10.6, -8],
    [2, 0],
  );
  const around: Part = {
    outline: ribbon(neck, (share) => width * (0.62 + 0.3 * Math.sin(Math.PI * share)), 22),
    cloth: main,
    role: "back",
    lift: 0.34,
    folds: [
      {
        spine: spline([-6, -4], [-12, -14], [-8, -25], [0, -28.6], [8, -26]),
        width: width * 0.09,
        depth: 0.7,
      },
      { spine: spline([11.4, -20], [10.6, -10], [4, -2]), width: width * 0.08, depth: -0.5 },
    ],
  };
  const tail = (side: number, reach: number, lift: number): Part => {
    const spine = spline(
      [side * 0.6, 0],
      [side * (tied === "crossed" ? -3 : 2.6), reach * 0.22],
      [side * 5.4 + hand.random.sway(0.8), reach * 0.6],
      [side * 5 + hand.random.sway(1), reach],
    );
    const wide = (share: number) => width * (0.5 + 0.55 * Math.min(1, share * 2.6));
    const random = side < 0 ? hand.leftRandom : hand.random;
    return {
      outline: cut.end === "point" ? pointed(spine, wide, width) : ribbon(spine, wide, 12),
      cloth: main,
      role: "front",
      lift,
      grain: -side * 4,
      folds: [
        {
          spine: bow(spine.at(0.02), [spine.at(0.66)[0] - width * 0.16, spine.at(0.66)[1]], side * 0.03),
          width: width * 0.09,
          depth: -0.55,
          swell: "start",
        },
        {
          spine: bow(
            [spine.at(0.2)[0] + width * 0.18, spine.at(0.2)[1]],
            [spine.at(0.96)[0] + width * 0.14, spine.at(0.96)[1]],
            -side * 0.02,
          ),
          width: width * 0.1,
          depth: 0.6,
        },
      ],
      trims: cut.end === "fringe" ? [fringe(endEdge(spine, wide), 5, main, random, 0.75)] : [],
    };
  };
  const knot: Part = {
    outline: closedSpline(
      [-width * 0.42, -1.5],
      [0, -3.4],
      [width * 0.44, -1.3],
      [width * 0.4, 2.2],
      [0, 3.6],
      [-width * 0.4, 2],
    ),
    cloth: main,
    role: "front",
    lift: 0.45,
    grain: 24,
    folds: [
      { spine: bow([-width * 0.3, -1.4], [width * 0.3, 1.6], 0.16), width: 0.6, depth: -0.6 },
      { spine: bow([-width * 0.32, 1], [width * 0.12, 2.8], 0.1), width: 0.5, depth: 0.6 },
    ],
  };
  return {
    parts: [around, tail(1, length * 0.86, 0.36), tail(-1, length, 0.36), ...(tied === "knot" ? [knot] : [])],
    main,
    ground: "wall" as const,
    detail: { of: "weave" as const, box: [-13, -12, 13, 20] as const },
  };
}

function endEdge(spine: Path, wide: (share: number) => number): Path {
  const [x, y] = spine.end;
  const half = wide(1) / 2;
  return spline([x - half, y - 0.1], [x, y + 0.15], [x + half, y - 0.1]);
}

function pointed(spine: Path, wide: (share: number) => number, width: number): Path {
  const [x, y] = spine.end;
  const half = wide(1) / 2;
  const left = spine.points(10).map(([px, py], i): [number, number] => [px - wide(i / 10) / 2, py]);
  const right = spine.points(10).map(([px, py], i): [number, number] => [px + wide(i / 10) / 2, py]);
  return spline(...left)
    .lineTo([x - half * 0.2, y + width * 0.62], [x + half * 0.1, y + width * 0.62])
    .to(spline(...right.reverse()))
    .close();
}
