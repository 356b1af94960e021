import type { Cloth } from "../cloth/cloth.ts";
import { offset } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix, type Point } from "../geometry/point.ts";
import { closedSpline, cubic, type Node, polyline, spline } from "../geometry/spline.ts";
import type { Fold, Line, Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import { backNeck, neckInside, neckLabel, roundNeck } from "./ribbed-neck.ts";

/** A collar around the neck of a jacket. */
export interface JacketCollar {
  /** Where the body begins, from the left shoulder to the right one. */
  readonly seam: Path;
  /** Drawn before the body. */
  readonly back: Part[];
  /** Drawn after it. */
  readonly front: Part[];
  /** Where the two fronts meet, and how high the closure reaches. */
  readonly meet: number;
  readonly top: number;
  /** The line around a closed collar at this share of its height, from its edge down. */
  readonly level?: (share: number) => Path;
}

interface CollarCloths {
  readonly half: number;
  readonly cloth: Cloth;
  readonly lining: Cloth;
}

const whole = (right: Path): Path => right.mirror().reverse().to(right);

/** The edge of a tube around the neck: level at the shoulders, `centre` at the front. */
export function tubeEdge(half: number, centre: number, sides: number): Path {
  const right = cubic(
    [0, centre],
    [half * 0.5, centre],
    [half * 0.93, mix(centre, sides, 0.5)],
    [half, sides],
  );
  return whole(right);
}

/** The front edges part above `open`. */
function openNeck(half: number, open: number, knee: Point): Path {
  return whole(
    spline(
      [0, open, "*"],
      [knee[0] * 0.42, open - (open - knee[1]) * 0.5],
      knee,
      [half - 1.7, knee[1] * 0.46],
      [half, 0, "*"],
    ),
  );
}

/** The inside of a collar's back, between its upper edge and the neck. */
function collarBack(half: number, edge: Point, dip: number, cloth: Cloth, inside = 0.4): Part {
  const top = cubic(
    [0, edge[1] + dip],
    [half * 0.4, edge[1] + dip],
    [half * 0.72, edge[1] + dip * 0.6],
    edge,
  );
  const low = cubic([0, 2.4], [half * 0.4, 2.4], [half * 0.7, 2], [half, 0]);
  return {
    outline: whole(top).to(whole(low).reverse()).close(),
    cloth,
    role: "back",
    inside,
    flat: true,
    edge: 0.7,
  };
}

export interface StandCollar extends CollarCloths {
  readonly height: number;
  /** How far down the front is open; 0 is closed to the top. */
  readonly open: number;
  readonly lines?: "plain" | "stitched" | "ribbed";
  readonly folds?: readonly Fold[];
}

/** A collar that stands: closed like a tube, or with its ends fallen apart. */
export function standCollar({
  half,
  cloth,
  lining,
  height: h,
  open,
  lines = "stitched",
  folds = [],
}: StandCollar): JacketCollar {
  const rise = h * 0.72;
  const edge: Point = [half - 1.1, -rise];
  const back = collarBack(half, edge, h * 0.14, lines === "ribbed" ? cloth : lining);
  const label = neckLabel(open > 0 ? 4.6 : 5.4 - h * 1.05 - 1.1);
  if (open > 0) {
    const knee: Point = [2.9, 8.4];
    const seam = openNeck(half, open, knee);
    const leaf = closedSpline(
      [edge[0], edge[1], "*"],
      [half - 1.9, -rise * 0.25],
      [4.5, 8.4 - h * 0.98, "*"],
      [knee[0] - 0.5, knee[1] + 0.4, "*"],
      [half - 2.1, 4.9],
      [half + 0.55, 0.9, "*"],
      [half + 0.15, -rise * 0.5],
    );
    const hem = spline([half + 0.2, 0.5], [half - 2.3, 4.4], [knee[0] - 0.3, knee[1] - 0.5]);
    const right: Part = {
      outline: leaf,
      cloth,
      role: "collar",
      lift: 0.35,
      grain: 12,
      lines: lines === "stitched" ? [{ path: hem, kind: "stitch" }] : [],
    };
    return {
      seam,
      back: [neckInside(seam, half, lining, label), back],
      front: [mirrorPart(right), right],
      meet: open,
      top: open,
    };
  }
  const depth = 5.4;
  const seam = roundNeck(half, depth);
  const upper = tubeEdge(half - 1.1, depth - h * 1.05, -rise);
  const sides = spline([edge[0], edge[1]], [half + 0.1, -rise * 0.45], [half + 0.35, 0.5]);
  const lower = tubeEdge(half + 0.35, depth + 0.5, 0.5);
  const front: Part = {
    outline: upper.to(sides).to(lower.reverse()).to(sides.mirror().reverse()).close(),
    cloth,
    role: "collar",
    lift: 0.35,
    folds: [
      ...folds,
      { spine: lower.map(([x, y]) => [x * 0.94, y - h * 0.22]), width: 0.7, depth: -0.4 },
      { spine: upper.map(([x, y]) => [x * 0.96, y + h * 0.3]), width: h * 0.16, depth: 0.5 },
    ],
    lines: lines === "stitched" ? [{ path: upper.map(([x, y]) => [x, y + 0.7]), kind: "stitch" }] : [],
  };
  return {
    seam,
    back: [neckInside(upper.shift(0, 0.8), half - 1.1, lining, label), back],
    front: [front],
    meet: depth,
    top: depth - h * 1.05,
    level: (share) =>
      tubeEdge(half - 1.1 + share * 1.4, mix(depth - h * 1.05, depth + 0.5, share), mix(-rise, 0.5, share)),
  };
}

export interface TurnedCollar extends CollarCloths {
  /** How far down the front is open; 0 is buttoned to the top. */
  readonly open: number;
  /** Length of the leaf's front edge against the usual one. */
  readonly size?: number;
  /** Pointed, cut off round, or wide and soft. */
  readonly tip?: "pointed" | "round";
  /** Cloth of the collar when it is not the body's. */
  readonly leaf?: Cloth;
  readonly thread?: Line["colour"];
  /** Changes the leaf's edge: fur has none that is sharp. */
  readonly edge?: (outline: Path) => Path;
}

/** A collar that turns down over itself: of a shirt, a trucker, a raincoat. */
export function turnedCollar(given: TurnedCollar): JacketCollar {
  const { half, cloth, lining, open, size = 1, tip = "pointed", leaf = cloth, thread } = given;
  const top: Point = [half - 1, -4.5];
  const isOpen = open > 0;
  const front: Point = isOpen ? [2.5, 7.6] : [0.25, 3.4];
  const reach: Point = isOpen ? [half + 1.6 * size, 7.6 + 4.4 * size] : [6.2 + 0.6 * size, 3.4 + 5.6 * size];
  const shoulder: Node = [half + 2 + (size - 1) * 1.6, 1 + (size - 1) * 2];
  const seam = isOpen ? openNeck(half, open, [front[0], front[1] - 0.4]) : roundNeck(half, 3.8);
  const point: Node[] =
    tip === "round"
      ? [
          [reach[0] + 0.3, reach[1] - 1.9],
          [reach[0] - 0.9, reach[1] - 0.3],
          [reach[0] - 2.4, reach[1] - 0.7],
        ]
      : [[reach[0], reach[1], "*"]];
  const roll: Node[] = isOpen
    ? [
        [3.7, 4.6],
        [half - 2.2, 0],
      ]
    : [
        [2.6, 1],
        [half - 2.8, -2.1],
      ];
  const outline = closedSpline(
    [front[0], front[1], "*"],
    ...roll,
    [top[0], top[1], "*"],
    [half + 0.1, -4.1],
    [half + 1.15, -2],
    shoulder,
    ...point,
  );
  const trim = spline(
    [half + 1.5, 0.9],
    ...(tip === "round"
      ? point.map(([x, y]): Node => [x - 0.5, y - 0.5])
      : [[reach[0] - 0.55, reach[1] - 0.75, "*"] as Node]),
    [front[0] + 0.5, front[1] - 0.2],
  );
  const right: Part = {
    outline: given.edge ? given.edge(outline) : outline,
    cloth: leaf,
    role: "collar",
    lift: 0.5,
    grain: 24,
    origin: [half, 0],
    folds: [{ spine: spline(...roll, top).map(([x, y]) => [x + 0.9, y + 0.5]), width: 0.7, depth: 0.5 }],
    lines: given.edge ? [] : [{ path: trim, kind: "stitch", ...(thread && { colour: thread }) }],
  };
  const left = mirrorPart({ ...right, ...(given.edge && { outline: given.edge(outline) }) });
  return {
    seam,
    back: [
      neckInside(seam, half, lining, neckLabel(isOpen ? 4.6 : 1)),
      collarBack(half, top, 0.9, leaf, 0.36),
    ],
    front: [left, right],
    meet: isOpen ? open : 3.5,
    top: isOpen ? open : 3.5,
  };
}

/** A band along the neck that lies on the body: braid or binding of this width. */
export function neckBand(neck: Path, width: number, cloth: Cloth): Part {
  const outer = offset(neck, width, 0, 1, 24);
  return { outline: neck.to(outer.reverse()).close(), cloth, role: "collar", lift: 0.3, flat: true };
}

/** The same band going on behind the neck, seen from inside. Drawn before the body. */
export function backNeckBand(half: number, width: number, cloth: Cloth): Part {
  const edge = backNeck(half, 2.2);
  const right = polyline([half, 0], [half + width, 0.35]);
  return {
    outline: edge
      .to(right)
      .to(backNeck(half + width, 2.2 + width * 1.1).reverse())
      .close(),
    cloth,
    role: "back",
    inside: 0.24,
    flat: true,
    edge: 0.7,
  };
}
