import { expect, test } from "vitest";
import type { Product } from "#domain/catalogue/product.ts";
import { exampleBrands, exampleProduct } from "#domain/catalogue/testing/examples.ts";
import { saveBrands, saveProducts } from "../catalogue-rows.ts";
import { openEmbedded } from "../embedded/open-embedded.ts";
import { feedStore } from "../feed-store.ts";
import { migrate, migrations } from "../migrate.ts";
import { freshPlace } from "../testing/databases.ts";

const base = exampleProduct({ id: 1 });
const [variant] = base.variants;
const products: readonly Product[] = [
  base,
  exampleProduct({ id: 2, offers: [], name: { en: "Dress", fr: "Robe d’été à ŒILLETS" } }),
  exampleProduct({ id: 3, offers: base.offers.map((offer) => ({ ...offer, inStock: false })) }),
  exampleProduct({
    id: 4,
    variants: [{ ...variant, sizes: [], picture: { kind: "remote", urls: [] } }],
    source: { name: "Shop", key: "SKU 4" },
  }),
];

test("products and runs from before are there for admins as if they had been saved today", async () => {
  const place = await freshPlace("embedded");
  if (place.where.kind !== "embedded") throw new Error("it is embedded");
  const opened = await openEmbedded(place.where.directory, () => {});
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const { db, close } = opened.value;
  const before = Object.entries(migrations).filter(([name]) => name < "0014");
  try {
    expect(await migrate(db, () => {}, Object.fromEntries(before))).toMatchObject({ ok: true });
    await saveBrands(db, exampleBrands);
    for (const product of products)
      await db
        .insertInto("product")
        .values({
          id: product.id,
          source: product.source.name,
          source_key: product.source.key,
          universe: product.universe,
          leaf: product.leaf,
          brand_id: product.brand,
          document: JSON.stringify(product),
        })
        .execute();
    const at = new Date("2026-01-02T03:04:05Z");
    await db
      .insertInto("feed_run")
      .values({ source: "Shop", status: "applied", started_at: at, finished_at: at, summary: "{}" })
      .execute();
    expect(await migrate(db)).toMatchObject({ ok: true });

    const facts = () => db.selectFrom("product_facts").selectAll().orderBy("id").execute();
    const filled = await facts();
    expect(filled.map(({ state }) => state)).toEqual(["offered", "archived", "out-of-stock", "out-of-stock"]);
    expect(filled[1]?.words).toBe("dress robe d'ete a oeillets 2");
    await saveProducts(db, products);
    expect(filled).toEqual(await facts());
    expect(await feedStore(db).rollBack(1, { at })).toMatchObject({ ok: true });
  } finally {
    await close();
    await place.remove();
  }
}, 60_000);
