import type { Cloth } from "../cloth/cloth.ts";
import type { Colour } from "../colour/oklab.ts";
import { bow, offset } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix } from "../geometry/point.ts";
import { polyline, spline } from "../geometry/spline.ts";
import type { Fold, Line, Part, Trim } from "../model/part.ts";
import type { Random } from "../random.ts";
import { bothSides, type Hands } from "./both-sides.ts";
import { aboveEnd, cuffOutline, nearWrist, type Sleeve, sleeve, sleeveFolds } from "./sleeve.ts";
import { strokes } from "./strokes.ts";
import { type Torso, torsoEdges, torsoFolds, torsoOutline, wholeHem } from "./torso.ts";

export interface JacketMeasures {
  /** -1 slim … 0 regular … 1 oversized */
  readonly fit: number;
  readonly length: number;
  readonly womens: boolean;
  /** Taken out or let in at the waist and at the hem, in centimetres of half-width. */
  readonly waist?: number;
  readonly hem?: number;
  readonly dip?: number;
}

/** What is worn over other clothes: roomier at the armhole than a shirt. */
export function jacketTorso(of: JacketMeasures): Torso {
  const { fit: f, length, womens, waist = 0, hem = 0, dip = 1.2 } = of;
  const w = womens ? 1 : 0;
  const waistY = Math.min(43 - w * 2.5, length * 0.7);
  return {
    neck: 8 - w * 0.3,
    shoulder: 21.1 + f * 2.3 - w * 2,
    drop: 5.4 + f * 1.2,
    underarm: 17.5 + f * 2.1 - w * 1.7,
    underarmY: 25 + f * 2 - w * 1.2,
    waist: 17.4 + f * 2.3 - w * 2.2 + waist,
    waistY,
    hem: 18.1 + f * 2.3 - w * 1.5 + hem,
    length,
    dip,
  };
}

export interface JacketArm {
  readonly torso: Torso;
  readonly fit: number;
  readonly womens: boolean;
  /** Against the usual length without a cuff, in centimetres. */
  readonly longer?: number;
  readonly wider?: number;
  readonly wrist?: number;
  readonly bulge?: number;
  readonly cap?: number;
}

export function jacketArm(of: JacketArm): Sleeve {
  const { torso, fit: f, womens, longer = 0, wider = 0, wrist = 0, bulge = 0.3, cap = 0.075 } = of;
  const w = womens ? 1 : 0;
  return sleeve({
    shoulder: [torso.shoulder - 0.1, torso.drop],
    underarm: [torso.underarm - 1.5, torso.underarmY],
    upper: 8.4,
    fore: 4.8,
    length: 62 - w * 3.5 - f * 1.2 + longer,
    bicep: 11.2 + f * 1.2 - w * 0.9 + wider,
    elbow: 10.3 + f * 1.2 - w * 0.9 + wider,
    wrist: 9 + f * 0.7 - w * 0.8 + wrist,
    cap,
    bulge,
    curve: 0.45,
  });
}

/** How a sleeve ends. */
type CuffStyle =
  | { readonly style: "hem"; readonly rows?: number }
  | { readonly style: "rib"; readonly height: number; readonly cloth: Cloth; readonly lines?: CuffLines }
  | { readonly style: "band"; readonly height: number; readonly button?: Trim & { kind: "button" } }
  | { readonly style: "strap"; readonly up: number; readonly button: Colour };

/** Stripes knitted into a rib, from its top down. */
type CuffLines = (line: (share: number) => Path) => readonly Trim[];

export interface JacketSleeves {
  readonly arm: Sleeve;
  readonly cloth: Cloth;
  readonly cuff: CuffStyle;
  readonly amount?: number;
  readonly breaks?: number;
  readonly thread?: Colour;
  readonly lines?: readonly Line[];
  readonly trims?: readonly Trim[];
}

/** Both sleeves and what ends them. Draw them before the body. */
export function jacketSleeves(of: JacketSleeves, hands: Hands): Part[] {
  const { arm, cloth, cuff, amount = 0.9, breaks = 3, thread } = of;
  const seen = thread && { colour: thread };
  const rows = cuff.style === "hem" ? (cuff.rows ?? 1) : 0;
  const hem = Array.from({ length: rows }, (_, i) => aboveEnd(arm, 2.2 - i * 0.5));
  const right: Part = {
    outline: arm.outline,
    cloth,
    role: "sleeve",
    grain: -6,
    origin: arm.shape.shoulder,
    lines: [
      ...(rows > 0 ? [{ path: strokes(hem), kind: "stitch" as const, ...seen }] : []),
      ...(of.lines ?? []),
    ],
    trims: of.trims ?? [],
  };
  const parts = bothSides(right, hands, (random) => sleeveFolds(arm, random, amount, breaks));
  if (cuff.style === "hem") return parts;
  return [...parts, ...bothSides(cuffPart(arm, cuff, cloth, thread), hands)];
}

function cuffPart(
  arm: Sleeve,
  cuff: Exclude<CuffStyle, { style: "hem" }>,
  cloth: Cloth,
  thread?: Colour,
): Part {
  const half = arm.shape.wrist / 2;
  const level = (up: number, share: number): Path =>
    spline(nearWrist(arm, up, half * share), nearWrist(arm, up - 0.4, 0), nearWrist(arm, up, -half * share));
  const common = { role: "cuff", grain: -5, origin: arm.wrist } as const;
  switch (cuff.style) {
    case "rib":
      return {
        ...common,
        outline: cuffOutline(arm, { height: cuff.height, top: 0.88, bottom: 0.8, overlap: 0.5 }),
        cloth: cuff.cloth,
        lift: 0.15,
        folds: [{ spine: level(-cuff.height * 0.1, 0.84), width: 0.5, depth: -0.5 }],
        trims: cuff.lines?.((share) => level(-cuff.height * share, mix(0.87, 0.81, share))) ?? [],
      };
    case "band":
      return {
        ...common,
        outline: cuffOutline(arm, { height: cuff.height, top: 0.92, bottom: 0.92, overlap: 0.2 }),
        cloth,
        lift: 0.25,
        lines: [
          {
            path: strokes([level(-0.5, 0.9), level(-cuff.height + 0.6, 0.9)]),
            kind: "stitch",
            ...(thread && { colour: thread }),
          },
        ],
        trims: cuff.button ? [{ ...cuff.button, at: nearWrist(arm, -cuff.height * 0.5, half * 0.5) }] : [],
      };
    case "strap": {
      const [low, high] = [cuff.up, cuff.up + 3];
      return {
        ...common,
        outline: level(high, 1.02).to(level(low, 1.03).reverse()).close(),
        cloth,
        lift: 0.3,
        lines: [{ path: strokes([level(high - 0.45, 1), level(low + 0.45, 1)]), kind: "stitch" }],
        trims: [
          {
            kind: "button",
            at: nearWrist(arm, mix(low, high, 0.44), half * 0.3),
            radius: 0.8,
            colour: cuff.button,
          },
        ],
      };
    }
  }
}

export interface JacketBody {
  readonly torso: Torso;
  readonly neck: Path;
  readonly cloth: Cloth;
  readonly amount?: number;
  /** Rows of stitches above the hem. */
  readonly rows?: number;
  readonly thread?: Colour;
  readonly lines?: readonly Line[];
  readonly folds?: readonly Fold[];
  readonly trims?: readonly Trim[];
  /** Topstitched armholes. */
  readonly stitched?: boolean;
}

/** The closed body of a jacket, in one piece. */
export function jacketBody(of: JacketBody, random: Random): Part {
  const { torso, neck, cloth, amount = 0.9, rows = 1, thread, stitched = false } = of;
  const { armhole, hem } = torsoEdges(torso);
  const seen = thread && { colour: thread };
  const both = (path: Path) => strokes([path, path.mirror()]);
  const beside = offset(armhole, 0.6, 0.03, 0.97, 8);
  const rowPaths = Array.from({ length: rows }, (_, i) => wholeHem(hem).shift(0, -2.4 + i * 0.5));
  return {
    outline: torsoOutline(torso, neck),
    cloth,
    role: "body",
    lift: 0.5,
    folds: [...torsoFolds(torso, random, amount), ...(of.folds ?? [])],
    lines: [
      { path: both(armhole), kind: "seam" },
      ...(stitched ? [{ path: both(beside), kind: "stitch" as const, ...seen }] : []),
      ...(rows > 0 ? [{ path: strokes(rowPaths), kind: "stitch" as const, ...seen }] : []),
      ...(of.lines ?? []),
    ],
    trims: of.trims ?? [],
  };
}

/** A band below the hem: knitted and drawn in, or of cloth. `height` hangs below the body. */
export function hemBand(torso: Torso, height: number, cloth: Cloth, tight = 0.94): Part {
  const { hem, length: l, dip } = torso;
  const half = hem * tight;
  const top = spline([-hem + 0.25, l - 0.7], [0, l + dip * 0.6 - 0.7], [hem - 0.25, l - 0.7]);
  const side = spline([hem - 0.25, l - 0.7], [mix(hem, half, 0.6), l + height * 0.55], [half, l + height]);
  const bottom = spline([half, l + height], [0, l + height + dip], [-half, l + height]);
  return {
    outline: top.to(side).to(bottom).to(side.mirror().reverse()).close(),
    cloth,
    role: "body",
    lift: 0.2,
    folds: [{ spine: top.shift(0, 0.7), width: 0.6, depth: -0.5 }],
  };
}

/** Cloth that blouses over a band: short soft folds that rise from it. */
export function blousing(torso: Torso, random: Random, count = 9): Fold[] {
  const { hem, length: l, dip } = torso;
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count + random.sway(0.035);
    const x = mix(-hem * 0.94, hem * 0.94, share);
    const y = l + dip * 0.6 * (1 - (x / hem) ** 2) - 0.4;
    const lean = random.sway(1) + x * 0.02;
    return {
      spine: bow([x, y], [x + lean, y - random.between(4, 10)], random.sway(0.1)),
      width: random.between(0.5, 0.95),
      depth: random.chance(0.3) ? 0.45 : -random.between(0.35, 0.6),
      swell: "start",
    };
  });
}

export interface ButtonBand {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  readonly cloth: Cloth;
  readonly thread?: Colour;
  readonly buttons: readonly Trim[];
}

/** The strip the buttons sit on, down the centre front. */
export function buttonBand({ width, top, bottom, cloth, thread, buttons }: ButtonBand): Part {
  const half = width / 2;
  const edge = (x: number) => polyline([x, top], [x, bottom]);
  return {
    outline: edge(half).to(edge(-half).reverse()).close(),
    cloth,
    role: "front",
    lift: 0.22,
    flat: true,
    sewnOn: true,
    lines: [
      {
        path: strokes([edge(half - 0.55), edge(0.55 - half)]),
        kind: "stitch",
        ...(thread && { colour: thread }),
      },
    ],
    trims: buttons,
  };
}

/** Buttons down a line, evenly from the first height to the last. */
export function buttonsDown(
  count: number,
  from: number,
  until: number,
  button: { radius: number; colour: Colour; style?: "four" | "two" | "shank" | "snap" | "pearl" },
  x = 0,
): Trim[] {
  return Array.from({ length: count }, (_, i) => ({
    kind: "button",
    at: [x, count > 1 ? mix(from, until, i / (count - 1)) : from],
    ...button,
  }));
}

/** The edge of the front that lies on top when nothing else marks it: a shaded step and its stitches. */
export function frontEdge(
  x: number,
  top: number,
  bottom: number,
  stitchAt?: number,
): { lines: Line[]; folds: Fold[] } {
  const at = (place: number, from = top) => polyline([place, from], [place, bottom]);
  return {
    lines: [
      { path: at(x), kind: "edge" },
      ...(stitchAt === undefined ? [] : [{ path: at(stitchAt, top + 0.5), kind: "stitch" as const }]),
    ],
    folds: [
      {
        spine: spline([x + 0.35, top], [x + 0.45, mix(top, bottom, 0.5)], [x + 0.35, bottom]),
        width: 0.5,
        depth: -0.5,
        swell: "full",
      },
    ],
  };
}
