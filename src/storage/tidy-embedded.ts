import { type Kysely, sql } from "kysely";
import type { Schema } from "./schema.ts";

/** What admins look through and count. */
const tables = ["person", "session", "visit_day", "audit", "mail_outbox", "product_facts"] as const;

/**
 * A PostgreSQL server does this by itself; nobody does it in the embedded database. Afterwards rows are counted by an
 * index alone, which is several times as fast. What has not changed since the last time is passed over.
 */
export async function tidyEmbedded(db: Kysely<Schema>): Promise<void> {
  for (const table of tables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
}
