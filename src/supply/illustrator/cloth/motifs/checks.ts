import { blend, light } from "../../colour/oklab.ts";
import type { Motif } from "../motif.ts";
import { bands, fieldOf, type Thread } from "./drawn.ts";
import { area, box, diagonals, stroke } from "./pen.ts";

/** The same threads up and across; where they cross, both show. */
const crossing = (
  coverage: number,
  step: number,
  threads: (dyes: { ground: string; second: string; third: string }) => readonly Thread[],
): Motif => ({
  coverage,
  draw: (dyes, ground, sheet) => {
    const [field, list] = [fieldOf(ground, sheet), threads(dyes)];
    const weft = list.map((thread) => ({ ...thread, opacity: thread.opacity * 0.9 }));
    return bands(field, "along", step, list, sheet) + bands(field, "across", step, weft, sheet);
  },
});

const overcheck = "#f0e3c4";

export const tartan = crossing(0.5, 92, ({ second, third }) => [
  { by: 0, width: 30, colour: second, opacity: 0.5 },
  { by: 36, width: 3, colour: second, opacity: 0.5 },
  { by: 56, width: 3, colour: second, opacity: 0.5 },
  { by: 46, width: 3, colour: third, opacity: 0.8 },
  { by: 0, width: 1.3, colour: overcheck, opacity: 0.6 },
]);

export const check = crossing(0.3, 50, ({ second, third }) => [
  { by: 0, width: 6, colour: second, opacity: 0.45 },
  { by: 9, width: 1.6, colour: second, opacity: 0.5 },
  { by: 27, width: 1.8, colour: third, opacity: 0.7 },
]);

export const windowpane = crossing(0.06, 58, ({ second }) => [
  { by: 0, width: 1.5, colour: second, opacity: 0.75 },
]);

export const buffalo = crossing(0.5, 64, ({ second }) => [
  { by: 0, width: 32, colour: second, opacity: 0.62 },
]);

/** Light plaid of many colours, uneven as it is woven in summer cotton. */
export const madras = crossing(0.45, 84, ({ second, third }) => [
  { by: 0, width: 20, colour: second, opacity: 0.42 },
  { by: 18, width: 7, colour: third, opacity: 0.45 },
  { by: 44, width: 26, colour: third, opacity: 0.3 },
  { by: 30, width: 2, colour: second, opacity: 0.7 },
  { by: 66, width: 3, colour: overcheck, opacity: 0.65 },
]);

/** Even squares: white, half, full, the half ones hatched by the weave. */
export const gingham: Motif = {
  coverage: 0.42,
  tile: ({ ground, second }) => {
    const half = blend(ground, second, 0.5);
    return {
      width: 18,
      height: 18,
      content:
        area(box(0, 0, 9, 9), second, 0.94) +
        area(box(9, 0, 9, 9) + box(0, 9, 9, 9), half, 0.9) +
        stroke(diagonals(18, 18, 2.25), light(ground, 0.3), 0.5, 0.24),
    };
  },
};

/** Smaller, two fine lines: a shirting check. */
export const tattersall: Motif = {
  coverage: 0.14,
  tile: ({ second, third }) => ({
    width: 26,
    height: 26,
    content:
      stroke("M6.5 0v26M0 6.5h26", second, 1.3, 0.75) + stroke("M19.5 0v26M0 19.5h26", third, 1.3, 0.75),
  }),
};
