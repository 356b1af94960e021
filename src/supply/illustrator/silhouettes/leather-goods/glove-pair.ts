import { laid } from "../../blocks/bag-laid.ts";
import type { Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";

/** A pair laid one over the other: the right glove turned away below, the left one above. */
export function pair(left: readonly Part[], right: readonly Part[], apart: number): Part[] {
  const below = right.map((part) => mirrorPart(part));
  return [...laid(below, -9, [0, 0], [-apart, -1.2]), ...laid(left, 7, [0, 0], [apart * 0.72, 0.8])];
}
