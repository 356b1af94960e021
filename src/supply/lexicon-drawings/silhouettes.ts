import { both, type LineDrawing, short } from "./line-drawing.ts";

/** Half a body in front: neck, shoulder and arm, then waist and hip, down to the knees. */
const figure =
  "M52.4 5v6c0 2.2.8 3.2 3.2 4l6.4 2.2c3.2 1.2 4.8 3 5.4 6.8l4 25.6M61.6 29.6c-.4 7-3 11-3 17.4 0 6.6 4.6 10.6 5.2 17.4.4 8-1.4 17-2.8 26.6M48.6 67c.4 8 1.4 16 1.6 24";

/** A top by the half-widths of its shoulder, chest, waist and hem, in the same square. */
interface Top {
  readonly shoulder: number;
  readonly chest: number;
  readonly waist: number;
  readonly hem: number;
  readonly end: number;
  /** Where the sleeve ends. */
  readonly sleeve?: number;
}

/** From the neck over the shoulder and sleeve to the underarm; then side and hem, which say how it fits. */
function top({ shoulder, chest, waist, hem, end, sleeve: cuff = 38 }: Top) {
  const drop = 15 + (shoulder - 17) * 0.4;
  const [tip, under, belt, foot] = [48 + shoulder, 48 + chest, 48 + waist, 48 + hem];
  const out = tip + 7 + (cuff - 30) * 0.2;
  return {
    fine: both(figure),
    ink: both(
      `M54.8 13.6C54 18 51.6 20 48 20M54.8 13.6L${short(tip - 2)} ${short(drop + 1)}c3 1.2 4 3 4.6 6L${short(out)} ${cuff}L${short(under + 1.8)} ${cuff + 2}L${short(under)} ${short(drop + 15)}`,
    ),
    accent: both(
      `M${short(under)} ${short(drop + 15)}C${short(under - 0.4)} 38 ${short(belt)} 40 ${short(belt)} 47S${short(foot)} ${short(end - 8)} ${short(foot)} ${end}c${short(-hem * 0.4)} 1.4 ${short(-hem * 0.7)} 1.8 ${short(-hem)} 1.8`,
    ),
  };
}

const neckline = "M55.6 12.6C55 19 52.4 22 48 22";
const dressShoulder = "M55.6 12.6L61 14.6c-1.6 5-1.4 9.6.8 13.4";
/** The whole figure, small enough to show where a hem ends. */
const standing =
  "M50.6 3v4.4c0 1.6.6 2.2 2.2 2.8l4.4 1.5c2.2.8 3.2 2 3.6 4.6L63.6 33M50 58c.6 9 .4 17 .6 25 .2 3.6-.2 6 .4 9M57.6 58c.6 7.6-1 12.4-.6 18.4.2 6-2.2 10.6-2.6 15.6";
const shortDress = "M52.6 8.6l3 1c-1 3.4-.8 6 .6 8.4-.4 4.6-2.2 7-2.2 11.4";

/** How clothes follow the body, or leave it: the body is fine, what the word is about is the accent. */
export const silhouettes = {
  "cut-slim": top({ shoulder: 18, chest: 15.4, waist: 12.6, hem: 16.6, end: 68 }),
  "cut-fitted": {
    ...top({ shoulder: 18, chest: 14.8, waist: 11.4, hem: 16.4, end: 66 }),
    fine: both(`${figure}M54.6 36c-.8 6-.8 14 0 22`),
  },
  "cut-regular": top({ shoulder: 19, chest: 17.2, waist: 16.2, hem: 18, end: 69 }),
  "cut-straight": top({ shoulder: 19, chest: 18, waist: 18, hem: 18, end: 70 }),
  "cut-relaxed": top({ shoulder: 22, chest: 20.4, waist: 20.6, hem: 21.6, end: 71, sleeve: 42 }),
  "cut-oversized": top({ shoulder: 27, chest: 25.4, waist: 26.4, hem: 27, end: 78, sleeve: 52 }),
  "cut-boxy": top({ shoulder: 25, chest: 24, waist: 24, hem: 24, end: 58, sleeve: 40 }),
  "cut-cropped": top({ shoulder: 19, chest: 17.4, waist: 17.2, hem: 17.2, end: 49 }),
  "cut-drop-shoulder": {
    fine: both(figure),
    ink: both(
      "M54.8 13.6C54 18 51.6 20 48 20M54.8 13.6L72 21c3.4 1.6 5 4 5.8 7.6L84 60l-11 2.2L69 38M69 38c-.6 12-.6 23 .4 34-7 1.6-14 2-21.4 2",
    ),
    accent: both("M74.6 22.6C70.4 27 68.6 32 69 38"),
  },
  "cut-a-line": {
    ink: both(`${neckline}${dressShoulder}`),
    accent: both("M61.8 28c-1.4 8-2.6 11-2 18 2.4 15 9 27 13.6 37.4-8 3.2-16.4 4.2-25.4 4.2"),
    fine: both("M54 48c1.4 14 4.6 25 7 37"),
  },
  "cut-empire": {
    ink: both(
      `${neckline}${dressShoulder}M61.8 28c-.4 3-1.4 5-1.6 7.4C61.4 54 66 70 69 84c-6.6 2.4-13.6 3.2-21 3.2`,
    ),
    fine: both("M52 37c.6 16 2.8 32 5 48M56.6 36.6c1.6 14 4.4 28 7 40"),
    accent: both("M60.2 35.4C56.4 37 52.4 37.6 48 37.6"),
  },
  "cut-bias": {
    ink: both(
      "M53 9L54.4 23M61 27.4c-.6 8-3.4 12-3 18.6 1.4 12 6 24 8.6 38C61 86.6 55 87.6 48 87.6M61 27.4c-2.6-1.4-4.6-2.8-6.6-4.4C52.4 27.6 50.4 29 48 29",
    ),
    accent:
      "M38 41.4l11-8M37.6 52L58.4 37M36 63.6L57.6 48M33.2 76.4L59.4 57.4M36.4 85L61.6 66.6M47.4 87L63.8 75",
  },
  "cut-wrap": {
    ink: both(
      dressShoulder,
      "M36.4 28c1 8 2.8 11 2 18-1.6 15-6.4 26-9 38 12 4.4 26 4.8 37.6.8-1.4-12-7.6-26-8.4-38.8-.4-7 1.4-10 2.6-18",
    ),
    accent:
      "M40.4 12.6C43 26 49 38 58.4 46M55.6 12.6C54.4 21 51.6 27 48.4 31.4M38.4 46.4c6.6 1.8 13.4 1.8 20 0M57 46.6c3.4 3 8.4 3.4 11.6.8-1.4-3.6-6.6-4.6-11.6-.8zM57 46.6c1 6.4 3.6 11.4 7 15.4M50 47.8c-4 14-6 26-7 38.6",
  },
  "cut-sheath": {
    ink: both(`${neckline}${dressShoulder}`),
    fine: both("M54 34c-1 7-1 13 .4 20"),
    accent: both("M61.8 28c-.4 7-3.6 11-3.6 17.4 0 7 5.2 11 5.8 18 .4 8-1 14.4-2.4 22.6-4.4.8-9 1-13.6 1"),
  },
  "cut-shift": {
    fine: both("M61.6 29.6c-.4 7-3 11-3 17.4 0 6.6 4.6 10.6 5.2 17.4M61 90l1-14M50 90l-.4-12"),
    ink: both(`${neckline}${dressShoulder}`),
    accent: both("M61.8 28c.8 14 2.6 29 5 44-6 1.6-12.4 2-18.8 2"),
  },
  "cut-peplum": {
    ink: both(`${neckline}${dressShoulder}M61.8 28c-.4 7-3.4 11-3.6 19`),
    fine: both("M51.6 50.4c.6 8 1.6 15 3 22M55.6 49.4c1.4 7 4 14 6.8 20M60 84.6L59 70M49 92l-.4-18"),
    accent: both(
      "M58.2 47C55 48.4 51.6 49 48 49M58.2 47c2.6 8 7 15 12.2 20-4.6 4.6-9 2.4-12.6 5.6-3 2.2-6.4.4-9.8 2.4",
    ),
  },
  "length-midi": {
    fine: both(standing),
    ink: both(`${shortDress}C55 42 60 62 63.6 79.4M48 14.6c2.6-.4 4.2-2.6 4.6-6`),
    accent: both("M63.6 79.4C58.6 81.2 53.4 82 48 82"),
  },
  "length-maxi": {
    fine: both(
      "M50.6 3v4.4c0 1.6.6 2.2 2.2 2.8l4.4 1.5c2.2.8 3.2 2 3.6 4.6L63.6 33M51.6 32c.6 18 2.4 36 4.6 54",
    ),
    ink: both(`${shortDress}C55 44 61 66 66 88M48 14.6c2.6-.4 4.2-2.6 4.6-6`),
    accent: both("M66 88C60 90.4 54 91.2 48 91.2"),
  },
} satisfies Record<string, LineDrawing>;
