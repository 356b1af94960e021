import { describe, expect, test } from "vitest";
import { searchProducts, suggestSearches } from "#contract/search.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { exampleProduct, exampleSnapshot } from "#domain/catalogue/testing/examples.ts";
import type { AccountPorts } from "#domain/people/ports.ts";
import { nothingSaid } from "#domain/people/taste-ports.ts";
import { nobody } from "#domain/people/testing/nobody.ts";
import { contentFeatures } from "#domain/recommendation/content-features.ts";
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
let snapshot = exampleSnapshot(products);
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
const search: ApiPorts["search"] = embeddedEngine(() => snapshot);
const apiFor = (accounts: AccountPorts) =>
  createApi({
    features: () => contentFeatures,
    catalogue: { snapshot: () => snapshot, find: async (id) => products.find((one) => one.id === id) },
    search,
    pictures,
    accounts,
  } as ApiPorts);
const get = async (path: string, api = apiFor(nobody), headers: Record<string, string> = {}) => {
  const facts = { requestId: "r", clientAddress: "203.0.113.9" };
  const response = await api.fetch(new Request(`http://api/api/products/${path}`, { headers }), facts);
  return { status: response.status, headers: response.headers, body: await response.json() };
};
const post = async (query: string, body: unknown) => {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  const response = await apiFor(nobody).fetch(new Request(`http://api/api/products/findes?${query}`, init), {
    requestId: "r",
    clientAddress: "203.0.113.9",
  });
  return { status: response.status, body: await response.json() };
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

  test("goes to a page by its number, or on from a cursor, not both", async () => {
    const all = idsOf(await find("limit=4"));
    expect(idsOf(await find("limit=3&page=2"))).toEqual(all.slice(3));
    const first = await find("limit=3&page=1");
    expect(idsOf(await find(`limit=3&cursor=${first.next_cursor}`))).toEqual(all.slice(3));
    expect(await get(`findes?limit=3&page=2&cursor=${first.next_cursor}`)).toMatchObject({
      status: 422,
      body: { error: { fields: { page: "invalid" } } },
    });
    expect((await get("findes?page=0")).status).toBe(422);
    expect((await get("findes?page=501")).status).toBe(422);
  });

  test.each(["relevance", "new", "price_up", "price_down", "discount"])(
    "a list by %s goes on where it was when the catalogue has become another",
    async (sort) => {
      const first = await find(`limit=2&sort=${sort}`);
      const shown = idsOf(first);
      // One that was shown is gone, one came that would have been first: nothing is shown twice or left out.
      const newcomer = (id: number): Product => ({ ...exampleProduct({ id: 1 }), id, brand: 2 });
      const rest = products.filter(({ id }) => id !== shown[0]);
      snapshot = exampleSnapshot([...rest, newcomer(9)], 2);
      const next = await find(`limit=10&sort=${sort}&cursor=${first.next_cursor}`);
      snapshot = exampleSnapshot(products);
      const old = idsOf(next).filter((id) => id !== 9);
      expect([...shown, ...old].toSorted()).toEqual([1, 2, 3, 4]);
    },
  );

  test("tells what it took the words for, each with the stretch it came from", async () => {
    const q = "Florall drss without wool for a wedding under 80 €";
    const { understood, unheard } = await find(`q=${encodeURIComponent(q)}&universe=women`);
    expect(
      understood.map(({ at, ...one }) => ({ ...one, words: q.slice(at, at + one.words.length) })),
    ).toEqual([
      { name: "pattern", values: ["floral"], label: "Floral", exclude: false, hard: true, words: "Florall" },
      {
        name: "category",
        values: ["women.A.7"],
        label: "Dresses",
        exclude: false,
        hard: true,
        words: "drss",
      },
      { name: "material", values: ["wool"], label: "Wool", exclude: true, hard: true, words: "without wool" },
      {
        name: "price",
        values: ["0-80"],
        label: "Under €80",
        exclude: false,
        hard: true,
        words: "under 80 €",
      },
    ]);
    expect(unheard).toEqual(["for a wedding"]);
  });

  test("what is soft is told as such, in the language asked for", async () => {
    const { understood } = await find("q=robe+courte+femme+de+tous+les+jours&lang=fr");
    expect(understood.map(({ name, label, hard }) => [name, label, hard])).toEqual([
      ["category", "Robes", true],
      ["universe", "Femme", true],
      ["occasion", "Tous les jours", false],
    ]);
  });

  test("a text without one of its stretches no longer asks for it", async () => {
    const q = "jumper without wool or cashmere in grey";
    const { understood } = await find(`q=${encodeURIComponent(q)}`);
    const namesWithout = async (value: string) => {
      const one = understood.find(({ values }) => values.includes(value));
      const rest = q.slice(0, one?.at) + q.slice((one?.at ?? 0) + (one?.words.length ?? 0));
      const again = await find(`q=${encodeURIComponent(rest)}`);
      return again.understood.map(({ exclude, values }) => `${exclude ? "no " : ""}${values[0]}`);
    };
    expect(await namesWithout("wool")).toEqual(["men.A.2.1", "no cashmere", "grey"]);
    expect(await namesWithout("cashmere")).toEqual(["men.A.2.1", "no wool", "grey"]);
  });

  test("shops are a filter and are counted by name", async () => {
    const { facets } = await find("universe=men");
    expect(facets.shop).toEqual([
      { value: "1", label: "Maison Verdier", count: 2 },
      { value: "2", label: "Peg & Rail", count: 2 },
    ]);
    expect(idsOf(await find("shop=2")).toSorted()).toEqual([1, 4]);
    expect(idsOf(await find("exclude_shop=2")).toSorted()).toEqual([2, 3]);
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
      taste: { ...nobody.taste, read: async () => ({ ...nothingSaid, preferences }) },
    } as AccountPorts);
    const headers = { authorization: `Bearer ${"t".repeat(43)}` };
    const reply = await get("findes?universe=men&category=men.A.2", api, headers);
    expect(reply.headers.get("cache-control")).toBe("private, no-store");
    const found = searchProducts.answer.parse(reply.body);
    expect(found.in_my_size).toBe(1);
    expect(found.products[0]?.in_my_size).toBe(true);
    expect((await find("universe=men")).in_my_size).toBeUndefined();
    expect(found.products[0]?.reasons?.map(({ key }) => key)).toContain("size");
  });

  test("a visitor says their sizes in the address, and may see only those", async () => {
    const found = await find("universe=men&fits=tops:S");
    expect([found.in_my_size, found.total]).toEqual([1, 2]);
    expect(found.products.map(({ id, in_my_size }) => [id, in_my_size]).toSorted()).toEqual([
      [1, false],
      [4, true],
    ]);
    expect(found.products[0]).not.toHaveProperty("score");
    expect(idsOf(await find("universe=men&fits=tops:S&mine=true"))).toEqual([4]);
    expect((await find("universe=men&mine=true")).total).toBe(2);
    expect(await find("universe=men&category=men.A.2&fits=tops:S&mine=true")).toMatchObject({
      total: 0,
      opening: { condition: "mine", gives: 1 },
    });
    expect((await get("findes?fits=tops:huge")).body.error.fields).toEqual({ "fits.0": "unknown" });
  });

  test("a visitor who told something of their taste is asked back by it, with reasons", async () => {
    const preferences = { budget: [{ key: "dresses", minValue: 200, maxValue: 300 }] };
    const { status, body } = await post("universe=women&sort=for_me", { preferences });
    expect(status).toBe(200);
    const found = searchProducts.answer.parse(body);
    expect(idsOf(found)).toEqual([3, 2]);
    expect(found.products[0]?.score).toBeGreaterThan(found.products[1]?.score ?? 100);
    expect(found.products[0]?.reasons?.[0]).toMatchObject({
      key: "price",
      label: "Within your dress budget",
    });
    expect(idsOf(searchProducts.answer.parse((await post("universe=women", {})).body)).length).toBe(2);
    expect((await post("universe=women", { preferences: { wantstyles: [99] } })).status).toBe(422);
    expect((await post("universe=women", { liked: [1] })).body.error.fields).toEqual({ liked: "unknown" });
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
