import type { Snapshot } from "../catalogue/snapshot.ts";
import { pairSlots } from "./pair-slots.ts";
import { type Ranking, whole } from "./rank.ts";
import { openTally, type Tally } from "./tally.ts";

/** As many as people see at once. */
const view = 24;
/** A hundred pages. Whoever goes on gets the rest by fit alone: a list has to be chosen from its start every time. */
const varied = 2400;
/** What makes two pieces look the same on a page; together 1. */
const alike = { leaf: 0.4, brand: 0.35, colour: 0.25 };

/** By openness 1 to 5: how much fit counts against variety, and the most of one brand or leaf in view. */
const manners = [
  { fit: 0.9, brand: 6, leaf: 12 },
  { fit: 0.85, brand: 5, leaf: 10 },
  { fit: 0.75, brand: 4, leaf: 8 },
  { fit: 0.65, brand: 3, leaf: 6 },
  { fit: 0.55, brand: 2, leaf: 5 },
] as const;

/**
 * Greedy maximal marginal relevance: next comes what fits best and is least like the 23 before it, and no 24 in a
 * row have more of one brand or leaf than the cap unless nothing else is left. The order of the whole list follows
 * from the ranking alone, so a page may begin anywhere and have any length. Gives one row after the other, each once,
 * and nothing after the last.
 */
export function openVaried(snapshot: Snapshot, ranking: Ranking, openness: number): () => number | undefined {
  const next = openSelection(snapshot, ranking, openness);
  let at = 0;
  return () => (at < ranking.rows.length ? next(at++ < varied) : undefined);
}

/** Gives one row after the other, each once. */
function openSelection(
  snapshot: Snapshot,
  { rows, fits }: Ranking,
  openness: number,
): (isVaried: boolean) => number {
  const manner = manners[Math.round(openness) - 1] ?? manners[2];
  const queues = openQueues(snapshot, rows, fits);
  const crowd = openCrowd(snapshot, queues.lengths, manner);
  const taken = new Uint8Array(rows.length);
  const shown: number[] = [];
  let start = 0;

  /** The place in the ranking of the best that may come. Only the first of each pair can be it, but for its colour. */
  const choose = (mayPass: (pair: number) => boolean): number => {
    let best = -1;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (let pair = 0; pair < queues.firstFits.length; pair++) {
      const first = queues.firstFits[pair] ?? none;
      const fit = (manner.fit * first) / whole;
      if (first === none || fit < bestWorth || !mayPass(pair)) continue;
      const at = queues.first(pair);
      const worth = fit - (1 - manner.fit) * crowd.likeness(pair, rows[at] ?? 0, shown.length);
      if (worth > bestWorth || (worth === bestWorth && at < best)) [best, bestWorth] = [at, worth];
    }
    return best;
  };

  return (isVaried) => {
    while (taken[start] === 1) start++;
    const within = isVaried ? choose((pair) => !crowd.isShut(pair)) : start;
    // Every piece that is left may be of a brand or a leaf that has had its share.
    const at = within < 0 ? choose(() => true) : within;
    const row = rows[at] ?? 0;
    taken[at] = 1;
    if (!isVaried) return row;
    queues.take(row);
    crowd.show(row);
    shown.push(row);
    if (shown.length >= view) crowd.leave(shown.shift() ?? 0);
    return row;
  };
}

/** What is in view, counted by brand, leaf and colour. */
function openCrowd(
  snapshot: Snapshot,
  lengths: Uint32Array,
  cap: { readonly brand: number; readonly leaf: number },
) {
  const { mainColour } = snapshot;
  const { ofRow, brandOf, leafOf, brands: brandCount } = pairSlots(snapshot);
  const [brandsToCome, leavesToCome] = [new Uint32Array(brandCount), new Uint32Array(256)];
  for (const [pair, length] of lengths.entries()) {
    const [brand, leaf] = [brandOf[pair] ?? 0, leafOf[pair] ?? 0];
    brandsToCome[brand] = (brandsToCome[brand] ?? 0) + length;
    leavesToCome[leaf] = (leavesToCome[leaf] ?? 0) + length;
  }
  const brands = openTally(brandCount, cap.brand, brandsToCome);
  const kinds = openTally(256, cap.leaf, leavesToCome);
  const colours = openTally(256, view, new Uint32Array(256));
  const each = (row: number, act: (tally: Tally, kind: number) => void) => {
    const pair = ofRow[row] ?? 0;
    act(brands, brandOf[pair] ?? 0);
    act(kinds, leafOf[pair] ?? 0);
    act(colours, mainColour[row] ?? 0);
  };
  return {
    isShut: (pair: number) => brands.isShut(brandOf[pair] ?? 0) || kinds.isShut(leafOf[pair] ?? 0),
    /** The mean over what is in view. */
    likeness: (pair: number, row: number, shown: number) =>
      shown === 0
        ? 0
        : (alike.brand * brands.seen(brandOf[pair] ?? 0) +
            alike.leaf * kinds.seen(leafOf[pair] ?? 0) +
            alike.colour * colours.seen(mainColour[row] ?? 0)) /
          shown,
    show: (row: number) => each(row, (tally, kind) => tally.show(kind)),
    leave: (row: number) => each(row, (tally, kind) => tally.leave(kind)),
  };
}

/** The places of the ranking sorted into a queue for each pair: who has had its share is passed over at once. */
function openQueues(snapshot: Snapshot, rows: Uint32Array, fits: Uint16Array) {
  const { ofRow, count } = pairSlots(snapshot);
  const lengths = new Uint32Array(count);
  for (let at = 0; at < rows.length; at++) {
    const pair = ofRow[rows[at] ?? 0] ?? 0;
    lengths[pair] = (lengths[pair] ?? 0) + 1;
  }
  const [heads, ends] = [new Uint32Array(count), new Uint32Array(count)];
  let start = 0;
  for (let pair = 0; pair < count; pair++) {
    heads[pair] = start;
    ends[pair] = start;
    start += lengths[pair] ?? 0;
  }
  const places = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at++) {
    const pair = ofRow[rows[at] ?? 0] ?? 0;
    const end = ends[pair] ?? 0;
    places[end] = at;
    ends[pair] = end + 1;
  }
  /** How well the first of each fits, beside one another: most pairs are ruled out by it. */
  const firstFits = new Int32Array(count);
  const first = (pair: number): number => places[heads[pair] ?? 0] ?? 0;
  const note = (pair: number) => {
    firstFits[pair] = (heads[pair] ?? 0) < (ends[pair] ?? 0) ? (fits[first(pair)] ?? 0) : none;
  };
  for (let pair = 0; pair < count; pair++) note(pair);
  return {
    lengths,
    firstFits,
    /** Its place in the ranking. */
    first,
    take(row: number): void {
      const pair = ofRow[row] ?? 0;
      heads[pair] = (heads[pair] ?? 0) + 1;
      note(pair);
    },
  };
}

/** In place of a fit: nothing is left of the pair. */
const none = -1;
