import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import type { ProductDraft } from "#domain/catalogue/product-draft.ts";
import { exampleProduct } from "#domain/catalogue/testing/examples.ts";
import { feedStore } from "../feed-store.ts";
import { freshDatabase } from "../testing/databases.ts";

const { id: _, brand: __, offers: ___, ...base } = exampleProduct({ id: 1 });

/** Long names make what is kept of a product stand out from the noise. */
const long = (name: string) => `${name}-${"x".repeat(1_000)}`;

async function* many(count: number): AsyncGenerator<ProductDraft, null> {
  for (let at = 0; at < count; at++)
    yield {
      ...base,
      source: { name: "shop", key: long(`key-${at}`) },
      brandName: `Brand ${at}`,
      offers: [{ shopName: "Shop", shopUrl: "https://shop.example/", price: 5_000, url: "", inStock: true }],
    };
  return null;
}

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");
const heap = () => {
  collect();
  return process.memoryUsage().heapUsed;
};

test("a run keeps nothing of a product in the heap, be it new or known", async () => {
  const { db, remove } = await freshDatabase("embedded");
  const count = 5_000;
  /** What the heap grew by since so many products had been taken in, for each of the others. */
  const run = async (since: number) => {
    const sizes = new Map([[0, heap()]]);
    const result = await feedStore(db).run({
      source: "shop",
      today: "2026-11-15",
      now: () => new Date("2026-11-15T12:00:00Z"),
      drafts: many(count),
      wasStopped: () => false,
      dryRun: false,
      allowShrink: false,
      onProgress: (products) => {
        if (products === since || products === count) sizes.set(products, heap());
      },
    });
    const grown = (sizes.get(count) ?? Number.NaN) - (sizes.get(since) ?? Number.NaN);
    return { result, bytesPerProduct: grown / (count - since) };
  };
  try {
    // The first ones also pay for what every run needs once.
    const first = await run(2_000);
    expect(first.result).toMatchObject({ kind: "applied", summary: { added: count, newBrands: count } });
    expect(first.bytesPerProduct).toBeLessThan(200);
    const again = await run(0);
    expect(again.result).toMatchObject({ kind: "applied", summary: { unchanged: count, newBrands: 0 } });
    expect(again.bytesPerProduct).toBeLessThan(200);
  } finally {
    await remove();
  }
}, 120_000);
