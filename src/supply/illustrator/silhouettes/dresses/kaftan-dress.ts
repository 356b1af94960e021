import { waistSeam } from "../../blocks/dress-skirt.ts";
import { gathers } from "../../blocks/gathers.ts";
import { neckBack, veeOf } from "../../blocks/open-neck.ts";
import { tiedBow } from "../../blocks/tied-bow.ts";
import { trimColour } from "../../blocks/trim-colours.ts";
import { bow, ribbon } from "../../geometry/along.ts";
import { mix, type Point } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Line, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { linen, printedViscose, silk } from "./cloths.ts";
import { dressFamily, lengthWord } from "./lengths.ts";

export interface KaftanDressCut {
  /** How far the sleeves reach: 0 over the shoulder … 1 to the wrist. */
  readonly reach: number;
  readonly neck: number;
  /** Embroidered along the neck, or along neck and sleeves. */
  readonly braid: "none" | "neck" | "neck-and-cuffs";
  readonly waist: "loose" | "drawn";
  readonly length: number;
}

export const kaftanDress = silhouette<"kaftan-dress", KaftanDressCut>({
  kind: "kaftan-dress",
  family: dressFamily,
  leaves: { women: ["A.7.3"] },
  fabrics: [
    {
      ...printedViscose,
      weight: 4,
      motifs: [
        ["plain", 2],
        ["paisley", 1.6],
        ["tropical", 1.2],
        ["bloom", 1],
        ["tie-dye", 1],
        ["geometric", 0.8],
        ["leopard", 0.6],
      ],
    },
    { ...linen, weight: 3 },
    { ...silk, weight: 2 },
    {
      kind: "cotton",
      weight: 2,
      material: "cotton",
      dyes: ["neutral", "earth", "bright"],
      motifs: [
        ["plain", 3],
        ["vertical-stripe", 1],
      ],
    },
  ],
  cut: (random) => ({
    reach: random.pick([0.4, 0.7, 1]),
    neck: random.pick([16, 20, 24]),
    braid: random.pick(["none", "neck", "neck", "neck-and-cuffs"]),
    waist: random.pick(["loose", "drawn"]),
    length: random.pick([122, 128, 132]),
  }),
  finish: (main, _cut, random) => ({
    contrast: { kind: "crepe", colour: main.second ?? trimColour(main, random) },
  }),
  draw: drawKaftanDress,
  words: ({ reach, length }) => ({
    neckline: "v-neck",
    sleeve: reach > 0.8 ? "long" : reach > 0.4 ? "three-quarter" : "elbow",
    length: lengthWord(length),
    closure: "pull-on",
  }),
});

const waistY = 41;

function drawKaftanDress(cut: KaftanDressCut, { main, contrast = main }: Fabric, hand: Hand) {
  const { random } = hand;
  const { length, reach } = cut;
  const half = 8;
  const drawn = cut.waist === "drawn";
  const tip: Point = [mix(25, 41, reach), mix(12.5, 24, reach)];
  const low: Point = [tip[0] - mix(2, 5.5, reach), tip[1] + mix(25, 26, reach)];
  const waist = drawn ? 17.6 : 24.5;
  const hem = mix(29, 33, reach);
  const right = spline(
    [half, 0, "*"],
    [14.6, 2.8],
    [mix(14, tip[0], 0.66), mix(2.6, tip[1], 0.62)],
    [...tip, "*"],
  )
    .to(spline([...tip, "*"], [mix(tip[0], low[0], 0.4) + 0.6, mix(tip[1], low[1], 0.5)], [...low, "*"]))
    .to(
      spline(
        [...low, "*"],
        [mix(low[0], waist, 0.6), low[1] + 1.8],
        [waist + 0.8, Math.max(waistY, low[1] + 7)],
        [mix(waist, hem, 0.45), mix(waistY + 8, length, 0.42)],
        [hem, length, "*"],
      ),
    );
  const waves = [0.8, 0.55, 0.3, 0.02, -0.26, -0.52, -0.78].map(
    (u, i): Point => [
      u * hem,
      length + 2 * (1 - u * u) + (i % 2 === 0 ? 0.9 : -0.4) * random.between(0.6, 1.2),
    ],
  );
  const bottom = spline([hem, length, "*"], ...waves, [-hem, length, "*"]);
  const seam = veeOf(half, cut.neck);
  const body: Part = {
    outline: seam.to(right).to(bottom).to(right.mirror().reverse()).close(),
    cloth: main,
    role: "body",
    lift: 0.4,
    folds: [
      ...drapes(tip, low, waist, random),
      ...longFalls(waist, hem, length, drawn, random),
      ...(drawn
        ? gathers(
            waistSeam(waist - 1, waistY),
            { count: 9, length: 11, depth: 0.5, from: 0.04, until: 0.96 },
            random,
          )
        : []),
    ],
    lines: [
      { path: bottom.shift(0, -1.4), kind: "stitch", strength: 0.4 },
      ...(drawn ? [{ path: waistSeam(waist, waistY), kind: "groove" } as Line] : []),
    ],
  };
  const braid = (outline: Part["outline"]): Part => ({
    outline,
    cloth: contrast,
    role: "collar",
    flat: true,
    lift: 0.12,
    edge: 0.6,
    lines: [],
  });
  // The braid keeps to the right of the edge: its own edge is the neckline moved outwards.
  const outer = seam.map(([x, y]): Point => [x * 1.3, y * 1.1 + (1 - Math.abs(x) / half) * 1.6]);
  const neckBraid: Part = {
    ...braid(seam.to(outer.reverse()).close()),
    lines: [
      {
        path: seam.map(([x, y]): Point => [x * 1.1, y * 1.03 + (1 - Math.abs(x) / half) * 0.5]),
        kind: "stitch",
        colour: main.colour,
      },
      {
        path: seam.map(([x, y]): Point => [x * 1.2, y * 1.07 + (1 - Math.abs(x) / half)]),
        kind: "stitch",
        colour: main.colour,
      },
    ],
  };
  const cuffLine = spline(tip, [mix(tip[0], low[0], 0.4) + 0.6, mix(tip[1], low[1], 0.5)], low);
  const cuffs = [cuffLine.shift(-1.1, 0), cuffLine.mirror().shift(1.1, 0)].map((path) =>
    braid(ribbon(path, 2, 5)),
  );
  return {
    parts: [
      neckBack(seam, half, 2.2, main),
      body,
      ...(cut.braid === "none" ? [] : [neckBraid]),
      ...(cut.braid === "neck-and-cuffs" ? cuffs : []),
      ...(drawn
        ? tiedBow({ at: [0, waistY + 0.8], cloth: contrast, loops: 0, tails: 24, width: 1 }, random)
        : []),
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-14, -3, 14, 32] as const },
  };
}

/** From the shoulder the cloth hangs in soft arcs to the side. */
const drapes = (tip: Point, low: Point, waist: number, random: Random): Fold[] =>
  [-1, 1].flatMap((s): Fold[] =>
    [0.3, 0.55, 0.8].flatMap((t, i): Fold[] => {
      const from: Point = [s * mix(10, tip[0] - 1, t), mix(4, tip[1] + 1, t)];
      const to: Point = [s * mix(waist * 0.5, low[0] - 1, t), mix(46, low[1], t) + random.sway(1.5)];
      return [
        {
          spine: bow(from, to, s * random.between(0.04, 0.09)),
          width: i === 1 ? 1.3 : 0.9,
          depth: -0.46,
          swell: "both",
        },
        {
          spine: bow([from[0] - s * 2.4, from[1]], [to[0] - s * 2.6, to[1]], s * 0.06),
          width: 1.4,
          depth: 0.46,
        },
      ];
    }),
  );

function longFalls(waist: number, hem: number, length: number, drawn: boolean, random: Random): Fold[] {
  return [-0.84, -0.58, -0.3, -0.02, 0.26, 0.56, 0.82].flatMap((u, i): Fold[] => {
    const start = drawn ? waistY + random.between(2, 16) : random.between(46, 66);
    const x = u * hem + random.sway(0.8);
    const spine = (dx: number) =>
      spline(
        [u * waist * 0.9 + dx * 0.5, start],
        [mix(u * waist, x, 0.5) + dx * 0.8 + random.sway(0.5), mix(start, length, 0.5)],
        [x + dx, length + 2],
      );
    return [
      { spine: spine(0), width: i % 2 === 0 ? 1.6 : 1, depth: i % 2 === 0 ? -0.56 : -0.42, swell: "end" },
      { spine: spine(-3.2), width: 1.6, depth: 0.5, swell: "end" },
    ];
  });
}
