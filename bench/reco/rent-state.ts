import { attributes, type Rental, type Rentals } from "./rent-data.ts";

/** Everything that was known of the items on a day, from what happened before it. */
export interface State {
  readonly day: number;
  readonly before: readonly Rental[];
  /** What speaks for an item whoever asks, `itemFeatures` numbers each. */
  readonly items: Float32Array;
  readonly width: number;
  /** For each attribute, by bin and item: the logarithm of how much likelier the item is for such people. */
  readonly lifts: readonly Float32Array[];
  /** The share of each category. */
  readonly categoryShares: Float64Array;
  /** Popularity with the halving time of 30 and 60 days, and over all time: baselines. */
  readonly popularity: readonly Float64Array[];
}

const halvings = [15, 30, 60, 120, 365, 100_000];
export const popularityNames = ["15 days", "30 days", "60 days", "120 days", "a year", "all time"];
const liftHalving = 365;
/** So many rentals of an item, or of a category, weigh as much as what is usual for its category, or for all. */
const drawn = { item: 12, category: 30 };

export function stateOn(rentals: Rentals, day: number): State {
  const before = rentals.all.filter((rental) => rental.day < day);
  const { items, categories, categoryCount } = rentals;
  const popularity = halvings.map((halving) => decayed(before, items, day, halving));
  const lastYear = decayed(
    before.filter((rental) => rental.day >= day - 365 && rental.day < day - 365 + 184),
    items,
    day,
    100_000,
  );
  const [first, last] = [new Float64Array(items).fill(day), new Float64Array(items).fill(0)];
  const [ratings, rated] = [new Float64Array(items), new Float64Array(items)];
  for (const { item, day: on, rating } of before) {
    first[item] = Math.min(first[item] ?? 0, on);
    last[item] = Math.max(last[item] ?? 0, on);
    ratings[item] = (ratings[item] ?? 0) + rating;
    rated[item] = (rated[item] ?? 0) + 1;
  }
  const categoryPopularity = new Float64Array(categoryCount);
  const categoryNew = new Float64Array(categoryCount);
  for (let item = 0; item < items; item++) {
    const category = categories[item] ?? 0;
    categoryPopularity[category] = (categoryPopularity[category] ?? 0) + (popularity[2]?.[item] ?? 0);
    categoryNew[category] = (categoryNew[category] ?? 0) + 1;
  }
  const features = Array.from({ length: items }, (_, item): number[] => {
    const category = categories[item] ?? 0;
    const isNew = (rated[item] ?? 0) === 0;
    return [
      1,
      ...popularity.map((counts, i) => Math.log((counts[item] ?? 0) + 0.02 * (halvings[i] ?? 0) ** 0.5)),
      Math.log((lastYear[item] ?? 0) + 0.5),
      isNew ? 1 : 0,
      isNew ? Math.log(1 + (categoryPopularity[category] ?? 0) / (categoryNew[category] ?? 1)) : 0,
      isNew ? 0 : Math.log(day - (first[item] ?? 0) + 10) - 5,
      isNew ? 0 : Math.log(day - (last[item] ?? 0) + 3) - 3,
      isNew ? 0 : ((ratings[item] ?? 0) + 9 * 10) / ((rated[item] ?? 0) + 10) - 9,
      Math.log((categoryPopularity[category] ?? 0) / (categoryNew[category] ?? 1) + 0.1),
    ];
  });
  const width = features[0]?.length ?? 0;
  const total = categoryPopularity.reduce((sum, one) => sum + one, 0);
  return {
    day,
    before,
    items: Float32Array.from(features.flat()),
    width,
    lifts: attributes.map((_, at) => liftsOf(rentals, before, day, at)),
    categoryShares: categoryPopularity.map((one) => (one + 0.5) / (total + 0.5 * categoryCount)),
    popularity,
  };
}

function decayed(before: readonly Rental[], items: number, day: number, halving: number): Float64Array {
  const counts = new Float64Array(items);
  for (const { item, day: on } of before) counts[item] = (counts[item] ?? 0) + 0.5 ** ((day - on) / halving);
  return counts;
}

function liftsOf(rentals: Rentals, before: readonly Rental[], day: number, at: number): Float32Array {
  const { bins, isScale } = attributes[at] ?? { bins: 0, isScale: false };
  const { items, categories, categoryCount } = rentals;
  const [ofItem, ofCategory, ofAll] = [items, categoryCount, 1].map(
    (count) => new Float64Array(count * bins),
  ) as [Float64Array, Float64Array, Float64Array];
  const note = (item: number, bin: number, weight: number): void => {
    if (bin < 0 || bin >= bins) return;
    const category = categories[item] ?? 0;
    ofItem[item * bins + bin] = (ofItem[item * bins + bin] ?? 0) + weight;
    ofCategory[category * bins + bin] = (ofCategory[category * bins + bin] ?? 0) + weight;
    ofAll[bin] = (ofAll[bin] ?? 0) + weight;
  };
  for (const { item, day: on, bins: own } of before) {
    const bin = own[at] ?? -1;
    if (bin < 0) continue;
    const weight = 0.5 ** ((day - on) / liftHalving);
    note(item, bin, isScale ? weight * 0.6 : weight);
    if (!isScale) continue;
    note(item, bin - 1, weight * 0.2);
    note(item, bin + 1, weight * 0.2);
  }
  const sumOf = (counts: Float64Array, row: number): number => {
    let sum = 0;
    for (let bin = 0; bin < bins; bin++) sum += counts[row * bins + bin] ?? 0;
    return sum;
  };
  const whole = sumOf(ofAll, 0);
  const usual = Float64Array.from({ length: bins }, (_, bin) => ((ofAll[bin] ?? 0) + 1) / (whole + bins));
  const inCategory = new Float64Array(categoryCount * bins);
  for (let category = 0; category < categoryCount; category++) {
    const sum = sumOf(ofCategory, category);
    for (let bin = 0; bin < bins; bin++)
      inCategory[category * bins + bin] =
        ((ofCategory[category * bins + bin] ?? 0) + drawn.category * (usual[bin] ?? 0)) /
        (sum + drawn.category);
  }
  const lifts = new Float32Array(bins * items);
  for (let item = 0; item < items; item++) {
    const sum = sumOf(ofItem, item);
    const category = categories[item] ?? 0;
    for (let bin = 0; bin < bins; bin++) {
      const expected = inCategory[category * bins + bin] ?? 0;
      const share = ((ofItem[item * bins + bin] ?? 0) + drawn.item * expected) / (sum + drawn.item);
      lifts[bin * items + item] = Math.log(share / (usual[bin] ?? 1));
    }
  }
  return lifts;
}
