import type { Cloth } from "../cloth/cloth.ts";
import { averageColour } from "../cloth/cloth.ts";
import { optics } from "../cloth/optics.ts";
import { blend, light, lightness, shadow } from "../colour/oklab.ts";
import { bow } from "../geometry/along.ts";
import { Path } from "../geometry/path.ts";
import { pathData } from "../geometry/path-data.ts";
import { add, between, mix, move, type Point, scale, subtract, unit } from "../geometry/point.ts";
import { polygon, smooth } from "../geometry/spline.ts";
import type { Pen, Trim } from "../model/part.ts";
import type { Random } from "../random.ts";
import { n1, n2, type Sheet } from "../sheet.ts";
import { blur } from "../studio/blur.ts";
import { gradientStop } from "../studio/shades.ts";
import { strokes } from "./strokes.ts";

/** One chamber of down: from the seam above it to the seam below, its two ends swelling outwards. */
export interface Baffle {
  /** Both from the same end to the other. */
  readonly top: Path;
  readonly bottom: Path;
  /** Closing ends, each bulging; straight where the chamber goes on under something else. */
  readonly start: Path;
  readonly end: Path;
}

/** A line across between two edges that sags and wanders: no seam over down lies straight. */
export function quiltSeam(from: Point, to: Point, sag: number, random: Random): Path {
  const across = subtract(to, from);
  const down = unit([-across[1], across[0]]);
  const turn = down[1] < 0 ? -1 : 1;
  return smooth(
    [0, 0.32, 0.68, 1].map((share, i, all) => {
      const free = i > 0 && i < all.length - 1 ? random.sway(0.2) : 0;
      const by = (sag * 4 * share * (1 - share) + free) * turn;
      return move(add(from, scale(across, share)), down, by);
    }),
  );
}

/** Chambers between seams that lie one below the other; `swell` is how far their ends bulge. */
export function bafflesBetween(
  seams: readonly Path[],
  swell: readonly [start: number, end: number],
  random: Random,
): Baffle[] {
  return seams.slice(1).map((bottom, i): Baffle => {
    const top = seams[i] ?? bottom;
    const bulge = (a: Point, b: Point, by: number): Path => bow(a, b, by * random.between(0.8, 1.25));
    return {
      top,
      bottom,
      start: bulge(bottom.start, top.start, -swell[0]),
      end: bulge(top.end, bottom.end, -swell[1]),
    };
  });
}

const baffleOutline = ({ top, end, bottom, start }: Baffle): Path =>
  top.to(end).to(bottom.reverse()).to(start).close();

/** The light on a filled cloth: pillows, plump places on them, puckers that radiate from every seam. */
export function plump(
  baffles: readonly Baffle[],
  cloth: Cloth,
  random: Random,
  { tilt = 0, puckers = 1 }: { readonly tilt?: number; readonly puckers?: number } = {},
): Trim {
  const shapes = baffles.map(baffleOutline);
  const pillows = strokes(baffles.flatMap((baffle) => bumps(baffle, random)));
  const hollows = strokes(baffles.flatMap((baffle) => dimples(baffle, random)));
  const pinched = baffles.flatMap((baffle, i) => pinches(baffle, i === 0, puckers, random));
  const seams = baffles.length > 1 ? strokes(baffles.slice(0, -1).map(({ bottom }) => bottom)) : undefined;
  return { kind: "drawn", draw };

  function draw({ sheet, at, scale: size, turn }: Pen): string {
    const tone = tones(cloth);
    const pillow = pillowGradient(sheet, cloth, tilt + turn);
    // Nobody sees half a pixel of what is soft: whole ones make a third less to send.
    const rough = (path: Path) => pathData(path.map((point) => whole(at(point))));
    const box = strokes(shapes).map(at).box();
    const puckered = sheet.define(
      (id) => `<path id="${id}" d="${pinched.map((it) => creaseData(it, at)).join("")}"/>`,
    );
    const sewn = seams && sheet.define((id) => `<path id="${id}" d="${rough(seams)}"/>`);
    return [
      `<g fill="url(#${pillow})">${shapes.map((shape) => `<path d="${rough(shape)}"/>`).join("")}</g>`,
      `<g ${blur(sheet, 0.34 * size, box)}>`,
      `<path d="${rough(hollows)}" fill="${tone.dark}" opacity="${n2(tone.shade * 0.4)}"/>`,
      `<path d="${rough(pillows)}" fill="${tone.lit}" opacity="${n2(tone.shine)}"/>`,
      "</g>",
      `<use href="#${puckered}" fill="${tone.lit}" opacity="${n2(tone.shine * 0.5)}" transform="translate(${n1(-0.13 * size)} ${n1(-0.02 * size)})"/>`,
      `<use href="#${puckered}" fill="${tone.dark}" opacity="${n2(tone.shade * 0.7)}"/>`,
      sewn
        ? `<g fill="none"><use href="#${sewn}" stroke="${tone.dark}" stroke-width="${n1(0.13 * size)}" opacity="${n2(tone.shade)}"/>` +
          `<use href="#${sewn}" stroke="${tone.lit}" stroke-width="${n1(0.07 * size)}" opacity="${n2(tone.shine * 0.6)}" y="${n1(0.16 * size)}"/></g>`
        : "",
    ].join("");
  }
}

/** How strongly a filled cloth takes light and shade: dark nylon shines, white wants grey hollows. */
function tones(cloth: Cloth) {
  const average = averageColour(cloth);
  const value = lightness(average);
  const { sheen } = optics[cloth.kind];
  return {
    dark: shadow(blend(average, "#3b2f38", 0.3), value > 0.75 ? 0.46 : 0.62),
    lit: light(average, 0.72),
    shade: value > 0.75 ? 0.42 : value > 0.45 ? 0.56 : 0.72,
    shine: (value > 0.75 ? 0.75 : value > 0.45 ? 0.34 : 0.2) * (0.45 + sheen * 0.7),
  };
}

/** Lit on its upper third, dark where it rolls under to the seam below. */
function pillowGradient(sheet: Sheet, cloth: Cloth, tilt: number): string {
  const { dark, lit, shade, shine } = tones(cloth);
  const lean = Math.round(tilt / 2) * 2;
  return sheet.once(`pillow ${dark} ${lit} ${lean}`, (id) => {
    const stops = [
      gradientStop(0, dark, shade * 0.62),
      gradientStop(0.1, dark, shade * 0.16),
      gradientStop(0.2, lit, shine * 0.35),
      gradientStop(0.34, lit, shine * 0.8),
      gradientStop(0.52, lit, shine * 0.12),
      gradientStop(0.66, dark, shade * 0.14),
      gradientStop(0.86, dark, shade * 0.56),
      gradientStop(1, dark, shade * 0.95),
    ].join("");
    const turned = lean ? ` gradientTransform="rotate(${lean} .5 .5)"` : "";
    return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"${turned}>${stops}</linearGradient>`;
  });
}

/** Inside a chamber: `share` from its start to its end, `depth` from the seam above to the one below. */
const inside = ({ top, bottom }: Baffle, share: number, depth: number): Point =>
  between(top.at(share), bottom.at(share), depth);

/** Plump places: uneven, never one band from end to end. */
function bumps(baffle: Baffle, random: Random): Path[] {
  const wide = baffle.top.length;
  const high = distanceAcross(baffle);
  const found: Path[] = [];
  for (let from = random.between(0.04, 0.12); from < 0.86; ) {
    const until = Math.min(0.96, from + (random.between(2.8, 6.4) * Math.max(1, high / 6)) / wide);
    const level = random.between(0.26, 0.38);
    const [a, b] = [inside(baffle, from, level + 0.05), inside(baffle, until, level + 0.03)];
    found.push(leaf(a, b, high * random.between(0.12, 0.2)));
    from = until + random.between(0.5, 2.4) / wide;
  }
  return found;
}

/** Between the plump places the cloth sinks. */
function dimples(baffle: Baffle, random: Random): Path[] {
  const wide = baffle.top.length;
  const high = distanceAcross(baffle);
  const found: Path[] = [];
  for (
    let at = random.between(0.1, 0.25);
    at < 0.92;
    at += (random.between(4.4, 9) * Math.max(1, high / 8)) / wide
  ) {
    const lean = random.sway(0.9) / wide;
    const [from, until] = random.chance(0.5)
      ? [random.between(0.5, 0.62), 1]
      : [0, random.between(0.4, 0.62)];
    const [a, b] = [inside(baffle, at, from), inside(baffle, at + lean, until)];
    found.push(leaf(a, b, high * random.between(0.05, 0.1), from === 0 ? 0.1 : 0.75));
  }
  return found;
}

/** A crease that tapers from a root of this half width to its tip. */
interface Crease {
  readonly root: Point;
  readonly tip: Point;
  readonly half: number;
}

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** Three points: a wedge has no curve worth writing down. */
function creaseData({ root, tip, half }: Crease, at: (point: Point) => Point): string {
  const [dx, dy] = unit(subtract(tip, root));
  const side = (by: number): Point => at([root[0] - dy * by, root[1] + dx * by]);
  return pathData(polygon(side(half), at(tip), side(-half)));
}

/** Short wedges where thread gathers the cloth, leaning away from the middle of the chamber. */
function pinches(baffle: Baffle, isFirst: boolean, amount: number, random: Random): Crease[] {
  const wide = baffle.bottom.length;
  const high = distanceAcross(baffle);
  const found: Crease[] = [];
  // Narrow chambers have many seams: fewer creases at each make as many on the whole.
  const apart = Math.max(high / 7.5, 1 + Math.max(0, 7.5 - high) * 0.38);
  const edges = isFirst ? ([1] as const) : ([0, 1] as const);
  for (const edge of edges) {
    const inwards = edge === 0 ? 1 : -1;
    for (
      let at = random.between(0.02, 0.08);
      at < 0.98;
      at += (random.between(2.3, 5.4) * apart) / (wide * amount)
    ) {
      const reach = random.between(0.09, 0.26) * (random.chance(0.16) ? 1.7 : 1);
      const root = inside(baffle, at, edge);
      const tip = inside(baffle, at + random.sway(0.55) / wide, edge + inwards * reach);
      found.push({ root, tip, half: Math.min(0.16, high * 0.025) * random.between(0.7, 1.3) });
    }
  }
  return found;
}

/** A leaf of two curves, fullest at `belly` of its length. */
function leaf(a: Point, b: Point, width: number, belly = 0.5): Path {
  const [dx, dy] = unit(subtract(b, a));
  const beside = (share: number, by: number): Point => {
    const [x, y] = between(a, b, share);
    return [x - dy * by, y + dx * by];
  };
  const [near, far] = [mix(0.05, 0.55, belly), mix(0.45, 0.95, belly)];
  return new Path([
    [a, beside(near, width), beside(far, width), b],
    [b, beside(far, -width * 0.6), beside(near, -width * 0.6), a],
  ]);
}

const distanceAcross = ({ top, bottom }: Baffle): number => {
  const [a, b] = [top.at(0.5), bottom.at(0.5)];
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
};

/** Heights of seams from `top` to `bottom`, about `pitch` apart; chambers differ a little. */
export function seamHeights(top: number, bottom: number, pitch: number, random: Random): number[] {
  const count = Math.max(1, Math.round((bottom - top) / pitch));
  return Array.from({ length: count + 1 }, (_, i) => {
    const free = i > 0 && i < count ? random.sway(pitch * 0.06) : 0;
    return mix(top, bottom, i / count) + free;
  });
}
