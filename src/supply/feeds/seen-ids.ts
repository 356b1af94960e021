import { hashText } from "./hash-text.ts";

/**
 * Remembers millions of ids in a few megabytes: their hashes, side by side in arrays. There are many arrays because
 * one that grows is there twice meanwhile.
 */
export function createSeenIds(): { readonly isNew: (id: string) => boolean } {
  const tables = Array.from({ length: tableCount }, createTable);
  return {
    isNew: (id) => {
      const hash = hashText(id);
      return tables[hash % tableCount]?.add(Math.floor(hash / tableCount)) ?? true;
    },
  };
}

const tableCount = 64;

function createTable() {
  let slots = new Float64Array(1 << 6);
  let used = 0;

  const put = (table: Float64Array, number: number): boolean => {
    const mask = table.length - 1;
    let at = number % table.length;
    for (let found = table[at]; found !== 0; found = table[at]) {
      if (found === number) return false;
      at = (at + 1) & mask;
    }
    table[at] = number;
    return true;
  };

  const grow = () => {
    const wider = new Float64Array(slots.length * 2);
    for (const number of slots) if (number !== 0) put(wider, number);
    slots = wider;
  };

  return {
    /** False if it was there. */
    add: (number: number): boolean => {
      // Zero marks a free slot.
      if (!put(slots, number + 1)) return false;
      used += 1;
      if (used > slots.length * 0.7) grow();
      return true;
    },
  };
}
