import { expect, test } from "vitest";
import { cardWordsOf, listingOf } from "../catalogue/listing.ts";
import { packListing } from "../catalogue/packed-listing.ts";
import { patchSnapshot } from "../catalogue/patch-snapshot.ts";
import {
  exampleBrands,
  exampleProduct,
  exampleShops,
  exampleSnapshot,
} from "../catalogue/testing/examples.ts";
import { doAll } from "../steps.ts";
import { rowsIn } from "./bits.ts";
import { findProducts } from "./find-products.ts";
import { indexCatalogue, type SearchIndex } from "./search-index.ts";
import { setNames } from "./set-table.ts";
import { shelf } from "./testing/shelf.ts";

const poncho = exampleProduct({
  id: 1000,
  universe: "women",
  leaf: "A.5.1",
  name: { en: "Herringbone zephyr poncho", fr: "Poncho zéphyr à chevrons" },
});
const [first, second] = shelf;
if (!first || !second) throw new Error("the shelf is empty");
const renamed = { ...second, name: { en: "Quartz column dress", fr: "Robe colonne quartz" } };
const old = exampleSnapshot(shelf);
const patched = doAll(
  patchSnapshot(old, {
    version: 2,
    brands: exampleBrands,
    shops: exampleShops,
    listings: [poncho, renamed].map((product) => ({
      listing: packListing(listingOf(product)),
      card: JSON.stringify(cardWordsOf(product)),
    })),
    gone: [first.id],
  }),
);
const index = doAll(indexCatalogue(patched, doAll(indexCatalogue(old))));
const afresh = doAll(
  indexCatalogue(
    exampleSnapshot([...shelf.filter(({ id }) => id !== first.id && id !== second.id), poncho, renamed], 2),
  ),
);
const ask = (text: string, of = index) => findProducts(of, { text, language: "en", from: 0, limit: 24 });
const idsOf = (text: string) => ask(text).products;

test("an index made of the one before finds what is new, what was renamed, and nothing that has gone", () => {
  expect(idsOf("zephyr poncho")).toEqual([poncho.id]);
  expect(idsOf("quartz")).toEqual([renamed.id]);
  expect(idsOf("dress")).not.toContain(first.id);
});

test("it answers as an index that was made afresh", () => {
  const questions = [
    ...shelf.map(({ name }) => name.en),
    "dress",
    "red dres",
    "robe",
    "under 60",
    "poncho",
    "",
  ];
  for (const text of questions) {
    const [made, fresh] = [ask(text), ask(text, afresh)];
    expect(made.total).toBe(fresh.total);
    expect(made.products).toEqual(fresh.products);
    expect(made.facets).toEqual(fresh.facets);
  }
  expect(index.names.stems).toEqual(afresh.names.stems);
});

test("every set and every order is that of an index made afresh", () => {
  const idsIn = (of: SearchIndex, spots: Iterable<number>) =>
    Array.from(spots, (spot) => of.snapshot.ids[of.spots.rowAt[spot] ?? 0]);
  for (const name of setNames) {
    const values = new Set([...index.table[name].values, ...afresh.table[name].values]);
    for (const value of values) {
      const setOf = (of: SearchIndex) => idsIn(of, rowsIn(of.setOf(name, value) ?? of.store.empty()));
      expect([name, value, setOf(index)]).toEqual([name, value, setOf(afresh)]);
    }
  }
  for (const [name, { spots, places }] of Object.entries(index.orders)) {
    const wanted = afresh.orders[name as keyof typeof afresh.orders];
    expect(idsIn(index, spots)).toEqual(idsIn(afresh, wanted.spots));
    expect(places).toEqual(wanted.places);
  }
});
