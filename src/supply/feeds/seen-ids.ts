import { hashHalves } from "./hash-text.ts";

export interface SeenIds {
  readonly isNew: (id: string) => boolean;
  /** What it takes outside the heap. */
  readonly bytes: () => number;
}

/**
 * Remembers millions of ids in a few megabytes: hashes of 64 bits, side by side in arrays. There are many arrays
 * because one that grows is there twice meanwhile.
 */
export function createSeenIds(): SeenIds {
  const tables = Array.from({ length: tableCount }, createTable);
  return {
    isNew: (id) => {
      const [high, low] = hashHalves(id);
      return tables[high % tableCount]?.add(high, low) ?? true;
    },
    bytes: () => tables.reduce((sum, table) => sum + table.bytes(), 0),
  };
}

const tableCount = 64;

function createTable() {
  /** Two numbers a slot. Two zeros are a free one. */
  let slots = new Uint32Array(2 << 6);
  let used = 0;

  const put = (table: Uint32Array, high: number, low: number): boolean => {
    const mask = table.length / 2 - 1;
    let at = low & mask;
    while (table[at * 2] !== 0 || table[at * 2 + 1] !== 0) {
      if (table[at * 2] === high && table[at * 2 + 1] === low) return false;
      at = (at + 1) & mask;
    }
    table[at * 2] = high;
    table[at * 2 + 1] = low;
    return true;
  };

  const grow = () => {
    const wider = new Uint32Array(slots.length * 2);
    for (let at = 0; at < slots.length; at += 2) {
      const [high = 0, low = 0] = [slots[at], slots[at + 1]];
      if (high !== 0 || low !== 0) put(wider, high, low);
    }
    slots = wider;
  };

  return {
    bytes: () => slots.byteLength,
    /** False if it was there. */
    add: (high: number, low: number): boolean => {
      if (!put(slots, high, high === 0 && low === 0 ? 1 : low)) return false;
      used += 1;
      if (used > (slots.length / 2) * 0.7) grow();
      return true;
    },
  };
}
