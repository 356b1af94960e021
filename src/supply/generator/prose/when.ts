import type { Formality, Occasion, Season } from "#vocabulary/attribute.ts";
import type { SilhouetteKind } from "../../illustrator/silhouettes.ts";
import type { Piece } from "../piece.ts";

type Test = (piece: Piece) => boolean;

/** True of any of these silhouettes, whatever their cut. */
export const anyOf =
  (...kinds: readonly SilhouetteKind[]): Test =>
  ({ kind }) =>
    kinds.includes(kind);

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

/** Never worn then: what is said of a warm jumper would be silly of a linen one. */
export const notIn =
  (season: Season): Test =>
  ({ traits }) =>
    !traits.seasons.includes(season);

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

/** A second cloth is meant to be seen. */
export const twoColoured: Test = ({ garment }) => garment.fabric.contrast !== undefined;

export const lined: Test = ({ composition }) => composition.some(({ part }) => part === "lining");
