/** Products by their numbers. */
export interface SeenProducts {
  /** False if it was there. */
  readonly add: (id: number) => boolean;
  readonly has: (id: number) => boolean;
  readonly size: () => number;
  /** What it takes outside the heap. */
  readonly bytes: () => number;
}

/**
 * Remembers the products of a run, a bit for each: a million keys as texts would take a hundred megabytes. Numbers
 * are exact, so none is ever taken for another. In pages, since numbers need not begin at one.
 */
export function createSeenProducts(): SeenProducts {
  const pages = new Map<number, Uint8Array>();
  let size = 0;

  return {
    add: (id) => {
      const number = Math.floor(id / idsPerPage);
      const page = pages.get(number) ?? new Uint8Array(idsPerPage / 8);
      pages.set(number, page);
      const [at, bit] = placeOf(id);
      const bits = page[at] ?? 0;
      if ((bits & bit) !== 0) return false;
      page[at] = bits | bit;
      size += 1;
      return true;
    },
    has: (id) => {
      const [at, bit] = placeOf(id);
      return ((pages.get(Math.floor(id / idsPerPage))?.[at] ?? 0) & bit) !== 0;
    },
    size: () => size,
    bytes: () => pages.size * (idsPerPage / 8),
  };
}

const idsPerPage = 1 << 16;

const placeOf = (id: number): readonly [at: number, bit: number] => [(id % idsPerPage) >>> 3, 1 << (id & 7)];
