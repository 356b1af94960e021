import { itemItem } from "./item-item.ts";
import { type Sparse, sparseOf } from "./sparse.ts";

interface Hops {
  /** How much a neighbour's neighbour counts beside a neighbour. */
  readonly share: number;
  /** How many neighbours are walked on from; their rows begin with the strongest. */
  readonly through: number;
  readonly keep: number;
}

/** Neighbours, and their neighbours: where little is known two steps find what one has never seen together. */
export function twoHops(neighbours: Sparse, { share, through, keep }: Hops): Sparse {
  const near = firstOf(neighbours, through);
  const far = itemItem(near, near, { keep });
  const counts = neighbours.values.length + far.values.length;
  const [rows, columns, values] = [
    new Uint32Array(counts),
    new Uint32Array(counts),
    new Float32Array(counts),
  ];
  let end = 0;
  const add = (table: Sparse, row: number, factor: number): void => {
    for (let at = table.starts[row] ?? 0; at < (table.starts[row + 1] ?? 0); at++) {
      rows[end] = row;
      columns[end] = table.places[at] ?? 0;
      values[end++] = factor * (table.values[at] ?? 0);
    }
  };
  for (let row = 0; row < neighbours.rows; row++) {
    add(neighbours, row, 1);
    add(far, row, share);
  }
  return sparseOf(neighbours.rows, neighbours.columns, { rows, columns, values });
}

/** The first of every row. */
function firstOf({ rows, columns, starts, places, values }: Sparse, most: number): Sparse {
  const lengths = Uint32Array.from({ length: rows }, (_, row) =>
    Math.min(most, (starts[row + 1] ?? 0) - (starts[row] ?? 0)),
  );
  const begin = new Uint32Array(rows + 1);
  for (let row = 0; row < rows; row++) begin[row + 1] = (begin[row] ?? 0) + (lengths[row] ?? 0);
  const [kept, worth] = [new Uint32Array(begin[rows] ?? 0), new Float32Array(begin[rows] ?? 0)];
  for (let row = 0; row < rows; row++) {
    const [from, length] = [starts[row] ?? 0, lengths[row] ?? 0];
    kept.set(places.subarray(from, from + length), begin[row]);
    worth.set(values.subarray(from, from + length), begin[row]);
  }
  return { rows, columns, starts: begin, places: kept, values: worth };
}
