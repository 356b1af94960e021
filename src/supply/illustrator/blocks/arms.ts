import type { Cloth } from "../cloth/cloth.ts";
import type { Colour } from "../colour/oklab.ts";
import { stretch } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix, move, type Point } from "../geometry/point.ts";
import { polyline, spline } from "../geometry/spline.ts";
import type { Fold, Line, Part } from "../model/part.ts";
import type { Random } from "../random.ts";
import { bothSides, type Hands } from "./both-sides.ts";
import { gathers } from "./gathers.ts";
import { raglanSeam } from "./knit-body.ts";
import { aboveEnd, cuffOutline, nearWrist, type Sleeve, sleeve, sleeveFolds } from "./sleeve.ts";
import { type Torso, torsoEdges } from "./torso.ts";

/**
 * Sleeves of tops: hemmed ones by their length, `cuffed` as on a shirt, `puff` gathered at both ends and short,
 * `balloon` the same and long, `bishop` gathered at the cuff only, `bell` open and wide at the end.
 */
export type ArmStyle =
  | "cap"
  | "short"
  | "elbow"
  | "three-quarter"
  | "long"
  | "cuffed"
  | "puff"
  | "balloon"
  | "bishop"
  | "bell";

export interface Arms {
  readonly style: ArmStyle;
  readonly torso: Torso;
  /** -1 slim … 1 oversized */
  readonly fit: number;
  readonly womens: boolean;
  readonly cloth: Cloth;
  /** Cuffs or end ribs of another cloth. */
  readonly cuff?: Cloth;
  /** A rib of this height instead of a hem, on hemmed sleeves. */
  readonly rib?: number;
  readonly button?: Colour;
  /** How much it folds. */
  readonly amount?: number;
  /** Seen only in profile: tailored and heavy cloth breaks less. */
  readonly breaks?: number;
  readonly stitched?: boolean;
  /** The neck's seam, for sleeves that run up to it: these are drawn after the body, over its shoulders. */
  readonly raglan?: Path;
}

interface Measures {
  readonly length: number;
  readonly upper: number;
  readonly fore: number;
  readonly bicep: number;
  readonly elbow: number;
  readonly wrist: number;
  readonly cap: number;
  readonly bulge: number;
  readonly curve: number;
}

function measures(style: ArmStyle, f: number, womens: boolean): Measures {
  const slim = womens ? 1 : 0;
  const hanging = { upper: 8.6, fore: 5, cap: 0.07, curve: 0.35 };
  const short = { upper: 15 - f * 3, fore: 13 - f * 3, cap: 0.07, curve: 0.9, bulge: 0 };
  const arm = womens ? 55 : 58;
  switch (style) {
    case "cap":
      return { ...short, length: 13.5 + f * 2, bicep: 10.6 + f, elbow: 11, wrist: 11.6 + f };
    case "short":
      return {
        ...short,
        length: 21.5 + f * 3 - slim * 2.4,
        bicep: 11.4 + f - slim * 0.7,
        elbow: 11.4 + f,
        wrist: 12 + f * 1.5 - slim * 0.8,
      };
    case "elbow":
      return {
        ...short,
        upper: 13 - f * 2,
        fore: 10.5 - f * 2,
        length: 31 + f * 2 - slim * 2,
        bicep: 11.4 + f - slim * 0.6,
        elbow: 11.2 + f,
        wrist: 11.2 + f * 1.2 - slim,
      };
    case "three-quarter":
      return {
        ...hanging,
        length: 45,
        bicep: 10.4 + f - slim * 0.7,
        elbow: 10 + f - slim * 0.6,
        wrist: 9.4 + f * 0.8 - slim * 0.6,
        bulge: 0.1,
      };
    case "long":
      return {
        ...hanging,
        length: arm,
        bicep: 10.8 + f - slim * 0.9,
        elbow: 9.8 + f - slim * 0.8,
        wrist: 8 + f * 0.6 - slim * 0.7,
        bulge: 0.15,
      };
    case "cuffed":
      return {
        ...hanging,
        length: arm + 0.5,
        bicep: 10.8 + f - slim * 0.5,
        elbow: 10 + f - slim * 0.4,
        wrist: 8.8 + f * 0.5 - slim * 0.5,
        bulge: 0.25,
      };
    case "puff":
      return { ...short, length: 22, upper: 17, fore: 12, bicep: 15.2, elbow: 15, wrist: 13, cap: 0.2 };
    case "balloon":
      return {
        ...hanging,
        length: arm - 4,
        upper: 10.5,
        fore: 6.5,
        bicep: 13.6,
        elbow: 14.6,
        wrist: 12.6,
        cap: 0.15,
        bulge: 1.2,
      };
    case "bishop":
      return { ...hanging, length: arm - 2, bicep: 10.6, elbow: 11.8, wrist: 12.8, cap: 0.08, bulge: 1 };
    case "bell":
      return { ...hanging, length: 50, bicep: 10.4, elbow: 11.6, wrist: 17.5, bulge: -0.3, curve: 1.1 };
  }
}

/** Both sleeves with their ends. Draw them before the body. */
export function arms(of: Arms, hands: Hands): Part[] {
  const { style, torso, fit, womens, cloth, amount = 1, breaks = 3, stitched = true } = of;
  const size = measures(style, fit, womens);
  // Sleeves start under the body; raglans lie over it and meet its side.
  const tucked = of.raglan ? 0 : size.length > 40 ? 1.5 : 1;
  const shape = sleeve({
    ...size,
    shoulder: [torso.shoulder - 0.1, torso.drop],
    underarm: [torso.underarm - tucked, torso.underarmY - 0.1],
  });
  const gathered = style === "puff" || style === "balloon";
  const cuffed = gathered || style === "bishop" || style === "cuffed";
  const folds = (random: Random): Fold[] => [
    ...sleeveFolds(shape, random, amount, breaks),
    ...(gathered ? headGathers(shape, random) : []),
    ...(cuffed && style !== "cuffed" ? endGathers(shape, random) : []),
    ...(style === "cuffed" ? cuffPleats(shape) : []),
    ...(style === "bell" ? endGathers(shape, random, 4, 17) : []),
    ...(shape.long ? [] : shortFolds(shape, random, amount)),
  ];
  const lines: Line[] =
    cuffed || of.rib !== undefined || !stitched
      ? []
      : [1.6, 2.1].map((up) => ({ path: aboveEnd(shape, up), kind: "stitch" }));
  if (style === "cuffed") {
    lines.push({ path: polyline(nearWrist(shape, 0, 2), nearWrist(shape, 11, 1.6)), kind: "seam" });
  }
  if (of.raglan) lines.push({ path: raglanSeam(torso, of.raglan), kind: "seam" });
  const right: Part = {
    outline: of.raglan ? raglanOutline(shape, torso, of.raglan) : shape.outline,
    cloth,
    role: "sleeve",
    grain: shape.long ? -7 : -15,
    origin: shape.shape.shoulder,
    lines,
  };
  const parts = bothSides(right, hands, folds);
  if (cuffed) parts.push(...bothSides(cuffPart(shape, of), hands));
  else if (of.rib !== undefined) parts.push(...bothSides(ribPart(shape, of.rib, of.cuff ?? cloth), hands));
  return parts;
}

/** From the neck along the shoulder and around the arm, back along the seam with the body. */
function raglanOutline(arm: Sleeve, t: Torso, neck: Path): Path {
  return stretch(neck, 0.92, 1, 3)
    .to(torsoEdges(t).shoulder)
    .to(arm.outer)
    .to(arm.end)
    .to(arm.inner)
    .to(raglanSeam(t, neck).reverse())
    .close();
}

/** Short sleeves hang in one soft column from the head. */
function shortFolds(of: Sleeve, random: Random, amount: number): Fold[] {
  const half = of.shape.wrist / 2;
  const head = of.axis.at(0.25);
  const to = nearWrist(of, -0.4, half * random.between(-0.1, 0.35));
  return [
    {
      spine: spline(head, move(of.axis.at(0.62), of.across, random.sway(0.8)), to),
      width: 0.9,
      depth: -0.32 * amount,
      swell: "end",
    },
    {
      spine: spline(move(head, of.across, 2.2), nearWrist(of, 1, half * 0.62)),
      width: 1.5,
      depth: 0.3 * amount,
    },
  ];
}

const headGathers = (of: Sleeve, random: Random): Fold[] =>
  gathers(of.outer, { from: 0.02, until: 0.42, count: 6, length: 7.5, inwards: of.axis.at(0.75) }, random);

function endGathers(of: Sleeve, random: Random, count = 7, length = 7.5): Fold[] {
  const top: Point = of.axis.at(0.3);
  return gathers(of.end, { from: 0.06, until: 0.94, count, length, inwards: top }, random);
}

function cuffPleats(of: Sleeve): Fold[] {
  return [-0.9, 0.7].map((x) => ({
    spine: spline(nearWrist(of, 0, x), nearWrist(of, 4, x * 0.8), nearWrist(of, 9, x * 0.9)),
    width: 0.45,
    depth: -0.8,
    swell: "start",
  }));
}

/** Cuffs are narrower than the cloth that is gathered into them. */
function cuffPart(of: Sleeve, { style, cuff, cloth, button, womens }: Arms): Part {
  const narrow = { cuffed: 0.87, puff: 0.78, balloon: 0.56, bishop: 0.54, none: 1 };
  const share =
    narrow[
      style === "cuffed" || style === "puff" || style === "balloon" || style === "bishop" ? style : "none"
    ];
  const height = style === "puff" ? 2 : style === "cuffed" ? 6.2 : womens ? 5 : 6;
  const half = of.shape.wrist * 0.5 * share;
  const line = (up: number): Path =>
    spline(nearWrist(of, up, half * 0.97), nearWrist(of, up - 0.25, 0), nearWrist(of, up, -half * 0.97));
  const buttonUp = -mix(0, height, 0.5);
  return {
    outline: cuffOutline(of, { height, top: share, bottom: share * 1.02, overlap: 0.25 }),
    cloth: cuff ?? cloth,
    role: "cuff",
    grain: 84,
    origin: of.wrist,
    lift: 0.3,
    lines: [-0.55, -height + 0.6].map((up) => ({ path: line(up), kind: "stitch" })),
    ...(button &&
      style !== "puff" && {
        trims: [{ kind: "button", at: nearWrist(of, buttonUp, half * 0.6), radius: 0.5, colour: button }],
      }),
  };
}

function ribPart(of: Sleeve, height: number, cloth: Cloth): Part {
  return {
    outline: cuffOutline(of, { height, top: 0.99, bottom: 0.97, overlap: 0.3 }),
    cloth,
    role: "cuff",
    grain: of.long ? -5 : -13,
    origin: of.wrist,
    lift: 0.15,
  };
}
