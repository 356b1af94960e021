import { bow, offset } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import {
  across,
  add,
  between,
  distance,
  hanging,
  mix,
  move,
  type Point,
  subtract,
  unit,
} from "../geometry/point.ts";
import { corner, smooth, spline } from "../geometry/spline.ts";
import type { Fold } from "../model/part.ts";
import type { Random } from "../random.ts";

/** A right sleeve. Draw it before the body: its inner end lies under it. */
export interface SleeveShape {
  /** Tip of the shoulder and underarm (1 to 1.5 cm inside the body's). */
  readonly shoulder: Point;
  readonly underarm: Point;
  /**
   * Angles of the upper arm and the forearm, in degrees off the vertical. They differ by 4 at most and the
   * forearm keeps at least 4: bowed arms are the main tell of an amateur.
   */
  readonly upper: number;
  readonly fore: number;
  /** From the tip of the shoulder to the end of the cloth. */
  readonly length: number;
  /** Visible widths. */
  readonly bicep: number;
  readonly elbow: number;
  readonly wrist: number;
  /** How round the sleeve's head is, and how far the forearm swells. */
  readonly cap?: number;
  readonly bulge?: number;
  /** How far the end of the sleeve curves down. */
  readonly curve?: number;
}

export interface Sleeve {
  readonly shape: SleeveShape;
  readonly outline: Path;
  readonly outer: Path;
  readonly inner: Path;
  readonly end: Path;
  readonly axis: Path;
  /** Middle of the sleeve's end, and the directions along and across it. */
  readonly wrist: Point;
  readonly along: Point;
  readonly across: Point;
  readonly bicepOuter: Point;
  readonly long: boolean;
}

/** From here on a sleeve has an elbow. */
const withElbow = 40;

export function sleeve(shape: SleeveShape): Sleeve {
  const { shoulder, underarm, cap = 0.1, bulge = 0, curve = 0.5 } = shape;
  const long = shape.length > withElbow;
  const upperAcross = across(shape.upper);
  const foreAcross = across(shape.fore);
  const middleAcross = unit(add(upperAcross, foreAcross));
  const bicep = move(underarm, upperAcross, shape.bicep / 2);
  const bicepOuter = move(underarm, upperAcross, shape.bicep);
  const capLength = distance(bicepOuter, shoulder) * 1.06;
  const rest = Math.max(2, shape.length - capLength);
  const upperLength = long ? Math.min(rest, Math.max(4, shape.length * 0.53 - capLength)) : rest * 0.5;
  const elbow = move(bicep, hanging(shape.upper), upperLength);
  const wrist = move(elbow, hanging(shape.fore), rest - upperLength);
  const [elbowOuter, elbowInner] = [
    move(elbow, middleAcross, shape.elbow / 2),
    move(elbow, middleAcross, -shape.elbow / 2),
  ];
  const [wristOuter, wristInner] = [
    move(wrist, foreAcross, shape.wrist / 2),
    move(wrist, foreAcross, -shape.wrist / 2),
  ];
  const chord = subtract(bicepOuter, shoulder);
  const out = unit([chord[1], -chord[0]]);
  const headSize = distance(bicepOuter, shoulder) * cap;
  const head = [
    move(between(shoulder, bicepOuter, 0.34), out, headSize),
    move(between(shoulder, bicepOuter, 0.7), out, headSize * 0.85),
  ] as const;
  const outer = long
    ? spline(
        corner(shoulder),
        ...head,
        bicepOuter,
        elbowOuter,
        move(between(elbowOuter, wristOuter, 0.55), foreAcross, bulge),
        corner(wristOuter),
      )
    : spline(corner(shoulder), ...head, bicepOuter, between(bicepOuter, wristOuter, 0.6), corner(wristOuter));
  const inner = long
    ? spline(
        corner(wristInner),
        move(between(elbowInner, wristInner, 0.55), foreAcross, -bulge * 0.8),
        elbowInner,
        between(elbowInner, underarm, 0.55),
        corner(underarm),
      )
    : spline(corner(wristInner), between(wristInner, underarm, 0.5), corner(underarm));
  const along = hanging(shape.fore);
  const end = spline(
    corner(wristOuter),
    move(between(wristOuter, wristInner, 0.5), along, curve),
    corner(wristInner),
  );
  const underBody = spline(
    corner(underarm),
    [underarm[0] - 3.5, underarm[1] - 6],
    [shoulder[0] - 4.5, shoulder[1] + 7],
    corner(shoulder),
  );
  return {
    shape,
    outline: outer.to(end).to(inner).to(underBody).close(),
    outer,
    inner,
    end,
    axis: smooth([between(shoulder, underarm, 0.5), bicep, elbow, wrist]),
    wrist,
    along,
    across: foreAcross,
    bicepOuter,
    long,
  };
}

/** A point near the sleeve's end: `up` centimetres above it, `out` of its axis. */
export const nearWrist = ({ wrist, along, across: side }: Sleeve, up: number, out: number): Point =>
  move(move(wrist, along, -up), side, out);

/** A cuff or rib below the sleeve's end; widths are shares of the wrist. */
export function cuffOutline(
  of: Sleeve,
  {
    height,
    top = 0.9,
    bottom = 0.92,
    overlap = 0,
  }: { height: number; top?: number; bottom?: number; overlap?: number },
): Path {
  const half = of.shape.wrist / 2;
  const [sag, swell] = [0.35, 0.12];
  const a = nearWrist(of, overlap, half * top);
  const b = nearWrist(of, -height, half * bottom);
  const c = nearWrist(of, -height, -half * bottom);
  const d = nearWrist(of, overlap, -half * top);
  return spline(corner(a), move(between(a, b, 0.5), of.across, swell), corner(b))
    .to(spline(corner(b), move(between(b, c, 0.5), of.along, sag), corner(c)))
    .to(spline(corner(c), move(between(c, d, 0.5), of.across, -swell), corner(d)))
    .to(spline(corner(d), move(between(d, a, 0.5), of.along, sag), corner(a)))
    .close();
}

/** The line that runs along the sleeve's end, `up` centimetres above it: a hem's stitches. */
export const aboveEnd = (of: Sleeve, up: number): Path => of.end.map((point) => move(point, of.along, -up));

/** A hanging sleeve: one long fall, a break of blades at the inner elbow, an echo on the outer side. */
export function sleeveFolds(of: Sleeve, random: Random, amount = 1, breaks = 3): Fold[] {
  const folds: Fold[] = [];
  const { shoulder, underarm, elbow: width } = of.shape;
  const innerAt = (share: number) => of.inner.at(1 - share);
  const outerAt = (share: number) => of.outer.at(share);
  const beside = (from: number, until: number, by: number) => offset(of.axis, by, from, until, 5);
  const start = (from: Point, to: Point, bend: number, half: number, depth: number) =>
    folds.push({ spine: bow(from, to, bend), width: half, depth: depth * amount, swell: "start" });
  if (of.long) {
    folds.push({
      spine: beside(0.04, 0.5, -width * random.between(0.02, 0.14)),
      width: random.between(0.8, 1.1),
      depth: -0.42 * amount,
    });
    for (let i = 0; i < breaks; i++) {
      const share = breaks > 1 ? i / (breaks - 1) : 0;
      const at = mix(0.41, 0.62, share) + random.sway(0.025);
      // They fan out from the elbow, hardly bent: parallel hooks read as a hose.
      const rise = mix(-0.1, 0.02, share) + random.sway(0.025);
      const reach = random.between(0.5, 0.82) * (i === 1 ? 1 : 0.74);
      start(
        innerAt(at),
        between(innerAt(at + rise), outerAt(at + rise), reach),
        random.between(0.02, 0.09),
        random.between(0.5, 0.85),
        -random.between(0.38, 0.64),
      );
    }
    const echo = random.between(0.56, 0.62);
    start(
      outerAt(echo),
      between(outerAt(echo + 0.07), innerAt(echo + 0.1), random.between(0.32, 0.5)),
      -0.06,
      random.between(0.5, 0.7),
      -0.38,
    );
    const cuff = random.between(0.83, 0.9);
    start(
      innerAt(cuff),
      between(innerAt(cuff - 0.05), outerAt(cuff - 0.06), random.between(0.4, 0.6)),
      0.06,
      0.5,
      -0.34,
    );
    folds.push(
      {
        spine: beside(0.6, 0.97, width * random.between(-0.02, 0.1)),
        width: random.between(0.7, 1),
        depth: -0.36 * amount,
      },
      { spine: beside(0.2, 0.9, width * 0.2), width: 1.3, depth: 0.4 * amount },
    );
  }
  start(underarm, between(underarm, between(shoulder, of.bicepOuter, 0.75), 0.6), 0.14, 0.6, -0.5);
  start(underarm, move(underarm, hanging(of.shape.upper + 22), of.shape.bicep * 0.85), 0.1, 0.65, -0.5);
  return folds;
}
