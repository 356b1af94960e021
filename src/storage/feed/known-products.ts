import { type Kysely, sql } from "kysely";
import type { KnownProduct } from "#domain/catalogue/judge-run.ts";
import type { Schema } from "../schema.ts";
import type { SeenProducts } from "./seen-products.ts";

/** How many products the runs before left of a feed, and how many of these the last one had. */
export async function countKnown(
  db: Kysely<Schema>,
  source: string,
): Promise<{ readonly all: number; readonly present: number }> {
  const { rows } = await sql<{ all: number; present: number }>`
    select count(*)::integer as "all", (count(*) filter (where missed_runs = 0))::integer as present
    from product where source = ${source}
  `.execute(db);
  return rows[0] ?? { all: 0, present: 0 };
}

/**
 * What the runs before left of a feed and this one did not have. By the page: the answer to one question about all
 * of them would not fit in memory.
 */
export async function* absentProducts(
  db: Kysely<Schema>,
  source: string,
  seen: Pick<SeenProducts, "has">,
  pageSize = 2_000,
): AsyncGenerator<readonly KnownProduct[]> {
  let after: string | undefined;
  while (true) {
    let query = db
      .selectFrom("product")
      .select(["id", "source_key", "seen_on", "missed_runs", "feed_state"])
      .where("source", "=", source);
    if (after !== undefined) query = query.where("source_key", ">", after);
    const rows = await query.orderBy("source_key").limit(pageSize).execute();
    const absent = rows.filter(({ id }) => !seen.has(id));
    if (absent.length > 0)
      yield absent.map(({ source_key, seen_on, missed_runs, feed_state }) => ({
        key: source_key,
        lastSeenOn: seen_on ?? "1970-01-01",
        missedRuns: missed_runs,
        state: feed_state,
      }));
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.source_key;
  }
}
