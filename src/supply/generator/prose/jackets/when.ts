import type { Formality, Occasion, Season } from "#vocabulary/attribute.ts";
import type { Piece } from "../../piece.ts";

type Test = (piece: Piece) => boolean;

/** True when one of these is. */
export const either =
  (...tests: readonly Test[]): Test =>
  (piece) =>
    tests.some((test) => test(piece));

/** Worn in one of these seasons. */
export const inSeason =
  (...seasons: readonly Season[]): Test =>
  ({ traits }) =>
    seasons.some((season) => traits.seasons.includes(season));

/** Worn on one of these occasions. */
export const forOccasion =
  (...occasions: readonly Occasion[]): Test =>
  ({ traits }) =>
    occasions.some((occasion) => traits.occasions.includes(occasion));

export const atLeast =
  (formality: Formality): Test =>
  ({ traits }) =>
    traits.formality >= formality;

export const atMost =
  (formality: Formality): Test =>
  ({ traits }) =>
    traits.formality <= formality;

/** Its main cloth shows no motif. */
export const plain: Test = ({ traits }) => traits.pattern === "plain";

export const lined: Test = ({ composition }) => composition.some(({ part }) => part === "lining");
