import type { Bits } from "./bits.ts";
import { openCountingKernel } from "./counting-kernel.ts";

/** Many sets over the same rows, one after the other in one memory, so that all can be counted in one go. */
export interface BitStore {
  /** Words of a set. */
  readonly words: number;
  readonly bytes: number;
  /** A set by its number, to read or to fill. */
  readonly at: (set: number) => Bits;
  readonly add: (set: number, row: number) => void;
  /** How many rows each of these sets has in common with another. */
  readonly countCommon: (bits: Bits, first: number, howMany: number) => Uint32Array;
  readonly empty: () => Bits;
}

const page = 65_536;

export function openBitStore(rows: number, sets: number): BitStore {
  // Whole steps of sixteen bytes.
  const words = Math.max(1, Math.ceil(rows / 128)) * 4;
  const [setBytes, countBytes] = [words * 4, Math.ceil(sets / 4) * 16];
  const [scratch, counts] = [sets * setBytes, (sets + 1) * setBytes];
  const bytes = counts + countBytes;
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / page) });
  const count = openCountingKernel(memory);
  const all = new Uint32Array(memory.buffer);
  const asked = all.subarray(scratch / 4, scratch / 4 + words);
  const views = Array.from({ length: sets }, (_, set) => all.subarray(set * words, (set + 1) * words));
  const none = new Uint32Array(words);
  return {
    words,
    bytes,
    at: (set) => views[set] ?? none,
    add(set, row) {
      const word = set * words + (row >>> 5);
      all[word] = (all[word] ?? 0) | (1 << (row & 31));
    },
    countCommon(bits, first, howMany) {
      asked.set(bits);
      if (howMany > 0) count(scratch, first * setBytes, howMany, words / 4, counts);
      return all.slice(counts / 4, counts / 4 + howMany);
    },
    empty: () => new Uint32Array(words),
  };
}
