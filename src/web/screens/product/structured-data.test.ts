import { describe, expect, test } from "vitest";
import type { Product } from "#contract/products.ts";
import { examplePicture, publicUrl } from "#web/features/structured-data/testing/example-place.ts";
import { structuredFaults } from "#web/features/structured-data/testing/structured-faults.ts";
import { structuredData } from "./structured-data.ts";

const place = { lang: "fr", publicUrl, path: "/fr/product/7-chemise" } as const;
const crumbs = [{ label: "Chemises", to: "/search?universe=men&category=men.A.1.3" }];
const size = (label: string, inStock: boolean) => ({ label, system: "letter" as const, in_stock: inStock });
const shop = (name: string, amount: number, inStock: boolean) => ({
  shop: { id: 1, name },
  price: { amount, currency: "EUR" },
  url: `https://${name}.example/p/7`,
  in_stock: inStock,
});

const shirt: Product = {
  id: 7,
  name: "Chemise",
  slug: "chemise",
  universe: "men",
  category: "men.A.1.3",
  category_label: "Chemises",
  brand: { id: 1, name: "Oriel" },
  price: { amount: 8_900, currency: "EUR" },
  colours: ["white"],
  image: examplePicture,
  images: [examplePicture],
  sizes_in_stock: ["M"],
  sizes: [size("S", false), size("M", true)],
  badges: [],
  description: "Une chemise.",
  pattern: "plain",
  materials: [{ key: "cotton", percent: 100 }],
  composition: [],
  formality: 3,
  seasons: [],
  occasions: [],
  styles: [],
  offers: [shop("rayon", 8_900, true), shop("quai", 9_900, false)],
  variants: [],
  price_history: [],
  care: [],
  added_at: "2026-11-01",
};

/** As a search engine gets it. */
const read = (product: Product) => JSON.parse(JSON.stringify(structuredData(product, crumbs, place)));

describe("a piece in several sizes", () => {
  const [group, path] = read(shirt);

  test("is a group with every size as a variant, whole by the rules of its types", () => {
    expect(group).toMatchObject({
      "@type": "ProductGroup",
      productGroupID: "7",
      variesBy: ["https://schema.org/size"],
    });
    expect(group.hasVariant.map((one: { size: string }) => one.size)).toEqual(["S", "M"]);
    expect([group, path].flatMap(structuredFaults)).toEqual([]);
  });

  test("says of each size who has it, for how much, and whether it can be had", () => {
    const stockOf = (at: number) =>
      group.hasVariant[at].offers.map(({ availability }: { availability: string }) => availability.slice(19));
    expect([stockOf(0), stockOf(1)]).toEqual([
      ["OutOfStock", "OutOfStock"],
      ["InStock", "OutOfStock"],
    ]);
    expect(group.hasVariant[1].offers[0]).toMatchObject({
      price: "89.00",
      priceCurrency: "EUR",
      url: "https://rayon.example/p/7",
      seller: { name: "rayon" },
    });
  });

  test("stands below its category, in the language of the page", () => {
    expect(path.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${publicUrl}/fr/search?universe=men&category=men.A.1.3`,
      `${publicUrl}/fr/product/7-chemise`,
    ]);
  });
});

test("a piece of one size is one product, with its offers", () => {
  const [product] = read({ ...shirt, sizes: [size("one size", true)] });
  expect(product).toMatchObject({ "@type": "Product", sku: "7" });
  expect(product.offers).toHaveLength(2);
  expect(structuredFaults(product)).toEqual([]);
});

test("a piece that nobody sells any more makes no offer", () => {
  for (const sizes of [[], shirt.sizes]) {
    const [product] = read({ ...shirt, sizes, offers: [] });
    expect(JSON.stringify(product)).not.toContain("Offer");
    expect(structuredFaults(product)).toEqual([]);
  }
});

test("what is missing is noticed", () => {
  const [group] = read(shirt);
  expect(structuredFaults({ ...group, brand: undefined, hasVariant: [] })).toEqual([
    "ProductGroup.brand",
    "ProductGroup.hasVariant",
  ]);
  const [variant] = group.hasVariant;
  const free = { ...variant, offers: [{ ...variant.offers[0], price: "0" }] };
  expect(structuredFaults({ ...group, hasVariant: [free] })).toEqual([
    "ProductGroup.hasVariant → Product.offers → Offer.price",
  ]);
  expect(structuredFaults({ "@context": "https://schema.org", "@type": "Shirt" })).toHaveLength(1);
});
