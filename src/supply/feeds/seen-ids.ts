import { hashText } from "./hash-text.ts";

/** Remembers millions of ids in a few megabytes: their hashes, side by side in one array. */
export function createSeenIds(): { readonly isNew: (id: string) => boolean } {
  let slots = new Float64Array(1 << 12);
  let used = 0;

  const put = (table: Float64Array, hash: number): boolean => {
    const mask = table.length - 1;
    let at = hash % table.length;
    for (let found = table[at]; found !== 0; found = table[at]) {
      if (found === hash) return false;
      at = (at + 1) & mask;
    }
    table[at] = hash;
    return true;
  };

  const grow = () => {
    const wider = new Float64Array(slots.length * 2);
    for (const hash of slots) if (hash !== 0) put(wider, hash);
    slots = wider;
  };

  return {
    isNew: (id) => {
      // Zero marks a free slot.
      if (!put(slots, hashText(id) + 1)) return false;
      used += 1;
      if (used > slots.length * 0.6) grow();
      return true;
    },
  };
}
