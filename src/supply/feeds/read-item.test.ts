import { describe, expect, it } from "vitest";
import type { Diagnostic } from "./diagnostic.ts";
import { defaultRates } from "./rates.ts";
import { type ItemOptions, readItem } from "./read-item.ts";
import { tagWords } from "./tag-title.ts";

const words = tagWords();
const options: ItemOptions = { today: "2025-07-10", rates: defaultRates };

const google = {
  id: "A1",
  item_group_id: "A",
  title: "Chemise en lin Homme",
  description: "<p>Douce &amp; légère</p><script>alert(1)</script>",
  link: "https://shop.example/a?x=1&y=2",
  image_link: "https://shop.example/a.jpg",
  additional_image_link: "https://shop.example/b,1.jpg,https://shop.example/c.jpg",
  availability: "in stock",
  price: "80.00 EUR",
  brand: "Maison",
  gender: "male",
};

function read(fields: Readonly<Record<string, string>>, more: Partial<ItemOptions> = {}) {
  const diagnostics: Diagnostic[] = [];
  const row = { line: 7, fields: new Map(Object.entries(fields).filter(([, value]) => value !== "")) };
  const item = readItem(row, { ...options, ...more }, words, (diagnostic) => diagnostics.push(diagnostic));
  return { item, codes: diagnostics.map(({ code }) => code), diagnostics };
}

describe("a row", () => {
  it("is understood", () => {
    const { item, codes } = read(google);
    expect(codes).toEqual([]);
    expect(item).toEqual({
      line: 7,
      id: "A1",
      group: "A",
      title: "Chemise en lin Homme",
      description: "Douce & légère",
      link: "https://shop.example/a?x=1&y=2",
      pictures: ["https://shop.example/a.jpg", "https://shop.example/b,1.jpg", "https://shop.example/c.jpg"],
      availability: "in_stock",
      price: 8000,
      currency: "EUR",
      brand: "Maison",
      universes: ["men"],
      shop: { name: "shop.example", url: "https://shop.example" },
    });
  });

  it("of Awin is understood through what its columns are called there", () => {
    const { item, codes } = read({
      aw_product_id: "99",
      merchant_product_id: "M9",
      product_name: "Robe Ida - - 42",
      aw_deep_link: "https://www.awin1.com/pclick.php?p=1",
      merchant_deep_link: "https://www.ida.fr/robe",
      merchant_image_url: "https://www.ida.fr/r.jpg",
      search_price: "49.99",
      product_price_old: "70.00",
      rrp_price: "200.00",
      currency: "GBP",
      merchant_name: "Ida",
      merchant_category: "Prêt-à-porter > Femme > Robes",
      is_for_sale: "0",
      in_stock: "1",
      language: "fr",
      delivery_cost: "4.00",
      delivery_time: "2-4 jours",
    });
    expect(codes).toEqual([]);
    expect(item).toMatchObject({
      id: "M9",
      title: "Robe Ida",
      size: "42",
      universes: ["women"],
      availability: "out_of_stock",
      brand: "Ida",
      link: "https://www.awin1.com/pclick.php?p=1",
      shop: { name: "Ida", url: "https://www.ida.fr" },
      original: { amount: 4999, currency: "GBP" },
      price: Math.round((49.99 / 0.855) * 100),
      was: Math.round((70 / 0.855) * 100),
      language: "fr",
      delivery: { cost: 468, days: [2, 4] },
    });
  });

  it.each([
    [{ id: "" }, "id_missing"],
    [{ id: "x".repeat(201) }, "id_too_long"],
    [{ title: "" }, "title_missing"],
    [{ title: "t".repeat(1001) }, "title_too_long"],
    [{ link: "" }, "link_missing"],
    [{ link: "javascript:alert(1)" }, "link_bad"],
    [{ link: "ftp://shop.example/a" }, "link_bad"],
    [{ link: "https://user:pass@shop.example/" }, "link_bad"],
    [{ image_link: "", additional_image_link: "" }, "picture_missing"],
    [{ price: "" }, "price_missing"],
    [{ price: "-3 EUR" }, "price_bad"],
    [{ price: "1e308 EUR" }, "price_bad"],
    [{ price: "2000000.00 EUR" }, "price_bad"],
    [{ price: "12.00" }, "currency_missing"],
    [{ price: "12.00 XAU" }, "currency_unknown"],
    [{ condition: "used" }, "condition_not_new"],
    [{ adult: "yes" }, "adult"],
    [{ expiration_date: "2025-07-01" }, "expired"],
    [{ is_deleted: "Y" }, "deleted"],
    [{ age_group: "kids" }, "kids"],
    [{ gender: "girls" }, "kids"],
    [{ product_type: "Enfant > Garçon > Chemises" }, "kids"],
    [{ gender: "", title: "Chemise en lin" }, "gender_unknown"],
    [{ gender: "", title: "Chemise", keywords: "cadeau homme, cadeau femme" }, "gender_unknown"],
  ] as const)("stays out for %j: %s", (change, code) => {
    const { item, codes, diagnostics } = read({ ...google, ...change });
    expect(item).toBeUndefined();
    expect(codes).toContain(code);
    expect(diagnostics.at(-1)).toMatchObject({ code, severity: "error", line: 7 });
  });

  it.each([
    [{ id: "x".repeat(60) }, "id_long"],
    [{ title: `Chemise homme ${"t".repeat(150)}` }, "title_long"],
    [{ additional_image_link: "c:\\pictures\\a.jpg" }, "picture_bad"],
    [{ price: "1.080 EUR" }, "price_ambiguous"],
    [{ sale_price: "90.00 EUR" }, "sale_ignored"],
    [{ sale_price: "soon" }, "sale_ignored"],
    [{ availability: "perhaps" }, "availability_unknown"],
    [{ gender: "tout le monde" }, "gender_word_unknown"],
  ] as const)("comes in with a warning for %j: %s", (change, code) => {
    const { item, codes, diagnostics } = read({ ...google, ...change });
    expect(item).toBeDefined();
    expect(codes).toEqual([code]);
    expect(diagnostics[0]?.severity).toBe("warning");
  });

  it("is for both only when it says so, and for one where the feed as a whole is", () => {
    expect(read({ ...google, gender: "unisex" }).item?.universes).toEqual(["men", "women"]);
    expect(read({ ...google, gender: "Female, Male" }).item?.universes).toEqual(["men", "women"]);
    const silent = { ...google, gender: "", title: "Chemise en lin" };
    expect(read(silent, { defaultUniverse: "women" }).item?.universes).toEqual(["women"]);
    expect(read({ ...silent, product_type: "Women’s > Shirts" }).item?.universes).toEqual(["women"]);
    expect(read({ ...silent, custom_5: "Mens" }).item?.universes).toEqual(["men"]);
    expect(read({ ...google, title: "Chemise Baby Blue", age_group: "adult" }).item?.universes).toEqual([
      "men",
    ]);
  });

  it("costs its sale price while the sale lasts", () => {
    const sale = { ...google, sale_price: "60.00 EUR" };
    const during = (dates: string) => read({ ...sale, sale_price_effective_date: dates }).item;
    expect(during("2025-07-01T00:00+0100/2025-07-20T23:59+0100")).toMatchObject({ price: 6000, was: 8000 });
    expect(during("2025-07-11T00:00+0100/2025-07-20T23:59+0100")).toMatchObject({ price: 8000 });
    expect(during("2025-06-01/2025-07-01")?.was).toBeUndefined();
    expect(read(sale).item).toMatchObject({ price: 6000, was: 8000 });
  });

  it("may have a column of its own for what others call otherwise", () => {
    const { item } = read({ ...google, brand: "", marque: "Atelier" }, { columns: { brand: ["marque"] } });
    expect(item?.brand).toBe("Atelier");
  });
});

describe("a hostile text", () => {
  it("is plain text in the end, and takes no longer than any other", () => {
    const long = (text: string) => text.repeat(Math.floor(60_000 / text.length));
    for (const text of [
      "<",
      "<a",
      "<!--",
      "<script>",
      "&",
      "&#",
      "&lt;",
      "<p>x",
      "- ",
      " - - 4",
      "1,",
      "80% ",
    ].map(long)) {
      const { item } = read({ ...google, description: text, size: text, colour: text, material: text });
      expect(item?.description).not.toMatch(/<[a-z/!]/iu);
    }
  });

  it("never comes out with a tag in it", () => {
    const described = (description: string) => read({ ...google, description }).item?.description;
    expect(described("<img src=x onerror=alert(1)>Bonjour")).toBe("Bonjour");
    expect(described("&lt;b&gt;Bonjour&lt;/b&gt; &amp;amp; merci")).toBe("Bonjour & merci");
    expect(described("5 < 6 et 7 > 3")).toBe("5 < 6 et 7 > 3");
    expect(described("<ul><li>Un</li><li>Deux</li></ul>")).toBe("Un\n\nDeux");
    expect(described("Texte <!-- caché --> vu <style>p{}</style>")).toBe("Texte vu");
  });
});
