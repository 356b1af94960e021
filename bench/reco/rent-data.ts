import { readData } from "./measure.ts";
import { readParquet } from "./parquet.ts";

/** One rental that was reviewed. Whatever is not known is -1. */
export interface Rental {
  readonly person: number;
  readonly item: number;
  /** Days since 1970. */
  readonly day: number;
  /** The bin of each attribute, in the order of `attributes`. */
  readonly bins: Int16Array;
  readonly rating: number;
}

export interface Rentals {
  readonly people: number;
  readonly items: number;
  /** In the order of time. */
  readonly all: readonly Rental[];
  /** The category of each item, as a number. */
  readonly categories: Uint16Array;
  readonly categoryCount: number;
}

/** What is known of people, and of what they want it for. Numbers are cut into bins; `isScale` bins have neighbours. */
export const attributes = [
  { name: "size", bins: 60, isScale: true, column: "size", width: 1 },
  { name: "body", bins: 8, isScale: false, column: "body_type", width: 0 },
  { name: "age", bins: 16, isScale: true, column: "age", width: 5 },
  { name: "height", bins: 30, isScale: true, column: "height_in", width: 1 },
  { name: "weight", bins: 24, isScale: true, column: "weight_lbs", width: 10 },
  { name: "bust", bins: 12, isScale: false, column: "bust_size_letter", width: 0 },
  { name: "band", bins: 12, isScale: true, column: "bust_size_num", width: 2 },
  { name: "occasion", bins: 8, isScale: false, column: "rented_for", width: 0 },
  /** How often the person had rented before: never, once, up to 3, up to 9, more. */
  { name: "activity", bins: 5, isScale: true, column: "", width: 0 },
  /** How often in the half year before, in the same bins. */
  { name: "pace", bins: 5, isScale: true, column: "", width: 0 },
] as const;
export const bodyAt = 1;
export const ageAt = 2;
export const occasionAt = 7;
export const activityAt = 8;
export const paceAt = 9;
const halfYear = 183;
/** Of the days on which someone rented, those in the half year before this one. */
export const countRecent = (days: readonly number[], day: number) =>
  days.filter((one) => one >= day - halfYear && one < day).length;
/** Where the bins of numbers begin. */
const lowest: Readonly<Record<string, number>> = {
  size: 0,
  age: 15,
  height_in: 52,
  weight_lbs: 85,
  bust_size_num: 28,
};

export function activityBin(before: number): number {
  if (before < 2) return before;
  return before < 4 ? 2 : before < 10 ? 3 : 4;
}

export function readRentals(): Rentals | undefined {
  const file = readData("renttherunway/cleandata.parquet");
  if (!file) return undefined;
  const columns = readParquet(file);
  const cell = (column: string, row: number) => columns.get(column)?.[row];
  const words = new Map<string, Map<string | number, number>>();
  const numberOf = (column: string, word: string | number): number => {
    const known = words.get(column) ?? new Map<string | number, number>();
    words.set(column, known);
    const found = known.get(word) ?? known.size;
    known.set(word, found);
    return found;
  };
  const binOf = ({ column, width, bins }: (typeof attributes)[number], row: number): number => {
    const value = column ? cell(column, row) : undefined;
    if (value === undefined) return -1;
    if (width === 0) return numberOf(column, value);
    const bin = Math.floor((Number(value) - (lowest[column] ?? 0)) / width);
    return bin < 0 || bin >= bins ? -1 : bin;
  };
  const count = columns.get("item_id")?.length ?? 0;
  const seen = new Set<string>();
  const categoryOf = new Map<number, number>();
  const order = Array.from({ length: count }, (_, row) => row).sort(
    (a, b) => Number(cell("review_date", a)) - Number(cell("review_date", b)) || a - b,
  );
  const before = new Map<number, number[]>();
  const all: Rental[] = [];
  for (const row of order) {
    const person = numberOf("user_id", cell("user_id", row) ?? 0);
    const item = numberOf("item_id", cell("item_id", row) ?? 0);
    categoryOf.set(item, numberOf("category", cell("category", row) ?? ""));
    const key = `${person} ${item}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const bins = Int16Array.from(attributes, (attribute) => binOf(attribute, row));
    const day = Math.floor(Number(cell("review_date", row)) / 86_400_000_000);
    const days = before.get(person) ?? [];
    before.set(person, days);
    bins[activityAt] = activityBin(days.length);
    bins[paceAt] = activityBin(countRecent(days, day));
    days.push(day);
    all.push({ person, item, day, bins, rating: Number(cell("rating", row) ?? 8) });
  }
  const sizeOf = (column: string) => words.get(column)?.size ?? 0;
  return {
    people: sizeOf("user_id"),
    items: sizeOf("item_id"),
    all,
    categories: Uint16Array.from({ length: sizeOf("item_id") }, (_, item) => categoryOf.get(item) ?? 0),
    categoryCount: sizeOf("category"),
  };
}
