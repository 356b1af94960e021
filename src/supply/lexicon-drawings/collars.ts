import { both, type LineDrawing, spot, spots } from "./line-drawing.ts";

/** The front of a shirt seen close, without its collar. */
const shoulders = "M66 21.5c8.4 3.4 17.4 7 26.5 9.5";
const backOfNeck = "M34.4 15.4c6 4.6 21.2 4.6 27.2 0";
const placket = "M44.4 48v44M51.6 46v46";
const shirtButtons = spots(1.4, [48, 62], [48, 80]);
const jacketShoulder = "M61.5 8.4L86 18c5 2 7.4 5.6 8 11.6M80.6 31c-2.6 12-3 30-1.6 61";

/** Shirt collars and lapels: the accent is the edge that gives each its name. */
export const collars = {
  "collar-classic": {
    ink: both(shoulders, placket),
    fine: both("M49 41.6c5.4-3.4 10-9.4 13-18.4", backOfNeck),
    inkFill: shirtButtons,
    accent: both("M48.6 36.8C54.4 31.4 59 24.2 61.6 14.6c2.4 2 4 4.4 5 7.6L62.2 55z"),
  },
  "collar-spread": {
    ink: both(shoulders, placket),
    fine: both("M49 41.6c4.4-2.4 8.4-6 11.6-10.6", backOfNeck),
    inkFill: shirtButtons,
    accent: both("M48.6 36.8C54.4 31.4 59 24.2 61.6 14.6c2.4 2 4 4.4 5 7.6L77 45.6z"),
  },
  "collar-button-down": {
    ink: both(shoulders, placket),
    fine: both("M49 41.6c5.4-3.4 10-9.4 13-18.4", backOfNeck),
    inkFill: shirtButtons,
    accent: both(
      "M48.6 36.8C54.4 31.4 59 24.2 61.6 14.6c2.4 2 4 4.4 5 7.6 1.2 11-.4 22-5.6 35.4-3.4-8.4-8-14.4-12.4-20.8z",
    ),
    accentFill: both(spot(60.4, 52.2, 1.6)),
  },
  "collar-camp": {
    ink: both("M66.6 21.4c8.4 3.4 17 7 25.9 9.6", "M44.4 67v25M51.6 62v30"),
    fine: both("M60.6 16.6C58.6 33 54.6 49 48 63", "M35.4 16.4c6 4.6 19.2 4.6 25.2 0"),
    inkFill: spots(1.4, [48, 74], [48, 87]),
    accent: both("M60.6 16.4c5.2 1.6 11 7 15.4 14.6L69.4 41l-8.6-5.4M66 39l8.4 9.4L48 63"),
  },
  "collar-mandarin": {
    ink: both(shoulders, placket),
    fine: "M36 16.6c6 4.4 18 4.4 24 0",
    inkFill: shirtButtons,
    accent: both("M62 13.6c2.4 3.4 3.6 6 4 8.6C62.4 31.6 56 38.8 49 43.4V34c5-3.8 9.4-9.6 11-17.4z"),
  },
  "collar-wing": {
    ink: both(shoulders, placket),
    fine: both("M65.6 22c-3.8 9-9.8 16.4-16.6 21", "M36.4 11.4c6 4.4 17.2 4.4 23.2 0"),
    inkFill: shirtButtons,
    accent: both("M49 43V27.4l12 5.2-4.6 9.8L49 27.4C54.4 23.4 58 18 59.6 11.4c3 2.6 5 6.2 6 10.6"),
  },
  "collar-peter-pan": {
    ink: both("M70 22.8c7.4 3 14.6 5.6 22.5 7.8", placket),
    fine: backOfNeck,
    inkFill: shirtButtons,
    accent: both(
      "M48.4 37C55 31.6 59.4 24.4 61.6 14.8 70 17.6 77.6 27 76.4 38c-1.2 11-12.6 16.6-20 11.8-5-3.2-7.4-7.6-8-12.8z",
    ),
  },
  "collar-self-tie-bow": {
    ink: both(
      "M66 21.5c8.4 3.4 17.4 7 26.5 9.5M62 14.8c2.4 2 3.4 4.4 4 6.7C62 29.4 57 35 51.4 38.6",
      "M48 62v30",
    ),
    fine: both("M53.4 41.4c4.4-.8 8.4-2.2 12-4.4", backOfNeck),
    accent: both(
      "M51.6 38c4.8-7.4 16.4-12 22.4-7.6 4.4 3.4 1.4 13-6.4 16.4-5.8 2.4-12.4 1-16-2.4M51 46.6C53.4 56 59 66 59.6 80.6l8.6-4C67.6 64.4 60.6 54 54.4 46.6",
      "M44.4 37.4h7.2v9.2h-7.2z",
    ),
  },
  "lapel-notch": {
    ink: both(jacketShoulder, "M48 82v10"),
    fine: both("M57.4 8.8C57 32 53 60 48 80", "M38.6 8.6c5 2.6 13.8 2.6 18.8 0"),
    inkFill: spot(48, 86.5, 1.8),
    accent: both(
      "M57.4 8.8c2-.9 3.6-.9 5 .2C67.4 13.4 71 19 73.4 25.4L65.8 31l-6-2.4M65.8 31l12.8 3.6C75.4 50 64 67.6 48 82",
    ),
  },
  "lapel-peak": {
    ink: both(jacketShoulder, "M48 82v10"),
    fine: both("M57.4 8.8C57 32 53 60 48 80", "M38.6 8.6c5 2.6 13.8 2.6 18.8 0"),
    inkFill: spot(48, 86.5, 1.8),
    accent: both(
      "M57.4 8.8c2-.9 3.6-.9 5 .2C66.8 12.4 70 17 72 22.6L67 30.8l-7.4-2.4M67 30.8l17.6-12C81 42 66.4 66.4 48 82",
    ),
  },
  "lapel-shawl": {
    ink: both(jacketShoulder, "M48 82v10"),
    fine: both("M57.4 8.8C57 32 53 60 48 80", "M38.6 8.6c5 2.6 13.8 2.6 18.8 0"),
    inkFill: spot(48, 86.5, 1.8),
    accent: both("M57.4 8.8c2-.9 3.6-.9 5 .2C76 20.6 79 36 72 51.4 66.8 62.4 57.6 73.4 48 82"),
  },
} satisfies Record<string, LineDrawing>;
