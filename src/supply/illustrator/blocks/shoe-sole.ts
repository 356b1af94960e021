import type { Cloth } from "../cloth/cloth.ts";
import type { Path } from "../geometry/path.ts";
import { mix, type Point } from "../geometry/point.ts";
import { corner, type Node, polyline, smooth, spline } from "../geometry/spline.ts";
import type { Line, Part } from "../model/part.ts";
import { eased, type Foot, standard } from "./shoe-last.ts";

/** Where a sole is measured, heel to toe. */
const stations = [0, 2.5, 5.5, 8.6, 12, 15.5, 19, 22.5, 25.5, 27.8, standard] as const;

/** The sole's upper edge, `wall` above the feather line, from the heel to the toe, standing out at both ends. */
export function soleTop(foot: Foot, wall: number | ((x: number) => number), outset = [0.25, 0.35]): Path {
  const rise = typeof wall === "number" ? () => wall : wall;
  const [back = 0, front = 0] = outset;
  return smooth(
    stations.map((x): Point => {
      const [px, py] = foot.under(x, -rise(x));
      return [px + front * eased(24, standard, x) - back * (1 - eased(0, 4, x)), py];
    }),
  );
}

export interface Welted {
  readonly sole: Cloth;
  /** The strip that runs around a welted shoe; none on a closely trimmed sole. */
  readonly welt?: Cloth;
  readonly heelLength?: number;
  /** Layers seen in the heel. */
  readonly lifts?: number;
  /** Depth of the tread's teeth, 0 for a smooth sole. */
  readonly lugs?: number;
  readonly thread?: Line["colour"];
}

/** A sole with a heel of its own: plate, heel block, welt. Drawn over the upper's lower edge. */
export function weltedSole(foot: Foot, unit: Welted): Part[] {
  const { sole, heelLength = 7.4, lifts = 2, lugs = 0 } = unit;
  const { last } = foot;
  // Teeth reach the floor, the plate ends above them.
  const waist = (x: number) => mix(0.62, last.sole - lugs, eased(11, 17.5, x));
  const top = soleTop(foot, 0.1, [0.1, 0.3]);
  const tip = top.end;
  const heelEnd = foot.under(0, 0.7);
  const base = spline(
    corner(tip),
    [tip[0] + 0.12, tip[1] + 0.35],
    [tip[0] - 0.5, mix(tip[1], 0, 0.5)],
    under(27, waist(27) * 0.98),
    under(25, waist(25)),
    under(21, waist(21)),
    under(17.5, waist(17.5)),
    under(13.5, waist(13.5)),
    under(10, waist(10)),
    corner(under(heelLength - 0.4, 0.72)),
  );
  function under(x: number, drop: number): Point {
    return foot.under(x, drop);
  }
  const plate: Part = {
    outline: top
      .to(base)
      .lineTo([heelEnd[0] - 0.08, heelEnd[1]])
      .close(),
    cloth: sole,
    lift: 0.1,
    folds: [{ spine: top.shift(0, 0.3), width: 0.12, depth: 0.5, swell: "full" }],
    lines: [{ path: top.shift(0, 0.42), kind: "groove", strength: 0.45 }],
  };
  const parts: Part[] = [heelBlock(foot, unit.sole, heelLength, lifts)];
  if (lugs > 0) parts.push(tread(foot, sole, heelLength, lugs));
  parts.push(plate);
  if (unit.welt) parts.push(weltStrip(top, unit.welt, unit.thread));
  return parts;
}

function heelBlock(foot: Foot, cloth: Cloth, length: number, lifts: number): Part {
  const back = foot.under(0, 0.5);
  const breast = foot.under(length, 0.5);
  const right = Math.max(breast[0] - 0.1, 4);
  const outline = spline(
    [back[0] - 0.08, back[1], "*"],
    [back[0] + 0.08, back[1] * 0.5],
    [back[0] + 0.4, 0, "*"],
  )
    .lineTo([right - 0.35, 0])
    .to(spline([right - 0.35, 0, "*"], [right - 0.2, breast[1] * 0.5], [right + 0.35, breast[1] + 0.1, "*"]))
    .close();
  const height = -back[1] - 0.1;
  const layers = Array.from({ length: lifts }, (_, i): Line => {
    const y = -(height * (i + 0.55)) / (lifts + 0.4);
    return { path: polyline([-0.4, y], [right + 0.6, y]), kind: "groove", strength: 0.4 };
  });
  return {
    outline,
    cloth,
    lines: layers,
    folds: [{ spine: polyline([1.4, -0.2], [1.2, back[1] + 0.3]), width: 0.5, depth: 0.5 }],
  };
}

/** Teeth under the ball, from the plate to the floor. */
function tread(foot: Foot, cloth: Cloth, heelLength: number, depth: number): Part {
  const [from, until, count] = [heelLength + 5.6, 28.6, 9];
  const step = (until - from) / count;
  const roof = foot.last.sole - depth;
  const teeth = Array.from({ length: count }, (_, i) => from + i * step).flatMap((x): Point[] => {
    const floor = foot.last.sole * (1 - 0.3 * eased(25, 29, x));
    return [
      foot.under(x, roof),
      foot.under(x + step * 0.1, floor),
      foot.under(x + step * 0.6, floor),
      foot.under(x + step * 0.7, roof),
    ];
  });
  const points: Point[] = [
    ...teeth,
    foot.under(until, roof * 0.5),
    foot.under(20, roof * 0.5),
    foot.under(from, roof * 0.5),
  ];
  return { outline: polyline(...points).close(), cloth, light: -0.12, edge: 0.7 };
}

/** The stitched strip between upper and sole. */
function weltStrip(top: Path, cloth: Cloth, thread?: Line["colour"]): Part {
  const low = top.shift(0, 0.34);
  return {
    outline: top.shift(0, -0.06).to(low.reverse()).close(),
    cloth,
    lift: 0.08,
    edge: 0.8,
    lines: [{ path: top.shift(0, 0.12), kind: "stitch", strength: 0.9, ...(thread && { colour: thread }) }],
  };
}

export interface Moulded {
  readonly cloth: Cloth;
  /** How far the sole rises over the feather line, along the shoe. */
  readonly wall: number | ((x: number) => number);
  /** How far it stands out behind the heel and before the toe. */
  readonly outset?: readonly [number, number];
  /** Where the rounded heel and toe leave the ground. */
  readonly contact?: readonly [number, number];
  /** How far the ground line is lifted at the toe. */
  readonly rocker?: number;
}

/** Its upper edge is rounded over by this much. */
const lip = 0.24;

/** A sole in one piece down to the floor: cup, crepe, foam, rope. */
export function mouldedOutline(foot: Foot, unit: Moulded): { outline: Path; top: Path; ground: Path } {
  const [back, front] = unit.outset ?? [0.3, 0.4];
  const [heelX, toeX] = unit.contact ?? [1.6, 25.4];
  const rocker = unit.rocker ?? foot.last.spring * 0.9;
  const top = soleTop(foot, unit.wall, [back - lip, front - lip]);
  const [first, last] = [top.start, top.end];
  const [lastX] = foot.under(standard);
  // Heights of the rounded ends follow the sole's own, or a thin one would end in arrow heads.
  const [toeHeight, heelHeight] = [-last[1] - rocker, -first[1]];
  const toe: Node[] = [
    corner(last),
    [lastX + front - 0.02, last[1] + Math.min(0.34, toeHeight * 0.22)],
    [lastX + front + 0.04, last[1] + toeHeight * 0.52],
    [lastX + front - 0.4, -rocker - toeHeight * 0.12],
    [lastX + front - 1.5, -rocker * 0.66],
    [foot.under(toeX + 1.2)[0], -rocker * 0.2],
    [foot.under(toeX - 1)[0], -0.03],
    [foot.under(18)[0], 0],
    [foot.under(10)[0], 0],
    [foot.under(heelX + 3)[0], 0],
    [foot.under(heelX + 1)[0], -0.03],
    [foot.under(heelX * 0.45)[0] - back * 0.6, -heelHeight * 0.14],
    [first[0] - lip - 0.04, -heelHeight * 0.5],
    [first[0] - lip + 0.04, first[1] + Math.min(0.34, heelHeight * 0.2)],
    corner(first),
  ];
  const around = spline(...toe);
  return { outline: top.to(around).close(), top, ground: around };
}
