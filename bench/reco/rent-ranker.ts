import { addNeighbours } from "../../src/domain/learning/add-neighbours.ts";
import { graphFilter } from "../../src/domain/learning/graph-filter.ts";
import type { Logistic } from "../../src/domain/learning/logistic.ts";
import { type Sparse, sparseOf } from "../../src/domain/learning/sparse.ts";
import {
  activityAt,
  activityBin,
  ageAt,
  attributes,
  bodyAt,
  countRecent,
  occasionAt,
  paceAt,
  type Rental,
  type Rentals,
} from "./rent-data.ts";
import { alikeness, type Profiles, profilesOf } from "./rent-profile.ts";
import type { State } from "./rent-state.ts";

/** Somebody who asks, as they are known on that day. */
export interface Asker {
  readonly person: number;
  readonly bins: Int16Array;
  /** What they rented before, the earliest first. */
  readonly history: readonly Rental[];
  readonly wanted: Uint32Array;
}

export interface Kind {
  /** The attributes that count, by their place. */
  readonly attributes: readonly number[];
  readonly isWarm: boolean;
}

/** People who rented something from the day on, with what was known of them, in two kinds. */
export function askersOf(rentals: Rentals, { day, before }: State, until: number) {
  const histories = Map.groupBy(before, ({ person }) => person);
  const later = Map.groupBy(
    rentals.all.filter((rental) => rental.day >= day && rental.day < until),
    ({ person }) => person,
  );
  const [cold, warm]: [Asker[], Asker[]] = [[], []];
  for (const [person, rented] of later) {
    const history = histories.get(person) ?? [];
    // Without a history their profile is the one they gave with the first thing they rented.
    const told = history.length > 0 ? history : rented.slice(0, 1);
    const bins = new Int16Array(attributes.length).fill(-1);
    for (const one of told) for (const [at, bin] of one.bins.entries()) if (bin >= 0) bins[at] = bin;
    bins[activityAt] = activityBin(history.length);
    bins[paceAt] = activityBin(
      countRecent(
        history.map((one) => one.day),
        day,
      ),
    );
    const asker = { person, bins, history, wanted: Uint32Array.from(rented, ({ item }) => item) };
    (history.length > 0 ? warm : cold).push(asker);
  }
  return { cold, warm };
}

/** What a person says of every item, one column of `items` numbers for each feature. */
export type Reader = (asker: Asker) => readonly Float32Array[];

export function readerOf(rentals: Rentals, state: State, { attributes: used, isWarm }: Kind): Reader {
  const { items } = rentals;
  const nothing = new Float32Array(items);
  const shared = Array.from({ length: state.width }, (_, i) =>
    Float32Array.from({ length: items }, (_, item) => state.items[item * state.width + i] ?? 0),
  );
  const neighbours = isWarm ? neighboursIn(rentals, state) : undefined;
  const known = neighbours && {
    neighbours,
    usual: usualNearness(rentals, state, neighbours),
    profiles: profiled.map((some) => profilesOf(rentals, state, some)),
  };
  return (asker) => [
    ...shared,
    ...(isWarm ? crossed(shared, asker) : []),
    ...used.map((at) => {
      const bin = asker.bins[at] ?? -1;
      return bin < 0 ? nothing : (state.lifts[at]?.subarray(bin * items, (bin + 1) * items) ?? nothing);
    }),
    ...(known ? warmColumns(rentals, state, known, asker) : []),
  ];
}

/** Whoever rents an item is told from others by all of these together, and by each attribute on its own. */
const profiled: readonly (readonly number[])[] = [
  [bodyAt, ageAt, occasionAt, activityAt, paceAt],
  ...attributes.map((_, at) => [at]),
];

/** Whoever rents a lot goes by other things than whoever came once: the same columns again, by how much they rent. */
function crossed(shared: readonly Float32Array[], { history }: Asker): readonly Float32Array[] {
  const often = Math.log(history.length) / 3;
  return shared.slice(1).map((column) => column.map((value) => often * value));
}

/** How near an item is to what anybody has: what is rented often is near to everything. */
function usualNearness({ items, people }: Rentals, { before }: State, neighbours: Sparse): Float32Array {
  const usual = new Float32Array(items);
  const some = Map.groupBy(before, ({ person }) => person);
  const step = Math.ceil(people / 1500);
  let count = 0;
  for (const [person, history] of some) {
    if (person % step !== 0) continue;
    count++;
    const near = nearness(neighbours, history);
    for (let item = 0; item < items; item++) usual[item] = (usual[item] ?? 0) + (near[item] ?? 0);
  }
  return usual.map((sum) => sum / Math.max(1, count));
}

/** Of each item to what somebody has. */
function nearness(neighbours: Sparse, history: readonly Rental[]): Float32Array {
  const near = new Float32Array(neighbours.rows);
  const weights = new Float32Array(history.length).fill(1 / Math.max(1, history.length));
  addNeighbours(
    neighbours,
    history.map(({ item }) => item),
    weights,
    near,
  );
  return near.map((sum) => Math.log1p(300 * sum));
}

function warmColumns(
  rentals: Rentals,
  state: State,
  { neighbours, usual, profiles }: { neighbours: Sparse; usual: Float32Array; profiles: readonly Profiles[] },
  { history }: Asker,
): Float32Array[] {
  const { items, categories, categoryCount } = rentals;
  const [affinity, occasions] = [new Float32Array(items), new Float32Array(items)];
  const near = nearness(neighbours, history).map((value, item) => value - (usual[item] ?? 0));
  const ofCategory = new Float64Array(categoryCount);
  const ofOccasion = new Float64Array(8);
  let [weights, told] = [0, 0];
  for (const { item, day, bins } of history) {
    const weight = 0.5 ** ((state.day - day) / 365);
    weights += weight;
    ofCategory[categories[item] ?? 0] = (ofCategory[categories[item] ?? 0] ?? 0) + weight;
    const occasion = bins[occasionAt] ?? -1;
    if (occasion >= 0) {
      ofOccasion[occasion] = (ofOccasion[occasion] ?? 0) + weight;
      told += weight;
    }
  }
  const logs = ofCategory.map((sum, category) => {
    const share = state.categoryShares[category] ?? 1;
    return Math.log((sum + 1.5 * share) / (weights + 1.5) / share);
  });
  const lifts = state.lifts[occasionAt] ?? new Float32Array(0);
  for (let item = 0; item < items; item++) {
    affinity[item] = logs[categories[item] ?? 0] ?? 0;
    let sum = 0;
    for (let occasion = 0; occasion < 8; occasion++)
      if (ofOccasion[occasion]) sum += (ofOccasion[occasion] ?? 0) * (lifts[occasion * items + item] ?? 0);
    occasions[item] = sum / (told + 0.5);
  }
  const alike = profiles.map((some) => alikeness(some, history, state.day));
  return [affinity, occasions, ...alike, near];
}

function neighboursIn({ people, items }: Rentals, { before }: State): Sparse {
  const byPerson = sparseOf(people, items, {
    rows: before.map(({ person }) => person),
    columns: before.map(({ item }) => item),
    values: new Float32Array(before.length).fill(1),
  });
  return graphFilter(byPerson, { person: 1, from: 1, to: 0.8, keep: 400 });
}

/** Scores of all items: the sum of what each feature adds. */
export function scoreItems(
  columns: readonly Float32Array[],
  { weights }: Logistic,
  scores: Float32Array,
): void {
  scores.fill(0);
  for (const [i, column] of columns.entries()) {
    const weight = weights[i] ?? 0;
    for (let item = 0; item < scores.length; item++)
      scores[item] = (scores[item] ?? 0) + weight * (column[item] ?? 0);
  }
}
