import type { Reading } from "./feature.ts";
import type { Groups } from "./groups.ts";

type Plain = Omit<Reading, "trait" | "traits" | "correct">;

/** A reading that goes by one thing for every piece. */
export const oneTrait = (plain: Plain, trait: string): Reading => ({
  ...plain,
  trait: () => trait,
  traits: () => [trait],
  correct(factorOf) {
    const factor = factorOf(trait);
    const times =
      (read: Reading["read"]): Reading["read"] =>
      (rows, values) => {
        read(rows, values);
        for (let i = 0; i < values.length; i++) values[i] = (values[i] ?? 0) * factor;
      };
    const { readPieces: _, ...others } = oneTrait(plain, trait);
    return {
      ...others,
      read: times(plain.read),
      ...(plain.readDesigns && { readDesigns: times(plain.readDesigns) }),
      ...recounted(plain, () => factor, factor),
    };
  },
});

/** A reading where a piece has one trait of several, by what a column says of it; codes go from 0 to `codes`. */
export function traitByCode(
  plain: Omit<Plain, "readDesigns">,
  column: Uint8Array | Uint32Array,
  codes: number,
  nameOf: (code: number) => string | undefined,
): Reading {
  let made: readonly (string | undefined)[] | undefined;
  const names = () => {
    made ??= Array.from({ length: codes }, (_, code) => nameOf(code));
    return made;
  };
  const reading: Reading = {
    ...plain,
    trait: (row) => nameOf(column[row] ?? 0) ?? "",
    traits: () => [...new Set(names().filter((name) => name !== undefined))],
    correct(factorOf) {
      const factors = Float64Array.from(names(), (name) => (name === undefined ? 1 : factorOf(name)));
      const read: Reading["read"] = (rows, values) => {
        plain.read(rows, values);
        for (let i = 0; i < rows.length; i++) {
          const value = values[i] ?? 0;
          // What is 0 or silent stays so.
          if (value > 0) values[i] = value * (factors[column[rows[i] ?? 0] ?? 0] ?? 1);
        }
      };
      const most = factors.reduce((a, b) => Math.max(a, b), 0);
      const { readPieces: _, ...others } = reading;
      return { ...others, read, ...recounted(plain, (code) => factors[code] ?? 1, most) };
    },
  };
  return reading;
}

/** What is told of codes and of groups, with what it counts: each code by its own factor, a group by the largest. */
const recounted = ({ codes, mostIn }: Plain, factorOf: (code: number) => number, most: number) => ({
  ...(codes && {
    codes: { ...codes, values: codes.values.map((value, code) => value * factorOf(code)) },
  }),
  ...(mostIn && { mostIn: (groups: Groups) => mostIn(groups).map((value) => value * most) }),
});

/** One step of how much something counts, and what counts at least that much. */
export interface Layer<Item> {
  readonly step: number;
  readonly items: readonly Item[];
}

/**
 * Where a piece may have several traits at once, one that counts less must not take from another: what all of them
 * make together counts up to the least factor, what those above it make up to the next, and so on.
 */
export function layersBy<Item>(
  items: readonly Item[],
  factorOf: (item: Item) => number,
): readonly Layer<Item>[] {
  const factors = [...new Set(items.map(factorOf))].filter((factor) => factor > 0).sort((a, b) => a - b);
  return factors.map((factor, i) => ({
    step: factor - (factors[i - 1] ?? 0),
    items: items.filter((item) => factorOf(item) >= factor),
  }));
}

/** What is asked for the same row again is not worked out again: a reason is told by its trait and in words. */
export function lastOne<Value>(find: (row: number) => Value): (row: number) => Value {
  let last: { readonly row: number; readonly value: Value } | undefined;
  return (row) => {
    if (last?.row !== row) last = { row, value: find(row) };
    return last.value;
  };
}
