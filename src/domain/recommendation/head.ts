import type { Snapshot } from "../catalogue/snapshot.ts";
import type { Reading } from "./feature.ts";
import { type Groups, groupsOf } from "./groups.ts";
import { type Bounds, openSample, type Sample } from "./head-sample.ts";
import { marked, markedOffered } from "./marks.ts";
import { mostFits } from "./most-fits.ts";
import { inOrder, type Ranking, rank } from "./rank.ts";
import { type MostOf, rowsFrom } from "./rows-from.ts";
import type { Opened } from "./score.ts";

/** The first rows of a ranking, as the whole of it would begin. */
export interface Head extends Ranking {
  /** What is left out fits less than this; 0 where nothing is left out. */
  readonly least: number;
}

/** A ranking that is worked out from its best on, as far as somebody looks. */
export interface Ranked {
  /** All of it, in the order of the catalogue. */
  readonly among: Uint32Array;
  /** By row, 1 for each of them. */
  readonly isAmong: () => Uint8Array;
  /** About so many of the best. Nothing is left out where there are no more. */
  readonly best: (about: number) => Head;
  /** The same of these alone. */
  readonly within: (rows: Uint32Array) => Ranked;
}

/** All of one universe, and of what can be had. */
export function openRanked(snapshot: Snapshot, opened: Opened, among: Uint32Array): Ranked {
  const universe = snapshot.universes[among[0] ?? 0] === 1 ? "women" : "men";
  const groups = groupsOf(snapshot)[universe];
  const mark = () => markedOffered(snapshot, universe, among);
  return rankedIn(groups, opened, among, mark, openTold(groups, opened));
}

function rankedIn(
  groups: Groups,
  opened: Opened,
  among: Uint32Array,
  mark: () => Uint8Array,
  told: Told,
): Ranked {
  let made: { readonly about: number; readonly head: Head } | undefined;
  let sample: Sample | undefined;
  let marks: Uint8Array | undefined;
  const isAmong = (): Uint8Array => {
    marks ??= mark();
    return marks;
  };
  const headOf = (about: number): Head => {
    const isFew = among.length <= Math.max(worthIt.rows, about * worthIt.times);
    if (isFew) return { ...rank(opened, among), least: 0 };
    sample ??= openSample(opened, among, told.bounds());
    const { least, steps } = sample.guess(about, among.length);
    if (least <= 0) return { ...rank(opened, among), least: 0 };
    const found = rowsFrom(opened.ofDesigns, groups, steps, { rows: among, isAmong }, least, told.mostOf);
    const { rows, fits } = inOrder(found.rows, found.fits);
    let end = rows.length;
    while (end > 0 && (fits[end - 1] ?? 0) < least) end--;
    return { rows: rows.subarray(0, end), fits: fits.subarray(0, end), least };
  };
  return {
    among,
    isAmong,
    best(about) {
      if (!made || (made.head.least > 0 && made.about < about)) made = { about, head: headOf(about) };
      return made.head;
    },
    within: (rows) => rankedIn(groups, opened, rows, () => marked(rows, groups.ofRow.length), told),
  };
}

/** What is told of groups is worked out once, however many parts of a ranking are looked at. */
interface Told {
  readonly mostOf: MostOf;
  readonly bounds: () => Bounds;
}

function openTold(groups: Groups, opened: Opened): Told {
  const known = new Map<Reading, Float64Array | undefined>();
  const mostOf: MostOf = (reading) => {
    if (!known.has(reading)) known.set(reading, reading.mostIn?.(groups));
    return known.get(reading);
  };
  let bounds: Bounds | undefined;
  return {
    mostOf,
    bounds() {
      bounds ??= { groupOf: groups.ofRow, most: mostFits(groups, opened, mostOf) };
      return bounds;
    },
  };
}

/** Of fewer, or of less than so many times what is asked for, everything is ranked as quickly. */
const worthIt = { rows: 256, times: 3 };
