import { isStretchPlace, stretchCountOf } from "#vocabulary/openness.ts";
import type { NextStretch, Stretch } from "./open-stretches.ts";

interface Placed {
  readonly row: number;
  readonly stretch?: Stretch;
}

interface Part {
  /** 1 to 5; 0 keeps to what fits. */
  readonly openness: number;
  /** Cards they met before the list began. */
  readonly met: number;
  readonly from: number;
  readonly until: number;
}

/**
 * A part of the list with both kinds in it. What fits keeps its order, without what was tried before its turn came;
 * where nothing is left to try, what fits takes the place. Chosen from the start every time, so that no piece is on
 * two pages.
 */
export function placeStretches(
  nextSure: () => number | undefined,
  open: () => NextStretch,
  { openness, met, from, until }: Part,
): readonly Placed[] {
  const isTried = openness > 0 && stretchCountOf(openness) > 0 && from < until;
  const nextStretch = isTried ? open() : () => undefined;
  const shown = new Set<number>();
  const page: Placed[] = [];
  for (let at = 0; at < until && from < until; at++) {
    const stretch = isTried && isStretchPlace(openness, met + at) ? nextStretch(shown) : undefined;
    const row = stretch ? stretch.row : sure();
    if (row === undefined) break;
    shown.add(row);
    if (at >= from) page.push({ row, ...(stretch && { stretch }) });
  }
  return page;

  function sure(): number | undefined {
    let row = nextSure();
    while (row !== undefined && shown.has(row)) row = nextSure();
    return row;
  }
}
