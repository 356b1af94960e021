import type { Cloth } from "../cloth/cloth.ts";
import { type Colour, light, shadow } from "../colour/oklab.ts";
import { ribbon } from "../geometry/along.ts";
import { Path, type Segment } from "../geometry/path.ts";
import { pathData } from "../geometry/path-data.ts";
import {
  add,
  between,
  distance,
  mix,
  type Point,
  quarterTurn,
  scale,
  subtract,
  unit,
} from "../geometry/point.ts";
import { ellipse, rectangle } from "../geometry/shapes.ts";
import { closedSpline, type Node, smooth, spline } from "../geometry/spline.ts";
import type { Part, Trim } from "../model/part.ts";
import { n1 } from "../sheet.ts";
import { type Drawn, dataOf, drawn, metal, shadowOf, toned, wire, wireSvg } from "./metal.ts";

/** A corner of a lens and how far it is rounded. */
type LensCorner = readonly [x: number, y: number, radius: number];

/** The right lens by its corners, from the inner upper one clockwise; the left one is its mirror. */
export type LensShape = readonly LensCorner[];

/** Straight sides would look sawn: they bow by this share of their length. */
const bulge = 0.022;

const lensPath = (shape: LensShape, side: 1 | -1): Path => {
  const corner = (i: number): LensCorner => shape[(i + shape.length) % shape.length] ?? [0, 0, 0];
  const point = (i: number): Point => [corner(i)[0], corner(i)[1]];
  const cut = (i: number, towards: number): Point => {
    const [from, to] = [point(i), point(towards)];
    const size = distance(from, to);
    return between(from, to, Math.min(corner(i)[2], size * 0.49) / size);
  };
  const segments = shape.flatMap((_, i): Segment[] => {
    const [start, end] = [cut(i, i + 1), cut(i + 1, i)];
    const out = scale(quarterTurn(unit(subtract(end, start))), -bulge * distance(start, end));
    const next = cut(i + 1, i + 2);
    const tip = point(i + 1);
    return [
      [start, add(between(start, end, 0.33), out), add(between(start, end, 0.67), out), end],
      [end, between(end, tip, 0.55), between(next, tip, 0.55), next],
    ];
  });
  const path = new Path(segments, true);
  return side === 1 ? path : path.mirror();
};

const sides = [-1, 1] as const;

export interface LensTint {
  readonly colour: Colour;
  /** Darker above than below, or the same all over. */
  readonly gradient: boolean;
  /** 0 dark … 1 clear. */
  readonly clear: number;
}

/** Both lenses: tinted glass with the reflection of a window across it. */
export function lenses(shape: LensShape, { colour, gradient, clear }: LensTint): Part[] {
  return sides.map((side): Part => {
    const outline = lensPath(shape, side);
    const [left, top, right, bottom] = outline.box();
    const [width, height] = [right - left, bottom - top];
    const at = (x: number, y: number): Point => [left + width * x, top + height * y];
    const glass = drawn((pen) => {
      const clip = pen.sheet.define(
        (id) => `<clipPath id="${id}"><path d="${pathData(outline.map(pen.at))}"/></clipPath>`,
      );
      const tint = pen.sheet.once(
        `lens ${colour} ${gradient}`,
        (id) =>
          `<linearGradient id="${id}" x2=".12" y2="1"><stop offset="0" stop-color="${shadow(colour, 0.5)}" stop-opacity=".85"/><stop offset=".5" stop-color="${colour}" stop-opacity="${gradient ? 0.35 : 0.55}"/><stop offset="1" stop-color="${gradient ? light(colour, 0.35) : shadow(colour, 0.1)}" stop-opacity="${gradient ? 0.1 : 0.5}"/></linearGradient>`,
      );
      const wedge = (from: number, until: number, lean: number) => {
        const corners = [at(from, -0.1), at(until, -0.1), at(until - lean, 1.1), at(from - lean, 1.1)];
        return `M${corners
          .map(pen.at)
          .map(([x, y]) => `${n1(x)} ${n1(y)}`)
          .join("L")}z`;
      };
      const d = pathData(outline.map(pen.at));
      const shine = pen.sheet.once(
        "lens shine",
        (id) =>
          `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".75" stop-color="#fff" stop-opacity=".03"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
      );
      return (
        `<g clip-path="url(#${clip})"><path d="${d}" fill="url(#${tint})"/>` +
        `<path d="${wedge(0.2, 0.5, 0.3)}${wedge(0.56, 0.63, 0.3)}" fill="url(#${shine})"/>` +
        // The glass is curved: a thin light along its lower edge, a shade along the upper.
        `<path d="${d}" fill="none" stroke="#120c0c" stroke-width="${n1(0.16 * pen.scale)}" opacity=".4" transform="translate(${n1(pen.sheet.unit)} ${n1(2.4 * pen.sheet.unit)})"/>` +
        `<path d="${d}" fill="none" stroke="${light(colour, 0.7)}" stroke-width="${n1(0.07 * pen.scale)}" opacity=".5" transform="translate(0 ${n1(-1.2 * pen.sheet.unit)})"/></g>`
      );
    });
    return {
      outline,
      cloth: { kind: "glass", colour },
      flat: true,
      edge: 0.6,
      sheer: mix(0.12, 0.5, clear),
      role: "front",
      trims: [glass],
    };
  });
}

/** Light that falls through the tinted glass on the wall. */
const tintedLight = (shape: LensShape, { colour, clear }: LensTint): Drawn =>
  drawn((pen) =>
    sides
      .map((side) => {
        const d = pathData(
          lensPath(shape, side)
            .map(([x, y]) => [x * 1.01 + 0.3, y * 1.02 + 0.62])
            .map(pen.at),
        );
        return `<path d="${d}" fill="${light(colour, 0.3)}" opacity="${n1(0.2 + clear * 0.2)}"/>`;
      })
      .join(""),
  );

export interface Temples {
  /** Where the hinge is, on the right. */
  readonly hinge: Point;
  readonly width: number;
  readonly cloth: Cloth;
}

/** Folded behind the front: each arm runs to the other side and ends in its bent tip. */
export function foldedTemples(
  { hinge: [x, y], width, cloth }: Temples,
  shape: LensShape,
  tint: LensTint,
): Part[] {
  // The tips stay behind the lens, however narrow it is.
  const floor = lensPath(shape, 1).box()[3] - 0.45;
  return sides.map((side, i): Part => {
    const lower = i * width * 0.75;
    const spine = spline(
      [side * x * 0.985, y],
      [side * x * 0.5, y - 0.34 + lower],
      [-side * x * 0.2, y - 0.16 + lower],
      [-side * x * 0.56, Math.min(y + 0.42 + lower, floor - 0.5)],
      [-side * x * 0.77, Math.min(y + 2 + lower, floor)],
    );
    const outline = ribbon(spine, (share) => width * (share < 0.12 ? 1.15 : share > 0.7 ? 1.25 : 0.94), 12);
    return {
      outline,
      cloth,
      role: "back",
      lift: 0.15,
      light: -0.12,
      trims: [
        ...(i === 0 ? [tintedLight(shape, tint)] : []),
        drawn((pen) => {
          const line = pathData(
            smooth(spine.points(8).map(([px, py]): Point => [px, py - width * 0.2])).map(pen.at),
          );
          return `<path d="${line}" fill="none" stroke="${light(cloth.colour, 0.45)}" stroke-width="${n1(width * 0.14 * pen.scale)}" stroke-linecap="round" opacity=".5"/>`;
        }),
      ],
    };
  });
}

export interface AcetateFront {
  readonly lens: LensShape;
  /** Width of the rim above, outside, below and beside the nose. */
  readonly rim: readonly [top: number, outer: number, low: number, nose: number];
  /** Upper and lower edge of the bridge, in the middle. */
  readonly bridge: readonly [top: number, bottom: number];
  readonly keyhole: boolean;
  /** Where the front ends at the side, by the hinge. */
  readonly tip: readonly Node[];
}

/** The whole front, cut from one plate. */
function frontOutline({ lens, rim, bridge, keyhole, tip }: AcetateFront): Path {
  const path = lensPath(lens, 1);
  const [above, outer, low, inner] = rim;
  const grown = Array.from({ length: 44 }, (_, i) => {
    const share = i / 44;
    const [nx, ny] = path.normal(share).map((value) => -value) as [number, number];
    const width = ny * ny * (ny < 0 ? above : low) + nx * nx * (nx > 0 ? outer : inner);
    const [x, y] = path.at(share);
    return { at: [x + nx * width, y + ny * width] as const, nx, ny };
  });
  // The tip takes the place of the rim beside it; the nose ends the rim on the inner side.
  const [first, last] = [tip[0]?.[1] ?? 0, tip.at(-1)?.[1] ?? 0];
  const isTip = ({ at: [x, y], nx, ny }: (typeof grown)[number]) =>
    nx > 0.12 && ny < 0.75 && y > first - 0.45 && y < last + 0.3 && x > 4.6;
  const isNose = ({ at: [, y], nx }: (typeof grown)[number]) => nx < -0.35 && y < bridge[1] + 0.85;
  const around: Node[] = [];
  let tipped = false;
  for (const sample of grown) {
    if (isNose(sample)) break;
    if (!isTip(sample)) around.push(sample.at);
    else if (!tipped) {
      around.push(...tip);
      tipped = true;
    }
  }
  const [top, bottom] = bridge;
  const nose: readonly Node[] = keyhole
    ? [
        [0.52, bottom + 0.62],
        [0.3, bottom + 0.34, "*"],
        [0.34, bottom + 0.1],
      ]
    : [[0.62, bottom + 0.5]];
  const right: Node[] = [[0, top], ...around, ...nose, [0, bottom]];
  const left = right
    .slice(1, -1)
    .reverse()
    .map(([x, y, sharp]): Node => (sharp ? [-x, y, sharp] : [-x, y]));
  return closedSpline(...right, ...left);
}

/** A front of acetate with its bevels, and pins of metal at the hinges. */
export function acetateFront(
  front: AcetateFront,
  cloth: Cloth,
  pin: Colour,
  pins: "rivets" | "bar" | "none",
): Part {
  const outline = frontOutline(front);
  const holes = sides.map((side) => lensPath(front.lens, side));
  const bevel = drawn((pen) => {
    const u = pen.sheet.unit;
    const clip = pen.sheet.define(
      (id) =>
        `<clipPath id="${id}"><path d="${dataOf(pen, outline, holes)}" clip-rule="evenodd"/></clipPath>`,
    );
    const edge = pathData(outline.map(pen.at));
    const rims = holes.map((hole) => pathData(hole.map(pen.at))).join("");
    const bright = light(cloth.colour, 0.72);
    const stroke = (d: string, colour: Colour, width: number, dx: number, dy: number, opacity: number) =>
      `<path d="${d}" stroke="${colour}" stroke-width="${n1(width * u)}" opacity="${opacity}" transform="translate(${n1(dx * u)} ${n1(dy * u)})"/>`;
    return (
      `<g clip-path="url(#${clip})" fill="none">` +
      // The far edge lies in shade, the near one catches the lamp: that is the thickness of the plate.
      stroke(edge, shadow(cloth.colour, 0.7), 9, -1, -3, 0.32) +
      stroke(edge, bright, 3.4, 2, 4.2, 0.42) +
      stroke(edge, "#ffffff", 1.3, 2.4, 5, 0.5) +
      stroke(rims, shadow(cloth.colour, 0.7), 5, 0, 0, 0.5) +
      stroke(rims, bright, 1.7, 0.6, -2.6, 0.5) +
      "</g>"
    );
  });
  const [tx, ty] = front.tip[0] ?? [7, -1];
  const studs: Trim[] =
    pins === "none"
      ? []
      : sides.flatMap((side): Trim[] =>
          pins === "bar"
            ? [metal(rectangle(side * (tx - 0.34) - 0.22, ty + 0.12, 0.44, 0.17, 0.06), pin, { raised: 0.3 })]
            : [0, 0.3].map((down) =>
                metal(ellipse([side * (tx - 0.36), ty + 0.22 + down], 0.09), pin, { raised: 0.3 }),
              ),
        );
  return { outline, holes, cloth, role: "front", lift: 0.3, trims: [bevel, ...studs] };
}

export interface MetalFront {
  readonly lens: LensShape;
  readonly thick: number;
  readonly bridges: readonly Path[];
  /** Where the rim meets the hinge, on the right. */
  readonly hinge: Point;
}

/** Rims of wire, bridges, end pieces, and nose pads on their arms. */
export function metalFront({ lens, thick, bridges, hinge: [hx, hy] }: MetalFront, colour: Colour): Part[] {
  const rims = sides.map((side): Part => {
    const rim = lensPath(lens, side);
    const [left, top, right, bottom] = rim.box();
    const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
    const grow = (by: number) =>
      rim.map(([x, y]) => [
        cx + (x - cx) * (1 + by / (right - left)),
        cy + (y - cy) * (1 + by / (bottom - top)),
      ]);
    return {
      ...shadowOf(grow(thick), colour, [wire(rim, thick, colour)]),
      holes: [grow(-thick)],
      role: "front",
    };
  });
  const ends = sides.map((side) =>
    shadowOf(
      ribbon(
        spline([side * (hx - 0.75), hy + 0.18], [side * (hx - 0.25), hy], [side * hx, hy + 0.02]),
        0.34,
        6,
      ),
      colour,
      [
        wire(
          spline([side * (hx - 0.75), hy + 0.2], [side * (hx - 0.3), hy], [side * hx, hy + 0.02]),
          0.26,
          colour,
        ),
        metal(rectangle(side * hx - 0.15, hy - 0.2, 0.3, 0.46, 0.06), colour, { raised: 0.3 }),
      ],
    ),
  );
  const bars = bridges.map((bridge) =>
    shadowOf(ribbon(bridge, thick * 1.2, 8), colour, [wire(bridge, thick * 1.3, colour)]),
  );
  return [...rims, ...ends, ...bars];
}

/** Clear pads that rest on the nose, each on a thin arm. */
export function nosePads(at: Point, colour: Colour): Drawn {
  const [x, y] = at;
  return drawn((pen) =>
    sides
      .map((side) => {
        const arm = spline([side * (x + 0.42), y - 0.5], [side * (x + 0.12), y - 0.72], [side * x, y - 0.1]);
        const pad = ellipse([0, 0], 0.2, 0.44).map(([px, py]) => [
          side * x + px * 0.95 + side * py * 0.28,
          y + 0.12 + py,
        ]);
        const d = pathData(pad.map(pen.at));
        return (
          wireSvg(pen, arm, 0.07, colour) +
          `<path d="${d}" fill="#e9e4da" opacity=".72"/><path d="${d}" fill="none" stroke="${toned(colour, -0.5)}" stroke-width="${n1(pen.sheet.unit)}" opacity=".6"/>` +
          `<path d="${d}" fill="none" stroke="#fff" stroke-width="${n1(1.1 * pen.sheet.unit)}" opacity=".7" transform="translate(${n1(1.2 * pen.sheet.unit)} ${n1(1.4 * pen.sheet.unit)})"/>`
        );
      })
      .join(""),
  );
}
