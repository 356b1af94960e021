import { light, shadow } from "../../colour/oklab.ts";
import { pathData } from "../../geometry/path-data.ts";
import type { Point } from "../../geometry/point.ts";
import { closedSpline } from "../../geometry/spline.ts";
import { type Random, randomFrom } from "../../random.ts";
import { n1 } from "../../sheet.ts";
import type { Motif } from "../motif.ts";
import { area, box, bulge, group, place, round, scatter, stroke, wrapped } from "./pen.ts";

/** An uneven blot around the origin. */
export function blot(random: Random, rx: number, ry: number, rough: number, nodes = 8): string {
  const points = Array.from({ length: nodes }, (_, i): Point => {
    const [angle, r] = [(i * Math.PI * 2) / nodes, 1 + random.sway(rough)];
    return [Math.cos(angle) * rx * r, Math.sin(angle) * ry * r];
  });
  return pathData(closedSpline(...points));
}

/** Rosettes: a darker heart, three uneven strokes around it; small solid spots between. */
export const leopard: Motif = {
  coverage: 0.3,
  tile: ({ ground, second }, sheet) => {
    const random = randomFrom("leopard");
    const side = 112;
    const arcs = (r: number) => {
      const start = random() * 6.3;
      return [0, 1, 2].map((i) => {
        const a = start + (i * 6.28) / 3 + random.sway(0.3);
        const b = a + random.between(1.1, 1.6);
        const at = (angle: number) => `${n1(Math.cos(angle) * r)} ${n1(Math.sin(angle) * r * 0.8)}`;
        return stroke(
          `M${at(a)}A${n1(r)} ${n1(r * 0.8)} 0 0 1 ${at(b)}`,
          second,
          random.between(2.6, 4),
          1,
          round,
        );
      });
    };
    const rosettes = [4.4, 5.2, 6, 5.6].map((r) =>
      group(sheet, area(blot(random, r * 0.8, r * 0.62, 0.1, 6), shadow(ground, 0.25)) + arcs(r).join("")),
    );
    const spots = [1.9, 2.4].map((r) => group(sheet, area(blot(random, r * 1.2, r, 0.25, 6), second)));
    const free = scatter(random, side, side);
    const strew = (things: string[], count: number, room: number) =>
      Array.from({ length: count }, (_, i) => {
        const [spot, turn] = [free(room), random.sway(35)];
        if (!spot) return "";
        return wrapped(side, side, spot, 10, (x, y) => place(things[i % things.length] ?? "", x, y, turn));
      }).join("");
    return { width: side, height: side, content: strew(rosettes, 34, 7.4) + strew(spots, 26, 2.6) };
  },
};

/** Bands that run out to a point, each filling the gap the one before leaves. */
export const zebra: Motif = {
  coverage: 0.46,
  tile: ({ second }, sheet) => {
    const random = randomFrom("zebra");
    const [width, height, count] = [120, 128, 16];
    const band = (i: number) => {
      const [from, span, thick] = [
        random() * width,
        width * random.between(0.8, 1.15),
        random.between(2.6, 3.9),
      ];
      const wave = (x: number) =>
        6 * Math.sin((x / width) * Math.PI * 2) + 2.2 * Math.sin((x / width) * Math.PI * 4 + i * 0.5);
      const edge = (side: number) =>
        Array.from({ length: 6 }, (_, k): Point => {
          const t = k / 5;
          const swell = Math.min(1, 5 * t, 4 * (1 - t)) * (0.86 + 0.14 * Math.sin(i + t * 7));
          return [t * span, wave(from + t * span) + side * thick * swell];
        });
      const d = pathData(closedSpline(...edge(-1), ...edge(1).reverse()));
      const id = sheet.define((name) => `<path id="${name}" d="${d}"/>`);
      const top = (i * height) / count + random.sway(0.8);
      const copies = [from - width, from].flatMap((x) =>
        [top - height, top, top + height].map((y) => ({ x, y })),
      );
      return copies
        .filter(({ x, y }) => x + span > 0 && y > -13 && y < height + 13)
        .map(({ x, y }) => `<use href="#${id}" x="${n1(x)}" y="${n1(y)}"/>`)
        .join("");
    };
    const bands = Array.from({ length: count }, (_, i) => band(i)).join("");
    return { width, height, content: `<g fill="${second}">${bands}</g>` };
  },
};

/** Diamonds of scales, darker in saddles. */
export const snake: Motif = {
  coverage: 0.35,
  tile: ({ ground, second }, sheet) => {
    const random = randomFrom("snake");
    const [w, h, columns, rows] = [6, 8, 12, 12];
    const rounded = bulge(sheet, [
      { at: 0, colour: light(ground, 0.5), opacity: 0.6 },
      { at: 0.6, colour: ground, opacity: 0 },
      { at: 1, colour: shadow(second, 0.4), opacity: 0.6 },
    ]);
    const scale = `M0-${h / 2}L${w / 2} 0L0 ${h / 2}L-${w / 2} 0z`;
    const one = group(sheet, area(scale, rounded) + stroke(scale, shadow(second, 0.3), 0.6, 0.6));
    /** How far a scale is from the heart of the nearest saddle; saddles lie in quincunx. */
    const away = (u: number, v: number) => {
      const near = (value: number) => Math.abs(value - Math.round(value));
      return Math.min(near(u) + near(v), near(u - 0.5) + near(v - 0.5));
    };
    const dark = (x: number, y: number) => {
      const far = away((x + (y % 2) / 2) / columns, y / (rows * 2));
      return far > 0.09 && far < 0.3 + random.sway(0.07);
    };
    let marks = "";
    for (let y = 0; y < rows * 2; y++) {
      for (let x = 0; x < columns; x++) {
        const [cx, cy] = [x * w + (y % 2) * (w / 2), (y * h) / 2];
        if (!dark(x, y)) continue;
        marks += wrapped(
          columns * w,
          rows * h,
          [cx, cy],
          h,
          (a, b) => `M${n1(a)} ${n1(b - 4)}l3 4l-3 4l-3-4z`,
        );
      }
    }
    const tile = sheet.define(
      (id) =>
        `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">` +
        `${[place(one, 0, 0), place(one, w, 0), place(one, 0, h), place(one, w, h), place(one, w / 2, h / 2)].join("")}</pattern>`,
    );
    const scales = area(box(0, 0, columns * w, rows * h), `url(#${tile})`);
    return { width: columns * w, height: rows * h, content: area(marks, second, 0.8) + scales };
  },
};

/** Blots of three colours over each other. */
export const camouflage: Motif = {
  coverage: 0.45,
  tile: ({ second, third }, sheet) => {
    const random = randomFrom("camouflage");
    const side = 150;
    const patches = (count: number, size: number, room: number, colour: string) => {
      const free = scatter(random, side, side);
      let d = "";
      for (let i = 0; i < count; i++) {
        const spot = free(room);
        if (!spot) continue;
        const shape = blot(random, size * random.between(1, 1.7), size * random.between(0.6, 0.9), 0.42, 9);
        const id = sheet.define((name) => `<path id="${name}" d="${shape}"/>`);
        d += wrapped(
          side,
          side,
          spot,
          size * 2.4,
          (x, y) => `<use href="#${id}" x="${n1(x)}" y="${n1(y)}"/>`,
        );
      }
      return `<g fill="${colour}">${d}</g>`;
    };
    return {
      width: side,
      height: side,
      content:
        patches(8, 19, 19, second) + patches(7, 15, 21, third) + patches(7, 8, 17, shadow(second, 0.42)),
    };
  },
};
