import { type Colour, light, lightness, shadow } from "../../colour/oklab.ts";
import { n1, type Sheet } from "../../sheet.ts";
import type { Motif } from "../motif.ts";
import { area, box, disc, group, place, round, stroke, wrapped } from "./pen.ts";

/* Openwork is drawn in the cloth's own colour over a ground that lets the skin or lining through. */

/** Hexagonal net, as a paint. */
function net(sheet: Sheet, colour: string, size: number, width: number, opacity: number): string {
  const [w, h] = [size, size * 1.5];
  const d = `M0 ${n1(h / 6)}l${n1(w / 2)}-${n1(h / 6)}l${n1(w / 2)} ${n1(h / 6)}v${n1(h / 3)}l-${n1(w / 2)} ${n1(h / 6)}l-${n1(w / 2)}-${n1(h / 6)}zM${n1(w / 2)} ${n1((h * 2) / 3)}v${n1(h / 3)}`;
  const id = sheet.define(
    (name) =>
      `<pattern id="${name}" width="${n1(w)}" height="${n1(h)}" patternUnits="userSpaceOnUse">` +
      `${stroke(d, colour, width, opacity)}</pattern>`,
  );
  return `url(#${id})`;
}

export const tulle: Motif = {
  coverage: 0,
  tile: ({ ground }, sheet) => ({
    width: 16,
    height: 24,
    content: area(box(0, 0, 16, 24), net(sheet, light(ground, 0.2), 4, 0.7, 0.75)),
  }),
};

/** Sports mesh: round holes knocked out of the cloth. */
export const mesh: Motif = {
  coverage: 0,
  tile: ({ ground }) => {
    const holes = disc(2.5, 2.25, 1.45) + disc(0, 6.75, 1.45) + disc(5, 6.75, 1.45);
    return {
      width: 5,
      height: 9,
      content:
        `<path fill="${ground}" fill-rule="evenodd" d="${box(-2, -2, 9, 13)}${holes}"/>` +
        stroke(
          disc(2.5, 2.25, 1.6) + disc(0, 6.75, 1.6) + disc(5, 6.75, 1.6),
          shadow(ground, 0.4),
          0.5,
          0.45,
        ),
    };
  },
};

/** A hole seen through cloth on a lining: what a punched or sewn hole shows. */
export const perforated: Motif = {
  coverage: 0,
  tile: ({ ground }) => ({
    width: 7,
    height: 7,
    content:
      area(disc(1.75, 1.75, 1) + disc(5.25, 5.25, 1), shadow(ground, 0.62), 0.85) +
      stroke("M.9 2.4a1 1 0 0 0 1.7 0M4.4 5.9a1 1 0 0 0 1.7 0", light(ground, 0.6), 0.5, 0.6),
  }),
};

/** A flower worked in solid stitches, its edge corded, its heart open. */
function laceFlower(thread: Colour, petals: number, size: number): string {
  const petal = `M0-${n1(size * 0.26)}C-${n1(size * 0.62)}-${n1(size * 0.42)}-${n1(size * 0.46)}-${n1(size * 1.04)} 0-${n1(size)}C${n1(size * 0.46)}-${n1(size * 1.04)} ${n1(size * 0.62)}-${n1(size * 0.42)} 0-${n1(size * 0.26)}z`;
  const fan = `M0-${n1(size * 0.34)}V-${n1(size * 0.82)}M0-${n1(size * 0.34)}L-${n1(size * 0.24)}-${n1(size * 0.74)}M0-${n1(size * 0.34)}L${n1(size * 0.24)}-${n1(size * 0.74)}`;
  const one =
    area(petal, thread, 0.92) +
    stroke(fan, shadow(thread, 0.3), 0.5, 0.55) +
    stroke(petal, light(thread, 0.24), 0.9, 1, round);
  const turns = Array.from(
    { length: petals },
    (_, i) => `<g transform="rotate(${n1((i * 360) / petals)})">${one}</g>`,
  );
  return (
    turns.join("") +
    stroke(disc(0, 0, size * 0.24), light(thread, 0.2), 1.1) +
    area(disc(0, 0, size * 0.09), thread)
  );
}

/** A leaf on its vein, half solid, half ladder. */
function laceLeaf(thread: Colour, size: number): string {
  const half = `M0 0C-${n1(size * 0.36)}-${n1(size * 0.3)}-${n1(size * 0.3)}-${n1(size * 0.8)} 0-${n1(size)}z`;
  const whole = `${half}M0 0C${n1(size * 0.36)}-${n1(size * 0.3)} ${n1(size * 0.3)}-${n1(size * 0.8)} 0-${n1(size)}`;
  const ladder = [0.3, 0.45, 0.6, 0.75].map((t) => `M0-${n1(size * t)}l${n1(size * 0.2)}-${n1(size * 0.07)}`);
  return (
    area(half, thread, 0.9) +
    stroke(ladder.join(""), thread, 0.7) +
    stroke(whole, light(thread, 0.2), 0.9, 1, round)
  );
}

/** Flowers in quincunx, leaves between them, on scrolling stems over a fine net. */
export const lace: Motif = {
  coverage: 0,
  tile: ({ ground }, sheet) => {
    const [width, height] = [64, 72];
    const rose = group(sheet, laceFlower(ground, 6, 13));
    const small = group(sheet, laceFlower(ground, 5, 8));
    const leaf = group(sheet, laceLeaf(ground, 14));
    const leaves = ([58, 122, 238, 302] as const).map((angle) => {
      const a = ((angle - 90) * Math.PI) / 180;
      return place(leaf, Math.cos(a) * 11, Math.sin(a) * 11, angle);
    });
    const stem = "M0 0C10-16 22-14 32 0S54 16 64 0M0 0C-4 14 4 22 0 36";
    const spray = group(
      sheet,
      stroke(stem, ground, 1.5) + leaves.join("") + place(rose, 0, 0) + place(small, 32, 0) + picots(ground),
    );
    const all = [
      [16, 18],
      [48, 54],
    ] as const;
    return {
      width,
      height,
      content:
        area(box(0, 0, width, height), net(sheet, ground, 4, 0.6, 0.85)) +
        all.map((spot) => wrapped(width, height, spot, 46, (x, y) => place(spray, x, y))).join(""),
    };
  },
};

/** Small knots around the lesser flower. */
const picots = (thread: Colour): string =>
  area([0, 60, 120, 180, 240, 300].map((angle) => knot((angle * Math.PI) / 180)).join(""), thread);
const knot = (angle: number): string => disc(32 + Math.cos(angle) * 10.6, Math.sin(angle) * 10.6, 1);

/** White-work on cotton: oversewn eyelets as petals, leaves and dots. */
export const broderie: Motif = {
  coverage: 0,
  tile: ({ ground }, sheet) => {
    const pale = lightness(ground) > 0.72;
    const [hole, thread] = [shadow(ground, pale ? 0.4 : 0.6), light(ground, 0.6)];
    const eyelet = (d: string) =>
      stroke(d, shadow(ground, 0.3), 2.6, 0.5, ' transform="translate(.5 .7)"') +
      `<path fill="${hole}" stroke="${thread}" stroke-width="1.6" d="${d}"/>`;
    const petal = "M0-3.4c-2.6-1.4-3-5.4 0-6.8c3 1.4 2.6 5.4 0 6.8z";
    const petals = Array.from(
      { length: 6 },
      (_, i) => `<g transform="rotate(${i * 60})">${eyelet(petal)}</g>`,
    );
    const flower = group(sheet, petals.join("") + eyelet(disc(0, 0, 1.3)));
    const dot = group(sheet, eyelet(disc(0, 0, 1.5)));
    const leafed = group(sheet, eyelet("M0 0c-2-2-2-5 0-7c2 2 2 5 0 7z"));
    const motif = group(
      sheet,
      place(flower, 0, 0) +
        [0, 90, 180, 270]
          .map((angle) => {
            const a = ((angle - 90) * Math.PI) / 180;
            return place(leafed, Math.cos(a) * 13, Math.sin(a) * 13, angle);
          })
          .join(""),
    );
    const side = 52;
    const corners = [0, side].flatMap((x) => [0, side].map((y) => place(motif, x, y)));
    const dots = [
      [13, 13],
      [39, 13],
      [13, 39],
      [39, 39],
    ].map(([x = 0, y = 0]) => place(dot, x, y));
    return {
      width: side,
      height: side,
      content: corners.join("") + place(motif, side / 2, side / 2) + dots.join(""),
    };
  },
};
