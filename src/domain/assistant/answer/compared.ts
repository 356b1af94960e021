import { type Comparative, type Comparison, comparatives } from "#vocabulary/assistant.ts";
import type { Snapshot } from "../../catalogue/snapshot.ts";
import { measures } from "./measures.ts";

/** So much below the middle of what was shown is cheaper, and so much above it dearer. */
const [cheaper, dearer] = [0.8, 1.15];

/**
 * Whether a piece has more, or less, of everything that is asked for than what it is held against: the piece spoken
 * of, else the middle of what was shown. Nothing when there is nothing to compare with.
 */
export function moreThan(
  snapshot: Snapshot,
  more: Comparison,
  shown: readonly number[],
  focus: number | undefined,
): ((row: number) => boolean) | undefined {
  const asked = comparatives.filter((name) => more[name] !== undefined);
  const tests = asked.flatMap((name) => testOf(snapshot, name, more[name] ?? 1, shown, focus) ?? []);
  return tests.length === 0 ? undefined : (row) => tests.every((passes) => passes(row));
}

function testOf(
  snapshot: Snapshot,
  name: Comparative,
  way: -1 | 1,
  shown: readonly number[],
  focus: number | undefined,
): ((row: number) => boolean) | undefined {
  const measure = (row: number) => measures[name](snapshot, row);
  const own = focus === undefined ? undefined : measure(focus);
  const values = shown.flatMap((row) => measure(row) ?? []);
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (name === "price") {
    const below = Math.min(
      (middle ?? own ?? 0) * cheaper,
      own === undefined ? Number.POSITIVE_INFINITY : own - 1,
    );
    const above = Math.max((own ?? middle ?? 0) * dearer, (own ?? 0) + 1);
    if (own === undefined && middle === undefined) return undefined;
    return way < 0 ? (row) => (measure(row) ?? 0) <= below : (row) => (measure(row) ?? 0) >= above;
  }
  const base = own ?? middle;
  if (base === undefined) return undefined;
  return (row) => {
    const value = measure(row);
    return value !== undefined && (way > 0 ? value > base : value < base);
  };
}
