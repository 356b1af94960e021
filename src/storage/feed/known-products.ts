import type { Kysely } from "kysely";
import type { KnownProduct } from "#domain/catalogue/judge-run.ts";
import type { Schema } from "../schema.ts";

/**
 * What the runs before left of a feed. By the page: the answer to one question about all of them would be in memory
 * three times over, in two threads.
 */
export async function knownProducts(
  db: Kysely<Schema>,
  source: string,
  pageSize = 2_000,
): Promise<readonly KnownProduct[]> {
  const known: KnownProduct[] = [];
  let after: string | undefined;
  while (true) {
    let query = db
      .selectFrom("product")
      .select(["source_key", "seen_on", "missed_runs", "feed_state"])
      .where("source", "=", source);
    if (after !== undefined) query = query.where("source_key", ">", after);
    const rows = await query.orderBy("source_key").limit(pageSize).execute();
    for (const { source_key, seen_on, missed_runs, feed_state } of rows)
      known.push({
        key: source_key,
        lastSeenOn: seen_on ?? "1970-01-01",
        missedRuns: missed_runs,
        state: feed_state,
      });
    if (rows.length < pageSize) return known;
    after = rows.at(-1)?.source_key;
  }
}
