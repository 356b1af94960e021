import { type Kysely, sql } from "kysely";
import type { Schema } from "./schema.ts";

/** Inside the transaction that changes the catalogue: who reads the new version reads the change. */
export async function nextVersion(transaction: Kysely<Schema>): Promise<void> {
  await transaction.updateTable("catalogue_version").set({ version: sql`version + 1` }).execute();
}
