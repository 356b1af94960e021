import type { Steps } from "../steps.ts";
import { areScattered, type CardTexts, gatherCards } from "./card-texts.ts";
import { axisCount } from "./columns.ts";
import type { StoredListing } from "./ports.ts";
import type { Brand, Shop } from "./product.ts";
import { snapshotBuilder } from "./read-snapshot.ts";
import { notBefore, rowOf, type Snapshot } from "./snapshot.ts";

export interface SnapshotChange {
  readonly version: number;
  readonly brands: readonly Brand[];
  readonly shops: readonly Shop[];
  /** What is there now, new or otherwise than before. */
  readonly listings: readonly StoredListing[];
  /** Products that nobody can find any more. */
  readonly gone: readonly number[];
}

/** The snapshot after a change, made of the one before it: for a few products nobody reads a hundred thousand. */
export function* patchSnapshot(old: Snapshot, change: SnapshotChange): Steps<Snapshot> {
  const { version, brands, shops, gone } = change;
  const listings = change.listings.toSorted((a, b) => a.listing[0] - b.listing[0]);
  const builder = snapshotBuilder(old.sizeWords);
  for (const listing of listings) builder.add(listing, old.day);
  const popularity = new Map(
    listings.map(({ listing: [id] }) => [id, old.popularity[rowOf(old, id)] ?? 0] as const),
  );
  const fresh = builder.finish({ version, day: old.day, brands, shops, popularity });
  yield;
  const runs = runsOf(old, fresh, gone);
  const size = runs.reduce((sum, { from, to }) => sum + to - from, 0);
  const columns: Partial<Record<string, Column>> = {};
  for (const name of plainColumns)
    columns[name] = yield* joinRuns(old[name], fresh[name], runs, size, name === "styles" ? axisCount : 1);
  const cut: Partial<Record<string, Column>> = {};
  for (const name of Object.keys(old.cut) as (keyof Snapshot["cut"])[])
    cut[name] = yield* joinRuns(old.cut[name], fresh.cut[name], runs, size, 1);
  const lists: Partial<Record<string, Column>> = {};
  for (const [starts, items] of listColumns) {
    const joined = yield* joinLists([old[starts], old[items]], [fresh[starts], fresh[items]], runs, size);
    [lists[starts], lists[items]] = joined;
  }
  const cards = yield* joinCards(old.cards, fresh.cards, runs, size);
  const patched = { ids: old.ids, rowBefore: rowsBefore(runs, size) };
  // Every column of a snapshot is in one of the three tables above.
  return { ...fresh, ...columns, ...lists, cards, cut, size, patched } as Snapshot;
}

/** The bytes of the cards are most of a snapshot: those that stay are not copied. */
function* joinCards(old: CardTexts, fresh: CardTexts, runs: readonly Run[], size: number): Steps<CardTexts> {
  const next = old.parts.length;
  const [partOf, starts, ends] = [new Uint8Array(size), new Uint32Array(size), new Uint32Array(size)];
  let row = 0;
  for (const { isFresh, from, to } of runs) {
    const cards = isFresh ? fresh : old;
    if (isFresh) partOf.fill(next, row, row + to - from);
    else partOf.set(old.partOf.subarray(from, to), row);
    starts.set(cards.starts.subarray(from, to), row);
    ends.set(cards.ends.subarray(from, to), row);
    row += to - from;
  }
  yield;
  const joined = { parts: [...old.parts, ...fresh.parts], partOf, starts, ends };
  return areScattered(joined) ? yield* gatherCards(joined) : joined;
}

function rowsBefore(runs: readonly Run[], size: number): Uint32Array {
  const before = new Uint32Array(size).fill(notBefore);
  let row = 0;
  for (const { isFresh, from, to } of runs) {
    if (!isFresh) for (let at = from; at < to; at++) before[row + at - from] = at;
    row += to - from;
  }
  return before;
}

const plainColumns = [
  "ids",
  "universes",
  "leaves",
  "brandIds",
  "prices",
  "was",
  "lowest",
  "added",
  "inStock",
  "popularity",
  "formality",
  "pattern",
  "fit",
  "colours",
  "materials",
  "seasons",
  "occasions",
  "mainColour",
  "mainMaterial",
  "styles",
] as const satisfies readonly (keyof Snapshot)[];

const listColumns = [
  ["sizeStarts", "sizeCodes"],
  ["shopStarts", "shopIds"],
] as const satisfies readonly (readonly [keyof Snapshot, keyof Snapshot])[];

type Column = Uint8Array | Uint16Array | Uint32Array | Float32Array;

/** Rows that follow one another, of the old or of the fresh snapshot. */
interface Run {
  readonly isFresh: boolean;
  readonly from: number;
  readonly to: number;
}

/** The rows of the new snapshot in the order of their ids. */
function runsOf(old: Snapshot, fresh: Snapshot, gone: readonly number[]): readonly Run[] {
  const touched = [
    ...Array.from(fresh.ids, (id, row) => ({ id, row })),
    ...gone.filter((id) => rowOf(fresh, id) < 0).map((id) => ({ id, row: -1 })),
  ].sort((a, b) => a.id - b.id);
  const runs: Run[] = [];
  const add = (run: Run) => {
    if (run.to > run.from) runs.push(run);
  };
  let kept = 0;
  for (const { id, row } of touched) {
    const at = firstFrom(old.ids, id);
    add({ isFresh: false, from: kept, to: at });
    if (row >= 0) add({ isFresh: true, from: row, to: row + 1 });
    kept = old.ids[at] === id ? at + 1 : at;
  }
  add({ isFresh: false, from: kept, to: old.size });
  return runs;
}

function firstFrom(ids: Uint32Array, id: number): number {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** So much is copied at a time: a millisecond or so. */
const stepItems = 1 << 20;

function* joinRuns(
  old: Column,
  fresh: Column,
  runs: readonly Run[],
  size: number,
  width: number,
): Steps<Column> {
  const joined = emptyLike(old, size * width);
  let end = 0;
  for (const { isFresh, from, to } of runs) {
    const source = isFresh ? fresh : old;
    for (let start = from * width; start < to * width; start += stepItems) {
      const part = source.subarray(start, Math.min(start + stepItems, to * width));
      joined.set(part, end);
      end += part.length;
      if (part.length === stepItems) yield;
    }
  }
  yield;
  return joined;
}

/** A list for every row: where each begins, and all of them one after the other. */
type Lists = readonly [starts: Uint32Array, items: Column];

function* joinLists(old: Lists, fresh: Lists, runs: readonly Run[], size: number): Steps<Lists> {
  const starts = new Uint32Array(size + 1);
  const spans: Run[] = [];
  let [row, end] = [0, 0];
  for (const { isFresh, from, to } of runs) {
    const [before] = isFresh ? fresh : old;
    const first = before[from] ?? 0;
    for (let at = from; at < to; at++) {
      starts[row++] = (before[at] ?? 0) - first + end;
      if (at % stepItems === stepItems - 1) yield;
    }
    spans.push({ isFresh, from: first, to: before[to] ?? 0 });
    end += (before[to] ?? 0) - first;
  }
  starts[row] = end;
  yield;
  return [starts, yield* joinRuns(old[1], fresh[1], spans, end, 1)];
}

function emptyLike(column: Column, length: number): Column {
  if (column instanceof Uint8Array) return new Uint8Array(length);
  if (column instanceof Uint16Array) return new Uint16Array(length);
  return column instanceof Float32Array ? new Float32Array(length) : new Uint32Array(length);
}
