import { describe, expect, test } from "vitest";
import { cardWordsOf, listingOf } from "#domain/catalogue/listing.ts";
import { packListing } from "#domain/catalogue/packed-listing.ts";
import { snapshotBuilder } from "#domain/catalogue/read-snapshot.ts";
import { searchIndex } from "#domain/search/search-index.ts";
import { judge, mean, withSlip } from "#domain/search/testing/precision.ts";
import { englishQueries } from "#domain/search/testing/queries/english.ts";
import { frenchQueries } from "#domain/search/testing/queries/french.ts";
import { generateCatalogue } from "./generate.ts";

const today = "2026-11-15";
const { brands, shops, products } = generateCatalogue({ seed: "cleed", size: 2_400, today });
const builder = snapshotBuilder();
for (const product of products())
  builder.add(
    { listing: packListing(listingOf(product)), card: JSON.stringify(cardWordsOf(product)) },
    today,
  );
const index = searchIndex(builder.finish({ version: 1, day: today, brands, shops }));

describe.each([
  { language: "en", queries: englishQueries },
  { language: "fr", queries: frenchQueries },
] as const)("in the catalogue of a first start, in $language", ({ language, queries }) => {
  const plain = queries.map(([query, need]) => judge(index, query, need, language));

  test("nine of the first ten are what was asked for", () => {
    expect(mean(plain)).toBeGreaterThanOrEqual(0.9);
  });

  test.each([0, 1, 2])("a slip of the pen in a third of the queries costs little: third %i", (third) => {
    const slipped = queries.map(([query, need], i) =>
      judge(index, i % 3 === third ? withSlip(query, i) : query, need, language),
    );
    expect(mean(slipped)).toBeGreaterThanOrEqual(mean(plain) - 0.05);
    const lost = slipped.filter(({ total }, i) => total === 0 && (plain[i]?.total ?? 0) > 0);
    expect(lost.map(({ query }) => query)).toEqual([]);
  });
});
