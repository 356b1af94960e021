import type { Cloth } from "../cloth/cloth.ts";
import { type Colour, lightness } from "../colour/oklab.ts";
import type { Point } from "../geometry/point.ts";
import { spline } from "../geometry/spline.ts";
import type { Fold, Line, Part, Trim } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import type { Random } from "../random.ts";
import type { Hand } from "../silhouettes/silhouette.ts";
import { atHeight } from "./height.ts";
import { type LapelKind, type LapelShape, lapelParts, underLapel } from "./lapel.ts";
import {
  backLining,
  closedFor,
  collarStand,
  edgeStitch,
  type FrontHem,
  frontFolds,
  frontPanel,
  skirtFlutes,
} from "./tailored-body.ts";
import { type HipPocket, hipMouth, hipPocket, welt } from "./tailored-pocket.ts";
import { type TailoredSleeve, tailoredSleeves } from "./tailored-sleeve.ts";
import type { Torso } from "./torso.ts";

/** Everything with a lapel: jackets, the jackets of suits, overcoats. */
export interface JacketShape {
  readonly torso: Torso;
  readonly front: "single" | "double";
  /** Height of the topmost fastened button, and how many follow below it. */
  readonly breakY: number;
  readonly rows: number;
  readonly pitch: number;
  readonly lapel: LapelKind;
  readonly lapelWidth: number;
  readonly gorge?: number;
  readonly rise?: number;
  readonly hem: FrontHem;
  readonly pocket: HipPocket;
  readonly pocketY: number;
  readonly breast: boolean;
  readonly sleeve: Omit<TailoredSleeve, "torso" | "button">;
  /** Visible stitching along the edges, 0 … 1. */
  readonly stitched?: number;
  /** How much the cloth folds; tailoring about 0.55. */
  readonly folds?: number;
  /** Coats fall in flutes below the waist. */
  readonly flutes?: number;
  readonly darts?: boolean;
  readonly buttonRadius?: number;
}

export interface JacketCloth {
  readonly main: Cloth;
  readonly lining: Cloth;
  readonly lapel?: Cloth;
  readonly collar?: Cloth;
  readonly button: Colour;
  readonly buttonStyle?: "four" | "shank";
}

/** How far a double-breasted front reaches past the centre, and a single one. */
const overlaps = { single: 1.9, double: 8.2 } as const;

export interface DrawnJacket {
  /** What lies behind the wearer: drawn before whatever is worn underneath. */
  readonly inside: Part[];
  readonly outside: Part[];
}

export function tailoredJacket(shape: JacketShape, cloth: JacketCloth, hand: Hand): DrawnJacket {
  const { torso: t, breakY, rise = 4, gorge = 0, stitched = 0.3, folds = 0.55 } = shape;
  const womens = hand.universe === "women";
  const overlap = overlaps[shape.front] * (womens && shape.front === "double" ? 0.9 : 1);
  const turn: Point = [-overlap, breakY];
  const lapel: LapelShape = {
    kind: shape.lapel,
    neck: t.neck,
    rise,
    turn,
    width: shape.lapelWidth,
    gorge,
    belly: 1,
  };
  const panel = frontPanel({ torso: t, top: turn, opening: underLapel(lapel), hem: shape.hem });
  const star: Point = [shape.front === "double" ? -overlap + 2.6 : 0, breakY + 1.2];
  const foldsOf = (random: Random, side?: Point): Fold[] => [
    ...frontFolds(t, random, folds, side),
    ...(shape.flutes ? skirtFlutes(t, t.waistY, random, { depth: shape.flutes }) : []),
  ];
  const seams: Line[] = [
    { path: panel.armhole, kind: "seam" },
    ...(shape.darts === false ? [] : darts(t, shape.pocketY)),
  ];
  const right: Part = {
    outline: panel.outline,
    cloth: cloth.main,
    role: "front",
    lift: 0.9,
    folds: foldsOf(hand.random, star),
    lines: [...seams, ...(stitched > 0 ? [edgeStitch(panel.edge, 0.7, stitched)] : [])],
    trims: buttonsOf(shape, overlap, cloth),
  };
  const left: Part = { ...mirrorPart({ ...right, trims: [], folds: foldsOf(hand.leftRandom) }), lift: 0.5 };
  const side = atHeight(panel.side, shape.pocketY)[0];
  const pockets = hipPocket(shape.pocket, hipMouth(shape.pocketY, side, side < 15.5 ? 8.8 : 10.2), cloth.main);
  // The handkerchief pocket is on the wearer's left, whichever way the jacket closes.
  const breast = shape.breast ? [breastWelt(t, cloth.main)] : [];
  const revers = lapelParts(
    lapel,
    { lapel: cloth.lapel ?? cloth.main, collar: cloth.collar ?? cloth.main },
    stitched,
  );
  const flipped = (parts: Part[]) => parts.map((part) => mirrorPart(part));
  const parts: Part[] = [
    ...tailoredSleeves({ ...shape.sleeve, torso: t, button: cloth.button }, cloth.main, hand),
    left,
    ...flipped(pockets),
    ...(womens ? flipped(breast) : []),
    ...flipped(revers),
    right,
    ...pockets,
    ...(womens ? [] : breast),
    ...revers,
  ];
  const back = [
    backLining(t, cloth.lining, Math.min(breakY + 8, t.length)),
    collarStand(t.neck, rise, cloth.collar ?? cloth.main),
  ];
  return { inside: closedFor(hand.universe, back), outside: closedFor(hand.universe, parts) };
}

function darts(t: Torso, pocketY: number): Line[] {
  const x = t.underarm * 0.53;
  const side = [
    [t.underarm - 2.6, t.underarmY + 1],
    [t.waist - 3.8, t.waistY],
    [t.hem - 4.4, t.length + 0.6],
  ] as const;
  return [
    {
      path: spline([x, t.underarmY + 4], [x - 0.5, t.waistY - 4], [x - 0.1, Math.max(pocketY, t.waistY + 3)]),
      kind: "seam",
      strength: 0.75,
    },
    { path: spline(...side), kind: "seam", strength: 0.75 },
  ];
}

function breastWelt(t: Torso, cloth: Cloth): Part {
  const x = t.underarm * 0.47;
  const y = t.underarmY;
  return welt({ inner: [x, y - 0.1], outer: [x + 7.4, y - 1.8] }, 2.1, cloth);
}

function buttonsOf(shape: JacketShape, overlap: number, { button, buttonStyle = "four" }: JacketCloth): Trim[] {
  const radius = shape.buttonRadius ?? 1.05;
  const rows = Array.from({ length: shape.rows }, (_, i) => shape.breakY + 1.2 + i * shape.pitch);
  const at = (x: number, y: number): Trim => ({ kind: "button", at: [x, y], radius, colour: button, style: buttonStyle });
  if (shape.front === "single") return rows.map((y) => at(0, y));
  const column = overlap - 2.5;
  return rows.flatMap((y) => [at(-column, y), at(column, y)]);
}

/** Horn, or a deep shade of the cloth. */
export const dressButton = (main: Cloth): Colour => (lightness(main.colour) > 0.55 ? "#6b5138" : "#2b2420");
