import type { Universe } from "#vocabulary/universe.ts";
import type { Cloth } from "../cloth/cloth.ts";
import type { Colour } from "../colour/oklab.ts";
import { offset } from "../geometry/along.ts";
import type { Fold, Part, Trim } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import type { Hand } from "../silhouettes/silhouette.ts";
import { aboveEnd, cuffOutline, nearWrist, type Sleeve, sleeve, sleeveFolds } from "./sleeve.ts";
import type { Torso } from "./torso.ts";

export interface TailoredSleeve {
  readonly torso: Torso;
  /** Longer or shorter than the usual sleeve. */
  readonly longer: number;
  /** Centimetres wider than a jacket's. */
  readonly wider: number;
  readonly buttons: number;
  readonly button: Colour;
  /** Height of a turned-back cuff, 0 for none. */
  readonly turned: number;
  /** How hard it folds: tailoring is calmer than a shirt. */
  readonly folds?: number;
}

/** A set-in two-piece sleeve. */
export function tailoredArm(universe: Universe, { torso: t, longer, wider }: TailoredSleeve): Sleeve {
  const mens = universe === "men";
  return sleeve({
    shoulder: [t.shoulder - 0.1, t.drop + 0.2],
    underarm: [t.underarm - 1.5, t.underarmY],
    upper: 8,
    fore: 4.4,
    length: (mens ? 63 : 58.5) + longer,
    bicep: (mens ? 10.9 : 9.9) + wider,
    elbow: (mens ? 9.9 : 9) + wider,
    wrist: (mens ? 8.9 : 8.2) + wider * 0.9,
    cap: 0.08,
    curve: 0.5,
  });
}

/** The shallowest folds of a shirt do not show in canvassed cloth. */
const calm = (folds: readonly Fold[]): Fold[] =>
  folds.filter(({ depth, width }) => depth > 0 || -depth * width > 0.2);

/** Both sleeves, each with its own folds. Drawn before the body. */
export function tailoredSleeves(shape: TailoredSleeve, cloth: Cloth, hand: Hand): Part[] {
  const arm = tailoredArm(hand.universe, shape);
  const amount = shape.folds ?? 0.7;
  const half = arm.shape.wrist / 2;
  const buttons: Trim[] = Array.from({ length: shape.buttons }, (_, i) => ({
    kind: "button",
    at: nearWrist(arm, 2.4 + i * 1.75, half - 1.5),
    radius: 0.62,
    colour: shape.button,
    style: "shank",
  }));
  const right: Part = {
    outline: arm.outline,
    cloth,
    role: "sleeve",
    grain: -6,
    origin: arm.shape.shoulder,
    folds: calm(sleeveFolds(arm, hand.random, amount, 2)),
    lines: [{ path: offset(arm.outer, 2.6, 0.26, 1, 8), kind: "seam", strength: 0.7 }],
    trims: shape.turned > 0 ? [] : buttons,
  };
  const turned: Part[] =
    shape.turned > 0
      ? [
          {
            outline: cuffOutline(arm, { height: 0.4, top: 1.07, bottom: 1.1, overlap: shape.turned }),
            cloth,
            role: "cuff",
            grain: -5,
            lift: 0.45,
            lines: [{ path: aboveEnd(arm, 0.5), kind: "stitch", strength: 0.4 }],
          },
        ]
      : [];
  return [
    right,
    mirrorPart({ ...right, folds: calm(sleeveFolds(arm, hand.leftRandom, amount, 2)) }),
    ...turned,
    ...turned.map((part) => mirrorPart(part)),
  ];
}
