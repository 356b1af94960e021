import { light, shadow } from "../../colour/oklab.ts";
import type { Motif } from "../motif.ts";
import { area, disc, group, place, stroke, wrapped } from "./pen.ts";
import { petal, turned } from "./petals.ts";

/** The bent drop, its tip curled to the right. */
const drop =
  "M0 15C-9 15-13 8-12 1C-10.6-8-3-11 1-16C3-19 3-22 1-24C8-23 11-18 10-12C9-5 13-1 12.4 5C12 11 7 15 0 15z";

/** Bent drops, one within the other, filled with a small flower and edged with pearls. */
export const paisley: Motif = {
  coverage: 0.42,
  tile: ({ ground, second, third }, sheet) => {
    const inner = (scale: number, content: string) =>
      `<g transform="translate(0 1)scale(${scale})">${content}</g>`;
    const flower = Array.from({ length: 6 }, (_, i) => turned(i * 60, area(petal(5, 2.2, 0.8), third))).join(
      "",
    );
    const pearls = Array.from({ length: 13 }, (_, i) => {
      const a = ((i * 17 - 12) * Math.PI) / 180;
      return disc(Math.cos(a) * 9.6, 2 + Math.sin(a) * 9.6, 0.8);
    }).join("");
    const one = group(
      sheet,
      area(drop, second) +
        stroke(drop, third, 0.9, 1, ' stroke-dasharray="1.6 1.4" transform="scale(1.12)"') +
        inner(0.8, area(drop, shadow(second, 0.3)) + stroke(drop, light(second, 0.4), 0.8)) +
        inner(0.52, area(drop, ground)) +
        area(pearls, light(second, 0.5), 0.9) +
        `<g transform="translate(0 5)">${flower}${area(disc(0, 0, 1.3), second)}</g>` +
        stroke("M1-6C3-9 4.6-12 4-17", third, 0.9),
    );
    const small = group(
      sheet,
      Array.from({ length: 5 }, (_, i) =>
        turned(i * 72, area(petal(4.6, 2.2, 0.8), i % 2 ? third : second)),
      ).join("") + area(disc(0, 0, 1.2), ground),
    );
    const [width, height] = [66, 76];
    const laid = (thing: string, list: readonly (readonly [number, number, number, number])[]) =>
      list
        .map(([x, y, turn, size]) =>
          wrapped(width, height, [x, y], 26 * size, (a, b) => place(thing, a, b, turn, size)),
        )
        .join("");
    return {
      width,
      height,
      content:
        // No small drop hangs on its tip: from afar it would be a letter P.
        laid(one, [
          [16, 22, 24, 1],
          [49, 60, 24, 1],
          [47, 20, 112, 0.62],
          [14, 58, -66, 0.62],
        ]) +
        laid(small, [
          [32, 12, 0, 0.9],
          [65, 50, 36, 0.9],
          [33, 41, 20, 0.8],
          [0, 3, 56, 0.8],
          [61, 30, 10, 0.6],
          [28, 68, 50, 0.6],
        ]),
    };
  },
};
