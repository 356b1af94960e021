import { type Kysely, sql } from "kysely";
import { cardWordsOf, listingOf } from "#domain/catalogue/listing.ts";
import { packListing } from "#domain/catalogue/packed-listing.ts";
import type { Brand, Product, Shop } from "#domain/catalogue/product.ts";
import type { Schema } from "./schema.ts";

export async function saveBrands(db: Kysely<Schema>, brands: readonly Brand[]): Promise<void> {
  if (brands.length === 0) return;
  const rows = brands.map(({ about, country = null, ...brand }) => ({
    ...brand,
    country,
    about: about ? JSON.stringify(about) : null,
  }));
  await db
    .insertInto("brand")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({
        name: ref("excluded.name"),
        key: ref("excluded.key"),
        about: ref("excluded.about"),
        country: ref("excluded.country"),
      })),
    )
    .execute();
}

export async function saveShops(db: Kysely<Schema>, shops: readonly Shop[]): Promise<void> {
  if (shops.length === 0) return;
  await db
    .insertInto("shop")
    .values(shops)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({
        name: ref("excluded.name"),
        key: ref("excluded.key"),
        url: ref("excluded.url"),
      })),
    )
    .execute();
}

/** One parameter for the whole batch: a statement with thousands of them takes longer to parse than to run. */
export async function saveProducts(db: Kysely<Schema>, products: readonly Product[]): Promise<void> {
  await sql`
    insert into product (id, source, source_key, universe, leaf, brand_id, document, changed_in)
    select row.*, (select version from catalogue_version) from json_to_recordset(${JSON.stringify(products.map(toRow))}::json) as row (
      id integer, source text, source_key text, universe text, leaf text, brand_id integer, document json
    )
    on conflict (id) do update set
      source = excluded.source, source_key = excluded.source_key, universe = excluded.universe,
      leaf = excluded.leaf, brand_id = excluded.brand_id, document = excluded.document,
      changed_in = excluded.changed_in
  `.execute(db);
  const offered = products.filter(({ offers }) => offers.length > 0);
  await sql`
    insert into product_listing (id, listing, card)
    select * from json_to_recordset(${JSON.stringify(offered.map(toListing))}::json)
      as row (id integer, listing text, card text)
    on conflict (id) do update set listing = excluded.listing, card = excluded.card
  `.execute(db);
  const gone = products.filter(({ offers }) => offers.length === 0).map(({ id }) => id);
  if (gone.length > 0) await db.deleteFrom("product_listing").where("id", "in", gone).execute();
}

const toRow = (product: Product) => ({
  id: product.id,
  source: product.source.name,
  source_key: product.source.key,
  universe: product.universe,
  leaf: product.leaf,
  brand_id: product.brand,
  document: product,
});

const toListing = (product: Product) => ({
  id: product.id,
  listing: JSON.stringify(packListing(listingOf(product))),
  card: JSON.stringify(cardWordsOf(product)),
});
