import { crowdScores } from "../src/domain/catalogue/crowd.ts";
import { cardWordsOf, listingOf } from "../src/domain/catalogue/listing.ts";
import { packListing } from "../src/domain/catalogue/packed-listing.ts";
import type { StoredListing } from "../src/domain/catalogue/ports.ts";
import { snapshotBuilder } from "../src/domain/catalogue/read-snapshot.ts";
import type { Snapshot } from "../src/domain/catalogue/snapshot.ts";
import { generateCatalogue } from "../src/supply/generator/generate.ts";
import { simulateShoppers } from "../src/supply/generator/shoppers.ts";

const today = "2026-11-15";
/** To draw up a million takes ten minutes: above this a smaller catalogue comes again, at other prices. */
const mostDrawn = 100_000;

/** A catalogue in memory with what the invented crowd likes, without a database. */
export function makeSnapshot(size: number): Snapshot {
  const drawn = Math.min(size, mostDrawn);
  const { brands, shops, products } = generateCatalogue({ seed: "cleed", size: drawn, today });
  const listings = Array.from(products(), (product): StoredListing => {
    const words = cardWordsOf(product);
    return { listing: packListing(listingOf(product)), card: JSON.stringify(words) };
  });
  const builder = snapshotBuilder();
  for (let copy = 0; copy * drawn < size; copy++)
    for (const { listing, card } of listings) {
      const [id, ...rest] = listing;
      builder.add({ listing: [id + copy * 2 * drawn, ...rest], card }, today);
    }
  const bare = builder.finish({ version: 1, day: today, brands, shops });
  const crowd = crowdScores(simulateShoppers(bare, "cleed", 2_000));
  return {
    ...bare,
    prices: bare.prices.map((price, row) => Math.round(price * (1 + ((row * 7919) % 40) / 100))),
    popularity: Float32Array.from(bare.ids, (id) => Math.max(0, crowd.get(id) ?? 0)),
  };
}
