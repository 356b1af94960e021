import { slenderStraps } from "../../blocks/slender-straps.ts";
import type { Path } from "../../geometry/path.ts";
import { mix, type Point } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Line, Part, Trim } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface BustierCut {
  readonly top: "sweetheart" | "straight" | "balconette";
  readonly straps: "none" | "thin" | "wide";
  /** Hooks down the front, small buttons, or a smooth front. */
  readonly front: "hooks" | "buttons" | "smooth";
  readonly hem: "pointed" | "straight" | "peplum";
  readonly length: number;
}

export const bustier = silhouette<"bustier", BustierCut>({
  kind: "bustier",
  family: "crop-top",
  leaves: { women: ["A.1.2"] },
  fabrics: [
    { kind: "satin", weight: 4, material: "satin", dyes: ["classic", "jewel", "neutral", "pastel"] },
    { kind: "linen", weight: 1.6, material: "linen", dyes: ["neutral", "earth"] },
    { kind: "denim", weight: 1.6, material: "denim", dyes: ["denim"] },
    { kind: "velvet", weight: 1.2, material: "velvet", dyes: ["jewel", "classic"] },
    {
      kind: "crepe",
      weight: 2,
      material: "polyester",
      motifs: [
        ["plain", 4],
        ["floral", 1],
        ["houndstooth", 0.6],
      ],
    },
    { kind: "leather", weight: 1, material: "leather", dyes: ["leather", "classic"] },
    { kind: "tweed", weight: 0.7, material: "tweed", dyes: ["pastel", "neutral", "classic"] },
  ],
  cut: (random) => {
    const top = random.pick<BustierCut["top"]>(["sweetheart", "sweetheart", "straight", "balconette"]);
    return {
      top,
      // The points of a balconette are there to carry straps.
      straps: top === "balconette" ? random.pick(["thin", "wide"]) : random.pick(["none", "thin", "wide"]),
      front: random.pick(["hooks", "buttons", "smooth", "smooth"]),
      hem: random.pick(["pointed", "straight", "peplum"]),
      length: random.pick([42, 46, 50]),
    };
  },
  finish: (main) => ({ metal: "silver", button: main.colour }),
  draw: drawBustier,
  words: ({ top, front, length }) => ({
    ...(top === "straight" && { neckline: "square" as const }),
    sleeve: "sleeveless",
    length: length < 48 ? "cropped" : "regular",
    closure: front === "buttons" ? "button" : "zip",
  }),
});

const underarm: Point = [14, 22.8];

function topEdge(top: BustierCut["top"]): Path {
  const right = {
    sweetheart: spline([0, 21.8, "*"], [3.2, 17.6], [7.4, 16.6], [10.8, 18.8], [...underarm, "*"]),
    straight: spline([0, 18.8], [5, 18.4], [9.4, 18.2], [12.2, 19.8], [...underarm, "*"]),
    balconette: spline([0, 21.4, "*"], [3, 19.2], [7.4, 18.2], [9.2, 16], [11, 18.6], [...underarm, "*"]),
  }[top];
  return right.mirror().reverse().to(right);
}

function drawBustier(cut: BustierCut, { main }: Fabric, hand: Hand) {
  const { length } = cut;
  const top = topEdge(cut.top);
  const hemX = mix(12.2, 14.6, (length - 40) / 12) + (cut.hem === "peplum" ? 2.4 : 0);
  const side = spline(
    [...underarm, "*"],
    [12.9, 28],
    [11.9, 35],
    [mix(11.9, hemX, 0.45), mix(35, length, 0.55)],
    [hemX, length, "*"],
  );
  const drop = cut.hem === "pointed" ? 6 : 1.2;
  const right = spline([hemX, length, "*"], [hemX * 0.55, length + drop * 0.5], [0, length + drop, "*"]);
  const hem = right.to(right.mirror().reverse());
  const body: Part = {
    outline: top.to(side).to(hem).to(side.mirror().reverse()).close(),
    cloth: main,
    role: "body",
    lift: 0.4,
    folds: bustierFolds(hand.random, length),
    lines: [
      ...panels(cut, hemX, length, drop),
      { path: top.map(([x, y]): Point => [x * 0.97, y + 0.8]), kind: "stitch" },
      { path: hem.shift(0, -0.8), kind: "stitch" },
    ],
    trims: fastening(cut, length + drop),
  };
  const back: Part = {
    outline: spline([-13.6, 22.6], [-7, 21], [0, 20.2], [7, 21], [13.6, 22.6])
      .lineTo([10, 28], [-10, 28])
      .close(),
    cloth: main,
    role: "back",
    inside: 0.52,
    flat: true,
  };
  const strapFrom: Point =
    cut.top === "balconette" ? [9.2, 16.4] : cut.top === "sweetheart" ? [8.2, 17] : [9.4, 18.5];
  const straps =
    cut.straps === "none"
      ? { front: [], back: [] }
      : slenderStraps({
          cloth: main,
          from: strapFrom,
          back: [7, 22],
          width: cut.straps === "wide" ? 2.2 : 0.7,
        });
  // Straps start at the shoulder, which would leave much air above: they are drawn as short as they hang.
  const lowered = (part: Part): Part => ({
    ...part,
    outline: part.outline.map(([x, y]) => [x, mix(strapFrom[1], y, 0.72)]),
  });
  return {
    parts: [...straps.back.map(lowered), back, body, ...straps.front.map(lowered)],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-13, 13, 13, 45] as const },
  };
}

/** Boned seams from the cups to the hem, and the seam below the bust. */
function panels({ top, front }: BustierCut, hemX: number, length: number, drop: number): Line[] {
  const lines: Line[] = [];
  const cupLow = 27.6;
  for (const side of [-1, 1]) {
    const seam = (a: number, b: number, c: number): Path =>
      spline([side * a, cupLow - 1], [side * b, 35], [side * c, length + drop]);
    for (const path of [seam(5.2, 4.4, hemX * 0.36), seam(10.4, 8.8, hemX * 0.72)]) {
      lines.push(
        { path, kind: "seam" },
        { path: path.shift(0.5, 0), kind: "stitch", strength: 0.7 },
        { path: path.shift(-0.5, 0), kind: "stitch", strength: 0.7 },
      );
    }
    lines.push({
      path: spline(
        [side * 0.2, top === "straight" ? 25 : 24],
        [side * 4.4, cupLow],
        [side * 9, cupLow - 0.6],
        [side * 13.3, 25],
      ),
      kind: "seam",
    });
    if (top !== "straight")
      lines.push({
        path: spline([side * 7, 17], [side * 6.4, 22], [side * 5.2, cupLow - 0.4]),
        kind: "seam",
      });
  }
  if (front !== "smooth") lines.push({ path: spline([0, 22], [0.05, 34], [0, length + drop]), kind: "edge" });
  return lines;
}

function fastening({ front }: BustierCut, low: number): Trim[] {
  if (front === "smooth") return [];
  const trims: Trim[] = [];
  for (let y = 24.4; y < low - 2; y += 3.1) {
    trims.push(
      front === "hooks"
        ? { kind: "rivet", at: [0.55, y], radius: 0.36, colour: "#b9bcc0" }
        : { kind: "button", at: [0.1, y], radius: 0.5, colour: "#e9e1d2", style: "pearl" },
    );
  }
  return trims;
}

function bustierFolds(random: Random, length: number): Fold[] {
  return [-1, 1].flatMap((side): Fold[] => [
    { spine: spline([side * 8.4, 18.6], [side * 8.6, 22], [side * 7.4, 26]), width: 2.3, depth: 0.55 },
    { spine: spline([side * 4, 27.8], [side * 7, 28.8], [side * 11, 27.4]), width: 0.9, depth: -0.4 },
    {
      spine: spline([side * 12.6, 31], [side * 9.6, 33.4 + random.sway(0.8)], [side * 6.4, 34]),
      width: 0.6,
      depth: -0.4,
      swell: "start",
    },
    {
      spine: spline([side * 12.2, 35.4], [side * 10, 36.6], [side * 7.6, 36.4 + random.sway(0.6)]),
      width: 0.5,
      depth: -0.34,
      swell: "start",
    },
    { spine: spline([side * 2.4, 30], [side * 2.2, 38], [side * 2.6, length]), width: 1.4, depth: 0.4 },
    { spine: spline([side * 7.2, 30], [side * 6.6, 37], [side * 7.6, length]), width: 1.2, depth: 0.34 },
  ]);
}
