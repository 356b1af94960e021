import type { Feature } from "./feature.ts";
import { freshness } from "./features/freshness.ts";
import { popularity } from "./features/popularity.ts";

/** What can be said of a piece without knowing anybody. */
export const neutralFeatures: readonly Feature[] = [popularity, freshness];
