import type { Weave } from "#vocabulary/editorial-page.ts";
import { type CableKnit, cableKnit } from "./cable-knit.ts";
import { brokenTwill, type Cloth, threads, twill, weave } from "./weave.ts";

/** A length of cloth folded over itself under studio light: the cover of an article, as an SVG document. */
export function drawClothCover(name: Weave): string {
  const { ground, stitch, scale, turn, make } = cloths[name];
  const cloth = make();
  const laid = `rotate(${turn}) scale(${scale})`;
  const turned = `translate(470 0) rotate(${turn + 24}) scale(${scale})`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="1200" height="1200" preserveAspectRatio="xMidYMid slice">`,
    `<defs>`,
    "ribs" in cloth ? knitPattern(cloth, laid) : wovenPattern(cloth, laid),
    `<pattern id="folded" href="#cloth" patternTransform="${turned}"/>`,
    lights,
    `</defs>`,
    `<path fill="${ground}" d="${all}"/>`,
    `<path fill="url(#cloth)" d="${all}"/>`,
    `<path fill="url(#drape)" d="${all}"/>`,
    `<path fill="#1a120a" opacity=".55" filter="url(#soft)" d="${fold}" transform="translate(-14 10)"/>`,
    `<path fill="${ground}" d="${fold}"/>`,
    `<path fill="url(#folded)" d="${fold}"/>`,
    `<path fill="url(#roll)" d="${fold}"/>`,
    `<path fill="none" stroke="${stitch}" stroke-width="2" stroke-dasharray="9 6" stroke-linecap="round" d="${seam}"/>`,
    `<path fill="url(#light)" d="${all}"/>`,
    `</svg>`,
  ].join("");
}

/** What the cover looks like from far away: the average of its pixels. */
export const clothCoverColour = (name: Weave): string => cloths[name].colour;

const all = "M0 0h600v600H0z";

/* The cloth turns back along this edge, as a lapel does; the seam runs beside it. */
const fold = "M472-20C446 150 372 300 262 620H620V-20Z";
const seam = "M488-20C462 153 388 304 279 620";

const ecru = "#e6dfd0";
const chalk = "#d9d2c4";
const ink = "#2b2724";
const camel = "#b8956a";

const cloths: Record<
  Weave,
  {
    colour: string;
    ground: string;
    stitch: string;
    scale: number;
    turn: number;
    make: () => Cloth | CableKnit;
  }
> = {
  houndstooth: {
    colour: "#8d877d",
    ground: "#8d857a",
    stitch: "#1d1a18",
    scale: 7,
    turn: 3,
    make: () => {
      const yarns = threads([4, ink], [4, ecru]);
      return { warp: yarns, weft: yarns, binding: twill };
    },
  },
  twill: {
    colour: "#ae9372",
    ground: "#8f6f49",
    stitch: "#7c5c38",
    scale: 6,
    turn: 3,
    make: () => ({ warp: threads([4, camel]), weft: threads([4, "#c8a87f"]), binding: twill }),
  },
  herringbone: {
    colour: "#877f74",
    ground: "#4f4841",
    stitch: "#2f2a26",
    scale: 5.5,
    turn: 2,
    make: () => ({ warp: threads([24, "#6b635a"]), weft: threads([4, "#b3aa9c"]), binding: brokenTwill(12) }),
  },
  pinstripe: {
    colour: "#505052",
    ground: "#23252b",
    stitch: "#14161a",
    scale: 5,
    turn: 3,
    make: () => ({
      warp: threads([9, "#3d3f46"], [1, chalk], [10, "#3d3f46"]),
      weft: threads([4, "#33353c"]),
      binding: (column, row) => (column === 9 ? row !== 0 : twill(column, row)),
    }),
  },
  check: {
    colour: "#af9d89",
    ground: "#7d6a54",
    stitch: "#6d5238",
    scale: 6,
    turn: 3,
    make: () => {
      const yarns = threads(
        [6, "#c9b597"],
        [2, "#5a4535"],
        [6, "#c9b597"],
        [4, ecru],
        [2, "#a2482f"],
        [4, ecru],
      );
      return { warp: yarns, weft: yarns, binding: twill };
    },
  },
  cable: { colour: "#bdb4a4", ground: "#a89c86", stitch: "#8f836d", scale: 1, turn: 2, make: cableKnit },
};

function wovenPattern(cloth: Cloth, transform: string): string {
  const floats = weave(cloth).map(
    ({ colour, path }) =>
      `<path d="${path}" stroke="${colour}" stroke-width=".86"/>` +
      `<path d="${path}" stroke="#fff6e6" stroke-width=".26" opacity=".16" transform="translate(-.16 -.16)"/>`,
  );
  return pattern(cloth.warp.length, cloth.weft.length, transform, floats.join(""));
}

function knitPattern(knit: CableKnit, transform: string): string {
  const layers = [
    `<path stroke="#bdb19c" stroke-width="4" d="${knit.purls}"/>`,
    `<path stroke="#e9e1d0" stroke-width="5" d="${knit.ribs}"/>`,
    `<path stroke="#5d523f" stroke-width="44" opacity=".28" d="${knit.underLine}"/>`,
    `<path stroke="#b9ad97" stroke-width="38" d="${knit.underLine}"/>`,
    `<path stroke="#e4dbc9" stroke-width="5" d="${knit.under}"/>`,
    `<path stroke="#5d523f" stroke-width="48" opacity=".3" d="${knit.overLine}"/>`,
    `<path stroke="#b9ad97" stroke-width="38" d="${knit.overLine}"/>`,
    `<path stroke="#f0e9da" stroke-width="5" d="${knit.over}"/>`,
  ];
  return pattern(knit.width, knit.height, transform, layers.join(""));
}

function pattern(width: number, height: number, transform: string, content: string): string {
  return `<pattern id="cloth" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="${transform}"><g fill="none" stroke-linecap="round">${content}</g></pattern>`;
}

/** The studio light over all, the drape below, the roll of the fold, the softness of its shadow. */
const lights = [
  `<linearGradient id="light" x1="0" y1="0" x2="1" y2="1">`,
  stop("0", "#fffaf0", ".26"),
  stop(".45", "#fffaf0", "0"),
  stop("1", "#1a120a", ".32"),
  `</linearGradient>`,
  `<linearGradient id="drape" x1="0" y1=".1" x2="1" y2="0">`,
  stop("0", "#1a120a", ".22"),
  stop(".14", "#fffaf0", ".12"),
  stop(".3", "#1a120a", ".16"),
  stop(".46", "#fffaf0", ".1"),
  stop(".7", "#1a120a", ".3"),
  `</linearGradient>`,
  `<linearGradient id="roll" gradientUnits="userSpaceOnUse" x1="366" y1="300" x2="540" y2="360">`,
  stop("0", "#fffaf0", ".42"),
  stop(".14", "#fffaf0", ".16"),
  stop(".5", "#1a120a", "0"),
  stop("1", "#1a120a", ".18"),
  `</linearGradient>`,
  `<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="13"/></filter>`,
].join("");

function stop(offset: string, colour: string, opacity: string): string {
  return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
}
