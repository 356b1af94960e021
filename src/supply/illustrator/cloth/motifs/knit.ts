import { type Colour, light, lightness, shadow } from "../../colour/oklab.ts";
import { n2 } from "../../sheet.ts";
import type { Motif } from "../motif.ts";
import { area, box, ramp, stroke } from "./pen.ts";

/** Plain knitting: columns of V. Without the column line it reads as zigzag. */
const loops = (width: number, height: number, depth: number): Motif => ({
  coverage: 0,
  tile: ({ ground }) => {
    const [left, right, lean] = [width * 0.28, width * 0.72, 25];
    const loop = (x: number, y: number, turn: number) =>
      `<ellipse cx="${n2(x)}" cy="${n2(y)}" rx="${n2(width * 0.19)}" ry="${n2(height * 0.65)}" ` +
      `transform="rotate(${turn} ${n2(x)} ${n2(y)})"/>`;
    const rows = [-0.5, 0.5, 1.5].map((row) => row * height);
    const all = rows.map((y) => loop(left, y, -lean) + loop(right, y, lean)).join("");
    return {
      width,
      height,
      content:
        area(box(0, 0, width, height), shadow(ground, 0.36), depth) +
        stroke(`M0 0v9M${width} 0v9`, shadow(ground, 0.5), width * 0.12, depth * 0.73) +
        `<g fill="${light(ground, 0.18)}" opacity="${n2(Math.min(1, depth + 0.05))}">${all}</g>`,
    };
  },
});

export const stockinette = loops(9, 6.2, 0.75);
export const fineKnit = loops(5, 3.6, 0.42);
/** Merino and cashmere: the columns are felt more than seen. */
export const softKnit = loops(4, 3, 0.24);

/** Rounded columns between grooves, each a wale of V. */
const columns = (width: number, groove: number): Motif => ({
  coverage: 0,
  tile: ({ ground }, sheet) => {
    const [deep, flank, crest] = [shadow(ground, 0.55), shadow(ground, 0.25), light(ground, 0.3)];
    const paint = ramp(sheet, [
      { at: 0, colour: deep, opacity: 0.8 },
      { at: groove, colour: flank, opacity: 0.35 },
      { at: 0.5, colour: crest, opacity: 0.6 },
      { at: 1 - groove, colour: flank, opacity: 0.3 },
      { at: 1, colour: deep, opacity: 0.8 },
    ]);
    const [middle, arm] = [width / 2, width * 0.29];
    return {
      width,
      height: 5,
      content:
        area(box(0, 0, width, 5), paint) +
        stroke(
          `M${n2(middle - arm)} 0q${n2(arm)} 2.6 ${n2(arm)} 3.2q0-.6 ${n2(arm)}-3.2`,
          shadow(ground, 0.4),
          0.7,
          0.45,
        ),
    };
  },
});

export const rib = columns(9.5, 0.22);
export const fineRib = columns(5.5, 0.22);

/** Three wales, then a broad purl groove. */
export const wideRib: Motif = {
  coverage: 0,
  tile: ({ ground }, sheet) => {
    const [deep, crest] = [shadow(ground, 0.52), light(ground, 0.28)];
    const paint = ramp(sheet, [
      { at: 0, colour: deep, opacity: 0.85 },
      { at: 0.2, colour: deep, opacity: 0.6 },
      { at: 0.32, colour: crest, opacity: 0.2 },
      { at: 0.52, colour: crest, opacity: 0.5 },
      { at: 0.8, colour: ground, opacity: 0 },
      { at: 1, colour: deep, opacity: 0.85 },
    ]);
    const wales = [8, 14, 20].map((x) => `M${x - 2.6} 0q2.6 2.6 2.6 4.4q0-1.8 2.6-4.4`).join("");
    return {
      width: 24,
      height: 6,
      content:
        area(box(0, 0, 24, 6), paint) +
        stroke("M1 1.5h4M1 4.5h4", light(ground, 0.1), 1.3, 0.5, ' stroke-linecap="round"') +
        stroke(wales, shadow(ground, 0.42), 0.9, 0.5),
    };
  },
};

/** Square cells with raised walls. */
export const waffle: Motif = {
  coverage: 0,
  tile: ({ ground }) => ({
    width: 9,
    height: 9,
    content:
      area("M1.4 1.4h7.2v7.2h-7.2z", shadow(ground, 0.42), onPale(ground, 0.28, 0.4)) +
      area("M2.8 3h5.8v5.6h-5.8z", shadow(ground, 0.2), 0.5) +
      stroke("M0 .7h9M.7 0v9", light(ground, 0.3), 1.5, 0.5) +
      stroke("M1.4 8.6h7.2v-7.2", light(ground, 0.3), 0.6, 0.35),
  }),
};

const onPale = (ground: Colour, pale: number, deep: number): number =>
  lightness(ground) > 0.72 ? pale : deep;

/** Big soft loops of thick yarn, each leg a plump drop with its strands twisted. */
export const chunky: Motif = {
  coverage: 0,
  tile: ({ ground }) => {
    const [width, height] = [20, 13];
    const rows = [-height, 0, height];
    const leg = (y: number, side: number) => {
      const x = (dx: number) => n2(width / 2 + side * dx);
      return (
        `M${x(0.2)} ${y + 12.8}C${x(4.6)} ${y + 11.4} ${x(9.6)} ${y + 7} ${x(9.9)} ${y - 0.4}` +
        `C${x(9.6)} ${y - 4.4} ${x(4.4)} ${y - 4.2} ${x(2.8)} ${y - 0.4}C${x(1.8)} ${y + 2.4} ${x(0.2)} ${y + 3.4} ${x(0.2)} ${y + 12.8}z`
      );
    };
    const strand = (y: number, side: number) => {
      const x = (dx: number) => n2(width / 2 + side * dx);
      return (
        `M${x(1.6)} ${y + 9.4}C${x(3.4)} ${y + 7} ${x(6.6)} ${y + 4} ${x(7.8)} ${y - 2}` +
        `M${x(1.4)} ${y + 6}C${x(2.6)} ${y + 4} ${x(4.6)} ${y + 2} ${x(5.6)} ${y - 2}`
      );
    };
    const both = (draw: (y: number, side: number) => string) =>
      rows.map((y) => draw(y, -1) + draw(y, 1)).join("");
    const edge = shadow(ground, 0.42);
    return {
      width,
      height,
      content:
        area(box(0, 0, width, height), shadow(ground, 0.34), 0.8) +
        `<path fill="${light(ground, 0.06)}" stroke="${edge}" stroke-width=".8" d="${both(leg)}"/>` +
        stroke(both(strand), light(ground, 0.45), 1.5, 0.42, ' stroke-linecap="round"') +
        stroke(both(strand), edge, 0.6, 0.4, ' transform="translate(.4 1.4)"'),
    };
  },
};
