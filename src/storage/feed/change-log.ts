import { type Kysely, sql } from "kysely";
import type { Product } from "#domain/catalogue/product.ts";
import type { Schema } from "../schema.ts";

/** A product and what its feed said of it, as they were before a run. */
export interface Before {
  readonly product: Product;
  readonly state: "offered" | "out-of-stock" | "archived";
  readonly missedRuns: number;
  readonly seenOn: string | null;
}

/** Once a run and product: what was before the run, not what was in the middle of it. */
export async function logChanges(
  transaction: Kysely<Schema>,
  run: number,
  changes: readonly { readonly product: number; readonly before: Before | null }[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = JSON.stringify(changes);
  await sql`
    insert into feed_change (run_id, product_id, before)
    select ${run}, product, before from json_to_recordset(${rows}::json) as row (product integer, before json)
    on conflict do nothing
  `.execute(transaction);
}

export async function storedProducts(
  db: Kysely<Schema>,
  source: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Before>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom("product")
    .select(["source_key", "document", "feed_state", "missed_runs", "seen_on"])
    .where("source", "=", source)
    .where("source_key", "in", keys)
    .execute();
  return new Map(
    rows.map(({ source_key, document, feed_state, missed_runs, seen_on }) => [
      source_key,
      {
        // Written by `saveProducts` from a value of this type.
        product: document as Product,
        state: feed_state,
        missedRuns: missed_runs,
        seenOn: seen_on,
      },
    ]),
  );
}
