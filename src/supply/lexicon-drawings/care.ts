import { both, type LineDrawing, spots } from "./line-drawing.ts";

const tub = "M10 30l9 46h58l9-46M12 37c6-4.4 12-4.4 18 0s12 4.4 18 0 12-4.4 18 0 12 4.4 18 0";

/** The signs on a label, as they are printed there. */
export const careSigns = {
  "care-tub": {
    ink: tub,
    accent:
      "M34 50h9.6l-5.8 6.4c4 0 6.2 2.2 6.2 5 0 5.2-6.8 6.4-10.4 3M55 49.6c-4 0-5.6 3.8-5.6 8.4s1.6 8.4 5.6 8.4 5.6-3.8 5.6-8.4-1.6-8.4-5.6-8.4z",
  },
  "care-hand": {
    ink: tub,
    accent:
      "M20 22l17 24c4 6 9 10.6 15 12l13 3c3 .6 4-2.8 1.4-4L57 53.4l12 1.4c3.2.4 3.6-3.6.6-4.2L57.6 48l11 .2c3.2 0 3.2-4 0-4.2L56 42.6l7.4-2c2.8-.8 2-4.4-1-4L50 38.4c-4 .4-7-.6-9.4-3.6L31 20",
  },
  "care-circle": {
    ink: "M48 16a32 32 0 1 1 0 64 32 32 0 1 1 0-64z",
    accent: "M42 62V35h8c10.4 0 10.4 15 0 15h-8",
  },
  "care-triangle": { ink: "M48 16l36 62H12z", accent: "M42 78l18-31M54 78l12-21" },
  "care-square-circle": {
    ink: "M16 16h64v64H16z",
    accent: "M48 22a26 26 0 1 1 0 52 26 26 0 1 1 0-52z",
    accentFill: spots(3, [48, 48]),
  },
  "care-iron": {
    ink: "M10 74c1-15 10-25 25-25h42L72 27.4c-.8-3.2-2.6-4.4-6-4.4H36M77 49l8 25H10",
    accentFill: spots(3, [44, 62], [56, 62]),
  },
  "care-dry-flat": { ink: both("M48 16h32v64H48"), accent: "M30 48h36" },
} satisfies Record<string, LineDrawing>;
