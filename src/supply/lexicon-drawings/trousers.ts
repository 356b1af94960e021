import { both, type LineDrawing, short, spot } from "./line-drawing.ts";

/** A leg by its half-widths: hip, then outside and inside of knee and hem. */
type Leg = readonly [
  hip: number,
  knee: readonly [out: number, inside: number],
  hem: readonly [out: number, inside: number],
  end?: number,
];

const band = "M48 8.6c4 0 7.8-.2 11.4-.8l.8 5.4C56.4 14 52.2 14.2 48 14.2";

function outer([hip, [knee], [hem, inside], end = 90]: Leg): string {
  return `M60.2 13.2C61.6 19 ${short(48 + hip)} 24 ${short(48 + hip)} 32S${short(48 + knee)} 50 ${short(48 + knee)} 56L${short(48 + hem)} ${end}L${short(48 + inside)} ${end + 0.6}`;
}
const inner = ([, [, knee], [, hem], end = 90]: Leg): string =>
  `M${short(48 + hem)} ${end + 0.6}L${short(48 + knee)} 56L48.4 36`;

const cut = (leg: Leg, fine = ""): LineDrawing => ({
  ink: both(`${band}${inner(leg)}`),
  accent: both(outer(leg)),
  fine: both(fine, "M48 14.2V36"),
});

const straight: Leg = [15.6, [15, 3], [14.4, 3.4]];
const plain = both(`${band}${outer(straight)}${inner(straight)}`);

/** Waist, hips and the fork, close: rises are measured there. */
const hips = "M62 4c-1 7-3.4 12-3.4 19 0 9 10 15 12.4 27 1.4 8 .8 26 .4 42";
const seat = "M73 53c.8 12 .2 26-.2 39M48 74c1.4 6 1.8 12 2 18";
const navel = spot(48, 24, 1.1);
const rise = (y: number, half: number, bulge: string) => ({
  fine: both(hips),
  inkFill: navel,
  ink: both(`${seat}${bulge}`),
  accent: both(
    `M${48 + half} ${y}C${short(48 + half * 0.6)} ${y + 2.6} ${short(48 + half * 0.3)} ${y + 3} 48 ${y + 3}M${short(48 + half + 0.8)} ${y + 6}C${short(48 + half * 0.6)} ${y + 8.6} ${short(48 + half * 0.3)} ${y + 9} 48 ${y + 9}M${48 + half} ${y}l.8 6`,
    `M48 ${y + 9}v${65 - y}`,
  ),
});

/** Trousers by their cut, their rise and their details; skirts by their line. */
export const trousers = {
  "rise-measure": {
    fine: both(hips),
    inkFill: navel,
    ink: both(
      `${seat}M64.4 37c-5 2.6-10.6 3.6-16.4 3.6M65.8 42.6c-5.4 2.8-11.4 3.8-17.8 3.8M64.4 37l1.4 5.6C69 46 72.2 49 73 53`,
    ),
    accent: "M48 41v33M45 41h6M45 74h6",
  },
  "rise-high": rise(19, 11.2, "M60 25c2.6 10 11.4 16 13 28"),
  "rise-mid": rise(31, 15, "M63.8 37c3.6 5 8.2 9 9.2 16"),
  "rise-low": rise(43, 21.4, "M70.2 49c1.4 1.4 2.4 2.6 2.8 4"),
  "trousers-inseam": {
    ink: plain,
    fine: "M48 14.2V36",
    accent: both("M50.6 40.6L52.8 56.4 53.2 88", "M44 36.4h8"),
  },
  "trousers-skinny": cut([14, [10.6, 2.6], [8.4, 3.4]]),
  "trousers-tapered": cut([17.6, [15.6, 2.4], [10.6, 3.6]]),
  "trousers-bootcut": cut([14.6, [12, 2.8], [14.8, 1.8]]),
  "trousers-flare": cut([14.2, [11, 2.8], [21.6, 0.8]]),
  "trousers-wide": cut([17, [20, 1.6], [22.6, 1.2]]),
  "trousers-mom": cut([19.6, [15.8, 2.6], [11.4, 3.8], 86], "M60.4 18c-3 1-5.6 3-8.4 3.6"),
  "trousers-cigarette": cut([14.4, [11.6, 2.8], [9, 3.4], 82], "M55.4 16v62"),
  "trousers-pleats": {
    ink: plain,
    fine: both("M57.4 34L60.6 88", "M48 14.2V36"),
    accent: both("M53 14c.6 8 1.8 15 4.4 20M57 13.8c.4 5 1.2 9 2.8 13"),
  },
  "trousers-turn-up": {
    ink: "M30 6c-1 22-1 42-.4 62M66 6c1 22 1 42 .4 62",
    fine: "M48 6c.4 22 .4 42 0 62",
    accent: "M27.6 67c13.6 1.6 27.2 1.6 40.8 0l.8 17.4c-14.2 1.8-28.2 1.8-42.4 0z",
  },
  "trousers-break": {
    ink: "M24 6c.4 16 .8 30 1.4 44-.4 6-1 10-1.6 14M56 6c-.4 16-.6 28-1.4 42-.2 4.4.6 7 3 10",
    fine: "M23 80.6h62M23 84.4h24v4H23zM85 80.6c2.4 0 2.4 3.8 0 3.8H47M24 66c-1.4 5-1.8 9.4-1.4 14.6M57 58c6 5 11 8 18 9.6 8 2 12 6 11 13",
    accent: "M23.8 64c11.6.8 23-.8 33.8-6M52.4 42c-4.4 3.4-10 5-16 5.6M54 47c-4 3-8.4 4.6-13 5.4",
  },
  "skirt-pencil": {
    ink: both("M48 10.4c5 0 9.6-.4 13.6-1l.6 5C57.6 15.2 53 15.6 48 15.6"),
    fine: both("M55 15.4c.4 5 .8 9 1.6 13", "M48 70v18"),
    accent: both("M62.2 14.4c5.4 8.6 8 14.6 7.8 22C69.4 54 66 70 63.6 87c-5.2 1-10.4 1.4-16 1.4"),
  },
  "skirt-pleated": {
    ink: both(
      "M48 10.4c5 0 9.6-.4 13.6-1l.6 5C57.6 15.2 53 15.6 48 15.6M62.2 14.4C68 38 76 60 84 80l-4 4-6-1-4.4 3.4-6-1-5 2.2-5.6-.8-5 1.6",
    ),
    accent: both("M50.4 15.6L53 86.8M53.4 15.4L58.6 87M56.4 15.2L64 85.6M59.4 14.8L70 86.2", "M48 15.6v72.8"),
  },
  "skirt-skater": {
    ink: both("M48 16.4c5 0 9.6-.4 13.6-1l.6 5C57.6 21.2 53 21.6 48 21.6"),
    fine: both("M52 22c1 14 2.4 28 5.4 44.6M57 21.4c4 12 9 26 16 38", "M48 22v48"),
    accent: both(
      "M62.2 20.4C69 31 78 41 89.6 50c-2.4 7.4-8 6-11.6 11.6-3 4-7.4 1.6-10.6 5.4-3.4 3-6.8.6-10.2 2.6-3 1.6-6 .4-9.2 1.4",
    ),
  },
  "skirt-tiered": {
    ink: both(
      "M48 8.4c5 0 9.6-.4 13.6-1l.6 4.6C57.6 12.8 53 13.2 48 13.2M62.2 12c1.8 7 3.2 13 4.2 19.6M68.4 33.4c3 8 5 16 6.6 25M77 61c3.4 9 6 17.4 8 26-12 3.6-24.4 4.4-37 4.4",
    ),
    fine: both(
      "M52 37c.4 4 .6 7 1.4 11M58 36.4c.8 4 1.6 7 2.8 10.6M64 35c1 4 2.2 7 3.8 10.4M52 65.4c.4 5 .6 8 1.4 12M60 64.6c.8 5 1.8 8 3 12M68.6 62.6c1.4 5 3 8.6 5 12.4",
      "M48 37v10M48 66v12",
    ),
    accent: both(
      "M66.4 31.6C60.6 33.4 54.6 34 48 34M68.4 33.4c-6.4 1.8-13 2.6-20.4 2.6M75 58.4c-8.4 2.6-17.4 3.6-27 3.6M77 61c-9 2.6-18.6 3.6-29 3.6",
    ),
  },
} satisfies Record<string, LineDrawing>;
