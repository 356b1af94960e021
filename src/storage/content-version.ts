import { type Kysely, sql } from "kysely";
import type { Schema } from "./schema.ts";

/** First of all in the transaction that changes what is written: who reads the new version reads the change, and other writers wait. */
export async function nextContentVersion(transaction: Kysely<Schema>): Promise<void> {
  await transaction.updateTable("content_version").set({ version: sql`version + 1` }).execute();
}
