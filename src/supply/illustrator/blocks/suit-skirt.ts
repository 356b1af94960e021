import type { Cloth } from "../cloth/cloth.ts";
import { bow } from "../geometry/along.ts";
import { mix } from "../geometry/point.ts";
import { polyline, spline } from "../geometry/spline.ts";
import type { Fold, Line, Part } from "../model/part.ts";
import type { Random } from "../random.ts";
import type { Hand } from "../silhouettes/silhouette.ts";
import type { Torso } from "./torso.ts";

export type SuitSkirtKind = "pencil" | "a-line" | "mini" | "midi";

/** Half the hem, and where it ends below the shoulder. */
const skirts: Record<SuitSkirtKind, readonly [hem: number, foot: number]> = {
  pencil: [15.6, 97],
  "a-line": [23, 92],
  mini: [18.6, 80],
  midi: [22, 114],
};

/** A skirt as seen under a jacket, in the jacket's coordinates. */
export function suitSkirt(kind: SuitSkirtKind, under: Torso, cloth: Cloth, hand: Hand): Part[] {
  const [hem, foot] = skirts[kind];
  const hip = Math.min(17.6, under.hem - 0.8);
  const side = spline(
    // Clear of the jacket's waist, nearly as wide as its hem where it comes out.
    [8, 42, "*"],
    [Math.min(hip, under.hem - 1.5) - 0.6, Math.min(under.length, 60) - 2.5],
    [hip, 63],
    [mix(hip, hem, 0.55) + (kind === "pencil" ? 0.3 : 0), mix(60, foot, 0.55)],
    [hem, foot, "*"],
  );
  const bottom = spline([hem, foot, "*"], [hem * 0.5, foot + 1.3], [0, foot + 1.6]);
  const right = side.to(bottom);
  const lines: Line[] = [{ path: bottom.shift(0, -2.6), kind: "stitch", strength: 0.25 }];
  if (kind === "pencil" || kind === "midi") {
    lines.push({ path: polyline([4.4, foot - 20], [4.8, foot + 1.4]), kind: "edge", strength: 0.8 });
  }
  return [
    {
      outline: side.mirror().reverse().to(right).to(bottom.mirror().reverse()).close(),
      cloth,
      role: "body",
      folds: [1, -1].flatMap((way) =>
        skirtFolds(kind, hem, hip, foot, way, way > 0 ? hand.random : hand.leftRandom),
      ),
      lines,
    },
  ];
}

function skirtFolds(
  kind: SuitSkirtKind,
  hem: number,
  hip: number,
  foot: number,
  way: number,
  random: Random,
): Fold[] {
  const full = kind === "a-line" || kind === "midi";
  const fall = (share: number, width: number, depth: number): Fold => ({
    spine: bow(
      [way * hip * share * 0.8 + random.sway(0.6), 56 + random.between(0, 8)],
      [way * hem * share + random.sway(1), foot + 1],
      way * random.between(-0.02, 0.03),
    ),
    width,
    depth,
    swell: "end",
  });
  if (full) {
    return [0.25, 0.55, 0.85].flatMap((share, i) => [
      fall(share, random.between(1.1, 1.8), i % 2 ? -0.45 : -0.6),
      fall(share + 0.12, random.between(1.4, 2), 0.45),
    ]);
  }
  return [
    {
      spine: bow(
        [way * (hip - 0.2), 67 + random.sway(2)],
        [way * hip * 0.5, 70 + random.sway(2.5)],
        way * 0.06,
      ),
      width: 0.8,
      depth: -random.between(0.14, 0.3),
      swell: "start",
    },
    fall(0.42, 2.4, 0.4),
    fall(0.7, 1.2, -0.3),
  ];
}
