import type { Cloth } from "../cloth/cloth.ts";
import { type Colour, shadow } from "../colour/oklab.ts";
import { stretch } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import type { Point } from "../geometry/point.ts";
import { polyline, smooth } from "../geometry/spline.ts";
import type { Fold, Line, Part } from "../model/part.ts";
import { eased, type Foot, standard } from "./shoe-last.ts";
import { type Moulded, mouldedOutline } from "./shoe-sole.ts";

/** A line through the sole: `share` of the way from its upper edge to the floor. */
export function soleLine(foot: Foot, wall: Moulded["wall"], share: number, from = 0, until = standard): Path {
  const rise = typeof wall === "number" ? () => wall : wall;
  return smooth(
    Array.from({ length: 11 }, (_, i): Point => {
      const x = from + ((until - from) * i) / 10;
      const [px, top] = foot.under(x, -rise(x));
      const floor = -foot.last.spring * 0.9 * eased(24, 31, x);
      return [
        px + (x > 28 ? 0.3 * (1 - share) : 0) - (x < 1 ? 0.2 * (1 - share) : 0),
        top + (floor - top) * share,
      ];
    }),
  );
}

const soleFolds = (foot: Foot, wall: Moulded["wall"]): Fold[] => [
  { spine: soleLine(foot, wall, 0.22), width: 0.28, depth: 0.6 },
  { spine: soleLine(foot, wall, 0.9), width: 0.4, depth: -0.6 },
];

export interface CupSole {
  readonly cloth: Cloth;
  readonly wall?: number;
  /** A sewn groove along the upper edge. */
  readonly sewn?: boolean;
  /** A coloured line around a rubber foxing. */
  readonly stripe?: Colour;
  /** The tread below, when it has a colour of its own. */
  readonly tread?: Cloth;
}

/** A rubber cup, glued or vulcanised around the upper. */
export function cupSole(foot: Foot, { cloth, wall = 0.7, sewn = false, stripe, tread }: CupSole): Part[] {
  const { outline } = mouldedOutline(foot, { cloth, wall });
  const lines: Line[] = [{ path: soleLine(foot, wall, 0.84, 0.4, 28.6), kind: "groove", strength: 0.5 }];
  if (sewn) lines.push({ path: soleLine(foot, wall, 0.16), kind: "stitch", strength: 0.9 });
  const parts: Part[] = [{ outline, cloth, lift: 0.08, folds: soleFolds(foot, wall), lines }];
  if (stripe) parts.push(band(foot, wall, 0.3, 0.46, { kind: cloth.kind, colour: stripe }));
  if (tread) parts.push(ground(foot, { cloth: tread, wall }, 0.8));
  return parts;
}

/** A band painted along a sole. */
const band = (foot: Foot, wall: Moulded["wall"], from: number, until: number, cloth: Cloth): Part => ({
  outline: soleLine(foot, wall, from, 0.05, 29.3)
    .to(soleLine(foot, wall, until, 0.05, 29.3).reverse())
    .close(),
  cloth,
  edge: 0,
});

/** The lowest layer of a sole, in a colour of its own: all of it below a line through the sole. */
export function ground(foot: Foot, unit: Moulded, share: number): Part {
  const { ground: around } = mouldedOutline(foot, unit);
  // It ends where the sole leaves the floor, and thins out from there.
  const edge = soleLine(foot, unit.wall, share, 1.2, (unit.contact?.[1] ?? 25.4) + 0.5);
  const steps = Array.from({ length: 101 }, (_, i) => i / 100);
  const toe = steps.find((t) => around.at(t)[1] >= edge.end[1]) ?? 0;
  const heel = [...steps].reverse().find((t) => around.at(t)[1] >= edge.start[1]) ?? 1;
  const line = smooth([around.at(heel), ...edge.points(8, 0.03, 0.97), around.at(toe)]);
  return { outline: line.to(stretch(around, toe, heel, 22)).close(), cloth: unit.cloth, edge: 0.8 };
}

export interface FoamSole {
  readonly midsole: Cloth;
  readonly outsole: Cloth;
  readonly accent: Cloth;
  readonly shape: "wedge" | "sculpted" | "rocker" | "flat" | "trail";
}

/** Foam runs out under the toe. */
const taper = (x: number) => 1 - 0.72 * eased(20, standard, x);

const walls: Record<FoamSole["shape"], (x: number) => number> = {
  wedge: (x) => (0.75 + 0.5 * (1 - eased(2, 12, x))) * taper(x) + 0.1,
  sculpted: (x) => (0.9 + 1 * (1 - eased(1, 9, x)) + 0.35 * Math.sin(x * 0.62)) * taper(x) + 0.25,
  rocker: (x) => (0.7 + 1.1 * (1 - eased(0, 11, x))) * taper(x),
  flat: (x) => 0.55 + 0.7 * (1 - eased(0, 5, x)) + 0.5 * eased(11, 14.5, x) * (1 - eased(15, 19, x)),
  trail: (x) => (0.8 + 0.9 * (1 - eased(0, 9, x))) * taper(x) + 0.1,
};

const outsets: Record<FoamSole["shape"], readonly [number, number]> = {
  wedge: [0.35, 0.12],
  sculpted: [0.9, 0.3],
  rocker: [0.9, 0.08],
  flat: [0.2, 0.3],
  trail: [0.7, 0.2],
};

/** A foam midsole over a rubber tread. */
export function foamSole(foot: Foot, { midsole, outsole, accent, shape }: FoamSole): Part[] {
  const wall = walls[shape];
  const unit: Moulded = {
    cloth: midsole,
    wall,
    outset: outsets[shape],
    contact:
      shape === "rocker" || shape === "trail" ? [3.4, 22.5] : shape === "sculpted" ? [2.6, 24] : [1.8, 25],
    rocker:
      foot.last.spring * (shape === "flat" ? 0.95 : 1.1) + (shape === "flat" ? 0 : foot.last.sole * 0.3),
  };
  const { outline } = mouldedOutline(foot, unit);
  const main: Part = {
    outline,
    cloth: midsole,
    lift: 0.1,
    folds: [...soleFolds(foot, wall), ...carving(foot, wall, shape)],
    lines: carvedLines(foot, wall, shape),
  };
  const low = shape === "trail" ? 0.74 : shape === "flat" ? 0.7 : 0.82;
  const parts = [main, ground(foot, { ...unit, cloth: outsole }, low)];
  if (shape === "wedge") {
    parts.push({
      outline: soleLine(foot, wall, 0.46, 0.3, 17)
        .to(polyline(foot.under(17, -0.1), foot.under(15.5, 0.6)))
        .to(soleLine(foot, wall, 0.72, 0.3, 15.5).reverse())
        .close(),
      cloth: accent,
      edge: 0.5,
    });
  }
  if (shape === "sculpted") {
    parts.push({
      outline: soleLine(foot, wall, 0.52, 0, 12.5)
        .to(soleLine(foot, wall, 0.84, 0.2, 11).reverse())
        .close(),
      cloth: accent,
      lift: 0.12,
      edge: 0.7,
    });
  }
  if (shape === "trail") parts.push(...lugs(foot, outsole));
  return parts;
}

function carving(foot: Foot, wall: (x: number) => number, shape: FoamSole["shape"]): Fold[] {
  if (shape === "flat" || shape === "wedge") return [];
  const cuts = shape === "sculpted" ? [4, 8.5, 13.5, 18.5, 23.5] : [6, 14.5];
  return cuts.flatMap((x): Fold[] => [
    {
      spine: soleLine(foot, wall, 0.5, x, x + (shape === "sculpted" ? 4.2 : 7)),
      width: 0.32,
      depth: -0.55,
    },
    {
      spine: soleLine(foot, wall, 0.34, x + 0.4, x + (shape === "sculpted" ? 3.8 : 6.4)),
      width: 0.26,
      depth: 0.7,
    },
  ]);
}

function carvedLines(foot: Foot, wall: (x: number) => number, shape: FoamSole["shape"]): Line[] {
  switch (shape) {
    case "wedge":
      return [{ path: soleLine(foot, wall, 0.46), kind: "groove", strength: 0.5 }];
    case "sculpted":
      return [
        { path: soleLine(foot, wall, 0.3, 0, 29), kind: "groove", strength: 0.6 },
        { path: soleLine(foot, wall, 0.58, 12, 29), kind: "groove", strength: 0.6 },
      ];
    case "rocker":
      return [
        { path: soleLine(foot, wall, 0.45, 0, 15), kind: "groove", strength: 0.55 },
        { path: soleLine(foot, wall, 0.62, 9, 28), kind: "groove", strength: 0.45 },
      ];
    case "flat":
      return [{ path: soleLine(foot, wall, 0.42, 0, 29), kind: "groove", strength: 0.4 }];
    case "trail":
      return [{ path: soleLine(foot, wall, 0.5, 0, 29), kind: "groove", strength: 0.55 }];
  }
}

/** Small studs under a trail sole. */
function lugs(foot: Foot, cloth: Cloth): Part[] {
  const studs = [3, 5, 7, 14.2, 16.3, 18.4, 20.5, 22.4];
  return studs.map((x): Part => {
    const [a] = foot.under(x);
    const lift = -foot.last.spring * 0.9 * eased(22, 30, x) - (x < 3 ? 0.25 : 0);
    return {
      outline: polyline(
        [a, lift - 0.3],
        [a + 0.25, lift + 0.42],
        [a + 1.1, lift + 0.42],
        [a + 1.4, lift - 0.3],
      ).close(),
      cloth: { ...cloth, colour: shadow(cloth.colour, 0.12) },
      edge: 0.7,
    };
  });
}

/** Plaited rope, wound around an espadrille. */
export function ropeSole(foot: Foot, cloth: Cloth, rubber: Cloth, wall = 0.25): Part[] {
  const unit: Moulded = { cloth, wall, outset: [0.35, 0.4] };
  const { outline } = mouldedOutline(foot, unit);
  const rows = Math.max(2, Math.round((foot.last.sole + wall) / 0.8));
  const lines = Array.from(
    { length: rows - 1 },
    (_, i): Line => ({
      path: soleLine(foot, wall, (i + 1) / (rows + 0.3), 0, 29.3),
      kind: "groove",
      strength: 0.75,
    }),
  );
  return [
    {
      outline,
      cloth,
      lift: 0.08,
      flat: true,
      folds: soleFolds(foot, wall),
      lines,
    },
    ground(foot, { ...unit, cloth: rubber }, 0.86),
  ];
}
