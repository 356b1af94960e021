import { type Kysely, sql } from "kysely";
import type { Schema } from "./schema.ts";

/**
 * First of all in the transaction that changes the catalogue: who reads the new version reads the change, other writers
 * wait, and products are saved as changed in this version.
 */
export async function nextVersion(
  transaction: Kysely<Schema>,
  changed: "products" | "everything" = "products",
): Promise<void> {
  await transaction
    .updateTable("catalogue_version")
    .set({
      version: sql`version + 1`,
      ...(changed === "everything" && { whole: sql`version + 1` }),
    })
    .execute();
}
