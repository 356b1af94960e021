import { type Kysely, sql } from "kysely";
import { cardWordsOf, listingOf } from "#domain/catalogue/listing.ts";
import { packListing } from "#domain/catalogue/packed-listing.ts";
import type { Brand, Product, Shop } from "#domain/catalogue/product.ts";
import { lacksOf } from "#domain/catalogue/product-lacks.ts";
import { foldText } from "#vocabulary/lexicon/fold-text.ts";
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

/**
 * One parameter for the whole batch: a statement with thousands of them takes longer to parse than to run. What comes
 * from a feed is marked as seen on that day.
 */
export async function saveProducts(
  db: Kysely<Schema>,
  products: readonly Product[],
  seenOn: string | null = null,
): Promise<void> {
  await sql`
    insert into product (id, source, source_key, universe, leaf, brand_id, document, changed_in, seen_on)
    select row.*, (select version from catalogue_version), ${seenOn}::date from json_to_recordset(${JSON.stringify(products.map(toRow))}::json) as row (
      id integer, source text, source_key text, universe text, leaf text, brand_id integer, document json
    )
    on conflict (id) do update set
      source = excluded.source, source_key = excluded.source_key, universe = excluded.universe,
      leaf = excluded.leaf, brand_id = excluded.brand_id, document = excluded.document,
      changed_in = excluded.changed_in, seen_on = coalesce(excluded.seen_on, product.seen_on)
  `.execute(db);
  // What an admin hid stays hidden, whoever brings it again.
  const { rows: facts } = await sql<{ id: number; state: string }>`
    insert into product_facts (
      id, source, universe, leaf, brand_id, state, lacks_picture, lacks_size, lacks_category, words
    )
    select row.id, row.source, row.universe, row.leaf, row.brand_id,
      case when product.hidden then 'hidden' else row.state end,
      row.lacks_picture, row.lacks_size, row.lacks_category, row.words
    from json_to_recordset(${JSON.stringify(products.map(toFacts))}::json) as row (
      id integer, source text, universe text, leaf text, brand_id integer, state text,
      lacks_picture boolean, lacks_size boolean, lacks_category boolean, words text
    )
    join product on product.id = row.id
    on conflict (id) do update set
      source = excluded.source, universe = excluded.universe, leaf = excluded.leaf,
      brand_id = excluded.brand_id, state = excluded.state, lacks_picture = excluded.lacks_picture,
      lacks_size = excluded.lacks_size, lacks_category = excluded.lacks_category, words = excluded.words
    returning id, state
  `.execute(db);
  const offered = products.filter(({ offers }) => offers.length > 0);
  await sql`
    insert into product_listing (id, listing, card)
    select row.* from json_to_recordset(${JSON.stringify(offered.map(toListing))}::json)
      as row (id integer, listing text, card text)
    join product on product.id = row.id and not product.hidden
    on conflict (id) do update set listing = excluded.listing, card = excluded.card
  `.execute(db);
  const gone = facts.filter(({ state }) => state === "archived" || state === "hidden").map(({ id }) => id);
  if (gone.length > 0) await db.deleteFrom("product_listing").where("id", "in", gone).execute();
}

const toFacts = (product: Product) => {
  const { id, source, universe, leaf, brand, name, variants, offers } = product;
  const state = offers.length === 0 ? "archived" : listingOf(product).inStock ? "offered" : "out-of-stock";
  const lacks = lacksOf({ variants, universe, leaf });
  return {
    id,
    source: source.name,
    universe,
    leaf,
    brand_id: brand,
    state,
    lacks_picture: lacks.includes("picture"),
    lacks_size: lacks.includes("size"),
    lacks_category: lacks.includes("category"),
    words: foldText([...new Set([name.en, name.fr, source.key])].join(" ")),
  };
};

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
