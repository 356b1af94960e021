import { describe, expect, test } from "vitest";
import { listBrands } from "#contract/brands.ts";
import { getProduct, listProducts } from "#contract/products.ts";
import { exampleProduct, exampleSnapshot } from "#domain/catalogue/testing/examples.ts";
import { nobody } from "#domain/people/testing/nobody.ts";
import { createApi } from "./app.ts";
import type { ApiPorts } from "./ports.ts";

const sold = { shop: 2, price: 4_500, url: "https://www.pegandrail.example/p/9", inStock: true };
const products = [
  exampleProduct({ id: 1 }),
  exampleProduct({
    id: 2,
    universe: "women",
    leaf: "A.7.2",
    brand: 2,
    name: { en: "Wrap dress", fr: "Robe portefeuille à œillets" },
    offers: [sold],
    addedOn: "2026-11-01",
  }),
  exampleProduct({ id: 3, addedOn: "2026-10-30", offers: [{ ...sold, inStock: false }] }),
];
const snapshot = exampleSnapshot(products);
const pictures: ApiPorts["pictures"] = {
  find: (name) =>
    name.endsWith("-detail")
      ? undefined
      : { name, hash: "0123456789abcdef", ratio: 1.25, colour: "#aabbcc", alt: { en: "A", fr: "Un" } },
  draw: () => "<svg/>",
  read: async () => undefined,
};
const api = createApi({
  catalogue: { snapshot: () => snapshot, find: async (id) => products.find((one) => one.id === id) },
  pictures,
  accounts: nobody,
} as ApiPorts);
const get = async (path: string) => {
  const response = await api.fetch(new Request(`http://api${path}`), {
    requestId: "r",
    clientAddress: "203.0.113.9",
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
};
const list = async (query: string) => {
  const { body } = await get(`/api/products?${query}`);
  const answer = listProducts.answer.parse(body);
  return { ids: answer.products.map(({ id }) => id), next: answer.next_cursor, cards: answer.products };
};

describe("products", () => {
  test("come by number in the order asked, without those that are not there", async () => {
    expect((await list("ids=3,1,99")).ids).toEqual([3, 1]);
    expect((await list("ids=2&ids=1")).ids).toEqual([2, 1]);
  });

  test("come newest first, filtered and page by page", async () => {
    expect((await list("universe=men")).ids).toEqual([3, 1]);
    expect((await list("category=women.A.7")).ids).toEqual([2]);
    expect((await list("brand=2")).ids).toEqual([2]);
    expect((await list("sale=true")).ids).toEqual([1]);
    const first = await list("limit=2");
    expect(first).toMatchObject({ ids: [2, 3], next: "3" });
    expect(await list(`limit=2&cursor=${first.next}`)).toMatchObject({ ids: [1], next: null });
  });

  test("are cards as the contract says, in the language asked for", async () => {
    const [card] = (await list("ids=1&lang=fr")).cards;
    expect(card).toMatchObject({
      name: "Pull col rond en mérinos",
      slug: "pull-col-rond-en-merinos",
      category: "men.A.2.1",
      brand: { id: 1, name: "Aelvik" },
      price: { amount: 9_900, currency: "EUR", was: 12_900, lowest_30d: 9_900 },
      colours: ["navy", "white", "grey"],
      sizes_in_stock: ["M", "L"],
      badges: ["sale"],
    });
    expect(card?.image.srcset).toContain("/media/pictures/product-1/0123456789abcdef-400 400w");
  });

  test("say what is new and what is sold out", async () => {
    const badges = (await list("ids=2,3")).cards.map((card) => [card.badges, card.sizes_in_stock.length]);
    expect(badges).toEqual([
      [["new"], 2],
      [["sold_out"], 0],
    ]);
  });

  test.each([
    "ids=0",
    "ids=abc",
    `ids=${Array.from({ length: 101 }, (_, i) => i + 1).join(",")}`,
    "universe=kids",
    "limit=101",
    "limit=0",
    "cursor=x",
    "colour=red",
  ])("refuse %s with a fault beside its field", async (query) => {
    const { status, body } = await get(`/api/products?${query}`);
    expect(status).toBe(422);
    expect(body.error.code).toBe("invalid");
    expect(Object.keys(body.error.fields).length).toBeGreaterThan(0);
  });
});

describe("one product", () => {
  test("is told whole", async () => {
    const { body, headers } = await get("/api/products/1?lang=fr");
    const { product } = getProduct.answer.parse(body);
    expect(product).toMatchObject({
      description: "Un pull.",
      category_label: "Pulls",
      cut: "regular",
      neckline: "crew",
      materials: [
        { key: "wool", percent: 80 },
        { key: "nylon", percent: 20 },
      ],
      price_history: [
        { date: "2026-06-01", amount: 12_900 },
        { date: "2026-11-10", amount: 9_900 },
      ],
    });
    expect(product.offers[0]).toMatchObject({
      shop: { name: "Maison Verdier" },
      price: { lowest_30d: 9_900 },
    });
    expect(product.variants.map(({ shade, images }) => [shade, images.length])).toEqual([
      ["Encre", 2],
      [undefined, 2],
    ]);
    expect(headers.get("cache-control")).toContain("public");
  });

  test.each(["99", "2147483648", "abc", "1.5", "-1"])("%s is not found or not valid", async (id) => {
    expect([404, 422]).toContain((await get(`/api/products/${id}`)).status);
  });
});

describe("brands", () => {
  test("are listed by name, and found without accents", async () => {
    const all = listBrands.answer.parse((await get("/api/brands")).body).brands;
    expect(all.map(({ name, products: count }) => [name, count])).toEqual([
      ["Aelvik", 2],
      ["Élan & Co", 1],
    ]);
    const found = listBrands.answer.parse((await get("/api/brands?q=ELAN&universe=women")).body).brands;
    expect(found.map(({ id }) => id)).toEqual([2]);
  });

  test("are shown by their pieces and what most of them cost, in the universe asked for", async () => {
    const inMen = listBrands.answer.parse((await get("/api/brands?universe=men&lang=fr")).body).brands;
    expect(inMen).toMatchObject([
      { id: 1, products: 2, styles: [2, 1], prices: { low: 5_040, high: 9_360 } },
    ]);
    expect(inMen[0]?.images.map(({ src, alt }) => [src, alt])).toEqual([
      ["/media/pictures/product-1/0123456789abcdef-800", "Un"],
      ["/media/pictures/product-3/0123456789abcdef-800", "Un"],
    ]);
    const [first] = listBrands.answer.parse((await get("/api/brands?universe=women")).body).brands;
    expect(first).toMatchObject({ id: 2, images: [{ alt: "A" }], prices: { low: 4_500, high: 4_500 } });
  });
});
