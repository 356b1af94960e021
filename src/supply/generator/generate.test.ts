import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { lowestOf30Days } from "#domain/catalogue/price-history.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { leavesOf } from "#vocabulary/category.ts";
import { sizeScaleOf } from "#vocabulary/size.ts";
import { universes } from "#vocabulary/universe.ts";
import { generateCatalogue } from "./generate.ts";
import golden from "./golden.json" with { type: "json" };
import { planLeaves } from "./plan.ts";

const today = "2026-11-15";
const request = { seed: "cleed", size: 900, today };
const { brands, shops, products: make } = generateCatalogue(request);
const products = [...make()];
const each = (check: (product: Product) => void) => {
  for (const product of products) {
    try {
      check(product);
    } catch (error) {
      throw new Error(`#${product.id} ${product.name.en}`, { cause: error });
    }
  }
};

describe("the generated catalogue", () => {
  test("is the same for the same seed, on any machine", () => {
    const hash = createHash("sha256")
      .update(JSON.stringify(products.slice(0, 300)))
      .digest("hex");
    // Renewed by `npm run golden` when the catalogue is meant to change.
    expect(hash).toBe(golden.catalogue);
  });

  test("is another for another seed", () => {
    const [first] = generateCatalogue({ ...request, seed: "other" }).products();
    expect(first?.name).not.toEqual(products[0]?.name);
  });

  test("numbers its products from one and fills every category of both universes", () => {
    expect(products.map(({ id }) => id)).toEqual(products.map((_, i) => i + 1));
    for (const universe of universes)
      for (const leaf of leavesOf(universe))
        expect(
          products.some((product) => product.universe === universe && product.leaf === leaf),
          `${universe} ${leaf}`,
        ).toBe(true);
  });

  test("plans exactly as many as it is asked for", () => {
    for (const size of [1, 10, 147, 2400, 99_999])
      expect(planLeaves(size).reduce((sum, { count }) => sum + count, 0)).toBe(size);
  });

  test("knows every brand and shop it names", () => {
    each(({ brand, offers }) => {
      expect(brands[brand - 1]?.id).toBe(brand);
      expect(offers.length).toBeGreaterThan(0);
      for (const { shop, url } of offers) expect(url.startsWith(shops[shop - 1]?.url ?? "?")).toBe(true);
    });
    expect(new Set(products.map(({ brand }) => brand)).size).toBeGreaterThan(80);
  });

  test("asks prices that fit together: offers, reductions, history", () => {
    each(({ offers, prices }) => {
      const amounts = offers.map(({ price }) => price);
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
      expect(prices.at(-1)?.price).toBe(amounts[0]);
      expect(prices.every(({ day }) => day <= today)).toBe(true);
      for (const { price, was } of offers) {
        expect(price).toBeGreaterThan(0);
        if (was !== undefined) expect(was).toBeGreaterThan(price);
      }
      if (offers[0]?.was !== undefined)
        expect(lowestOf30Days(prices, today)).toBeLessThanOrEqual(offers[0].price);
    });
    const reduced = products.filter(({ offers: [first] }) => first?.was !== undefined).length;
    expect(reduced / products.length).toBeGreaterThan(0.12);
    expect(reduced / products.length).toBeLessThan(0.4);
  });

  test("says what a piece is made of in parts that add up", () => {
    each(({ composition }) => {
      for (const { shares } of composition) {
        const sum = shares.reduce((total, { percent = 0 }) => total + percent, 0);
        expect(sum === 100 || shares.every(({ percent }) => percent === undefined)).toBe(true);
      }
    });
  });

  test("offers sizes of the right scale, and runs out of some", () => {
    each(({ universe, leaf, variants }) => {
      const { labels, system } = sizeScaleOf(universe, leaf);
      for (const { sizes } of variants) {
        expect(sizes.length).toBeGreaterThan(0);
        for (const size of sizes) expect([size.system, labels.includes(size.label)]).toEqual([system, true]);
      }
    });
    const sizes = products.flatMap(({ variants }) => variants.flatMap((variant) => variant.sizes));
    const gone = sizes.filter(({ inStock }) => !inStock).length / sizes.length;
    expect(gone).toBeGreaterThan(0.08);
    expect(gone).toBeLessThan(0.45);
  });

  test("writes in both languages, and never the same text twice", () => {
    each(({ name, description }) => {
      for (const text of [name.en, name.fr, description.en, description.fr]) {
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/\bundefined\b|\bnull\b|NaN|\{|\}| {2}|\s\./);
      }
      expect(description.en.length).toBeGreaterThan(40);
      expect(description.fr.length).toBeGreaterThan(40);
      expect(name.en.length).toBeLessThanOrEqual(80);
    });
    const texts = new Set(products.map(({ description }) => description.en));
    expect(texts.size / products.length).toBeGreaterThan(0.99);
  });

  test("wears linen in summer and tweed in winter", () => {
    each(({ traits: { materials, seasons } }) => {
      if (materials[0] === "linen") expect(seasons).not.toEqual(["winter"]);
      if (materials[0] === "tweed") expect(seasons).not.toContain("summer");
    });
  });

  test("keeps to its brands: what a brand refuses it never uses, and its tastes show", () => {
    const meanOf = (brand: number, axis: number) => {
      const own = products.filter((product) => product.brand === brand);
      const sum = own.reduce(
        (total, { traits }) => total + (traits.styles.find(({ id }) => id === axis)?.score ?? 0),
        0,
      );
      return own.length > 0 ? sum / own.length : undefined;
    };
    const everyone = (axis: number) =>
      products.reduce(
        (total, { traits }) => total + (traits.styles.find(({ id }) => id === axis)?.score ?? 0),
        0,
      ) / products.length;
    const minimal = meanOf(brands.find(({ name }) => name === "Aelvik")?.id ?? 0, 1);
    expect(minimal ?? 0).toBeGreaterThan(everyone(1) * 1.5);
  });

  test("has no two pieces of one brand under one name", () => {
    const names = products.map(({ brand, universe, name }) => `${brand} ${universe} ${name.en}`);
    expect(new Set(names).size / names.length).toBeGreaterThan(0.99);
  });
});
