import { lengthsOf } from "./shared-people.ts";
import { type Sparse, withValues } from "./sparse.ts";

/** What pieces are like, whoever likes them. */
export interface Attributes {
  /** For each product how much it has of each attribute: styles, leaf, colour, material, none below 0. */
  readonly table: Sparse;
  /** Pieces are held against others of their group only. */
  readonly groups: Uint16Array;
}

export interface Likeness {
  /** How alike the opened product and another are, 0 to 1: the cosine of what they have. */
  readonly to: (other: number) => number;
  /** Changes which product is held against the others. */
  readonly open: (product: number) => void;
  /** Others of its group that are worth looking at. */
  readonly kin: () => Uint32Array;
}

/** Of a large group only so many are looked at, those whose strongest attributes are the same first. */
const mostKin = 256;

export function openLikeness({ table, groups }: Attributes): Likeness {
  const lengths = lengthsOf(table);
  const { starts, places, values } = withValues(table, (row, _, value) => value / (lengths[row] || 1));
  const own = new Float32Array(table.columns);
  const rails = railsOf(table, groups);
  let opened = -1;
  return {
    open(product) {
      own.fill(0);
      opened = product;
      for (let at = starts[product] ?? 0; at < (starts[product + 1] ?? 0); at++)
        own[places[at] ?? 0] = values[at] ?? 0;
    },
    to(other) {
      let sum = 0;
      for (let at = starts[other] ?? 0; at < (starts[other + 1] ?? 0); at++)
        sum += (own[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
      return Math.min(1, sum);
    },
    kin() {
      const { order, place, first, end } = rails;
      const at = place[opened] ?? 0;
      const group = groups[opened] ?? 0;
      const from = Math.max(first[group] ?? 0, Math.min(at - mostKin / 2, (end[group] ?? 0) - mostKin));
      return order.subarray(from, Math.min(end[group] ?? 0, from + mostKin));
    },
  };
}

/** All products by group, and within it by their two strongest attributes, so that the alike stand close. */
function railsOf({ rows, columns, starts, places, values }: Sparse, groups: Uint16Array) {
  const keys = Float64Array.from({ length: rows }, (_, row) => {
    let [most, next] = [-1, -1];
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) {
      const value = values[at] ?? 0;
      if (most < 0 || value > (values[most] ?? 0)) [most, next] = [at, most];
      else if (next < 0 || value > (values[next] ?? 0)) next = at;
    }
    const strongest = most < 0 ? columns : (places[most] ?? 0);
    return (
      ((groups[row] ?? 0) * (columns + 1) + strongest) * (columns + 1) +
      (next < 0 ? columns : (places[next] ?? 0))
    );
  });
  const order = Uint32Array.from(keys.keys()).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
  const place = new Uint32Array(rows);
  const [first, end] = [new Uint32Array(65_536).fill(rows), new Uint32Array(65_536)];
  for (const [at, row] of order.entries()) {
    place[row] = at;
    const group = groups[row] ?? 0;
    first[group] = Math.min(first[group] ?? 0, at);
    end[group] = at + 1;
  }
  return { order, place, first, end };
}
