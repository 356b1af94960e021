import { describe, expect, test } from "vitest";
import { listPrices, listStyles, listWishes } from "#contract/choices.ts";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import { exampleProduct, exampleSnapshot } from "#domain/catalogue/testing/examples.ts";
import { nobody } from "#domain/people/testing/nobody.ts";
import { contentFeatures } from "#domain/recommendation/content-features.ts";
import { stylesOf } from "#vocabulary/style.ts";
import { createApi } from "./app.ts";
import type { ApiPorts } from "./ports.ts";

const products = [
  exampleProduct({ id: 1 }),
  exampleProduct({ id: 2 }),
  exampleProduct({ id: 3, leaf: "A.2.2" }),
  exampleProduct({ id: 4, leaf: "A.5.1", universe: "women" }),
  exampleProduct({ id: 5, leaf: "A.3.1", offers: [] }),
];
let snapshot: Snapshot = { ...exampleSnapshot(products), popularity: Float32Array.of(1, 8, 9, 1, 1) };
let looks = 0;
const pictures: ApiPorts["pictures"] = {
  find(name) {
    looks++;
    // A piece and a style that nobody has drawn.
    if (name === "product-2" || name === "style-men-dandy") return undefined;
    return {
      name,
      hash: "0123456789abcdef",
      ratio: 1.25,
      colour: "#aabbcc",
      alt: { en: "A look", fr: "Une tenue" },
    };
  },
  draw: () => "<svg/>",
  read: async () => undefined,
};
const api = createApi({
  features: () => contentFeatures,
  catalogue: { snapshot: () => snapshot, find: async (id) => products.find((one) => one.id === id) },
  pictures,
  accounts: nobody,
} as ApiPorts);
const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await api.fetch(new Request(`http://api${path}`, { headers }), {
    requestId: "r",
    clientAddress: "203.0.113.9",
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
};

describe("styles", () => {
  const list = async (query: string) =>
    listStyles.answer.parse((await get(`/api/styles?${query}`)).body).sections;

  test("come in their four sections, in the language asked for, each with a look if there is one", async () => {
    const sections = await list("universe=men&lang=fr");
    expect(sections.map(({ key }) => key)).toEqual(["basic", "creative", "work", "casual"]);
    expect(sections[0]?.styles[0]).toMatchObject({
      key: "minimal",
      name: "Minimaliste",
      id: 1,
      image: { src: "/media/pictures/style-men-minimal/0123456789abcdef-800", alt: "Une tenue" },
    });
    const all = sections.flatMap(({ styles }) => styles);
    expect(all.map(({ key }) => key).toSorted()).toEqual(
      stylesOf("men")
        .map(({ key }) => key)
        .toSorted(),
    );
    expect(all.filter(({ image }) => !image).map(({ key }) => key)).toEqual(["dandy"]);
  });

  test("are those of the universe", async () => {
    const keys = (await list("universe=women")).flatMap(({ styles }) => styles.map(({ key }) => key));
    expect(keys).toContain("romantic");
    expect(keys).not.toContain("dandy");
  });
});

describe("wishes", () => {
  const list = async (query: string) =>
    listWishes.answer.parse((await get(`/api/wishes?${query}`)).body).wishes;

  test("say what there is of each and show a piece of it, the most liked of the first leaf that has a picture", async () => {
    const wishes = await list("universe=men&lang=fr");
    expect(wishes).toHaveLength(35);
    expect(wishes.find(({ name }) => name === "Pullovers")).toMatchObject({
      label: "Pulls",
      search: "men.A.2.1|men.A.2.2|men.A.2.5",
      products: 3,
      image: { src: "/media/pictures/product-1/0123456789abcdef-800" },
    });
    const jeans = wishes.find(({ name }) => name === "Jeans");
    expect(jeans).toEqual({ name: "Jeans", label: "Jeans", search: "men.A.3.1", products: 0 });
  });

  test("never show the same piece twice", async () => {
    for (const universe of ["men", "women"]) {
      const shown = (await list(`universe=${universe}`)).flatMap(({ image }) => image?.src ?? []);
      expect(shown.length).toBeGreaterThan(0);
      expect(new Set(shown).size).toBe(shown.length);
    }
  });

  test("are put together once for a catalogue and a language, and anew for the next catalogue", async () => {
    const before = await list("universe=men&lang=en");
    const looked = looks;
    expect(await list("universe=men&lang=en")).toEqual(before);
    expect(looks).toBe(looked);
    snapshot = { ...exampleSnapshot(products.slice(1)), popularity: Float32Array.of(8, 9, 1, 1) };
    const after = await list("universe=men&lang=en");
    expect(after.find(({ name }) => name === "Pullovers")).toMatchObject({
      products: 2,
      image: { src: "/media/pictures/product-3/0123456789abcdef-800" },
    });
  });
});

test("prices are counted for each budget row", async () => {
  snapshot = { ...exampleSnapshot(products), popularity: snapshot.popularity };
  const { rows } = listPrices.answer.parse((await get("/api/prices?universe=men")).body);
  expect(rows).toHaveLength(9);
  expect(rows.find(({ key }) => key === "pullover")).toEqual({
    key: "pullover",
    products: 3,
    prices: [[99, 3]],
  });
});

describe("all of them", () => {
  test.each(["styles", "wishes", "prices"])(
    "%s may be kept a minute, and are not sent twice",
    async (name) => {
      const path = `/api/${name}?universe=women`;
      const { headers } = await get(path);
      expect(headers.get("cache-control")).toBe("public, max-age=60, stale-while-revalidate=300");
      const again = await get(path, { "if-none-match": headers.get("etag") ?? "" });
      expect(again.status).toBe(304);
    },
  );

  test.each([
    "styles",
    "wishes",
    "styles?universe=kids",
    "wishes?universe=men&lang=de",
    "wishes?universe=men&q=a",
    "prices",
    "prices?universe=men&lang=en",
  ])("%s is refused", async (path) => {
    expect((await get(`/api/${path}`)).status).toBe(422);
  });
});
