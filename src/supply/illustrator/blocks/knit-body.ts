import type { Cloth } from "../cloth/cloth.ts";
import { stretch } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { between, mix } from "../geometry/point.ts";
import { corner, spline } from "../geometry/spline.ts";
import type { Fold, Line, Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import type { Random } from "../random.ts";
import { atHeight } from "./height.ts";
import { cuffOutline, nearWrist, type Sleeve, sleeve, sleeveFolds } from "./sleeve.ts";
import { sideSeam, type Torso, torsoEdges, torsoFolds, torsoOutline } from "./torso.ts";

/** How the sleeve is joined: set in, with the seam fallen over the shoulder, or running to the neck. */
export type Shoulder = "set-in" | "dropped" | "raglan";
export type Arm = "long" | "balloon" | "three-quarter" | "short" | "none";

export interface KnitVolume {
  /** -1 slim … 0 regular … 1 oversized */
  readonly fit: number;
  /** Down to the end of the rib, from the high point of the shoulder. */
  readonly length: number;
  /** Height of the rib at the hem; 0 for a hem without. */
  readonly rib: number;
  readonly shoulder: Shoulder;
  readonly womens: boolean;
  /** Half the neck, 7.9 when left out. */
  readonly neck?: number;
  /** How far the hem stands out of the usual width. */
  readonly flare?: number;
}

/** Knits and sweats hang softer and wider than shirts; women's narrower at shoulder and waist. */
export function knitTorso({
  fit: f,
  length,
  rib,
  shoulder,
  womens,
  neck = 7.9,
  flare = 0,
}: KnitVolume): Torso {
  const less = womens ? 1 : 0;
  const dropped = shoulder === "dropped" ? 1 : 0;
  const end = length - rib;
  const underarm = 17.4 + f * 2.4 - less * 1.3 + dropped * 1.2;
  return {
    neck,
    shoulder: 21 + f * 2.6 - less * 1.7 + dropped * 3.1,
    drop: 5.8 + f * 1.3 + dropped * 2.2,
    underarm,
    underarmY: 24.5 + f * 2.3 - less * 1.6 + dropped * 2,
    waist: 17.4 + f * 2.6 - less * 2.2 + dropped * 1.1 + flare * 0.4,
    waistY: Math.min(43, end * 0.72),
    hem: 17.8 + f * 2.4 - less * 1.3 + dropped * 0.8 + flare,
    length: end,
    dip: 1.2,
  };
}

/** Ribbed band at the hem: drawn in a little, as rib does. */
export function ribHem(t: Torso, height: number, cloth: Cloth, opening = 0): Part[] {
  const low = t.hem * (1 - 0.045 * Math.min(1, height / 6));
  const [top, bottom] = [t.length - 0.5, t.length + height];
  const [wide] = atHeight(sideSeam(t), top);
  const half = (from: number): Path =>
    spline([from, top + t.dip, "*"], [t.hem * 0.5, top + t.dip * 0.82], [wide, top, "*"])
      .to(
        spline(
          [wide, top, "*"],
          [t.hem + 0.02, t.length + 0.4],
          [low + 0.25, top + height * 0.55],
          [low, bottom, "*"],
        ),
      )
      .to(spline([low, bottom, "*"], [low * 0.55, bottom + 1.15], [from, bottom + 1.45, "*"]));
  const part = (outline: Path): Part => ({ outline, cloth, role: "body", lift: 0.12 });
  if (opening > 0) {
    const right = part(half(opening).close());
    return [mirrorPart(right), right];
  }
  const right = half(0);
  return [part(right.to(right.mirror().reverse()).close())];
}

interface Sleeves {
  /** The right one, for seams and what is laid on it. */
  readonly arm: Sleeve;
  readonly parts: Part[];
}

export interface SleevesRequest {
  readonly torso: Torso;
  readonly fit: number;
  readonly arm: Exclude<Arm, "none">;
  readonly shoulder: Shoulder;
  readonly cloth: Cloth;
  readonly rib: Cloth;
  /** Height of the ribbed cuff; 0 for a plain end. */
  readonly cuff: number;
  readonly random: Random;
  readonly leftRandom: Random;
  /** Strength of folds, and lines laid on both sleeves. */
  readonly amount?: number;
  readonly lines?: (arm: Sleeve) => readonly Line[];
  /** Against the usual length, in centimetres. */
  readonly longer?: number;
  /** The neck seam, which a raglan sleeve runs up to. */
  readonly seam?: Path;
}

const armFigures = {
  long: { length: 55.5, bicep: 11.6, elbow: 10.8, wrist: 8.5, bulge: 0.7, cap: 0.075, cuff: 0.95 },
  balloon: { length: 54.5, bicep: 12.4, elbow: 14.4, wrist: 9.8, bulge: 2.3, cap: 0.1, cuff: 0.84 },
  "three-quarter": { length: 41.5, bicep: 11.2, elbow: 10.6, wrist: 9.8, bulge: 0.3, cap: 0.075, cuff: 0.96 },
  short: { length: 23, bicep: 11.4, elbow: 11.2, wrist: 11, bulge: 0, cap: 0.08, cuff: 0.95 },
} as const;

/** Both sleeves with their cuffs. */
export function knitSleeves(request: SleevesRequest): Sleeves {
  const {
    torso: t,
    fit: f,
    shoulder,
    cloth,
    rib,
    cuff,
    random,
    leftRandom,
    amount = 1.15,
    longer = 0,
  } = request;
  const figures = armFigures[request.arm];
  const short = request.arm === "short";
  const dropped = shoulder === "dropped" ? 1 : 0;
  const arm = sleeve({
    shoulder: [t.shoulder - 0.1, t.drop],
    underarm: [t.underarm - 1.5, t.underarmY],
    upper: short ? 14 : 8.6 - dropped * 0.6,
    fore: short ? 12 : 5,
    length: figures.length - f - dropped * 3.2 + (cuff === 0 ? 5.5 : 0) + longer,
    bicep: figures.bicep + f * 1.3 + dropped * 0.7,
    elbow: figures.elbow + f * 1.2 + dropped * 0.5,
    wrist: figures.wrist + f * 0.5 + (cuff === 0 && !short ? 0.6 : 0),
    bulge: figures.bulge,
    cap: figures.cap,
    curve: 0.4,
  });
  const wide = (chance: Random): Fold[] => [
    ...sleeveFolds(arm, chance, amount, 2).map((fold) => ({ ...fold, width: fold.width * 1.3 })),
    ...(cuff > 0 && !short ? gathers(arm, chance, request.arm === "balloon") : []),
  ];
  const outline = shoulder === "raglan" && request.seam ? raglanSleeve(arm, t, request.seam) : arm.outline;
  const right = (chance: Random): Part => ({
    outline,
    cloth,
    role: "sleeve",
    grain: short ? -14 : -7,
    origin: arm.shape.shoulder,
    folds: wide(chance),
    lines: request.lines?.(arm) ?? [],
  });
  const band: Part = {
    outline: cuffOutline(arm, {
      height: short ? Math.min(cuff, 3.2) : cuff,
      top: figures.cuff,
      bottom: figures.cuff * 0.94,
      overlap: 0.5,
    }),
    cloth: rib,
    role: "cuff",
    grain: short ? -12 : -4,
    origin: arm.wrist,
    lift: 0.15,
  };
  const cuffs = cuff > 0 ? [band, mirrorPart(band)] : [];
  return { arm, parts: [right(random), mirrorPart(right(leftRandom)), ...cuffs] };
}

/** Small pleats where the sleeve is held in by its cuff. */
function gathers(arm: Sleeve, random: Random, deep: boolean): Fold[] {
  const [count, reach] = deep ? [6, 0.42] : [4, 0.36];
  return Array.from({ length: count }, (_, i): Fold => {
    const out = mix(-reach, reach, i / (count - 1)) * arm.shape.wrist;
    const up = deep ? random.between(6, 13) : random.between(3.5, 7);
    const held = deep ? 0.8 : 0.95;
    return {
      spine: spline(
        nearWrist(arm, -0.2, out * held),
        nearWrist(arm, up * 0.45, out + random.sway(0.3)),
        nearWrist(arm, up, out * 1.04 + random.sway(0.7)),
      ),
      width: random.between(0.45, 0.7),
      depth: -random.between(0.4, 0.6),
      swell: "start",
    };
  });
}

/** From the neck to the underarm: where body and raglan sleeve meet. */
export function raglanSeam(t: Torso, seam: Path): Path {
  const from = seam.at(0.92);
  const to = [t.underarm, t.underarmY] as const;
  const middle = between(from, to, 0.55);
  return spline(corner(from), [middle[0] - 0.5, middle[1] - 1.1], corner(to));
}

function raglanSleeve(arm: Sleeve, t: Torso, seam: Path): Path {
  const { shoulder } = torsoEdges(t);
  const under = raglanSeam(t, seam).shift(-1.2, 0.4).reverse();
  const round = stretch(shoulder, 0, 0.9, 4).to(stretch(arm.outer, 0.04, 1, 10));
  return round
    .to(arm.end)
    .to(arm.inner)
    .to(under)
    .to(stretch(seam, 0.92, 1, 3))
    .close();
}

export interface BodyRequest {
  readonly torso: Torso;
  readonly seam: Path;
  readonly shoulder: Shoulder;
  readonly cloth: Cloth;
  readonly random: Random;
  readonly amount?: number;
  readonly lines?: readonly Line[];
  /** How the joins are drawn: a linked knit shows a groove, a sewn sweat a seam. */
  readonly join?: "groove" | "seam";
}

/** The front as one piece, with its folds and joins. */
export function knitFront(request: BodyRequest): Part {
  const { torso: t, seam, shoulder, cloth, random, amount = 1.1, join = "groove" } = request;
  const { armhole } = torsoEdges(t);
  const raglan = shoulder === "raglan" ? raglanSeam(t, seam) : undefined;
  const outline = raglan
    ? torsoOutline(t, stretch(seam, 0.08, 0.92, 10), {
        shoulder: stretch(raglan, 0, 0.5, 4),
        armhole: stretch(raglan, 0.5, 1, 4),
      })
    : torsoOutline(t, seam);
  const joins = (raglan ? [raglan] : [armhole]).flatMap((path): Line[] => [
    { path, kind: join },
    { path: path.mirror(), kind: join },
  ]);
  return {
    outline,
    cloth,
    role: "body",
    lift: 0.55,
    folds: torsoFolds(t, random, amount).map((fold) => ({ ...fold, width: fold.width * 1.3 })),
    lines: [...joins, ...(request.lines ?? [])],
  };
}
