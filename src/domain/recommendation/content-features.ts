import type { Snapshot } from "../catalogue/snapshot.ts";
import type { Neighbours } from "../taste/neighbours.ts";
import type { Feature } from "./feature.ts";
import { brand } from "./features/brand.ts";
import { coLiked } from "./features/co-liked.ts";
import { cut } from "./features/cut.ts";
import { formality } from "./features/formality.ts";
import { freshness } from "./features/freshness.ts";
import { liked } from "./features/liked.ts";
import { popularity } from "./features/popularity.ts";
import { price } from "./features/price.ts";
import { season } from "./features/season.ts";
import { size } from "./features/size.ts";
import { style } from "./features/style.ts";
import { taste } from "./features/taste.ts";
import { turnedDown } from "./features/turned-down.ts";
import { unlike } from "./features/unlike.ts";
import { wantedStyle } from "./features/wanted-style.ts";
import { wish } from "./features/wish.ts";

/**
 * What can be read off a piece and held against what someone said. Of equal contributions the first is told first.
 * The weights follow the order of value measured for people without a history: the wished category, then taste,
 * then size (docs/decisions/0016).
 */
export const contentFeatures: readonly Feature[] = [
  style,
  wish,
  taste,
  liked,
  brand,
  price,
  size,
  wantedStyle,
  formality,
  cut,
  turnedDown,
  unlike,
  season,
  popularity,
  freshness,
];

/** The same with what other people chose, where that is known. */
export const featuresWith = (
  neighboursOf: (snapshot: Snapshot) => Neighbours | undefined,
): readonly Feature[] => [...contentFeatures, coLiked(neighboursOf)];
