import { type Kysely, sql } from "kysely";
import type { Brand, Shop } from "#domain/catalogue/product.ts";
import type { ProductDraft } from "#domain/catalogue/product-draft.ts";
import { slugOf } from "#vocabulary/slug.ts";
import { saveBrands, saveShops } from "../catalogue-rows.ts";
import type { Schema } from "../schema.ts";

/** Numbers of brands and shops by name; whoever is new gets the next one. */
export async function openDirectory(transaction: Kysely<Schema>) {
  const brands = numbersOf(await transaction.selectFrom("brand").select(["id", "key"]).execute());
  const shops = numbersOf(await transaction.selectFrom("shop").select(["id", "key"]).execute());
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from product`.execute(
    transaction,
  );
  let lastProduct = rows[0]?.last ?? 0;

  return {
    nextProduct: () => ++lastProduct,
    brandId: (name: string) => brands.find(name),
    shopId: (name: string) => shops.find(name),
    newBrands: () => brands.added(),
    /** Writes down whoever these name for the first time. */
    async learn(drafts: readonly ProductDraft[]): Promise<void> {
      const freshBrands: Brand[] = [];
      const freshShops: Shop[] = [];
      for (const { brandName, offers } of drafts) {
        const brand = brands.add(brandName);
        if (brand) freshBrands.push({ ...brand, name: brandName });
        for (const { shopName, shopUrl } of offers) {
          const shop = shops.add(shopName);
          if (shop) freshShops.push({ ...shop, name: shopName, url: shopUrl });
        }
      }
      await saveBrands(transaction, freshBrands);
      await saveShops(transaction, freshShops);
    },
  };
}

function numbersOf(known: readonly { readonly id: number; readonly key: string }[]) {
  const ids = new Map(known.map(({ id, key }) => [key, id]));
  let last = known.reduce((most, { id }) => Math.max(most, id), 0);
  return {
    added: () => ids.size - known.length,
    find(name: string): number {
      const id = ids.get(keyOf(name));
      if (id === undefined) throw new Error(`nobody has learnt of ${name}`);
      return id;
    },
    /** Its number and key, if it is new. */
    add(name: string): { readonly id: number; readonly key: string } | undefined {
      const key = keyOf(name);
      if (ids.has(key)) return undefined;
      ids.set(key, ++last);
      return { id: last, key };
    },
  };
}

/** Two spellings of one name are one; a name of another script is its own key. */
function keyOf(name: string): string {
  const slug = slugOf(name);
  return slug === "piece" ? name.normalize("NFKC").trim().toLowerCase() : slug;
}
