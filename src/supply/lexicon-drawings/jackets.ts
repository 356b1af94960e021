import { both, type LineDrawing, spots } from "./line-drawing.ts";

const shoulderAndSleeve = "M56.4 9.6L71 15.2c4.4 1.6 6.2 4.2 7 9L85.4 66l-8.6 1.8L68 35";
const side = "M68 35c-1.6 8-2.8 11-2.4 18 .8 10 3 20 4.2 31";
const lapels = "M56.4 9.6c4.4 3.4 7 7 8.6 11.4l-4.4 3.4 6.4 2.4";

/** Whole jackets: how they close, and how they open behind. */
export const jackets = {
  "jacket-single-breasted": {
    ink: both(
      `${shoulderAndSleeve}${side}`,
      "M26.2 84c6.4 2.4 14 3.4 19 2.6 1-10 1-20 1-34M69.8 84c-6.4 2.4-13 3.2-17.4 2.4-3.6-5-5.6-11-6.2-18",
    ),
    fine: both("M55.6 60h9.4v4h-9l-.4-4", "M38.6 10.4c6 2.2 12.8 2.2 18.8 0"),
    accent: both(`${lapels}C63 36 56.6 45 49 52M56.4 9.6C55.4 26 52 40 48.6 50.6`),
    accentFill: spots(1.7, [48.6, 53.6], [48.4, 63.6]),
  },
  "jacket-double-breasted": {
    ink: both(`${shoulderAndSleeve}${side}`, "M26.2 84c14 3.4 29.6 3.4 43.6 0M36 53.6c-.6 10-.6 21-.2 32"),
    fine: both("M57.6 68h7v3.6h-7z", "M38.6 10.4c6 2.2 12.8 2.2 18.8 0"),
    accent: both(
      "M56.4 9.6c4 3 6.4 6 7.6 9.6l-3.4 5 9-5.6C69 30 64.4 40 57.4 47.4",
      "M56.4 9.6C54 28 46.4 42 36 53.6M39.6 9.6c.6 12 2.6 21 5.6 30.4M38.6 47.4L36 53.6",
    ),
    accentFill: both(spots(1.7, [55, 56], [55, 66])),
  },
  "jacket-vent": {
    ink: both(
      `${shoulderAndSleeve}${side}M56.4 9.6c-2.4-2-5-2.8-8.4-2.8M56.4 9.6c-2.4 2.6-5 3.6-8.4 3.6`,
      "M26.2 84c6 2 13 2.8 20.4 2.8M69.8 84c-5 1.8-10.6 2.6-16.6 2.8",
    ),
    fine: "M48 13.2V58",
    accent: "M48 58l-1.4 28.8M48 58c2.6 8 4.4 17 5.2 28.8M48 58h5",
  },
} satisfies Record<string, LineDrawing>;
