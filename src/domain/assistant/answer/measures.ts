import type { Comparative, SlotName } from "#vocabulary/assistant.ts";
import type { ColourKey, CutWords, Fit, Material } from "#vocabulary/attribute.ts";
import {
  colourCodes,
  cutCodes,
  fitCodes,
  materialCodes,
  patternCodes,
  seasonCodes,
  wordsOfMask,
} from "../../catalogue/columns.ts";
import { leafAt, type Snapshot } from "../../catalogue/snapshot.ts";
import { bright, quiet } from "../../looks/harmony.ts";

/** How much of something a piece has; nothing where that is not known. */
type Measure = (snapshot: Snapshot, row: number) => number | undefined;

/** What "more" is measured by: facts of the catalogue, never a guess. */
export const measures: Readonly<Record<Comparative, Measure>> = {
  price: ({ prices }, row) => prices[row] || undefined,
  formality: ({ formality }, row) => formality[row] || undefined,
  length: (snapshot, row) => lengthOf(snapshot, row),
  warmth: (snapshot, row) => warmthOf(snapshot, row),
  lightness: ({ mainColour }, row) => lightness[colourCodes.wordOf(mainColour[row] ?? 0) ?? "multicolour"],
  fit: ({ fit }, row) => looseness[fitCodes.wordOf(fit[row] ?? 0) ?? "regular"],
  loud: (snapshot, row) => loudness(snapshot, row),
  heel: ({ cut }, row) => (cut.heel[row] ? cut.heel[row] : undefined),
};

/** What is asked for by the slot stands in the way of more or less of it: it is set aside for the turn. */
export const inTheWay: Readonly<Record<Comparative, readonly SlotName[]>> = {
  price: [],
  formality: ["formality"],
  length: ["length"],
  warmth: [],
  lightness: ["colour"],
  fit: ["cut"],
  loud: ["pattern", "colour"],
  heel: ["heel"],
};

const lengths: Readonly<Record<NonNullable<CutWords["length"]>, number>> = {
  cropped: 1,
  short: 2,
  regular: 3,
  midi: 4,
  long: 5,
  maxi: 6,
};
/** Dresses and skirts are shelved by their length. */
const leafLengths: Readonly<Record<string, number>> = {
  "A.7.1": 2,
  "A.7.2": 4,
  "A.7.3": 6,
  "A.8.1": 2,
  "A.8.2": 4,
  "A.8.3": 6,
};

function lengthOf(snapshot: Snapshot, row: number): number | undefined {
  const word = cutCodes.length.wordOf(snapshot.cut.length[row] ?? 0);
  return word ? lengths[word] : leafLengths[leafAt(snapshot, row)];
}

const warm: Readonly<Partial<Record<Material, number>>> = {
  down: 4,
  "faux-fur": 3,
  wool: 3,
  cashmere: 3,
  mohair: 3,
  fleece: 3,
  tweed: 2,
  velvet: 1,
  corduroy: 1,
  leather: 1,
  suede: 1,
  linen: -2,
  silk: -1,
  viscose: -1,
  satin: -1,
  lace: -1,
};

function warmthOf({ materials, seasons }: Snapshot, row: number): number {
  const cloth = wordsOfMask(materialCodes, materials[row] ?? 0).map((one) => warm[one] ?? 0);
  const worn = wordsOfMask(seasonCodes, seasons[row] ?? 0);
  const bySeason = (worn.includes("winter") ? 2 : 0) - (worn.includes("summer") ? 2 : 0);
  return bySeason + Math.max(...cloth.filter((one) => one > 0), 0) + Math.min(...cloth, 0);
}

/** From black to white, as the eye has it. */
const lightness: Readonly<Record<ColourKey, number>> = {
  black: 0,
  navy: 15,
  burgundy: 22,
  brown: 30,
  purple: 36,
  khaki: 42,
  green: 44,
  blue: 46,
  red: 48,
  multicolour: 52,
  grey: 55,
  orange: 64,
  gold: 68,
  pink: 74,
  silver: 76,
  "light-blue": 80,
  beige: 84,
  yellow: 86,
  white: 100,
};

const looseness: Readonly<Record<Fit, number>> = {
  "super-slim": 0,
  skinny: 0,
  slim: 1,
  fitted: 1,
  tapered: 2,
  cropped: 3,
  short: 3,
  long: 3,
  regular: 3,
  straight: 3,
  mom: 4,
  comfort: 4,
  flare: 4,
  relaxed: 5,
  boxy: 5,
  loose: 6,
  wide: 6,
  oversized: 7,
};

function loudness({ pattern, mainColour }: Snapshot, row: number): number {
  const [print, colour] = [
    patternCodes.wordOf(pattern[row] ?? 0) ?? "plain",
    colourCodes.wordOf(mainColour[row] ?? 0) ?? "black",
  ];
  const isCalm = colour === "black" || colour === "navy" || colour === "grey" || colour === "beige";
  return (
    (quiet.has(print) ? 0 : print === "striped" || print === "checked" ? 2 : 3) +
    (bright.has(colour) ? 2 : isCalm ? 0 : 1)
  );
}
