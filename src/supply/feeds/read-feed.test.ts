import { describe, expect, it } from "vitest";
import type { ProductDraft } from "#domain/catalogue/product-draft.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { stop } from "./diagnostic.ts";
import { diagnosticCodes } from "./diagnostic-codes.ts";
import { defaultRates } from "./rates.ts";
import { type FeedContext, readFeed } from "./read-feed.ts";
import { memorySpool } from "./spool.ts";
import { inPieces } from "./testing/in-pieces.ts";

const header =
  "id\titem_group_id\ttitle\tdescription\tlink\timage_link\tavailability\tprice\tbrand\tgender\tcolor\tsize\tgoogle_product_category\tproduct_type\tmaterial";
const row = (values: Readonly<Record<string, string>>) => {
  const usual: Readonly<Record<string, string>> = {
    id: "1",
    item_group_id: "G1",
    title: "Chemise Ida",
    description: "Une chemise pour la ville.",
    link: `https://shop.example/p/${values.id ?? "1"}`,
    image_link: `https://shop.example/${values.color ?? "Navy"}.jpg`,
    availability: "in_stock",
    price: "80.00 EUR",
    brand: "Ida",
    gender: "male",
    color: "Navy",
    size: "M",
    google_product_category: "212",
    product_type: "",
    material: "80% coton, 20% polyester",
  };
  return header
    .split("\t")
    .map((name) => values[name] ?? usual[name] ?? "")
    .join("\t");
};

async function read(rows: readonly string[], more: Partial<FeedContext> = {}) {
  const all: Diagnostic[] = [];
  const products: ProductDraft[] = [];
  const spool = memorySpool(3);
  const reading = readFeed(() => inPieces([header, ...rows].join("\n"), 50), {
    source: "ida",
    spool,
    today: "2025-07-10",
    rates: defaultRates,
    onDiagnostic: (diagnostic) => all.push(diagnostic),
    ...more,
  });
  for (;;) {
    const next = await reading.next();
    if (next.done) return { products, report: next.value, all, codes: all.map(({ code }) => code) };
    products.push(next.value);
  }
}

describe("a feed", () => {
  it("becomes one product of the rows of each group, wherever they stand", async () => {
    const { products, report } = await read([
      row({ id: "1", size: "L" }),
      row({ id: "2", size: "S", availability: "out_of_stock" }),
      row({
        id: "9",
        item_group_id: "G2",
        title: "Jean Léo",
        google_product_category: "204",
        size: "32/34",
        color: "Noir",
      }),
      row({ id: "3", size: "M", color: "Blanc", price: "70.00 EUR" }),
    ]);
    expect(report).toMatchObject({ rows: 4, items: 4, products: 2, errors: 0, warnings: 0 });
    const shirt = products.find(({ leaf }) => leaf === "A.1.3");
    expect(shirt).toMatchObject({
      source: { name: "ida", key: "shop-example/G1:men" },
      universe: "men",
      brandName: "Ida",
      name: { en: "Chemise Ida", fr: "Chemise Ida" },
      language: "fr",
      composition: [
        {
          part: "main",
          shares: [
            { material: "cotton", percent: 80 },
            { material: "polyester", percent: 20 },
          ],
        },
      ],
      traits: { materials: ["cotton", "polyester"], pattern: "plain", formality: 3 },
      prices: [{ day: "2025-07-10", price: 7000 }],
      addedOn: "2025-07-10",
    });
    expect(shirt?.offers).toEqual([
      {
        shopName: "shop.example",
        shopUrl: "https://shop.example",
        price: 7000,
        url: "https://shop.example/p/3",
        inStock: true,
      },
    ]);
    expect(shirt?.variants).toEqual([
      {
        colours: ["navy"],
        shade: { en: "Navy", fr: "Navy" },
        picture: { kind: "remote", urls: ["https://shop.example/Navy.jpg"] },
        sizes: [
          { label: "S", system: "letter", inStock: false },
          { label: "L", system: "letter", inStock: true },
        ],
      },
      expect.objectContaining({ colours: ["white"] }),
    ]);
    for (const { id, score } of products.flatMap(({ traits }) => traits.styles)) {
      expect(id >= 1 && id <= 22 && score > 0 && score <= 1).toBe(true);
    }
  });

  it("groups rows without a group by their name, colour and size aside", async () => {
    const loose = { item_group_id: "" };
    const { products } = await read([
      row({ ...loose, id: "1", title: "Chemise Ida - Navy - M" }),
      row({ ...loose, id: "2", title: "Chemise Ida - Blanc - L", color: "Blanc", size: "L" }),
      row({ ...loose, id: "3", title: "Chemise Zoé - Blanc - L", color: "Blanc", size: "L" }),
    ]);
    expect(products.map(({ name, variants }) => `${name.en} ${variants.length}`).sort()).toEqual([
      "Chemise Ida 2",
      "Chemise Zoé 1",
    ]);
  });

  it("offers something for everybody once in each universe, where it exists there", async () => {
    const { products, codes } = await read([
      row({ id: "1", gender: "unisex" }),
      row({
        id: "2",
        item_group_id: "G2",
        gender: "unisex",
        title: "Robe Ida",
        google_product_category: "2271",
      }),
    ]);
    expect(products.map(({ source }) => source.key).sort()).toEqual([
      "shop-example/G1:men",
      "shop-example/G1:women",
      "shop-example/G2:women",
    ]);
    expect(codes).toEqual(["category_not_in_universe"]);
  });

  it("keeps the first of two rows with one id, and tells of every row left out", async () => {
    const { products, all, report } = await read([
      row({ id: "1" }),
      row({ id: "1", price: "1.00 EUR" }),
      row({ id: "2", price: "nothing" }),
      row({ id: "3", size: "L" }),
    ]);
    expect(products[0]?.offers[0].price).toBe(8000);
    expect(all.map(({ code, line, id }) => [code, line, id])).toEqual([
      ["id_duplicate", 3, "1"],
      ["price_bad", 4, "2"],
    ]);
    expect(report).toMatchObject({ rows: 4, items: 2, products: 1, errors: 2 });
  });

  it("names every row of a product that stays out", async () => {
    const lamp = { title: "Lampe de bureau", google_product_category: "" };
    const { all } = await read([row({ ...lamp, id: "1" }), row({ ...lamp, id: "2", size: "L" })]);
    expect(all.map(({ code, line, id }) => [code, line, id])).toEqual([
      ["not_fashion", 2, "1"],
      ["not_fashion", 3, "2"],
    ]);
    const { codes, products } = await read([
      row({ id: "1", color: "" }),
      row({ id: "2", color: "", size: "L" }),
    ]);
    expect(products).toEqual([]);
    expect(codes).toEqual(["colour_unknown", "colour_unknown"]);
  });

  it("takes a title nobody can read only where a category tells what it is", async () => {
    const cyrillic = { title: "Часы наручные", color: "Black", description: "", size: "" };
    const watch = await read([row({ ...cyrillic, google_product_category: "201" })]);
    expect(watch.products[0]?.leaf).toBe("E.1.1");
    expect(watch.codes).toEqual(["language_unknown"]);
    expect(watch.products[0]?.variants[0].sizes).toEqual([{ label: "one", system: "one", inStock: true }]);
    const typed = await read([
      row({ ...cyrillic, google_product_category: "212", product_type: "Homme > Chemise" }),
    ]);
    expect(typed.products[0]?.leaf).toBe("A.1.3");
    const unknown = await read([row({ ...cyrillic, google_product_category: "212" })]);
    expect(unknown.codes).toEqual(["language_unknown", "category_unknown"]);
    expect(unknown.products).toEqual([]);
  });

  it("believes the title within what the Google category allows", async () => {
    expect((await read([row({ google_product_category: "204" })])).codes).toEqual(["category_differs"]);
    expect((await read([row({ google_product_category: "187" })])).codes).toEqual(["category_conflict"]);
    expect((await read([row({ google_product_category: "Home & Garden > Lighting" })])).codes).toEqual([
      "not_fashion",
    ]);
    expect((await read([row({ google_product_category: "", title: "Lampe chemise" })])).codes).toEqual([
      "not_fashion",
    ]);
    const path = "Apparel & Accessories > Clothing > Shirts & Tops";
    expect((await read([row({ google_product_category: path })])).codes).toEqual([]);
  });

  it("takes a colour from the title or the address when the column is silent, and none from nowhere", async () => {
    const bare = { color: "", title: "Chemise Ida" };
    const colours = async (more: Record<string, string>) =>
      (await read([row({ ...bare, ...more })])).products[0]?.variants[0].colours;
    expect(await colours({ title: "Chemise Ida rouge" })).toEqual(["red"]);
    expect(await colours({ link: "https://shop.example/p/chemise-ida-noire-12.html" })).toEqual(["black"]);
    expect(await colours({ color: "Navy/White" })).toEqual(["navy", "white"]);
    expect(await colours({ color: "Multi" })).toEqual(["multicolour"]);
    const none = await read([row(bare)]);
    expect(none.products).toEqual([]);
    expect(none.codes).toContain("colour_unknown");
  });

  it("reads what its parts are made of", async () => {
    const { products } = await read([
      row({ material: "Extérieur : 70 % laine, 30 % polyester. Doublure : 100 % viscose" }),
    ]);
    expect(products[0]?.composition).toEqual([
      {
        part: "main",
        shares: [
          { material: "wool", percent: 70 },
          { material: "polyester", percent: 30 },
        ],
      },
      { part: "lining", shares: [{ material: "viscose", percent: 100 }] },
    ]);
    const described = await read([
      row({ material: "", description: "Douce. Composition : 100% lin. Lavage à 30°." }),
    ]);
    expect(described.products[0]).toMatchObject({
      composition: [{ part: "main", shares: [{ material: "linen", percent: 100 }] }],
      care: ["machine-30"],
      traits: { seasons: ["spring", "summer"] },
    });
    const json = await read([row({ material: '{"main": "Coton", "lining": "Viscose"}' })]);
    expect(json.products[0]?.composition.map(({ part }) => part)).toEqual(["main", "lining"]);
  });

  it("hands out nothing at all when it is cut off on the way", async () => {
    const cut = async function* () {
      yield `${header}\n${row({ id: "1" })}\n`;
      throw stop("truncated_archive");
    };
    const reading = readFeed(cut, {
      source: "ida",
      spool: memorySpool(),
      today: "2025-07-10",
      rates: defaultRates,
    });
    const end = await reading.next();
    expect(end.done).toBe(true);
    expect(end.value).toMatchObject({
      products: 0,
      items: 1,
      stopped: { code: "truncated_archive", severity: "error" },
    });
  });

  it("counts every fault but keeps only some of each", async () => {
    const { report, all } = await read(
      Array.from({ length: 50 }, (_, i) => row({ id: String(i), price: "?" })),
    );
    expect(all).toHaveLength(50);
    expect(report.codes[0]).toMatchObject({ code: "price_bad", count: 50 });
    expect(report.codes[0]?.samples).toHaveLength(20);
  });
});

describe("the list of codes", () => {
  it("says each of them in both languages, as sentences", () => {
    for (const [code, { sentence }] of Object.entries(diagnosticCodes)) {
      expect(code).toMatch(/^[a-z]+(?:_[a-z]+)*$/u);
      expect(sentence.en).toMatch(/^[A-Z].*\.$/u);
      expect(sentence.fr).toMatch(/^[A-ZÀÉÊ].*\.$/u);
      // French sets ; : ? ! apart with a space that does not break, and writes curly apostrophes.
      expect(sentence.fr).not.toMatch(/'|[^\u202F][;?!]|[^\u00A0]:/u);
    }
  });
});
