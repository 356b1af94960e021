import type { Formality, Occasion, Season } from "#vocabulary/attribute.ts";
import type { SilhouetteKind } from "../../../illustrator/silhouettes.ts";
import type { Piece } from "../../piece.ts";

type Test = (piece: Piece) => boolean;

/** True of any of these silhouettes, whatever their cut. */
export const anyOf =
  (...kinds: readonly SilhouetteKind[]): Test =>
  ({ kind }) =>
    kinds.includes(kind);

/** True when it is worn in one of these seasons. */
export const inSeason =
  (...seasons: readonly Season[]): Test =>
  ({ traits }) =>
    seasons.some((season) => traits.seasons.includes(season));

/** True when it is never worn then: what is said of a warm jumper would be silly of a linen one. */
export const notIn =
  (season: Season): Test =>
  ({ traits }) =>
    !traits.seasons.includes(season);

export const goesTo =
  (...occasions: readonly Occasion[]): Test =>
  ({ traits }) =>
    occasions.some((occasion) => traits.occasions.includes(occasion));

export const dressedAtLeast =
  (formality: Formality): Test =>
  ({ traits }) =>
    traits.formality >= formality;

export const dressedAtMost =
  (formality: Formality): Test =>
  ({ traits }) =>
    traits.formality <= formality;

/** A second cloth is meant to be seen. */
export const twoColoured: Test = ({ garment }) => garment.fabric.contrast !== undefined;
