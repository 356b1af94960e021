import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** Any number that nothing else locks. */
const catalogueLock = 4_182_026;

/** One writer at a time, until the transaction ends: numbers are given out by counting. */
export async function lockCatalogue(transaction: Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${catalogueLock})`.execute(transaction);
}
