import { slenderStraps } from "../../blocks/slender-straps.ts";
import type { Path } from "../../geometry/path.ts";
import { mix } from "../../geometry/point.ts";
import { smooth, spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { camisoleFabrics } from "./fabrics.ts";

export interface CamisoleCut {
  readonly neck: "v" | "cowl" | "straight" | "sweetheart";
  /** Lace along the neck, along the hem too, or none. */
  readonly lace: "none" | "neck" | "neck-and-hem";
  readonly straps: "thin" | "double" | "wide";
  /** Width of the hem beside the body: 0 close, 1 swinging. */
  readonly swing: number;
  readonly length: number;
}

export const camisole = silhouette<"camisole", CamisoleCut>({
  kind: "camisole",
  family: "slim-top",
  leaves: { women: ["A.1.5"] },
  fabrics: camisoleFabrics,
  cut: (random) => {
    const neck = random.pick<CamisoleCut["neck"]>(["v", "v", "cowl", "straight", "sweetheart"]);
    return {
      neck,
      lace: neck === "v" ? random.pick(["none", "neck", "neck-and-hem"]) : "none",
      straps: random.pick(["thin", "thin", "double", "wide"]),
      swing: random.pick([0, 0.2, 0.5, 1]),
      length: random.pick([48, 56, 60, 64]),
    };
  },
  finish: (main) => ({ contrast: { kind: "lace", colour: main.colour }, metal: "gold" }),
  draw: drawCamisole,
  words: ({ neck, length }) => ({
    neckline: neck === "v" ? "v-neck" : neck === "straight" ? "square" : "round",
    sleeve: "sleeveless",
    length: length < 50 ? "cropped" : "regular",
  }),
});

/** Where the strap is sewn on. */
const strapX = 8.4;

function neckOf(neck: CamisoleCut["neck"]): Path {
  const right = {
    v: spline([0, 22.6, "*"], [4.4, 17.6], [strapX, 12.4, "*"]),
    cowl: spline([0, 22.4], [3, 21.6], [6.4, 18.2], [strapX, 12.6, "*"]),
    straight: spline([0, 17.4], [4.6, 16.9], [strapX - 0.6, 15.4], [strapX, 14.4, "*"]),
    sweetheart: spline([0, 20.4, "*"], [2.6, 17.2], [5.6, 15.8], [strapX, 13.4, "*"]),
  }[neck];
  return right.mirror().reverse().to(right);
}

function drawCamisole(cut: CamisoleCut, fabric: Fabric, hand: Hand) {
  const { main, contrast: lace = main } = fabric;
  const { length } = cut;
  const low = length - (cut.lace === "neck-and-hem" ? 3 : 0);
  const neck = neckOf(cut.neck);
  const top = neck.end[1];
  const hemX = mix(13.2, 15.8, Math.min(1, (length - 42) / 18)) + cut.swing * 4.4;
  const width = cut.straps === "wide" ? 1.5 : 0.62;
  // The front ends as wide as its strap, which would else overhang the peak it is sewn to.
  const peak = Math.max(0, width - 0.4);
  const under = spline(
    [strapX + peak, top, "*"],
    [10 + peak * 0.6, 17],
    [11.7 + peak * 0.2, 20.2],
    [14.3, 22.6, "*"],
  );
  const side = spline(
    [14.3, 22.6, "*"],
    [13.8, 28],
    [12.7 + cut.swing * 1.6, 37],
    [mix(12.7, hemX, 0.62) + cut.swing, mix(37, low, 0.55)],
    [hemX, low, "*"],
  );
  const hem = spline(
    [hemX, low, "*"],
    [hemX * 0.5, low + 1.4],
    [0, low + 1.2],
    [-hemX * 0.55, low + 1.6],
    [-hemX, low, "*"],
  );
  const half = under.to(side);
  const body: Part = {
    outline: neck
      .lineTo([strapX + peak, top])
      .to(half)
      .to(hem)
      .to(half.mirror().reverse())
      .close(),
    cloth: main,
    role: "body",
    lift: 0.35,
    folds: camisoleFolds(cut, hemX, low, hand.random),
    lines: [
      { path: under.shift(-0.35, 0.55), kind: "stitch", strength: 0.6 },
      { path: under.mirror().shift(0.35, 0.55), kind: "stitch", strength: 0.6 },
      ...(cut.neck === "cowl" ? [] : [{ path: neck.shift(0, 0.7), kind: "stitch", strength: 0.6 } as const]),
      { path: hem.shift(0, -0.9), kind: "stitch", strength: 0.7 },
    ],
  };
  const back: Part = {
    outline: spline([-14.1, 22.6], [-8, 20.8], [0, 19.8], [8, 20.8], [14.1, 22.6])
      .lineTo([12, 30], [-12, 30])
      .close(),
    cloth: main,
    role: "back",
    inside: 0.5,
    flat: true,
    trims: [{ kind: "label", at: [0, 21.4], width: 3.2, height: 1.3, colour: "#efe9df" }],
  };
  const straps = slenderStraps({
    cloth: main,
    from: [strapX + peak / 2, top + 0.3],
    back: [6.4, 21],
    width,
    ...(cut.straps === "double" && { second: 1.5 }),
  });
  return {
    parts: [
      ...straps.back,
      back,
      ...(cut.lace === "neck-and-hem" ? [hemLace(hem, lace)] : []),
      body,
      ...(cut.lace === "none" ? [] : neckLace(neck, lace)),
      ...straps.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-13, 4, 13, 36] as const },
  };
}

/** Fluid cloth: swags below a cowl, long bias curves, flutes that alternate at the hem. */
function camisoleFolds({ neck, swing }: CamisoleCut, hem: number, low: number, random: Random): Fold[] {
  const folds: Fold[] = [];
  if (neck === "cowl") {
    for (let i = 0; i < 3; i++) {
      const [y, half, top] = [23.6 + i * 2.9, 7.2 + i * 1.4, 15.4 + i * 2.8];
      const lean = random.sway(0.9);
      const swag = (drop: number, share: number): Path =>
        spline(
          [-half * share, top + drop],
          [-half * 0.6 * share, y - 1.9 + drop],
          [lean, y + 0.6 + drop],
          [half * 0.6 * share, y - 1.9 + drop],
          [half * share, top + drop],
        );
      folds.push(
        { spine: swag(0, 1), width: 0.8 - i * 0.08, depth: -(0.75 - i * 0.16) },
        { spine: swag(1.4, 0.92), width: 0.85, depth: 0.9 - i * 0.15 },
      );
    }
  }
  for (const side of [-1, 1]) {
    const bust = side * random.between(8.2, 9.4);
    folds.push(
      {
        spine: spline([side * 14, 26], [side * 11.4, 29], [side * 8.4, 36], [side * 7, low - 8]),
        width: 0.9,
        depth: -0.46,
        swell: "start",
      },
      { spine: spline([bust, 22], [bust * 0.94, 27], [bust * 0.98, 33]), width: 2, depth: 0.5 },
      {
        spine: spline([side * 13.2, 35], [side * 10, 38], [side * random.between(4, 7), 44]),
        width: 0.7,
        depth: -0.36,
        swell: "start",
      },
    );
    if (neck === "v" || neck === "sweetheart") {
      folds.push({
        spine: spline([side * 1.4, 24.6], [side * 5.2, 27.4], [side * 9.4, 27.2]),
        width: 0.7,
        depth: -0.3,
      });
    }
  }
  const flutes = swing > 0.3 ? [-0.8, -0.42, -0.06, 0.34, 0.74] : [-0.6, 0.1, 0.66];
  flutes.forEach((share, i) => {
    const x = (share + random.sway(0.08)) * hem;
    const from = random.between(low - 24, low - 15);
    const big = i % 2 === 0;
    folds.push(
      {
        spine: spline([x * 0.72, from], [x * 0.82 + random.sway(0.7), mix(from, low, 0.5)], [x, low + 1.6]),
        width: big ? random.between(1.1, 1.6) : random.between(0.6, 0.9),
        depth: big ? -0.62 : -0.45,
        swell: "end",
      },
      {
        spine: spline([x * 0.72 + 2, from - 3], [x * 0.82 + 2.2, mix(from, low, 0.5)], [x + 2.3, low + 1.6]),
        width: random.between(1, 1.5),
        depth: 0.7,
        swell: "end",
      },
    );
  });
  return folds;
}

/** Lace laid over the edge of the cups, scalloped on its free side. */
function neckLace(neck: Path, cloth: Part["cloth"]): Part[] {
  return [{ outline: scalloped(neck, 2.6, 18), cloth, role: "collar", edge: 0.6, flat: true, light: 0.05 }];
}

function hemLace(hem: Path, cloth: Part["cloth"]): Part {
  return {
    outline: scalloped(hem.reverse().shift(0, -0.8), 4.4, 16),
    cloth,
    role: "front",
    edge: 0.6,
    flat: true,
  };
}

/** A band below a line, its lower edge in small arcs. */
function scalloped(line: Path, depth: number, arcs: number): Path {
  const points = Array.from({ length: arcs * 2 + 1 }, (_, i) => {
    const [x, y] = line.at(i / (arcs * 2));
    return [x, y + depth + (i % 2 === 0 ? -0.25 : 0.25)] as const;
  });
  return line.to(smooth(points).reverse()).close();
}
