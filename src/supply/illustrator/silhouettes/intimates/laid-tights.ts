import { sheerEdges } from "../../blocks/volume.ts";
import { elasticBand, waistEdges, waistInside } from "../../blocks/waistband.ts";
import { shadow } from "../../colour/oklab.ts";
import { offset, ribbon } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import { mix, type Point } from "../../geometry/point.ts";
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
      [-3.6, 32],
      [-3.4, 48],
      [-5.6, 64],
      [-3.2, 84],
    ],
    [
      [5.2, 17],
      [3.4, 32],
      [1.6, 48],
      [-0.8, 64],
      [2.6, 82],
    ],
  ],
};

function drawLaid({ denier, legs }: LaidTightsCut, { main }: Fabric, { random }: Hand): Model {
  const waist = { half: 9.6, height: 2.4, spread: 0.3, dip: 0.9, back: 1 };
  const { seamHalf, seamY } = waistEdges(waist);
  const dense = denseCloth(main);
  const veiled = seeThrough(main, denier);
  const [far, near] = courses[legs].map((points) =>
    smooth(points.map(([x, y]): Point => [x + random.sway(0.5), y])),
  );
  const upper: Part = {
    outline: spline([-seamHalf, seamY(seamHalf)], [0, seamY(0)], [seamHalf, seamY(seamHalf)])
      .to(spline([seamHalf, seamY(seamHalf), "*"], [10.4, 10], [10.7, 18], [10.45, 23, "*"]))
      .to(spline([10.45, 23, "*"], [5.4, 23.6], [0.4, 24.6, "*"]))
      .to(spline([0.4, 24.6, "*"], [-5, 23.7], [-10.45, 23, "*"]))
      .to(spline([-10.45, 23, "*"], [-10.7, 18], [-10.4, 10], [-seamHalf, seamY(seamHalf), "*"]))
      .close(),
    cloth: dense,
    role: "body",
    // In opaque tights nothing sets the upper part off: only its sides are drawn.
    ...(veiled ? { sheer: 0.12, lift: 0.2 } : { edge: 0 }),
    folds: [
      { spine: spline([-4.6, 4], [-5, 12], [-4.4, 22]), width: 1.8, depth: 0.44 },
      {
        spine: spline([9.6, 12], [6, 14.6 + random.sway(1)], [3, 18.6]),
        width: 0.55,
        depth: -0.3,
        swell: "start",
      },
      { spine: spline([0.4, 24], [-2.6, 20.4], [-6, 18.6]), width: 0.5, depth: -0.3, swell: "start" },
    ],
    lines: [
      { path: spline([0, seamY(0)], [0.3, 13], [0.3, 24.4]), kind: "seam" },
      ...(veiled
        ? []
        : [-1, 1].map(
            (way) =>
              ({
                path: spline([way * seamHalf, seamY(seamHalf)], [way * 10.4, 10], [way * 10.65, 19]),
                kind: "edge",
                strength: 0.7,
              }) as const,
          )),
    ],
  };
  return {
    parts: [
      waistInside(waist, dense),
      ...(far ? limb(far, main, denier, veiled) : []),
      ...(near ? limb(near, main, denier, veiled) : []),
      upper,
      elasticBand(waist, dense, random, 1),
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-11, -2, 11, 26] },
  };
}

/** Width of the empty leg along its way: thigh, knee, calf, ankle, rounded toe. */
function widthAt(share: number): number {
  const body = share < 0.45 ? mix(10.6, 6.8, share / 0.45) : mix(6.8, 4.5, Math.min(1, (share - 0.45) / 0.4));
  return share > 0.95 ? body * Math.sqrt(Math.max(0.02, (1 - share) / 0.05)) : body;
}

function limb(course: Path, main: Fabric["main"], denier: Denier, veiled: boolean): Part[] {
  const outline = ribbon(course, widthAt, 22);
  const { cloth, sheer = 0 } = legCloth(main, denier);
  const toe = ribbon(course, widthAt, 8, 0.92, 1);
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
            { spine: offset(course, 1.3, 0.1, 0.5, 6), width: 1.3, depth: 0.42 },
            { spine: offset(course, -2, 0.2, 0.62, 6), width: 0.7, depth: -0.3 },
            { spine: offset(course, 0.7, 0.6, 0.9, 6), width: 0.9, depth: 0.36 },
          ],
      ...(veiled && {
        trims: [sheerEdges(outline, shadow(main.colour, 0.25), [0.2, 0.5, 0.9, 1.4], 0.14)],
      }),
    },
    ...(veiled
      ? [{ outline: toe, cloth: denseCloth(main), sheer: 0.35, role: "body", edge: 0.5 } as const]
      : []),
  ];
}
