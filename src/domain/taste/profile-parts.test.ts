import { expect, test } from "vitest";
import { defaultPreferences, mergePreferences } from "#vocabulary/preferences.ts";
import { styleAxes } from "#vocabulary/style.ts";
import type { Product } from "../catalogue/product.ts";
import { exampleProduct, exampleSnapshot } from "../catalogue/testing/examples.ts";
import { colourShares } from "./colour-shares.ts";
import { declaredTraits } from "./declared.ts";
import type { Evidence } from "./evidence.ts";
import { isCounted } from "./is-counted.ts";
import { likedRows } from "./liked-pieces.ts";
import { stylePhrases } from "./phrases.ts";
import { noTasteSettings } from "./settings.ts";
import { spendingIn } from "./spending.ts";
import { traitLabel, traitPhrase } from "./trait-words.ts";
import { visitsIn } from "./visits.ts";
import { whereItShows } from "./where-it-shows.ts";

const piece = (id: number, colour: "navy" | "red" | "black", price: number, more: Partial<Product> = {}) => {
  const base = exampleProduct({ id, ...more });
  const [first] = base.variants;
  return {
    ...base,
    variants: [{ ...first, colours: [colour] }] as const,
    offers: base.offers.slice(0, 1).map((offer) => ({ ...offer, price })),
    prices: [{ day: "2026-06-01", price }],
  };
};
const snapshot = exampleSnapshot([
  piece(1, "navy", 5_000),
  piece(2, "navy", 6_000),
  piece(3, "red", 7_000),
  piece(4, "black", 20_000),
  piece(5, "black", 30_000, { leaf: "A.5.1" }),
  piece(6, "navy", 8_000, { universe: "women" }),
]);
const like = (product: number, at = 10): Evidence => ({ product, kind: "liked", at });

test("liked pieces are of the universe, each once, without gifts and pauses", () => {
  const evidence = [
    like(1),
    { ...like(1), kind: "bookmarked" as const },
    like(2, 50),
    like(3),
    like(6),
    like(99),
  ];
  const settings = { ...noTasteSettings, gifts: new Set([3]), pauses: [{ from: 40, until: 60 }] };
  expect(likedRows(snapshot, "men", evidence, settings)).toEqual([0]);
});

test("a pause begins with its first moment and ends before its last", () => {
  const counts = isCounted({ gifts: new Set(), pauses: [{ from: 5, until: 8 }, { from: 20 }] });
  expect([4, 5, 7, 8, 19, 20, 99].filter((at) => counts({ product: 1, at }))).toEqual([4, 8, 19]);
});

test("colours have their share of the likes, and a common one that was never liked is told after enough of them", () => {
  expect(colourShares(snapshot, "men", [0, 1, 2])).toEqual({
    liked: [
      { colour: "navy", share: 2 / 3 },
      { colour: "red", share: 1 / 3 },
    ],
    never: [],
  });
  const many = Array.from({ length: 12 }, (_, i) => i % 2);
  expect(colourShares(snapshot, "men", many).never).toEqual(["black", "red"]);
});

test("spending is the range that was told, else where the liked pieces lie", () => {
  const kept = mergePreferences(defaultPreferences, "men", {
    budget: [{ key: "coats", minValue: 200, maxValue: 400 }],
    locks: { budget_rows: ["coats"] },
  });
  const rows = spendingIn(snapshot, "men", kept, [0, 1, 2, 4]);
  const named = (key: string) => rows.find(({ row }) => row.key === key);
  expect(rows).toHaveLength(9);
  expect(named("coats")).toMatchObject({
    range: { minValue: 200, maxValue: 400, from: "told" },
    isLocked: true,
    place: "below_most",
    liked: [300],
  });
  expect(named("pullover")).toMatchObject({
    range: { minValue: 52, maxValue: 68, from: "liked" },
    place: "below_most",
    liked: [50, 60, 70],
  });
  expect(named("suits")?.range).toBeUndefined();
});

test("a break of half an hour ends a visit", () => {
  const minute = 60_000;
  const evidence = [0, 20, 45, 80, 90].map((minutes) => like(1, minutes * minute));
  expect(visitsIn(evidence, 5).map(({ from, until }) => [from / minute, until / minute])).toEqual([
    [80, 90],
    [0, 45],
  ]);
  expect(visitsIn(evidence, 1)).toHaveLength(1);
});

test("where a trait shows is told when most of its pieces agree", () => {
  const behind = (...ids: number[]) => ids.map((id) => ({ ...like(id), worth: 1 }));
  expect(whereItShows(snapshot, "men", "colour", behind(1, 2, 3))).toEqual({
    en: "Pullovers, mostly.",
    fr: "Pulls, surtout.",
  });
  expect(whereItShows(snapshot, "men", "category", behind(1, 3, 4, 2))?.en).toBe("Navy and black, mostly.");
  expect(whereItShows(snapshot, "men", "colour", behind(1, 2))).toBeUndefined();
});

test("preferences declare styles, brands and the categories of wishes", () => {
  const kept = mergePreferences(defaultPreferences, "men", {
    styles: { selected_styles: [4] },
    brands_followed: [2],
    wishes: { Jeans: { value: 2 } },
  });
  expect([...declaredTraits(kept, "men")]).toEqual(["style:4", "brand:2", "category:A.3.1"]);
  expect([...declaredTraits(kept, "women")]).toEqual(["style:4", "brand:2"]);
});

test("every trait has a name, and what is none has none", () => {
  expect(stylePhrases).toHaveLength(styleAxes.length);
  const name = (trait: string) => traitLabel(snapshot, "men", trait)?.en;
  expect(["style:4", "brand:2", "colour:light-blue", "material:wool", "pattern:cable"].map(name)).toEqual([
    "Soft tailoring",
    "Élan & Co",
    "Light blue",
    "Wool",
    "Cable knit",
  ]);
  expect(["style:23", "brand:9", "colour:mauve", "price:coats", "constructor:x", ""].map(name)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
  expect(traitPhrase(snapshot, "men", "category:A.1.1")?.fr).toBe("T-shirts");
  expect(traitPhrase(snapshot, "men", "brand:1")?.fr).toBe("Aelvik");
});
