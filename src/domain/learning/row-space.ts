import { type AddRows, openRowKernel, stepWidth } from "./row-kernel.ts";
import type { Sparse } from "./sparse.ts";

/** A table of numbers without gaps, in the memory of a row space. `width` is a multiple of 16. */
export interface Dense {
  readonly rows: number;
  readonly width: number;
  readonly address: number;
  readonly numbers: Float32Array;
}

/** A sparse table in the memory of a row space. */
interface Placed {
  readonly rows: number;
  readonly starts: number;
  readonly places: number;
  readonly values: number;
}

/** Memory in which tables are multiplied quickly. It is given back when nobody holds it any more. */
export interface RowSpace {
  readonly dense: (rows: number, width: number) => Dense;
  readonly place: (table: Sparse) => Placed;
  /** `out += table × dense` */
  readonly addProduct: (table: Placed, dense: Dense, out: Dense) => void;
  /** `out += left × right`, both without gaps; as many columns on the left as rows on the right, or fewer. */
  readonly addDenseProduct: (left: Dense, right: Dense, out: Dense) => void;
  /** `out += leftᵀ × right` */
  readonly addCrossProduct: (left: Dense, right: Dense, out: Dense) => void;
}

/** Rows that are handed to the kernel together. */
const batch = 256;
const page = 65_536;

/** Whole steps: the rest stays 0. */
export const wholeSteps = (width: number) => Math.ceil(width / stepWidth) * stepWidth;

export function openRowSpace(bytes: number): RowSpace {
  const widest = 2048;
  const own = 4 * (2 * batch * widest + 2 * widest + 2);
  const memory = new WebAssembly.Memory({ initial: Math.ceil((bytes + own) / page) + 2 });
  const { buffer } = memory;
  const add: AddRows = openRowKernel(memory);
  let end = 0;
  const take = (count: number): number => {
    const address = end;
    end = Math.ceil((end + 4 * count) / 64) * 64;
    return address;
  };
  const integers = (from: Uint32Array): number => {
    const address = take(from.length);
    new Uint32Array(buffer, address, from.length).set(from);
    return address;
  };
  const counted = take(batch * widest);
  const scratch = take(batch * widest);
  const starts = take(widest + 1);
  /** Rows of `length` numbers each, one after the other, whose places are 0, 1, 2 … */
  const pattern = (rows: number, length: number): void => {
    const places = new Uint32Array(buffer, counted, rows * length);
    for (let i = 0; i < places.length; i++) places[i] = i % length;
    const begin = new Uint32Array(buffer, starts, rows + 1);
    for (let i = 0; i <= rows; i++) begin[i] = i * length;
  };
  return {
    dense(rows, width) {
      const address = take(rows * width);
      return { rows, width, address, numbers: new Float32Array(buffer, address, rows * width) };
    },
    place({ rows, starts: begin, places, values }) {
      const address = take(values.length);
      new Float32Array(buffer, address, values.length).set(values);
      return { rows, starts: integers(begin), places: integers(places), values: address };
    },
    addProduct: (table, dense, out) =>
      add(table.rows, table.starts, table.places, table.values, dense.address, 4 * dense.width, out.address),
    addDenseProduct(left, right, out) {
      pattern(Math.min(batch, left.rows), left.width);
      for (let row = 0; row < left.rows; row += batch)
        add(
          Math.min(batch, left.rows - row),
          starts,
          counted,
          left.address + 4 * row * left.width,
          right.address,
          4 * right.width,
          out.address + 4 * row * out.width,
        );
    },
    addCrossProduct(left, right, out) {
      for (let row = 0; row < left.rows; row += batch) {
        const rows = Math.min(batch, left.rows - row);
        const turned = new Float32Array(buffer, scratch, rows * left.width);
        for (let i = 0; i < rows; i++)
          for (let j = 0; j < left.width; j++)
            turned[j * rows + i] = left.numbers[(row + i) * left.width + j] ?? 0;
        if (row === 0 || rows < batch) pattern(left.width, rows);
        add(
          left.width,
          starts,
          counted,
          scratch,
          right.address + 4 * row * right.width,
          4 * right.width,
          out.address,
        );
      }
    },
  };
}
