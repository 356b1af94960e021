import { type Kysely, type RawBuilder, sql } from "kysely";
import type {
  AdminAct,
  AdminProductFilter,
  AdminProducts,
  StoredProduct,
} from "#domain/admin/catalogue-ports.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { foldText } from "#vocabulary/lexicon/fold-text.ts";
import { saveProducts } from "../catalogue-rows.ts";
import { nextVersion } from "../catalogue-version.ts";
import { lockCatalogue } from "../feed/lock-catalogue.ts";
import { recordAudit } from "../people/audit.ts";
import type { Schema } from "../schema.ts";

/** So many are found and counted in one scan. */
const usuallyFew = 5_000;

export const adminProducts = (db: Kysely<Schema>, few = usuallyFew): AdminProducts => ({
  async list(filter, { limit, after }) {
    const wanted = { condition: conditionOf(filter), limit, after };
    const { total, ids } = (await findFew(db, wanted, few)) ?? (await findMany(db, wanted));
    const rows = await storedProducts(db, ids.slice(0, limit));
    return { rows, total, hasMore: ids.length > limit };
  },

  /** From one to the next in the index: a scan would read every product for a handful of names. */
  async sources() {
    const { rows } = await sql<{ source: string }>`
      with recursive known as (
        (select source from product order by source limit 1)
        union all
        select (select source from product where source > known.source order by source limit 1)
        from known where known.source is not null
      )
      select source from known where source is not null
    `.execute(db);
    return rows.map(({ source }) => source);
  },

  setHidden: (ids, hidden, act) =>
    db.transaction().execute((transaction) => setHidden(transaction, ids, hidden, act)),
});

type Wanted = {
  readonly condition: RawBuilder<unknown>;
  readonly limit: number;
  readonly after: number | undefined;
};
type Found = { readonly total: number; readonly ids: readonly number[] };

/** What a filter leaves when it leaves little, in one scan; nothing when there is more. */
async function findFew(
  db: Kysely<Schema>,
  { condition, limit, after }: Wanted,
  few: number,
): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    with wanted as materialized (select id from product_facts where ${condition} limit ${few + 1})
    select
      (select count(*)::integer from wanted) as total,
      array(select id from wanted where ${before(after)} order by id desc limit ${limit + 1}) as ids
  `.execute(db);
  const [found] = rows;
  return found && found.total <= few ? found : undefined;
}

/** Of much, a page is at hand at once; what takes time is to count. */
async function findMany(db: Kysely<Schema>, { condition, limit, after }: Wanted): Promise<Found> {
  const { rows } = await sql<Found>`
    select
      (select count(*)::integer from product_facts where ${condition}) as total,
      array(
        select id from product_facts
        where ${condition} and ${before(after)} order by id desc limit ${limit + 1}
      ) as ids
  `.execute(db);
  return rows[0] ?? { total: 0, ids: [] };
}

const before = (after: number | undefined) => (after === undefined ? sql`true` : sql`id < ${after}`);

function conditionOf(filter: AdminProductFilter): RawBuilder<unknown> {
  const { text, universe, branch, brand, source, state, lacks } = filter;
  const conditions: RawBuilder<unknown>[] = [];
  if (universe !== undefined) conditions.push(sql`universe = ${universe}`);
  if (branch) conditions.push(sql`(leaf = ${branch} or starts_with(leaf, ${`${branch}.`}))`);
  if (brand !== undefined) conditions.push(sql`brand_id = ${brand}`);
  if (source !== undefined) conditions.push(sql`source = ${source}`);
  if (state !== undefined) conditions.push(sql`state = ${state}`);
  if (lacks !== undefined) conditions.push(sql`${sql.ref(`lacks_${lacks}`)}`);
  const words = foldText(text ?? "").match(/\S+/g) ?? [];
  if (words.length > 0) conditions.push(matching(words));
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Each word stands in a name, in the key or in the brand; a number may also be the product's own. */
function matching(words: readonly string[]): RawBuilder<unknown> {
  const each = words.map(
    (word) => sql`(
      strpos(words, ${word}) > 0
      or brand_id = any(array(select id from brand where strpos(key, ${word}) > 0 or strpos(lower(name), ${word}) > 0))
    )`,
  );
  const all = sql.join(each, sql` and `);
  const [only, ...more] = words;
  const isNumber = more.length === 0 && /^\d{1,9}$/.test(only ?? "");
  return isNumber ? sql`(id = ${Number(only)} or (${all}))` : sql`(${all})`;
}

async function storedProducts(db: Kysely<Schema>, ids: readonly number[]): Promise<readonly StoredProduct[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("product")
    .innerJoin("product_facts", "product_facts.id", "product.id")
    .innerJoin("brand", "brand.id", "product.brand_id")
    .select(["product.document", "product.seen_on", "product_facts.state", "brand.name"])
    .where("product.id", "in", ids)
    .orderBy("product.id", "desc")
    .execute();
  return rows.map(({ document, seen_on, state, name }) => ({
    // Written by `saveProducts` from a value of this type.
    product: document as Product,
    brandName: name,
    state,
    seenOn: seen_on,
  }));
}

async function setHidden(
  transaction: Kysely<Schema>,
  ids: readonly number[],
  hidden: boolean,
  { by, at, note }: AdminAct,
): Promise<number> {
  await lockCatalogue(transaction);
  const others = await transaction
    .selectFrom("product")
    .select("id")
    .where("id", "in", ids)
    .where("hidden", "=", !hidden)
    .orderBy("id")
    .execute();
  if (others.length === 0) return 0;
  await nextVersion(transaction);
  const changed = others.map(({ id }) => id);
  for (let from = 0; from < changed.length; from += batchSize) {
    const rows = await transaction
      .updateTable("product")
      .set({ hidden })
      .where("id", "in", changed.slice(from, from + batchSize))
      .returning("document")
      .execute();
    // Saved again as they are: what people find is made, or taken away, by whoever saves.
    await saveProducts(
      transaction,
      rows.map(({ document }) => document as Product),
    );
  }
  await recordAudit(transaction, {
    at,
    action: hidden ? "product.hidden" : "product.shown",
    actorId: by,
    detail: {
      subject: `${changed.length} products`,
      before: { hidden: !hidden },
      after: { hidden, ids: changed },
      ...(note && { note }),
    },
  });
  return changed.length;
}

/** Small: the embedded database never gives back the memory that its largest statement took. */
const batchSize = 100;
