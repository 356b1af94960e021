import { both, type LineDrawing, spots } from "./line-drawing.ts";

const collarless = "M55.4 12.4C54.6 17.4 52 19.8 48 19.8";
/** From the underarm to the hem. */
const body = "M65.6 36c-1.2 15-1.2 31-.2 47-5.6 1.6-11.4 2.2-17.4 2.2";
const shoulder = "M55.4 12.4L68 17.6";
const armhole = "M68 17.6c-3 6-3.8 12-2.4 18.4";
const arm = "M68 17.6c5 2 7.4 6 8.4 12.2l5.6 43.6M66.4 37.6l6.4 37.6";

/** Sleeves on one plain top, and cuffs seen close. */
export const sleeves = {
  "sleeve-set-in": {
    ink: both(`${collarless}${shoulder}${body}M68 17.6c5 2 7.4 6 8.4 12.2l6.4 44-9.2 1.6-8-39.4`),
    accent: both(armhole),
  },
  "sleeve-raglan": {
    ink: both(
      `${collarless}${body}M55.4 12.4c8 2.6 14.4 4.6 17.6 8 2.4 2.6 3 6 3.6 9.4l6.2 44-9.2 1.6-8-39.4`,
    ),
    accent: both("M54.4 16.6c1.4 8.4 4.6 14.8 11.2 19.4"),
  },
  "sleeve-batwing": {
    ink: both(`${collarless}M63.8 76.4c-.4 2.4-.4 4.6-.4 7.2-5 1.2-10 1.6-15.4 1.6`),
    accent: both("M55.4 12.4C68 17 80.6 32 90.4 56.4L83.6 60C75.6 59.6 66.4 64.4 63.8 76.4"),
  },
  "sleeve-kimono": {
    ink: both(`${collarless}M65.6 47c-.8 12-.8 24 0 36-5.6 1.6-11.6 2.2-17.6 2.2`),
    fine: both("M86.6 30.8l-6.4 23.4"),
    accent: both("M55.4 12.4L91 28.2l-7.6 27.6L65.6 47"),
  },
  "sleeve-puff": {
    ink: both(`${collarless}${shoulder}${armhole}${body}`),
    fine: both(
      "M69.4 19.4c2.6 2.4 4.2 4.6 5 7.4M67 23c3 2 4.6 4.2 5.6 7M66 39.4c1-3 2.6-5 4.6-6.6M73.6 42.6c.2-3 1-5.4 2.4-7.4",
    ),
    accent: both(
      "M68 17.6c7.6-5 19.4.4 19.6 12.4.2 7-3.4 11.6-7.4 14.6l-14.6-5V36M65.6 39.6l14.6 5-1.2 3.8-13.6-4.6z",
    ),
  },
  "sleeve-leg-of-mutton": {
    ink: both(`${collarless}${shoulder}${armhole}${body}`),
    fine: both("M69.6 19c3.2 2.2 5.4 5 6.6 8.4M67 23c3.2 1.8 5 4.4 6 7.6"),
    accent: both(
      "M68 17.6c8.6-5.4 22-.4 22.4 14 .2 9.4-6 13.4-6.8 21.4l-1.4 22-6.6.4-.4-21C75 46.4 69 42.6 65.6 36",
    ),
  },
  "sleeve-bishop": {
    ink: both(`${collarless}${shoulder}${armhole}${body}`),
    fine: both("M76 69c-.6-4-.6-7.4 0-10.6M80 68.4c.4-4.4 0-8-.8-11.4"),
    accent: both(
      "M68 17.6c5 2 6.6 6 7.6 12.2 2 11 11.4 22.2 11.2 32.4-.2 4.6-3.4 7-6.2 7.4l-5.8 1C71.4 70 69.6 66.6 69 62.6L65.6 36M74.8 70.6l5.8-1 1 6.4-6 1z",
    ),
  },
  "sleeve-bell": {
    ink: both(`${collarless}${shoulder}${armhole}${body}`),
    fine: both("M80.4 70.4c-.8-6-2-11-3.4-15.4"),
    accent: both("M68 17.6c5 2 6.6 6 7.6 12.2C77.4 42.4 83 54 92 66.4c-5.8 4.8-14.6 7.2-22.4 6.6L65.6 36"),
  },
  "sleeve-cap": {
    ink: both(`${collarless}${shoulder}${armhole}${body}`),
    fine: both("M77.2 31l4.8 42.4M66.4 37.6l6.4 37.6"),
    accent: both("M68 17.6c5.6 1.4 8.6 5.4 9.4 11-3.6 2.6-7.6 4.4-12 5.4"),
  },
  "sleeve-three-quarter": {
    ink: both(`${collarless}${shoulder}${armhole}${body}`),
    fine: both("M80.4 57l2.4 17.6M72.4 58.6l3.2 17.4"),
    accent: both("M68 17.6c5 2 7.4 6 8.4 12.2l4.8 26.6-9.6 1.8L65.6 36"),
  },
  "sleeve-sleeveless": {
    ink: both(`${collarless}${shoulder}${body}`),
    fine: both(arm),
    accent: both(armhole),
  },
  "cuff-barrel": {
    ink: "M30 6c1 15 1.6 30 1.4 44M66 6c-1 15-1.6 30-1.4 44M58 28v22",
    fine: "M38 50V36M43 50V39M56 30h4",
    accent: "M31 50h34v26H31zM57 50v26",
    accentFill: spots(1.9, [61, 63]),
  },
  "cuff-double": {
    ink: "M28 6c1 13 1.6 26 1.4 38M62 6c-1 13-1.6 26-1.4 38",
    fine: "M36 46V34M41 46V37M32 49.6h31M75 49v26",
    accent: "M29 46h34v30H29zM63 47.6h9.4v26.8H63",
    accentFill: spots(3.2, [67.8, 61]),
  },
  "cuff-working": {
    ink: "M26 6c2 26 4.4 52 8.4 78 11.4 1 22.8 1 34-.4C69 58 69 32 67.4 6",
    fine: "M52.6 48.6h4M52.6 57.6h4M52.6 66.6h4",
    accent: "M57.6 40v44.4M57.6 66.6c2.4 4.6 3 11 2.4 17.6",
    accentFill: spots(2, [62.6, 48.6], [62.6, 57.6], [62.6, 66.6], [65, 75.6]),
  },
} satisfies Record<string, LineDrawing>;
