import { expect, test } from "vitest";
import { publicUrl } from "#web/features/structured-data/testing/example-place.ts";
import { structuredFaults } from "#web/features/structured-data/testing/structured-faults.ts";
import { houseData } from "./house-data.ts";

test("the house says who it is, and how it is searched in each language", () => {
  for (const [path, search] of [
    ["/", "/search"],
    ["/fr", "/fr/search"],
  ] as const) {
    const data = houseData(path, publicUrl);
    expect(data.flatMap(structuredFaults)).toEqual([]);
    expect(data).toMatchObject([
      { "@type": "Organization" },
      { potentialAction: { target: { urlTemplate: `${publicUrl}${search}?q={search_term_string}` } } },
    ]);
  }
});
