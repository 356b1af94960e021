import type { Cloth } from "../cloth/cloth.ts";
import { type Colour, lightness } from "../colour/oklab.ts";
import { bow } from "../geometry/along.ts";
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
import { type HipPocket, hipMouth, hipPocket, type Mouth, welt } from "./tailored-pocket.ts";
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
  /** Heights of the buttons when they are not evenly spread. */
  readonly buttonsAt?: readonly number[];
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
  /** Height of a belt that draws the waist in, on top of everything. */
  readonly belt?: { readonly y: number; readonly parts: readonly Part[] };
  /** How far the front reaches past the centre, when not as usual. */
  readonly overlap?: number;
  /** Belly of the lapel's edge. */
  readonly belly?: number;
  /** Sewn on each front below its lapel: storm flap, epaulettes; and on the sleeves. */
  readonly onLeft?: readonly Part[];
  readonly onRight?: readonly Part[];
  readonly onSleeves?: readonly Part[];
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
const overlaps = { single: 1.9, double: 7.4 } as const;

export interface DrawnJacket {
  /** What lies behind the wearer: drawn before whatever is worn underneath. */
  readonly inside: Part[];
  readonly outside: Part[];
}

export function tailoredJacket(shape: JacketShape, cloth: JacketCloth, hand: Hand): DrawnJacket {
  const { torso: t, breakY, rise = 4, gorge = 0, stitched = 0.3, folds = 0.55 } = shape;
  const womens = hand.universe === "women";
  const usual = overlaps[shape.front] * (womens && shape.front === "double" ? 0.86 : 1);
  const overlap = shape.overlap ?? usual;
  const turn: Point = [-overlap, breakY];
  const lapel: LapelShape = {
    kind: shape.lapel,
    neck: t.neck,
    rise,
    turn,
    width: shape.lapelWidth,
    gorge,
    belly: shape.belly ?? 1,
  };
  const panel = frontPanel({
    torso: t,
    top: turn,
    opening: underLapel(lapel),
    hem: shape.hem,
    ...(shape.belt && { belt: shape.belt.y }),
  });
  const star: Point | undefined =
    shape.rows > 0 ? [shape.front === "double" ? -overlap + 2.6 : 0, breakY + 1.2] : undefined;
  const foldsOf = (random: Random, side?: Point): Fold[] => [
    ...(shape.belt
      ? [
          ...frontFolds({ ...t, length: shape.belt.y + 4, hem: t.waist }, random, folds),
          ...aboveBelt(t, shape.belt.y, random),
        ]
      : frontFolds(t, random, folds, side)),
    ...(shape.flutes ? skirtFlutes(t, shape.belt?.y ?? t.waistY, random, { depth: shape.flutes }) : []),
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
  const mouth = mouthBeside(shape, side, overlap);
  const kind = pocketFor(shape.pocket, mouth.outer[0] - mouth.inner[0]);
  const pockets = hipPocket(kind, mouth, cloth.main);
  // The handkerchief pocket is on the wearer's left, whichever way the jacket closes.
  const breast = shape.breast ? [breastWelt(t, cloth.main)] : [];
  const facing = { lapel: cloth.lapel ?? cloth.main, collar: cloth.collar ?? cloth.main };
  // Only the front that closes over the other has a buttonhole in its lapel.
  const buttonhole = shape.front === "single" && stitched < 0.5;
  const revers = lapelParts(lapel, facing, stitched, buttonhole);
  const under = lapelParts(lapel, facing, stitched);
  const flipped = (parts: Part[]) => parts.map((part) => mirrorPart(part));
  const parts: Part[] = [
    ...tailoredSleeves({ ...shape.sleeve, torso: t, button: cloth.button }, cloth.main, hand),
    ...(shape.onSleeves ?? []),
    left,
    ...flipped(pockets),
    ...(womens ? flipped(breast) : []),
    ...(shape.onLeft ?? []),
    ...flipped(under),
    right,
    ...pockets,
    ...(womens ? [] : breast),
    ...(shape.onRight ?? []),
    ...revers,
    ...(shape.belt?.parts ?? []),
  ];
  const back = [
    backLining(t, cloth.lining, Math.min(breakY + 8, t.length)),
    collarStand(t.neck, rise, cloth.collar ?? cloth.main),
  ];
  return { inside: closedFor(hand.universe, back), outside: closedFor(hand.universe, parts) };
}

/** Cloth gathered by the belt stands up from it in short folds. */
function aboveBelt(t: Torso, y: number, random: Random): Fold[] {
  return [0.25, 0.55, 0.85].map((share) => {
    const x = t.waist * share + random.sway(0.8);
    return {
      spine: bow([x, y - 1.4], [x * 1.07, y - random.between(8, 14)], random.sway(0.07)),
      width: random.between(0.6, 1),
      depth: -random.between(0.35, 0.6),
      swell: "start",
    };
  });
}

/** Beside the double front of a slim jacket there is no room for a patch; a flap that short looks like an ear. */
function pocketFor(wanted: HipPocket, width: number): HipPocket {
  if (wanted === "slant" || width >= 8.6) return wanted;
  if (wanted === "patch" && width >= 7.4) return "flap";
  return width >= 7.4 ? wanted : width >= 6 ? "jetted" : "none";
}

/** A pocket keeps clear of the buttons of a double front, or it would vanish under the overlap. */
function mouthBeside({ front, pocketY }: JacketShape, side: number, overlap: number): Mouth {
  if (front === "single") return hipMouth(pocketY, side);
  const outer = side - (side < 16 ? 0.9 : 1.5);
  return { inner: [Math.max(overlap + 0.8, outer - 11), pocketY], outer: [outer, pocketY - 1.1] };
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

function buttonsOf(
  shape: JacketShape,
  overlap: number,
  { button, buttonStyle = "four" }: JacketCloth,
): Trim[] {
  const radius = shape.buttonRadius ?? 1.05;
  const rows =
    shape.buttonsAt ?? Array.from({ length: shape.rows }, (_, i) => shape.breakY + 1.2 + i * shape.pitch);
  const at = (x: number, y: number): Trim => ({
    kind: "button",
    at: [x, y],
    radius,
    colour: button,
    style: buttonStyle,
  });
  if (shape.front === "single") return rows.map((y) => at(0, y));
  const column = overlap - 2.5;
  return rows.flatMap((y) => [at(-column, y), at(column, y)]);
}

/** Horn, or a deep shade of the cloth. */
export const dressButton = (main: Cloth): Colour => (lightness(main.colour) > 0.55 ? "#6b5138" : "#2b2420");
