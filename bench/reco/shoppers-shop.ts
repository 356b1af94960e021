import { cardWordsOf, listingOf } from "../../src/domain/catalogue/listing.ts";
import { packListing } from "../../src/domain/catalogue/packed-listing.ts";
import { snapshotBuilder } from "../../src/domain/catalogue/read-snapshot.ts";
import type { Snapshot } from "../../src/domain/catalogue/snapshot.ts";
import type { Neighbours } from "../../src/domain/taste/neighbours.ts";
import { generateCatalogue } from "../../src/supply/generator/generate.ts";
import { crowdLikes, likeCounts, neighboursIn } from "./shoppers-crowd.ts";
import { priceRanks } from "./shoppers-people.ts";

export const today = "2026-11-15";
/** Autumn is the third of the four. */
export const season = 2;

export interface Shop {
  readonly snapshot: Snapshot;
  readonly ranks: Float32Array;
  readonly neighbours: Neighbours;
}

/** How many products a first start has. */
export const atFirst = 2_400;

/** A catalogue, and what a crowd of the same kind of people liked in it. */
export function openShop(seed: string, crowd: number, size = atFirst): Shop {
  const { brands, shops, products } = generateCatalogue({ seed: "cleed", size, today });
  const builder = snapshotBuilder();
  for (const product of products())
    builder.add(
      { listing: packListing(listingOf(product)), card: JSON.stringify(cardWordsOf(product)) },
      today,
    );
  const bare = builder.finish({ version: 1, day: today, brands, shops });
  const ranks = priceRanks(bare);
  const likes = crowdLikes(bare, seed, crowd, ranks, season);
  return {
    snapshot: { ...bare, popularity: likeCounts(bare, likes) },
    ranks,
    neighbours: neighboursIn(bare, likes),
  };
}
