import { type Kysely, sql } from "kysely";
import type { ProductDraft } from "#domain/catalogue/product-draft.ts";
import { slugOf } from "#vocabulary/slug.ts";
import { saveBrands, saveShops } from "../catalogue-rows.ts";
import type { Schema } from "../schema.ts";

/** Numbers of brands and shops by name; whoever is new gets the next one. */
export async function openDirectory(transaction: Kysely<Schema>) {
  const brands = await openNames(transaction, "brand");
  const shops = await openNames(transaction, "shop");
  let lastProduct = await lastOf(transaction, "product");

  return {
    nextProduct: () => ++lastProduct,
    /** Of whoever the drafts that were learnt last name. */
    brandId: (name: string) => brands.find(name),
    shopId: (name: string) => shops.find(name),
    newBrands: () => brands.added(),
    /** Writes down whoever these name for the first time. */
    async learn(drafts: readonly ProductDraft[]): Promise<void> {
      const offers = drafts.flatMap((draft) => draft.offers);
      const freshBrands = await brands.learn(drafts.map(({ brandName }) => brandName));
      const freshShops = await shops.learn(offers.map(({ shopName }) => shopName));
      const urls = firstOfEach(offers.map(({ shopName, shopUrl }) => [shopName, shopUrl]));
      await saveBrands(transaction, freshBrands);
      await saveShops(
        transaction,
        freshShops.map((shop) => ({ ...shop, url: urls.get(shop.name) ?? "" })),
      );
    },
  };
}

/** Keeps the numbers of some names, and asks the database for the others: nobody says how many brands a feed has. */
async function openNames(transaction: Kysely<Schema>, table: "brand" | "shop") {
  const kept = new Map<string, number>();
  let last = await lastOf(transaction, table);
  let added = 0;

  return {
    added: () => added,
    find(name: string): number {
      const id = kept.get(keyOf(name));
      if (id === undefined) throw new Error(`nobody has learnt of ${name}`);
      return id;
    },
    /** Those that are new, with their numbers. */
    async learn(names: readonly string[]) {
      const byKey = firstOfEach(names.map((name) => [keyOf(name), name]));
      if (kept.size + byKey.size > mostKept) kept.clear();
      const unknown = [...byKey.keys()].filter((key) => !kept.has(key));
      if (unknown.length === 0) return [];
      const stored = await transaction
        .selectFrom(table)
        .select(["id", "key"])
        .where("key", "in", unknown)
        .execute();
      for (const { id, key } of stored) kept.set(key, id);
      return unknown
        .filter((key) => !kept.has(key))
        .map((key) => {
          kept.set(key, ++last);
          added += 1;
          return { id: last, key, name: byKey.get(key) ?? key };
        });
    },
  };
}

const mostKept = 1_000;

function firstOfEach(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const [key, value] of pairs) if (!first.has(key)) first.set(key, value);
  return first;
}

async function lastOf(transaction: Kysely<Schema>, table: "brand" | "shop" | "product"): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(id), 0) as last from ${sql.table(table)}
  `.execute(transaction);
  return rows[0]?.last ?? 0;
}

/** Two spellings of one name are one; a name of another script is its own key. */
function keyOf(name: string): string {
  const slug = slugOf(name);
  return slug === "piece" ? name.normalize("NFKC").trim().toLowerCase() : slug;
}
