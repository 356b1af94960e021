import { axisCount } from "#domain/catalogue/columns.ts";
import type { CrowdAction, CrowdEvent, Shopper } from "#domain/catalogue/crowd.ts";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";
import { type Random, randomFrom } from "../illustrator/random.ts";

/** What one of them wants and never says. */
interface Taste {
  /** For each axis, 0 to 1. */
  readonly axes: Float32Array;
  /** In euro cents, as a share of what such a thing usually costs: 0 cheapest, 1 dearest. */
  readonly purse: number;
  readonly colours: ReadonlySet<number>;
  readonly brands: ReadonlySet<number>;
  /** Leaves they look at. */
  readonly leaves: ReadonlySet<number>;
}

const seenAtOnce = 140;
const days = 75;

/** A crowd with hidden tastes that has looked at this catalogue for some weeks. */
export function simulateShoppers(snapshot: Snapshot, seed: string, count: number): readonly Shopper[] {
  const rails = new Map(universes.map((universe, i) => [universe, rowsOf(snapshot, i)]));
  const ranks = priceRanks(snapshot);
  return Array.from({ length: count }, (_, i): Shopper => {
    const universe: Universe = i % 2 === 0 ? "men" : "women";
    const random = randomFrom(`${seed} shopper ${i}`);
    const rows = rails.get(universe) ?? [];
    return { id: i + 1, universe, events: rows.length > 0 ? visit(snapshot, rows, ranks, random) : [] };
  });
}

function visit(
  snapshot: Snapshot,
  rows: readonly number[],
  ranks: Float32Array,
  random: Random,
): CrowdEvent[] {
  const taste = inventTaste(snapshot, rows, random);
  const met = Array.from({ length: seenAtOnce }, () => rows[Math.floor(random() * rows.length)] ?? 0);
  const judged = [...new Set(met)]
    .map((row) => ({ row, drawn: attraction(snapshot, row, ranks, taste) + random.sway(0.22) }))
    .sort((a, b) => b.drawn - a.drawn);
  const liked = 3 + Math.floor(random() ** 2 * 16);
  const events: CrowdEvent[] = [];
  const note = (row: number, action: CrowdAction) =>
    events.push([snapshot.ids[row] ?? 0, action, Math.floor(random() ** 1.3 * days)]);
  for (const { row } of judged.slice(0, liked)) {
    note(row, "view");
    note(row, "like");
    if (random.chance(0.25)) note(row, "bookmark");
  }
  for (const { row } of judged.slice(liked, liked + 14)) if (random.chance(0.7)) note(row, "view");
  for (const { row } of judged.slice(-6)) if (random.chance(0.4)) note(row, "dislike");
  return events;
}

/** Two or three tastes, a purse, some colours, a few brands and a wardrobe to fill. */
function inventTaste(snapshot: Snapshot, rows: readonly number[], random: Random): Taste {
  const anyRow = () => rows[Math.floor(random() * rows.length)] ?? 0;
  // Tastes come from pieces that exist, so that nobody wants what nobody makes.
  const axes = new Float32Array(axisCount);
  for (let i = 0; i < 3; i++) {
    const row = anyRow();
    for (let axis = 0; axis < axisCount; axis++)
      axes[axis] = Math.max(axes[axis] ?? 0, (snapshot.styles[row * axisCount + axis] ?? 0) / 255);
  }
  const some = (count: number, column: Uint8Array | Uint32Array) =>
    new Set(Array.from({ length: count }, () => column[anyRow()] ?? 0));
  return {
    axes,
    purse: random(),
    colours: some(5, snapshot.mainColour),
    brands: some(6, snapshot.brandIds),
    leaves: some(22, snapshot.leaves),
  };
}

/** How much a piece draws somebody of this taste, about 0 to 1. */
function attraction(snapshot: Snapshot, row: number, ranks: Float32Array, taste: Taste): number {
  let [shared, own] = [0, 0];
  for (let axis = 0; axis < axisCount; axis++) {
    const score = (snapshot.styles[row * axisCount + axis] ?? 0) / 255;
    shared += score * (taste.axes[axis] ?? 0);
    own += score;
  }
  const style = own > 0 ? shared / own : 0;
  const price = 1 - Math.abs((ranks[row] ?? 0.5) - taste.purse);
  const has = (set: ReadonlySet<number>, value: number | undefined) => (set.has(value ?? -1) ? 1 : 0);
  return (
    0.45 * style +
    0.2 * price +
    0.12 * has(taste.colours, snapshot.mainColour[row]) +
    0.13 * has(taste.brands, snapshot.brandIds[row]) +
    0.1 * has(taste.leaves, snapshot.leaves[row])
  );
}

const rowsOf = ({ universes: column, size }: Snapshot, universe: number): number[] =>
  Array.from({ length: size }, (_, row) => row).filter((row) => column[row] === universe);

/** Where each price lies among those of its category: 0 cheapest, 1 dearest. */
function priceRanks({ size, leaves, universes: column, prices }: Snapshot): Float32Array {
  const groups = new Map<number, number[]>();
  for (let row = 0; row < size; row++) {
    const key = (leaves[row] ?? 0) * 2 + (column[row] ?? 0);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(row);
  }
  const ranks = new Float32Array(size);
  for (const group of groups.values()) {
    group.sort((a, b) => (prices[a] ?? 0) - (prices[b] ?? 0));
    group.forEach((row, i) => {
      ranks[row] = group.length > 1 ? i / (group.length - 1) : 0.5;
    });
  }
  return ranks;
}
