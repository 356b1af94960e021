import { both, type LineDrawing, spots } from "./line-drawing.ts";

/** Neck, shoulder and arm, where the garment leaves them bare. */
const bareShoulder = "M54.5 4v10.5c0 3.4 1.6 4.8 5 6l17 5.8c6 2.1 8.6 5.8 9.6 12.6l4.4 33M75.5 47l3.8 27";
const neck = "M54.5 4v10c0 3 1 4.6 3.4 5.6";
const side = "c-1.4 14-1.5 29-.5 44";
/** From the neck point over the shoulder, down the sleeve and back up to the side. */
const shirt = (from: string) => `M${from}L79 27.5c5.6 2.3 8 6 9 12.5l4.5 31-12 1.8L75 47${side}`;
const strapless = `M74.6 46.5${side}`;

/** Every neckline is the accent; what it is cut into is ink. */
export const necklines = {
  "neck-crew": {
    fine: both(neck, "M40.6 18.6c3.6 3.2 11.2 3.2 14.8 0"),
    ink: both(shirt("58 19.8")),
    accent: both("M58 19.8C57.6 27 54 30.8 48 30.8M55.4 18.6C55 24 52.4 27 48 27"),
  },
  "neck-v": {
    fine: both(neck, "M40.6 18.6c3.6 3.2 11.2 3.2 14.8 0"),
    ink: both(shirt("58.5 20")),
    accent: both("M58.5 20C57 29 53 39 48 48M55.2 18.8C54 27 51.4 34 48 41.5"),
  },
  "neck-scoop": {
    fine: both("M54.5 4v10.5c0 3.4 1.6 4.8 5 6l4 1.4"),
    ink: both(shirt("64 22")),
    accent: both("M64 22c-.2 16-6 24.5-16 24.5"),
  },
  "neck-boat": {
    fine: both("M54.5 4v10.5c0 3.4 1.6 4.8 5 6l12 4.2"),
    ink: both(shirt("72.5 25.2")),
    accent: both("M72.5 25.2C65 29.6 56 31.2 48 31.2"),
  },
  "neck-square": {
    fine: both("M54.5 4v10.5c0 3.4 1.6 4.8 5 6l5 1.7"),
    ink: both(shirt("65 22.5")),
    accent: both("M65 22.5L63.6 43H48"),
  },
  "neck-halter": {
    fine: both(bareShoulder),
    ink: both(strapless),
    accent: both(
      "M55 13.5C57 28 63 41 74.6 46.5M54.5 14.6C54 26 51.6 34 48 40",
      "M41 14c3.6 1.8 10.4 1.8 14 0",
    ),
  },
  "neck-off-shoulder": {
    fine: both("M54.5 4v10.5c0 3.4 1.6 4.8 5 6l17 5.8c4 1.4 6.4 3.4 7.8 6.4"),
    ink: both(`M87.4 44.6l3.6 21-11 1.8L75.4 49${side}`),
    accent: both("M48 38.5c13.6 0 25.4-2 36.4-6 1.6 3.4 2.4 7.4 3 12.1C75.6 48.8 62.4 50.8 48 50.8"),
  },
  "neck-sweetheart": {
    fine: both(bareShoulder),
    ink: both(strapless),
    accent: both("M48 48.5c.8-6.6 5.4-10.8 12-10.8 6.4 0 11.4 3.2 14.6 8.8"),
  },
  "neck-cowl": {
    fine: both(
      "M54.5 4v10.5c0 3.4 1.6 4.8 5 6l5.6 1.9M70.6 24.6C70.4 43 61 52.6 48 52.6M73.4 25.6C73.6 49 62.6 61 48 61",
    ),
    ink: both(shirt("66 22.8")),
    accent: both("M66 22.8C65.6 37 58.4 44.5 48 44.5"),
  },
  "neck-henley": {
    fine: both(neck, "M40.6 18.6c3.6 3.2 11.2 3.2 14.8 0"),
    ink: both(shirt("58 19.8"), "M44.6 30.4V57h6.8V30.4"),
    accent: both("M58 19.8C57.6 27 54 30.8 48 30.8M55.4 18.6C55 24 52.4 27 48 27"),
    accentFill: spots(1.5, [48, 36.5], [48, 43.5], [48, 50.5]),
  },
  "neck-roll": {
    ink: both("M60.6 19.4L79 27.5c5.6 2.3 8 6 9 12.5l4.5 31-12 1.8L75 47c-1.4 14-1.5 29-.5 44"),
    fine: both("M50.6 6v15.4M53.6 5.6v15M56.6 5.4v14.2", "M48 6.2v15.4"),
    accent: both(
      "M58.6 4.6c1.6 5 2.2 9.6 2 14.8-2.6 1.7-7.2 2.6-12.6 2.6",
      "M37.4 4.6c5-2.2 16.2-2.2 21.2 0-5 2.2-16.2 2.2-21.2 0",
    ),
  },
  "neck-high": {
    fine: both("M54.5 4v6"),
    ink: both("M60 20.2L79 27.5c5.6 2.3 8 6 9 12.5l4.5 31-12 1.8L75 47c-1.4 14-1.5 29-.5 44"),
    accent: both(
      "M57 10.4c.2 4.6 1 7.6 3 9.8-3 2.6-7 3.8-12 3.8",
      "M39 10.4c4.4-1.9 13.6-1.9 18 0-4.4 1.9-13.6 1.9-18 0",
    ),
  },
  "neck-hood": {
    ink: both("M64 25.6l15 3.9c5.6 2.3 8 6 9 12.5L92.4 71l-12 1.8L75 49c-1.4 14-1.5 27-.5 42"),
    fine: both("M51 40v15"),
    accent: both(
      "M48 4.4c9.4 0 15.4 6 16.8 14.6.8 5-.4 9.6-3.4 12.8L48 40.6M48 9.4c5.8 0 9.4 4.4 9.8 10.4.4 6.4-2.6 13.4-9.8 18.6",
    ),
  },
} satisfies Record<string, LineDrawing>;
