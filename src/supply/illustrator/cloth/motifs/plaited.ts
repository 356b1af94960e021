import { light, shadow } from "../../colour/oklab.ts";
import { randomFrom } from "../../random.ts";
import { n1 } from "../../sheet.ts";
import type { Motif } from "../motif.ts";
import { blot } from "./animal.ts";
import { area, box, group, place, ramp, stroke, wrapped } from "./pen.ts";

/** Flat blades of straw over and under each other. */
export const straw: Motif = {
  coverage: 0,
  tile: ({ ground }, sheet) => {
    const rounded = [
      { at: 0, colour: shadow(ground, 0.45), opacity: 0.9 },
      { at: 0.22, colour: light(ground, 0.3), opacity: 0.9 },
      { at: 0.6, colour: ground, opacity: 1 },
      { at: 1, colour: shadow(ground, 0.5), opacity: 0.9 },
    ];
    const upright = ramp(sheet, rounded);
    const level = ramp(sheet, rounded, ' x2="0" y2="1"');
    const fibre = shadow(ground, 0.35);
    const blades =
      area(box(0.3, 0, 6.4, 7), upright) +
      area(box(7.3, 7, 6.4, 7), upright) +
      area(box(7, 0.3, 7, 6.4), level) +
      area(box(0, 7.3, 7, 6.4), level);
    return {
      width: 14,
      height: 14,
      content:
        area(box(0, 0, 14, 14), shadow(ground, 0.55)) +
        blades +
        stroke("M2.6 0v7M4.6 0v7M9.6 7v7M11.6 7v7M7 2.6h7M7 4.6h7M0 9.6h7M0 11.6h7", fibre, 0.5, 0.5),
    };
  },
};

/** Raffia: finer, looser, strands of uneven width. */
export const raffia: Motif = {
  coverage: 0,
  tile: ({ ground }, sheet) => {
    const random = randomFrom("raffia");
    const [width, height] = [32, 32];
    const strands = Array.from({ length: 8 }, (_, row) =>
      Array.from({ length: 5 }, (_, column) => {
        const [x, y] = [column * 8 - (row % 2) * 4, row * 4 + 2 + (column % 4 === 0 ? 0 : random.sway(0.35))];
        return `M${n1(x + 0.6)} ${n1(y)}q3.2-1.3 6.6 0`;
      }).join(""),
    ).join("");
    const id = sheet.define((name) => `<path id="${name}" fill="none" d="${strands}"/>`);
    const lay = (colour: string, thick: number, more = "") =>
      `<use href="#${id}" stroke="${colour}" stroke-width="${thick}"${more}/>`;
    return {
      width,
      height,
      content:
        area(box(0, 0, width, height), shadow(ground, 0.36), 0.8) +
        lay(shadow(ground, 0.2), 3.4) +
        lay(ground, 2.6) +
        lay(light(ground, 0.45), 0.8, ' y="-.6" opacity=".7"'),
    };
  },
};

/** Twisted cords side by side: espadrille soles, baskets. */
export const jute: Motif = {
  coverage: 0,
  tile: ({ ground }, sheet) => {
    const ply =
      "M0 4.6c1.6-.4 3.4-1.6 4.4-3.4c1.2-1 2.6-1 3.2-.2c-.6 2.2-2.4 4.4-4.6 5.2c-1.4 .2-2.6-.6-3-1.6z";
    const one = group(
      sheet,
      area(ply, ground) +
        stroke("M1 4.8c2-.6 4-2 5.4-4M2.4 5.4c1.6-.6 3.2-1.8 4.4-3.4", light(ground, 0.4), 0.6, 0.7) +
        stroke("M.4 5.2c2 1.2 5-1 7-4.6", shadow(ground, 0.4), 0.6, 0.6),
    );
    const places = [-5, 0, 5, 10, 15].map((x) => place(one, x, 0.6)).join("");
    return {
      width: 15,
      height: 7,
      content: area(box(0, 0, 15, 7), shadow(ground, 0.5)) + places,
    };
  },
};

/** Speckled bark. */
export const cork: Motif = {
  coverage: 0,
  tile: ({ ground }) => {
    const random = randomFrom("cork");
    const specks = (count: number, size: number) =>
      Array.from({ length: count }, () => {
        const [x, y] = [random.between(2, 46), random.between(2, 46)];
        return `M${n1(x)} ${n1(y)}l${n1(random.between(0.5, size))} ${n1(random.sway(1))}l${n1(random.sway(1))} ${n1(random.between(0.5, size * 0.7))}z`;
      }).join("");
    return {
      width: 50,
      height: 50,
      content:
        area(specks(46, 3.4), shadow(ground, 0.25), 0.5) +
        area(specks(16, 2.4), shadow(ground, 0.6), 0.6) +
        area(specks(26, 2.6), light(ground, 0.4), 0.5),
    };
  },
};

/** Growth rings as long drawn lines. */
export const wood: Motif = {
  coverage: 0,
  tile: ({ ground }) => {
    const random = randomFrom("wood");
    const lines = (count: number) =>
      Array.from({ length: count }, () => {
        const [y, bend] = [random.between(3, 45), random.sway(3)];
        return `M0 ${n1(y)}q30 ${n1(bend)} 60 0t60 0`;
      }).join("");
    return {
      width: 120,
      height: 48,
      content:
        stroke(lines(13), shadow(ground, 0.4), 0.9, 0.4) + stroke(lines(8), light(ground, 0.3), 1.2, 0.3),
    };
  },
};

/** Tortoiseshell: amber that clouds into brown. */
export const tortoise: Motif = {
  coverage: 0.5,
  tile: ({ second }, sheet) => {
    const random = randomFrom("tortoise");
    const size = 64;
    const clouds = (count: number, large: number) =>
      Array.from({ length: count }, () => {
        const shape = blot(
          random,
          large * random.between(0.8, 1.5),
          large * random.between(0.5, 0.8),
          0.35,
          6,
        );
        const id = sheet.define((name) => `<path id="${name}" d="${shape}"/>`);
        return wrapped(
          size,
          size,
          [random() * size, random() * size],
          large * 1.8,
          (x, y) => `<use href="#${id}" x="${n1(x)}" y="${n1(y)}"/>`,
        );
      }).join("");
    return {
      width: size,
      height: size,
      content:
        `<g fill="${second}" opacity=".35">${clouds(5, 15)}</g>` +
        `<g fill="${second}" opacity=".5">${clouds(7, 9)}</g>` +
        `<g fill="${second}" opacity=".5">${clouds(6, 5)}</g>`,
    };
  },
};
