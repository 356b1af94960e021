import { cardAt, rowOf, type Snapshot } from "#domain/catalogue/snapshot.ts";
import type { Describe } from "#domain/people/write-news.ts";
import { slugOf } from "#vocabulary/slug.ts";

/** How mails call things, by the catalogue as it is when they are written. */
export const describePieces = (snapshot: () => Snapshot): Describe => ({
  piece(id, language) {
    const now = snapshot();
    const row = rowOf(now, id);
    if (row < 0) return undefined;
    const name = cardAt(now, row).name[language];
    return {
      name,
      brand: now.brands.get(now.brandIds[row] ?? 0)?.name ?? "",
      price: now.prices[row] ?? 0,
      path: `/product/${id}-${slugOf(name)}`,
    };
  },
  brand: (id) => snapshot().brands.get(id)?.name,
});
