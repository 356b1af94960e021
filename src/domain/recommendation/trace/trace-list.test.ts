import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exampleProduct, exampleSnapshot } from "../../catalogue/testing/examples.ts";
import { noOverrides } from "../../people/overrides.ts";
import { contentFeatures } from "../content-features.ts";
import { recommend } from "../recommend.ts";
import { newSession } from "../session.ts";
import { anyVisit } from "../testing/random-people.ts";
import { wantsOf } from "../wants.ts";
import { weighFeatures } from "../weigh-features.ts";
import { featureName, knownFeatures } from "./feature-names.ts";
import { traceList } from "./trace-list.ts";

/** Also what only an admin would set: what counts for nothing, and ten times as much. */
const anyFactors = fc.dictionary(
  fc.constantFrom(...contentFeatures.map(({ key }) => key)),
  fc.constantFrom(0, 0.5, 10),
);

describe("a trace", { timeout: 60_000 }, () => {
  test("is of the very list that is given, and its features make the score", () =>
    fc.assert(
      fc.property(anyVisit(120, 40), anyFactors, fc.nat(), (given, factors, nth) => {
        const { shop, universe, told, session } = given;
        const { snapshot } = shop;
        const wants = wantsOf(snapshot, universe, told);
        const some = (at: number) => shop.products[(nth + at) % shop.products.length]?.id ?? 0;
        const overrides = {
          ...noOverrides,
          pinned: [some(0)],
          hidden: new Set([some(1)]),
          boosted: new Set([some(2)]),
        };
        const request = { wants, session, overrides, from: 0, limit: 48, seed: nth };
        const features = weighFeatures(contentFeatures, factors);
        const list = recommend(snapshot, request, features);
        const { picks, left, offered } = traceList(snapshot, request, features);
        const same = ({ row, score, reasons, values, stretch, led }: (typeof list.picks)[number]) => ({
          ...{ row, score, reasons, values, stretch, led },
        });
        expect(picks.map(same)).toEqual(list.picks.map(same));
        expect(left).toBeLessThanOrEqual(offered);
        const places = picks.map(({ placeByScore }) => placeByScore);
        expect(new Set(places).size).toBe(places.length);
        for (const pick of picks) {
          const { score, place, placeByScore, moved, led, stretch } = pick;
          expect(pick.features.reduce((sum, { contribution }) => sum + contribution, 0)).toBe(score);
          for (const { value, weight, contribution, says } of pick.features) {
            expect(Math.abs((value ?? 0) * weight - contribution)).toBeLessThan(1);
            if (contribution > 0) expect(says?.fr).not.toBe("");
          }
          const isExplained = moved !== null || place === placeByScore;
          expect(isExplained, `${placeByScore} to ${place}`).toBe(true);
          expect(pick.sources.includes("pinned")).toBe(led === "pin");
          expect(pick.sources.includes("explore")).toBe(stretch !== undefined);
        }
      }),
      { numRuns: 80, endOnFailure: true },
    ));

  test("tells in both languages what moved a piece, and what it passed", () => {
    // Ten of one brand that fit best, and one of another.
    const { traits } = exampleProduct({ id: 1 });
    const snapshot = exampleSnapshot(
      Array.from({ length: 12 }, (_, i) =>
        exampleProduct({
          id: i + 1,
          brand: i < 10 ? 1 : 2,
          traits: { ...traits, styles: [{ id: 4, score: i < 10 ? 0.5 : 0.45 }] },
        }),
      ),
    );
    const wants = wantsOf(snapshot, "men", {
      styles: { selected_styles: [4] },
      global: { openness: 1 },
      locks: { styles: false, sizes: true },
      sizes: { tops: "M", tshirts: ["M"] },
    });
    const overrides = { ...noOverrides, pinned: [12] };
    const { picks } = traceList(snapshot, { wants, session: newSession, overrides, from: 0, limit: 12 });
    const [pinned] = picks;
    expect([pinned?.moved?.en, pinned?.moved?.fr, pinned?.placeByScore]).toEqual([
      "Pinned to the top",
      "Épinglée en tête",
      12,
    ]);
    expect(picks[1]?.moved?.en).toBe("Comes after 1 pinned or lifted");
    expect(picks.find(({ row }) => row === 10)?.moved?.en).toMatch(/^Moved up/);
    const down = picks.find(({ moved }) => moved?.en.startsWith("Moved down"))?.moved;
    expect(down?.en).toMatch(/\d of its brand, \d of its kind/);
    expect(down?.fr).toMatch(/\d de sa marque, \d de sa catégorie/);
    const rules = pinned?.rules.map(({ rule, said }) => [rule, said.en]);
    expect(rules).toEqual([
      ["universe", "Of the men’s universe"],
      ["offered", "In stock in M, L"],
      ["not_reacted", "No piece was liked or disliked yet"],
      ["not_seen", "Nothing was seen yet"],
      ["brand_not_disliked", "No brand is disliked"],
      ["not_hidden", "Nothing is hidden"],
      ["locks", "Passes what is locked: sizes"],
    ]);
  });

  test("calls every feature by a name", () => {
    for (const { key } of knownFeatures) expect(featureName(key).en, key).not.toBe(key);
  });
});
