import { blend, light, shadow } from "../../colour/oklab.ts";
import { randomFrom } from "../../random.ts";
import { n1 } from "../../sheet.ts";
import type { Motif } from "../motif.ts";
import { area, box, bulge, disc, group, place, round, stroke, wrapped } from "./pen.ts";

/** Dots in quincunx. */
const dots = (side: number, radius: number, coverage: number): Motif => ({
  coverage,
  tile: ({ second }) => ({
    width: side,
    height: side,
    content: area(disc(side / 4, side / 4, radius) + disc((side * 3) / 4, (side * 3) / 4, radius), second),
  }),
});

export const polkaDot = dots(28, 4.2, 0.15);
export const pinDot = dots(9, 0.95, 0.08);
export const bigDot = dots(58, 10, 0.19);

/** Foulard: a small neat medallion, as on silk ties. */
export const geometric: Motif = {
  coverage: 0.22,
  tile: ({ ground, second, third }, sheet) => {
    const medallion = group(
      sheet,
      area("M0-4.6L4.6 0L0 4.6L-4.6 0z", second) +
        area("M0-2.9L2.9 0L0 2.9L-2.9 0z", shadow(ground, 0.2)) +
        area("M0-1.8L1.8 0L0 1.8L-1.8 0z", third),
    );
    return {
      width: 20,
      height: 20,
      content:
        place(medallion, 5, 5) +
        place(medallion, 15, 15) +
        area(disc(15, 5, 0.9) + disc(5, 15, 0.9), second, 0.9),
    };
  },
};

/** Fans of the twenties in three lines. */
export const deco: Motif = {
  coverage: 0.2,
  tile: ({ ground, second, third }, sheet) => {
    const [width, height] = [36, 36];
    const ribs = [-66, -44, -22, 0, 22, 44, 66].map((angle) => {
      const a = ((angle - 90) * Math.PI) / 180;
      return `M${n1(Math.cos(a) * 5)} ${n1(Math.sin(a) * 5)}L${n1(Math.cos(a) * 12)} ${n1(Math.sin(a) * 12)}`;
    });
    const fan = group(
      sheet,
      area("M-18 0a18 18 0 0 1 36 0z", ground) +
        stroke("M-17.2 0a17.2 17.2 0 0 1 34.4 0", second, 1.5) +
        stroke("M-14 0a14 14 0 0 1 28 0M-4 0a4 4 0 0 1 8 0", second, 0.8) +
        stroke(ribs.join(""), third, 0.9),
    );
    const rows = [0, 1, 2, 3, 4].map((row) => {
      const y = row * 18;
      return row % 2 === 0 ? place(fan, 0, y) + place(fan, 36, y) : place(fan, 18, y);
    });
    return { width, height, content: rows.join("") };
  },
};

/** Zigzags in three colours, as knitted in Italy. */
export const chevron: Motif = {
  coverage: 0.4,
  tile: ({ second, third, ground }) => {
    const zigzag = (y: number) => `M-16 ${y + 10}l16-10l16 10l16-10l16 10`;
    const [high, far] = [40, -40];
    const line = (y: number, colour: string, width: number) =>
      stroke(zigzag(y) + zigzag(y + high) + zigzag(y + far), colour, width, 0.95, ' stroke-linejoin="miter"');
    return {
      width: 32,
      height: high,
      content:
        line(2, second, 7.5) +
        line(12, third, 4.4) +
        line(19, blend(ground, second, 0.4), 4.4) +
        line(28, third, 2.2) +
        line(34, shadow(second, 0.25), 2.2),
    };
  },
};

/** Loaded brush strokes in two colours, dry at their ends. */
export const brush: Motif = {
  coverage: 0.34,
  tile: ({ second, third }, sheet) => {
    const random = randomFrom(`${sheet.seed} brush`);
    const side = 150;
    const mark = (colour: string, length: number, width: number) => {
      const bristles = Array.from({ length: 7 }, (_, i) => {
        const y = (i - 3) * (width / 7);
        const [from, until] = [-length / 2 + random.sway(4), length / 2 + random.sway(9)];
        return `M${n1(from)} ${n1(y)}Q0 ${n1(y - 7)} ${n1(until)} ${n1(y + random.sway(1))}`;
      });
      return group(sheet, stroke(bristles.join(""), colour, width / 6, 0.92, round));
    };
    const marks = [mark(second, 40, 13), mark(third, 30, 9), mark(second, 24, 8), mark(third, 44, 6)];
    // A loose grid keeps the strokes apart and the cloth evenly filled.
    let svg = "";
    for (let i = 0; i < 16; i++) {
      const [x, y] = [
        (i % 4) * 37.5 + random.sway(7),
        Math.floor(i / 4) * 37.5 + (i % 2) * 16 + random.sway(6),
      ];
      const [thing, turn] = [marks[(i * 3 + Math.floor(i / 4)) % 4] ?? "", -28 + random.sway(34)];
      svg += wrapped(side, side, [x, y], 32, (a, b) => place(thing, a, b, turn));
    }
    return { width: side, height: side, content: svg };
  },
};

/** Overlapping discs that catch the light one by one. */
export const sequins: Motif = {
  coverage: 0,
  tile: ({ ground }, sheet) => {
    const random = randomFrom("sequins");
    const [step, rise, columns, rows] = [8, 6, 8, 10];
    const paint = (bright: number) =>
      bulge(
        sheet,
        [
          { at: 0, colour: light(ground, 0.25 + bright * 0.7) },
          { at: 0.45, colour: light(ground, bright * 0.35) },
          { at: 1, colour: shadow(ground, 0.5 - bright * 0.3) },
        ],
        ' cx=".36" cy=".3" r=".8"',
      );
    const edge = shadow(ground, 0.6);
    const kinds = [0, 0.18, 0.4, 0.8].map((bright) =>
      group(sheet, `<circle r="4.7" fill="${paint(bright)}" stroke="${edge}" stroke-width=".5"/>`),
    );
    const chosen = Array.from({ length: columns * rows }, () => kinds[Math.floor(random() ** 1.8 * 4)] ?? "");
    let svg = "";
    for (let row = rows; row >= -1; row--) {
      for (let column = -1; column <= columns; column++) {
        const at = ((row + rows) % rows) * columns + ((column + columns) % columns);
        const x = column * step + (((row + rows) % 2) * step) / 2 + 2;
        svg += `<use href="#${chosen[at] ?? ""}" x="${x}" y="${row * rise}"/>`;
      }
    }
    return {
      width: columns * step,
      height: rows * rise,
      content: area(box(0, 0, columns * step, rows * rise), shadow(ground, 0.6)) + svg,
    };
  },
};
