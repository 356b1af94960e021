import { describe, expect, test } from "vitest";
import { crowdScores } from "#domain/catalogue/crowd.ts";
import { cardWordsOf, listingOf } from "#domain/catalogue/listing.ts";
import { packListing } from "#domain/catalogue/packed-listing.ts";
import { snapshotBuilder } from "#domain/catalogue/read-snapshot.ts";
import { rowOf, universeAt } from "#domain/catalogue/snapshot.ts";
import { generateCatalogue } from "./generate.ts";
import { simulateShoppers } from "./shoppers.ts";

const today = "2026-11-15";
const { brands, shops, products } = generateCatalogue({ seed: "crowd", size: 400, today });
const builder = snapshotBuilder();
for (const product of products())
  builder.add(
    { listing: packListing(listingOf(product)), card: JSON.stringify(cardWordsOf(product)) },
    today,
  );
const snapshot = builder.finish({ version: 1, day: today, brands, shops });
const shoppers = simulateShoppers(snapshot, "crowd", 300);
const liked = (events: (typeof shoppers)[number]["events"]) =>
  events.filter(([, action]) => action === "like").map(([product]) => product);

describe("the invented crowd", () => {
  test("is the same for the same seed, and another for another", () => {
    expect(simulateShoppers(snapshot, "crowd", 20)).toEqual(shoppers.slice(0, 20));
    expect(simulateShoppers(snapshot, "other", 20)).not.toEqual(shoppers.slice(0, 20));
  });

  test("stays in its universe, and never likes what it dislikes", () => {
    for (const { universe, events } of shoppers) {
      for (const [product] of events) expect(universeAt(snapshot, rowOf(snapshot, product))).toBe(universe);
      const disliked = events.filter(([, action]) => action === "dislike").map(([product]) => product);
      expect(liked(events).filter((product) => disliked.includes(product))).toEqual([]);
    }
  });

  test("likes things that go together more than chance would", () => {
    // Two pieces liked by one person share more taste than two pieces of the same universe.
    const axes = 22;
    const alike = (a: number, b: number) => {
      const [p, q] = [rowOf(snapshot, a) * axes, rowOf(snapshot, b) * axes];
      let [dot, pp, qq] = [0, 0, 0];
      for (let i = 0; i < axes; i++) {
        const [x, y] = [snapshot.styles[p + i] ?? 0, snapshot.styles[q + i] ?? 0];
        dot += x * y;
        pp += x * x;
        qq += y * y;
      }
      return dot / Math.sqrt(pp * qq || 1);
    };
    const mean = (pairs: readonly (readonly [number, number])[]) =>
      pairs.reduce((sum, [a, b]) => sum + alike(a, b), 0) / pairs.length;
    const own = shoppers.flatMap(({ events }) => {
      const [a, b] = liked(events);
      return a && b ? [[a, b] as const] : [];
    });
    const mixed = own.map(([a], i) => [a, own[(i + 2) % own.length]?.[1] ?? a] as const);
    expect(mean(own)).toBeGreaterThan(mean(mixed) * 1.1);
  });

  test("makes some pieces rise far above others", () => {
    const scores = [...crowdScores(shoppers).values()].sort((a, b) => b - a);
    expect(scores[0] ?? 0).toBeGreaterThan((scores[Math.floor(scores.length / 2)] ?? 0) * 2.5);
  });
});
