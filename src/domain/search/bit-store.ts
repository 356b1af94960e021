import { type Bits, wordsIn } from "./bits.ts";
import { openCountingKernel, stepBytes } from "./counting-kernel.ts";

/** Many sets over the same spots, one after the other in one memory, so that all can be counted in one go. */
export interface BitStore {
  /** Words of a set. */
  readonly words: number;
  readonly bytes: number;
  /** A set by its number, to read or to fill. */
  readonly at: (set: number) => Bits;
  readonly add: (set: number, spot: number) => void;
  /** How many spots each of these sets has in common with another. */
  readonly countCommon: (bits: Bits, first: number, howMany: number) => Uint32Array;
  readonly empty: () => Bits;
}

const page = 65_536;
/** Words of a step of counting. */
const stepWords = stepBytes / 4;

export function openBitStore(spots: number, sets: number): BitStore {
  const words = Math.max(1, Math.ceil(spots / (stepBytes * 8))) * stepWords;
  const [setBytes, countBytes] = [words * 4, Math.ceil(sets / 16) * 64];
  const [scratch, counts] = [sets * setBytes, (sets + 1) * setBytes];
  const bytes = counts + countBytes;
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / page) });
  const count = openCountingKernel(memory);
  const all = new Uint32Array(memory.buffer);
  const views = Array.from({ length: sets }, (_, set) => all.subarray(set * words, (set + 1) * words));
  const none = new Uint32Array(words);
  return {
    words,
    bytes,
    at: (set) => views[set] ?? none,
    add(set, spot) {
      const word = set * words + (spot >>> 5);
      all[word] = (all[word] ?? 0) | (1 << (spot & 31));
    },
    countCommon(bits, first, howMany) {
      const [from, steps] = stretchOf(bits);
      if (steps === 0) return new Uint32Array(howMany);
      all.set(bits.subarray(from, from + steps * stepWords), scratch / 4);
      if (howMany > 0) count(scratch, first * setBytes + from * 4, setBytes, howMany, steps, counts);
      return all.slice(counts / 4, counts / 4 + howMany);
    },
    empty: () => new Uint32Array(words),
  };
}

/** Where the steps begin that have anything of a set, and how many they are: what lies together is counted alone. */
export function stretchOf(bits: Bits): readonly [from: number, steps: number] {
  const [first, end] = wordsIn(bits);
  if (first === end) return [0, 0];
  const from = Math.floor(first / stepWords);
  return [from * stepWords, Math.ceil(end / stepWords) - from];
}
