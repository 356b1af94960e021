import { bow } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix, type Point } from "../geometry/point.ts";
import { spline } from "../geometry/spline.ts";
import type { Fold } from "../model/part.ts";
import type { Random } from "../random.ts";

/**
 * The upper body, worn: half-widths in centimetres from the centre front, y = 0 at the high point of
 * the shoulder. Flat-lay widths would give a squat child's garment.
 */
export interface Torso {
  readonly neck: number;
  /** Tip of the shoulder: half-width, and how far it lies below the neck. */
  readonly shoulder: number;
  readonly drop: number;
  readonly underarm: number;
  readonly underarmY: number;
  readonly waist: number;
  readonly waistY: number;
  readonly hem: number;
  readonly length: number;
  /** How much lower the hem hangs at the centre. */
  readonly dip: number;
}

/** The right half's edges, in the order they are walked from neck to centre hem. */
export function torsoEdges(t: Torso) {
  const shoulder = spline([t.neck, 0], [mix(t.neck, t.shoulder, 0.5), t.drop * 0.42], [t.shoulder, t.drop]);
  const armhole = spline(
    [t.shoulder, t.drop],
    [t.shoulder - 1.5, t.drop + 5],
    [mix(t.shoulder, t.underarm, 0.8) - 1.3, mix(t.drop, t.underarmY, 0.56)],
    [t.underarm - 1.1, t.underarmY - 3.4],
    [t.underarm, t.underarmY],
  );
  const side = sideSeam(t);
  const hem = spline([t.hem, t.length], [t.hem * 0.55, t.length + t.dip * 0.82], [0, t.length + t.dip]);
  return { shoulder, armhole, side, hem };
}

export function sideSeam(t: Torso, until = t.length): Path {
  return spline(
    [t.underarm, t.underarmY],
    [mix(t.underarm, t.waist, 0.6), mix(t.underarmY, t.waistY, 0.55)],
    [t.waist, t.waistY],
    [mix(t.waist, t.hem, 0.6), mix(t.waistY, until, 0.6)],
    [t.hem, until],
  );
}

/** The front: `neck` runs from the left shoulder to the right one; `right` edges replace the usual ones. */
export function torsoOutline(t: Torso, neck: Path, right: Partial<ReturnType<typeof torsoEdges>> = {}): Path {
  const { shoulder, armhole, side, hem } = { ...torsoEdges(t), ...right };
  const half = shoulder.to(armhole).to(side).to(hem);
  return neck.to(half).to(half.mirror().reverse()).close();
}

/** The whole hem, from the right side to the left one. */
export const wholeHem = (hem: Path): Path => hem.to(hem.mirror().reverse());

/**
 * Folds of a body that hangs: underarm drags, a column and a ridge to the hem, one break at the waist,
 * on each side. Few, long and bowed: many short dark ones are claw marks.
 */
export function torsoFolds(t: Torso, random: Random, amount = 1): Fold[] {
  const folds: Fold[] = [];
  for (const side of [-1, 1]) {
    const underarm: Point = [side * (t.underarm - 0.15), t.underarmY + 0.3];
    const drag = (from: Point, to: Point, bend: number, width: number, depth: number) =>
      folds.push({ spine: bow(from, to, side * bend), width, depth: depth * amount, swell: "start" });
    drag(
      underarm,
      [side * t.waist * random.between(0.5, 0.6), t.underarmY + random.between(9, 12)],
      -0.1,
      random.between(0.75, 1),
      -0.55,
    );
    drag(
      [underarm[0], underarm[1] + 1.2],
      [side * t.waist * random.between(0.68, 0.78), mix(t.underarmY, t.waistY, random.between(0.72, 0.9))],
      -0.08,
      random.between(0.8, 1.1),
      -0.5,
    );
    if (random.chance(0.65)) {
      const chest: Point = [
        side * t.underarm * random.between(0.5, 0.62),
        t.underarmY - random.between(-1, 2.5),
      ];
      drag([underarm[0] - side * 0.6, underarm[1] - 2.2], chest, -0.12, 0.55, -0.36);
    }
    const hemX = side * t.hem * random.between(0.5, 0.66);
    const topX = side * t.waist * random.between(0.42, 0.6);
    const columnTop = mix(t.underarmY, t.waistY, random.between(0.55, 0.9));
    folds.push(
      {
        spine: bow([topX, columnTop], [hemX, t.length + 0.6], side * random.between(-0.03, 0.05)),
        width: random.between(1, 1.5),
        depth: -random.between(0.34, 0.5) * amount,
        swell: "end",
      },
      {
        spine: bow([topX - side * 3.2, t.waistY - 3], [hemX - side * 3.4, t.length], side * 0.02),
        width: random.between(1.4, 2),
        depth: 0.34 * amount,
        swell: "end",
      },
    );
    const breakY = mix(t.waistY - 3, t.waistY + 7, random());
    drag(
      [side * (t.waist - 0.1), breakY],
      [side * t.waist * random.between(0.5, 0.66), breakY + random.between(0.4, 2)],
      0.12,
      0.6,
      -0.42,
    );
    folds.push({
      spine: bow([side * t.shoulder * 0.66, t.drop + 4], [side * t.underarm * 0.6, t.underarmY + 4], 0),
      width: 2.8,
      depth: 0.3 * amount,
    });
  }
  const x = random.between(-0.22, 0.22) * t.hem;
  folds.push({
    spine: bow([x * 0.6, t.waistY + random.between(-3, 4)], [x, t.length + 1.2], random.sway(0.05)),
    width: random.between(0.9, 1.2),
    depth: -0.34 * amount,
    swell: "end",
  });
  return folds;
}
