import { crowdScores } from "../src/domain/catalogue/crowd.ts";
import { snapshotBuilder } from "../src/domain/catalogue/read-snapshot.ts";
import type { Snapshot } from "../src/domain/catalogue/snapshot.ts";
import { simulateShoppers } from "../src/supply/generator/shoppers.ts";
import { drawn, today } from "./drawn.ts";

/** To draw up a million takes ten minutes: above this a smaller catalogue comes again, at other prices. */
const mostDrawn = 100_000;

/** A catalogue in memory with what the invented crowd likes, without a database. */
export async function makeSnapshot(size: number): Promise<Snapshot> {
  const count = Math.min(size, mostDrawn);
  const { brands, shops, listings } = await drawn(count);
  const builder = snapshotBuilder();
  for (let copy = 0; copy * count < size; copy++)
    for (const { listing, card } of listings) {
      const [id, ...rest] = listing;
      builder.add({ listing: [id + copy * 2 * count, ...rest], card }, today);
    }
  const bare = builder.finish({ version: 1, day: today, brands, shops });
  const crowd = crowdScores(simulateShoppers(bare, "cleed", 2_000));
  return {
    ...bare,
    prices: bare.prices.map((price, row) =>
      row < listings.length ? price : Math.round(price * (1 + ((row * 7919) % 40) / 100)),
    ),
    popularity: Float32Array.from(bare.ids, (id) => Math.max(0, crowd.get(id) ?? 0)),
  };
}
