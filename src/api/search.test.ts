import { describe, expect, test } from "vitest";
import { searchProducts, suggestSearches } from "#contract/search.ts";
import { exampleProduct, exampleSnapshot } from "#domain/catalogue/testing/examples.ts";
import type { Person } from "#domain/people/person.ts";
import type { AccountPorts } from "#domain/people/ports.ts";
import { nobody } from "#domain/people/testing/nobody.ts";
import { embeddedEngine } from "#domain/search/embedded-engine.ts";
import { defaultPreferences, mergePreferences } from "#vocabulary/preferences.ts";
import { createApi } from "./app.ts";
import type { ApiPorts } from "./ports.ts";

const { traits } = exampleProduct({ id: 1 });
const offer = (price: number) => ({
  shop: 1,
  price,
  url: "https://www.maison-verdier.example/p",
  inStock: true,
});
const products = [
  exampleProduct({ id: 1 }),
  exampleProduct({
    id: 2,
    universe: "women",
    leaf: "A.7.2",
    brand: 2,
    name: { en: "Floral wrap dress", fr: "Robe portefeuille à fleurs" },
    traits: { ...traits, pattern: "floral" },
    offers: [offer(4_500)],
  }),
  exampleProduct({
    id: 3,
    universe: "women",
    leaf: "A.7.3",
    name: { en: "Maxi dress", fr: "Robe longue" },
    offers: [offer(24_000)],
  }),
  exampleProduct({ id: 4, leaf: "A.5.1", name: { en: "Wool coat", fr: "Manteau en laine" } }),
];
const snapshot = exampleSnapshot(products);
const pictures: ApiPorts["pictures"] = {
  find: (name) => ({
    name,
    hash: "0123456789abcdef",
    ratio: 1,
    colour: "#aabbcc",
    alt: { en: "A", fr: "Un" },
  }),
  draw: () => "<svg/>",
  read: async () => undefined,
};
const apiFor = (accounts: AccountPorts) =>
  createApi({
    catalogue: { snapshot: () => snapshot, find: async (id) => products.find((one) => one.id === id) },
    search: embeddedEngine(() => snapshot),
    pictures,
    accounts,
  } as ApiPorts);
const get = async (path: string, api = apiFor(nobody), headers: Record<string, string> = {}) => {
  const facts = { requestId: "r", clientAddress: "203.0.113.9" };
  const response = await api.fetch(new Request(`http://api/api/products/${path}`, { headers }), facts);
  return { status: response.status, headers: response.headers, body: await response.json() };
};
const find = async (query: string) => searchProducts.answer.parse((await get(`findes?${query}`)).body);
const idsOf = ({ products: cards }: { products: readonly { id: number }[] }) => cards.map(({ id }) => id);

describe("search", () => {
  test("finds by words in either language and counts what else there is, in words", async () => {
    const found = await find("q=robe+fleurie&lang=fr");
    expect(idsOf(found)).toEqual([2]);
    expect(found.products[0]?.name).toBe("Robe portefeuille à fleurs");
    expect(found.facets.pattern).toEqual([{ value: "floral", label: "Fleurs", count: 1 }]);
    expect(found.facets.category.map(({ value, label }) => `${value} ${label}`)).toEqual([
      "women.A Vêtements",
      "women.A.7 Robes",
      "women.A.7.2 Robes mi-longues",
    ]);
    expect(found.facets.price).toEqual([{ value: "25-50", label: "25\u00a0€ – 50\u00a0€", count: 1 }]);
    expect(found.took_ms).toBeGreaterThanOrEqual(0);
  });

  test("takes a repeated filter as “or”, filters as “and”, and leaves out what is excluded", async () => {
    expect(idsOf(await find("category=women.A.7&category=men.A.5")).toSorted()).toEqual([2, 3, 4]);
    expect(idsOf(await find("category=women.A.7&brand=2"))).toEqual([2]);
    expect(idsOf(await find("universe=women&exclude_pattern=floral"))).toEqual([3]);
    expect(idsOf(await find("universe=women&price_min=100&price_max=240"))).toEqual([3]);
  });

  test("goes on where a page ended, and only for its own question", async () => {
    const first = await find("limit=3");
    const next = await find(`limit=3&cursor=${first.next_cursor}`);
    expect([...idsOf(first), ...idsOf(next)].toSorted()).toEqual([1, 2, 3, 4]);
    expect(next.next_cursor).toBeNull();
    expect(await get(`findes?limit=3&universe=men&cursor=${first.next_cursor}`)).toMatchObject({
      status: 422,
      body: { error: { fields: { cursor: "unknown" } } },
    });
  });

  test("says what it took a slip of the pen for, and what to open when nothing is there", async () => {
    expect(await find("q=florla+drss")).toMatchObject({ suggestion: "floral dress", total: 1 });
    expect(await find("q=dress&universe=women&colour=red")).toMatchObject({
      total: 0,
      opening: { condition: "colour", gives: 2 },
    });
  });

  test("refuses what there is not", async () => {
    expect((await get("findes?colour=mauvish")).status).toBe(422);
    expect((await get("findes?nonsense=1")).body.error.fields).toEqual({ nonsense: "unknown" });
    expect((await get("findes?sort=random")).status).toBe(422);
  });

  test("tells a member what is there in their size, and nobody may keep that", async () => {
    const preferences = mergePreferences(defaultPreferences, "men", { sizes: { tops: "L" } });
    const api = apiFor({
      ...nobody,
      sessions: { ...nobody.sessions, find: async () => ({ personId: "p", sessionId: "s", admin: false }) },
      people: { ...nobody.people, find: async () => ({ preferences }) as Person },
    } as AccountPorts);
    const headers = { authorization: `Bearer ${"t".repeat(43)}` };
    const reply = await get("findes?universe=men&category=men.A.2", api, headers);
    expect(reply.headers.get("cache-control")).toBe("private, no-store");
    const found = searchProducts.answer.parse(reply.body);
    expect(found.in_my_size).toBe(1);
    expect(found.products[0]?.in_my_size).toBe(true);
    expect((await find("universe=men")).in_my_size).toBeUndefined();
  });
});

test("suggestions lead to pages of the site in the reader's language", async () => {
  const { suggestions } = suggestSearches.answer.parse(
    (await get("suggest?q=rob&lang=fr&universe=women")).body,
  );
  expect(suggestions).toContainEqual({ type: "query", label: "robes", href: "/fr/search?q=robes" });
  expect(suggestions).toContainEqual({
    type: "category",
    label: "Robes longues",
    href: "/fr/search?category=women.A.7.3",
  });
  expect(suggestions).toContainEqual({
    type: "product",
    label: "Robe longue",
    href: "/fr/product/3-robe-longue",
  });
  const brands = suggestSearches.answer.parse((await get("suggest?q=ael")).body).suggestions;
  expect(brands).toContainEqual({ type: "brand", label: "Aelvik", href: "/search?brand=1" });
});
