import type { Motif } from "../motif.ts";
import { area, box, ramp, stroke } from "./pen.ts";

/* What a cloth's own structure adds over a pattern: shade and shine only, so that any colour shows through. */

const [shade, shine] = ["#1d1512", "#fff8ee"];

export const knitRelief: Motif = {
  coverage: 0,
  tile: () => ({
    width: 9,
    height: 6.2,
    content:
      stroke("M0 0v6.2M9 0v6.2", shade, 1.5, 0.3) +
      stroke("M0-1.4L4.5 3.2L9-1.4M0 4.8L4.5 9.4L9 4.8", shade, 1.2, 0.26) +
      stroke("M1.2 2.2L4 5M5 5L7.8 2.2", shine, 1.1, 0.18, ' stroke-linecap="round"'),
  }),
};

export const fineKnitRelief: Motif = {
  coverage: 0,
  tile: () => ({
    width: 5,
    height: 3.6,
    content:
      stroke("M0 0v3.6M5 0v3.6", shade, 0.9, 0.2) +
      stroke("M0-.8L2.5 1.8L5-.8M0 2.8L2.5 5.4L5 2.8", shade, 0.7, 0.16),
  }),
};

export const ribRelief: Motif = {
  coverage: 0,
  tile: (_, sheet) => ({
    width: 9.5,
    height: 5,
    content: area(
      box(0, 0, 9.5, 5),
      ramp(sheet, [
        { at: 0, colour: shade, opacity: 0.42 },
        { at: 0.25, colour: shade, opacity: 0.1 },
        { at: 0.5, colour: shine, opacity: 0.2 },
        { at: 0.75, colour: shade, opacity: 0.1 },
        { at: 1, colour: shade, opacity: 0.42 },
      ]),
    ),
  }),
};

export const twillRelief: Motif = {
  coverage: 0,
  tile: () => ({
    width: 4,
    height: 4,
    content:
      stroke("M-1 5L5-1M-1 1L1-1M3 5L5 3", shade, 1, 0.15) + stroke("M-2 4L4-2M0 6L6 0", shine, 0.6, 0.12),
  }),
};

export const linenRelief: Motif = {
  coverage: 0,
  tile: () => ({
    width: 33,
    height: 29,
    content:
      stroke("M0 3h14M20 9h13M4 15h18M0 22h9M17 26h16M3 0v12M11 12v17M19 2v14M27 8v21", shade, 0.7, 0.13) +
      stroke("M9 5h17M0 12h11M14 19h19M7 27h9M7 2v17M15 17v12M23 0v16M31 4v13", shine, 0.8, 0.2),
  }),
};

export const cordRelief: Motif = {
  coverage: 0,
  tile: (_, sheet) => ({
    width: 7.5,
    height: 20,
    content: area(
      box(0, 0, 7.5, 20),
      ramp(sheet, [
        { at: 0, colour: shade, opacity: 0.45 },
        { at: 0.3, colour: shade, opacity: 0.05 },
        { at: 0.55, colour: shine, opacity: 0.2 },
        { at: 0.8, colour: shade, opacity: 0.05 },
        { at: 1, colour: shade, opacity: 0.45 },
      ]),
    ),
  }),
};
