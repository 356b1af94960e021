import type { Kysely } from "kysely";
import type { CatalogueChange, CatalogueStore, StoredListing } from "#domain/catalogue/ports.ts";
import type { Brand, Product } from "#domain/catalogue/product.ts";
import { saveBrands, saveProducts, saveShops } from "./catalogue-rows.ts";
import { nextVersion } from "./catalogue-version.ts";
import type { Schema } from "./schema.ts";

/** Few enough that a batch is small beside the catalogue, many enough that a round trip does not count. */
const readBatch = 4_000;
const writeBatch = 400;

export const catalogueStore = (db: Kysely<Schema>): CatalogueStore => ({
  async version() {
    const { version } = await db.selectFrom("catalogue_version").select("version").executeTakeFirstOrThrow();
    return version;
  },

  async count() {
    const { count } = await db
      .selectFrom("product")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return count;
  },

  async *listings() {
    const after = (last: number) =>
      db
        .selectFrom("product_listing")
        .selectAll()
        .where("id", ">", last)
        .orderBy("id")
        .limit(readBatch)
        .execute();
    let rows = await after(0);
    while (rows.length > 0) {
      // The database reads on while these are made use of.
      const next = after(rows.at(-1)?.id ?? 0);
      next.catch(() => {});
      yield rows.map(toListing);
      rows = await next;
    }
  },

  async changes(since, most) {
    const { version, whole } = await db
      .selectFrom("catalogue_version")
      .select(["version", "whole"])
      .executeTakeFirstOrThrow();
    if (whole > since) return undefined;
    const rows = await db
      .selectFrom("product")
      .leftJoin("product_listing", "product_listing.id", "product.id")
      .select(["product.id", "product_listing.listing", "product_listing.card"])
      .where("product.changed_in", ">", since)
      // By the index of changes: a planner that knows no figures would walk through every product by its id.
      .orderBy("product.changed_in")
      .limit(most + 1)
      .execute();
    if (rows.length > most) return undefined;
    return {
      version,
      listings: rows.flatMap(({ listing, card }) => (listing && card ? [toListing({ listing, card })] : [])),
      gone: rows.flatMap(({ id, listing }) => (listing ? [] : [id])),
    };
  },

  async brands() {
    const rows = await db.selectFrom("brand").selectAll().orderBy("id").execute();
    return rows.map(
      ({ about, country, ...brand }): Brand => ({
        ...brand,
        ...(about && { about }),
        ...(country && { country }),
      }),
    );
  },

  async shops() {
    return db.selectFrom("shop").selectAll().orderBy("id").execute();
  },

  async find(id) {
    const row = await db.selectFrom("product").select("document").where("id", "=", id).executeTakeFirst();
    // Written by `save` from a value of this type.
    return row?.document as Product | undefined;
  },

  async save({ brands, shops, products }) {
    await db.transaction().execute(async (transaction) => {
      await nextVersion(transaction);
      await saveBrands(transaction, brands);
      await saveShops(transaction, shops);
      for await (const batch of batches(products)) await saveProducts(transaction, batch);
    });
  },
});

const toListing = ({ listing, card }: { listing: string; card: string }): StoredListing => ({
  listing: JSON.parse(listing),
  card,
});

async function* batches(products: CatalogueChange["products"]): AsyncGenerator<readonly Product[]> {
  let batch: Product[] = [];
  for await (const product of products) {
    batch.push(product);
    if (batch.length < writeBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
