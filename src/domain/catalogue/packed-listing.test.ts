import { expect, test } from "vitest";
import { listingOf } from "./listing.ts";
import { packListing, pricesOf } from "./packed-listing.ts";
import { lowestOf30Days } from "./price-history.ts";
import { exampleProduct } from "./testing/examples.ts";

test("old prices are left out, and the lowest of 30 days is the same on any day to come", () => {
  const prices = ["2025-01-01", "2026-02-01", "2026-08-01", "2026-10-01", "2026-10-20", "2026-11-10"].map(
    (day, i) => ({ day, price: 1000 + ((i * 7) % 5) * 100 }),
  );
  const kept = pricesOf(packListing(listingOf(exampleProduct({ id: 3, prices })))[19]);
  expect(kept.length).toBeLessThan(prices.length);
  for (const today of ["2026-11-10", "2026-11-15", "2026-12-09", "2027-05-01"])
    expect(lowestOf30Days(kept, today)).toBe(lowestOf30Days(prices, today));
});
