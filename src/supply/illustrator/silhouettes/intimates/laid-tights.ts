import { sheerEdges } from "../../blocks/volume.ts";
import { elasticBand, waistEdges, waistInside } from "../../blocks/waistband.ts";
import { shadow } from "../../colour/oklab.ts";
import { offset } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import { mix, move, type Point } from "../../geometry/point.ts";
import { smooth, spline } from "../../geometry/spline.ts";
import type { Model, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { type Denier, denseCloth, hosieryFabrics, legCloth, seeThrough } from "./hosiery-cloths.ts";

export interface LaidTightsCut {
  readonly denier: Denier;
  /** How the empty legs lie: straight, both swept to one side, or one over the other. */
  readonly legs: "straight" | "swept" | "together";
}

/** Tights as they come out of the drawer: narrow, unworn, laid on a table. */
export const laidTights = silhouette<"laid-tights", LaidTightsCut>({
  kind: "laid-tights",
  family: "stockings",
  leaves: { women: ["F.2.2"] },
  fabrics: hosieryFabrics,
  cut: (random) => ({
    denier: random.pick(["sheer", "semi", "opaque"]),
    legs: random.pick(["straight", "swept", "together"]),
  }),
  draw: drawLaid,
  words: () => ({ rise: "high", length: "long", closure: "pull-on" }),
});

/** Middle lines of the legs, the far one first. */
const courses: Record<LaidTightsCut["legs"], readonly [readonly Point[], readonly Point[]]> = {
  straight: [
    [
      [-5.2, 17],
      [-5.7, 34],
      [-5.2, 52],
      [-6.2, 70],
      [-5.4, 86],
    ],
    [
      [5.2, 17],
      [5.4, 34],
      [6.2, 52],
      [5.3, 70],
      [6, 87],
    ],
  ],
  swept: [
    [
      [-5.2, 17],
      [-6.4, 32],
      [-7.8, 46],
      [-5.4, 58],
      [2.4, 67],
      [11.4, 74],
    ],
    [
      [5.2, 17],
      [5, 32],
      [1.8, 45],
      [0.6, 55],
      [6.6, 62.4],
      [16, 66],
    ],
  ],
  together: [
    [
      [-5.2, 17],
      [-5, 30],
      [-4.2, 48],
      [-5.8, 64],
      [-3.4, 84],
    ],
    [
      [5.2, 17],
      [4.8, 30],
      [2.4, 48],
      [-0.6, 64],
      [2.8, 82],
    ],
  ],
};

function drawLaid({ denier, legs }: LaidTightsCut, { main }: Fabric, { random }: Hand): Model {
  const dense = denseCloth(main);
  const [left, right] = courses[legs].map((points) =>
    smooth(points.map(([x, y]): Point => [x + (y > 20 ? random.sway(0.5) : 0), y])),
  );
  return {
    parts: [
      waistInside(waist, dense),
      ...(left ? limb(left, -1, main, denier) : []),
      ...(right ? limb(right, 1, main, denier) : []),
      ...(seeThrough(main, denier) ? [upper(dense)] : []),
      elasticBand(waist, dense, random, 1),
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-11, -2, 11, 26] },
  };
}

const waist = { half: 9.6, height: 2.4, spread: 0.3, dip: 0.9, back: 1 };
const { seamHalf, seamY } = waistEdges(waist);
const crotch: Point = [0.2, 24.6];

/** From the band to where the leg begins, on the right side. */
const hip: readonly Point[] = [
  [seamHalf, seamY(seamHalf)],
  [10.3, 9],
  [10.7, 16],
  [10.6, 22],
];

/** Width of the empty leg along its way: thigh, knee, calf, ankle. */
const widthAt = (share: number): number =>
  share < 0.45 ? mix(10.4, 6.8, share / 0.45) : mix(6.8, 4.6, Math.min(1, (share - 0.45) / 0.4));

/** One half of the upper part and its leg. */
function limb(course: Path, way: 1 | -1, main: Fabric["main"], denier: Denier): Part[] {
  const veiled = seeThrough(main, denier);
  const beside = (share: number, side: number): Point =>
    move(course.at(share), course.normal(share), (-side * widthAt(share)) / 2);
  const shares = [0.18, 0.28, 0.4, 0.52, 0.64, 0.76, 0.88, 0.95] as const;
  const toe = (side: number): Point => move(course.at(0.985), course.normal(0.985), -side * 1.5);
  const outer = smooth([
    ...hip.map(([x, y]): Point => [way * x, y]),
    ...shares.map((share) => beside(share, way)),
    toe(way),
    course.at(1),
  ]);
  const inner = smooth([
    course.at(1),
    toe(-way),
    ...[...shares].reverse().map((share) => beside(share, -way)),
    [way * crotch[0], crotch[1]],
  ]);
  const outline = outer
    .to(inner)
    .to(spline([way * crotch[0], crotch[1]], [0.2, 13], [0, seamY(0)]))
    .close();
  const { cloth, sheer = 0 } = legCloth(main, denier);
  return [
    {
      outline,
      cloth,
      sheer,
      role: "body",
      lift: veiled ? 0 : 0.25,
      edge: 1.1,
      folds: veiled
        ? []
        : [
            { spine: offset(course, 1.3, 0.02, 0.5, 6), width: 1.3, depth: 0.42 },
            { spine: offset(course, -2, 0.2, 0.62, 6), width: 0.7, depth: -0.3 },
            { spine: offset(course, 0.7, 0.6, 0.9, 6), width: 0.9, depth: 0.36 },
          ],
      ...(veiled && { trims: [sheerEdges(outline, shadow(main.colour, 0.25))] }),
    },
  ];
}

/** The denser upper part, over legs one can look through. */
function upper(cloth: Part["cloth"]): Part {
  const side = smooth(hip);
  return {
    outline: spline([-seamHalf, seamY(seamHalf)], [0, seamY(0)], [seamHalf, seamY(seamHalf)])
      .to(side)
      .to(spline([10.6, 22, "*"], [5.4, 22.8], crotch, [-5, 22.8], [-10.6, 22, "*"]))
      .to(side.mirror().reverse())
      .close(),
    cloth,
    role: "body",
    sheer: 0.3,
    edge: 0.7,
    lines: [{ path: spline([0, seamY(0)], [0.2, 13], crotch), kind: "seam" }],
  };
}
