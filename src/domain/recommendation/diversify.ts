import type { Snapshot } from "../catalogue/snapshot.ts";
import type { Head, Ranked } from "./head.ts";
import { none, openQueues, type Queues } from "./pair-queues.ts";
import { pairSlots } from "./pair-slots.ts";
import { whole } from "./rank.ts";
import { openTally, type Tally } from "./tally.ts";

/** As many as people see at once. */
const view = 24;
/** A hundred pages. Whoever goes on gets the rest by fit alone: a list has to be chosen from its start every time. */
const varied = 2400;
/** What makes two pieces look the same on a page; together 1. */
const alike = { leaf: 0.4, brand: 0.35, colour: 0.25 };

/**
 * By openness 1 to 5: how much fit counts against variety, the most of one brand or leaf in view, and how many of the
 * best are enough for two pages nine times in ten.
 */
const manners = [
  { fit: 0.9, brand: 6, leaf: 12, look: 640 },
  { fit: 0.85, brand: 5, leaf: 10, look: 640 },
  { fit: 0.75, brand: 4, leaf: 8, look: 1024 },
  { fit: 0.65, brand: 3, leaf: 6, look: 1408 },
  { fit: 0.55, brand: 2, leaf: 5, look: 2048 },
] as const;

/** How many of the 23 before are of the same brand, leaf and colour; and whether one of these had its share. */
export interface InView {
  readonly brand: number;
  readonly leaf: number;
  readonly colour: number;
  readonly isShut: boolean;
}

/** Told each time another piece comes that fits less. */
type OnPassed = (row: number, view: InView) => void;

interface Looking {
  readonly onPassed?: OnPassed | undefined;
  /** How many are likely to be asked for. */
  readonly until?: number;
  /** How much of a fit is what someone keeps choosing, 0 to 1: the best are then of few brands, and more are needed. */
  readonly learned?: number;
}

/**
 * Greedy maximal marginal relevance: next comes what fits best and is least like the 23 before it, and no 24 in a
 * row have more of one brand or leaf than the cap unless nothing else is left. The order of the whole list follows
 * from the ranking alone, so a page may begin anywhere and have any length. Gives one row after the other, each once,
 * and nothing after the last.
 */
export function openVaried(
  snapshot: Snapshot,
  ranked: Ranked,
  openness: number,
  { onPassed, until = twoPages, learned = 0 }: Looking = {},
): () => number | undefined {
  const manner = manners[Math.round(openness) - 1] ?? manners[2];
  const shop = Math.max(1, ranked.among.length / lookedIn) ** Math.min(0.75, 0.3 + 1.2 * learned);
  const pages = Math.max(1, until / twoPages);
  let about = Math.ceil(manner.look * shop * pages * furtherBy(learned));
  let next = openSelection(snapshot, ranked.best(about), manner, onPassed);
  let given = 0;
  return () => {
    if (given >= ranked.among.length) return undefined;
    let row = next(given < varied);
    // Something further down may be worth more than all that was looked at: then more is, from the start.
    while (row === unsure) {
      about *= furtherLook;
      next = openSelection(snapshot, ranked.best(about), manner, onPassed);
      for (let at = 0; at < given; at++) next(at < varied);
      row = next(given < varied);
    }
    given++;
    return row;
  };
}

const twoPages = 2 * view;
/** Whoever is known by little else than what they choose is shown a few brands first, and needs many more. */
const furtherBy = (learned: number): number => Math.max(0.8, 0.45 + 1.2 * learned + 1.6 * learned ** 2);
/** How much there was where it was found out how many are enough: of more, more are of the same few brands. */
const lookedIn = 45_000;
/** Where the first look was not enough, so many times as many. */
const furtherLook = 2;

/** In place of a row: it may be one of those that were left out. */
const unsure = -1;

/** Gives one row after the other, each once, as long as it is sure which. */
function openSelection(
  snapshot: Snapshot,
  { rows, fits, least }: Head,
  manner: (typeof manners)[number],
  onPassed: OnPassed | undefined,
): (isVaried: boolean) => number {
  const queues = openQueues(snapshot, rows, fits);
  const crowd = openCrowd(snapshot, queues, manner);
  const taken = new Uint8Array(rows.length);
  const shown: number[] = [];
  let start = 0;
  /** Nothing that was left out is worth more, even if it is like nothing in view. */
  const others = least > 0 ? (manner.fit * (least - 1)) / whole : Number.NEGATIVE_INFINITY;

  /** The place in the ranking of the best that may come. Only the first of each pair can be it, but for its colour. */
  const choose = (mayPass: (pair: number) => boolean): number => {
    let best = unsure;
    let bestWorth = others;
    for (let pair = 0; pair < queues.firstFits.length; pair++) {
      const first = queues.firstFits[pair] ?? none;
      const fit = (manner.fit * first) / whole;
      if (first === none || fit < bestWorth || !mayPass(pair)) continue;
      const at = queues.first(pair);
      const worth = fit - (1 - manner.fit) * crowd.likeness(pair, rows[at] ?? 0, shown.length);
      if (worth > bestWorth || (worth === bestWorth && (best === unsure || at < best)))
        [best, bestWorth] = [at, worth];
    }
    return best;
  };

  /** What fits better than the one that comes. */
  const passedBy = (at: number): Uint32Array =>
    rows.subarray(start, at).filter((_, i) => taken[start + i] === 0);

  return (isVaried) => {
    while (taken[start] === 1) start++;
    if (!isVaried) {
      if (start >= rows.length) return unsure;
      taken[start] = 1;
      return rows[start] ?? 0;
    }
    if (least > 0 && !crowd.isAnyOpen()) return unsure;
    const within = choose((pair) => !crowd.isShut(pair));
    // Every piece that is left may be of a brand or a leaf that has had its share.
    const at = within === unsure && least === 0 ? choose(() => true) : within;
    if (at === unsure) return unsure;
    const row = rows[at] ?? 0;
    if (onPassed) for (const other of passedBy(at)) onPassed(other, crowd.around(other));
    taken[at] = 1;
    queues.take(at);
    crowd.show(row);
    shown.push(row);
    if (shown.length >= view) crowd.leave(shown.shift() ?? 0);
    return row;
  };
}

/** What is in view, counted by brand, leaf and colour. */
function openCrowd(
  snapshot: Snapshot,
  { lengths, pairs }: Queues,
  cap: { readonly brand: number; readonly leaf: number },
) {
  const { mainColour } = snapshot;
  const { ofRow, brandOf, leafOf, brands: brandCount } = pairSlots(snapshot);
  const [brandsToCome, leavesToCome] = [new Uint32Array(brandCount), new Uint32Array(256)];
  const [brandAt, leafAt] = [pairs.map((slot) => brandOf[slot] ?? 0), pairs.map((slot) => leafOf[slot] ?? 0)];
  for (let pair = 0; pair < lengths.length; pair++) {
    const length = lengths[pair] ?? 0;
    const brand = brandAt[pair] ?? 0;
    const leaf = leafAt[pair] ?? 0;
    brandsToCome[brand] = (brandsToCome[brand] ?? 0) + length;
    leavesToCome[leaf] = (leavesToCome[leaf] ?? 0) + length;
  }
  const brands = openTally(brandCount, cap.brand, brandsToCome);
  const kinds = openTally(256, cap.leaf, leavesToCome);
  const colours = openTally(256, view, new Uint32Array(256));
  const each = (row: number, act: (tally: Tally, kind: number) => void) => {
    const slot = ofRow[row] ?? 0;
    act(brands, brandOf[slot] ?? 0);
    act(kinds, leafOf[slot] ?? 0);
    act(colours, mainColour[row] ?? 0);
  };
  return {
    isAnyOpen: () => brands.isAnyOpen() && kinds.isAnyOpen(),
    isShut: (pair: number) => brands.isShut(brandAt[pair] ?? 0) || kinds.isShut(leafAt[pair] ?? 0),
    /** The mean over what is in view. */
    likeness: (pair: number, row: number, shown: number) =>
      shown === 0
        ? 0
        : (alike.brand * brands.seen(brandAt[pair] ?? 0) +
            alike.leaf * kinds.seen(leafAt[pair] ?? 0) +
            alike.colour * colours.seen(mainColour[row] ?? 0)) /
          shown,
    /** How many like this piece are in view. */
    around(row: number): InView {
      const slot = ofRow[row] ?? 0;
      const [brand, leaf] = [brandOf[slot] ?? 0, leafOf[slot] ?? 0];
      return {
        brand: brands.seen(brand),
        leaf: kinds.seen(leaf),
        colour: colours.seen(mainColour[row] ?? 0),
        isShut: brands.isShut(brand) || kinds.isShut(leaf),
      };
    },
    show: (row: number) => each(row, (tally, kind) => tally.show(kind)),
    leave: (row: number) => each(row, (tally, kind) => tally.leave(kind)),
  };
}
