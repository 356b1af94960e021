import { setImmediate } from "node:timers/promises";
import { rowOf, type Snapshot, universeAt } from "#domain/catalogue/snapshot.ts";
import type { NewsCatalogue } from "#domain/people/news-ports.ts";
import { universeOf } from "#domain/people/person.ts";
import type { SearchEngine } from "#domain/search/port.ts";
import { offersIn } from "./offers-in.ts";
import { readSavedSearch } from "./read-saved-search.ts";

/** Pages of a search's list that are looked through for what is new, and how long each is. */
const mostPages = 8;
const pageLength = 250;

/** One snapshot as rounds look at it. The engine may have a newer one by then: what is above is of the next round. */
export function newsCatalogue(snapshot: Snapshot, search: SearchEngine): NewsCatalogue {
  const { version, size, ids, brandIds } = snapshot;
  const highest = ids[size - 1] ?? 0;
  const arrivals = (above: number): readonly number[] => {
    const rows: number[] = [];
    for (let row = size - 1; row >= 0 && (ids[row] ?? 0) > above; row--) rows.push(row);
    return rows;
  };

  return {
    version,
    highest,

    async findNew(person, query, above) {
      const question = readSavedSearch(snapshot, person, query);
      if (!question) return undefined;
      const days = arrivals(above).map((row) => snapshot.added[row] ?? 0);
      const oldest = days.reduce((least, day) => Math.min(least, day), Number.POSITIVE_INFINITY);
      const found: number[] = [];
      let page: { from: number; after?: string } | undefined = { from: 0 };
      for (let nth = 0; page && nth < mostPages; nth++) {
        const { products, next } = await search.find({ ...question, ...page, limit: pageLength });
        found.push(...products.filter((id) => id > above && id <= highest));
        const last = rowOf(snapshot, products.at(-1) ?? 0);
        // By the day they came: further down there is nothing new.
        page = last >= 0 && (snapshot.added[last] ?? 0) < oldest ? undefined : next;
        // Somebody's own hundred searches must not hold up anybody's page.
        await setImmediate();
      }
      return found;
    },

    newOfBrands(person, brands, above) {
      const followed = new Set(brands);
      const universe = universeOf(person);
      const found = new Map<number, number[]>();
      for (const row of followed.size > 0 ? arrivals(above) : []) {
        const brand = brandIds[row] ?? 0;
        if (!followed.has(brand) || universeAt(snapshot, row) !== universe || !snapshot.inStock[row])
          continue;
        const list = found.get(brand) ?? [];
        list.push(ids[row] ?? 0);
        found.set(brand, list);
      }
      return found;
    },

    offersFor: (person, products) => offersIn(snapshot, person, products),
  };
}
