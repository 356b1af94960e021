import { expect, test } from "vitest";
import { listSimilar } from "#contract/similar.ts";
import { exampleProduct, exampleSnapshot } from "#domain/catalogue/testing/examples.ts";
import { nobody } from "#domain/people/testing/nobody.ts";
import { createApi } from "./app.ts";
import type { ApiPorts } from "./ports.ts";

const offers = [{ shop: 1, price: 3_900, url: "https://www.maison-verdier.example/p", inStock: true }];
const products = [
  exampleProduct({ id: 1 }),
  exampleProduct({ id: 2, brand: 2, offers }),
  exampleProduct({ id: 3, offers: [] }),
  exampleProduct({ id: 4, universe: "women" }),
];
const snapshot = exampleSnapshot(products);
const api = createApi({
  catalogue: { snapshot: () => snapshot, find: async (id) => products.find((one) => one.id === id) },
  pictures: {
    find: (name) => ({
      name,
      hash: "0123456789abcdef",
      ratio: 1,
      colour: "#aabbcc",
      alt: { en: "A", fr: "Un" },
    }),
    draw: () => "<svg/>",
    read: async () => undefined,
  },
  accounts: nobody,
} as Pick<ApiPorts, "catalogue" | "pictures" | "accounts"> as ApiPorts);
const get = (path: string, headers: Record<string, string> = {}) =>
  api.fetch(new Request(`http://api/api/products/${path}`, { headers }), {
    requestId: "r",
    clientAddress: "203.0.113.9",
  });

test("similar pieces are cards that say why, in the language asked for", async () => {
  const english = listSimilar.answer.parse(await (await get("1/similar")).json());
  expect(english.products).toMatchObject([{ id: 2, why: "€60 less", brand: { id: 2 } }]);
  const french = listSimilar.answer.parse(await (await get("1/similar?lang=fr")).json());
  expect(french.products).toMatchObject([{ why: "60\u00a0€ de moins" }]);
});

test("whoever has them already is told so", async () => {
  const first = await get("1/similar");
  expect(first.headers.get("cache-control")).toBe("public, max-age=60, stale-while-revalidate=300");
  const again = await get("1/similar", { "if-none-match": first.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
});

test("there are as many as asked for, at most a hundred, and none of an unknown piece", async () => {
  expect((await (await get("4/similar")).json()).products).toEqual([]);
  for (const [path, status] of [
    ["9/similar", 404],
    ["x/similar", 422],
    ["1/similar?limit=0", 422],
    ["1/similar?limit=101", 422],
    ["1/similar?lang=de", 422],
    ["1/similar?colour=red", 422],
  ] as const)
    expect([path, (await get(path)).status]).toEqual([path, status]);
});
