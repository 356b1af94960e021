import type { Kysely } from "kysely";
import type { Person } from "#domain/people/person.ts";
import type { TasteChange } from "#domain/people/ports.ts";
import type { Schema } from "../schema.ts";
import { personColumns, toPerson } from "./person-rows.ts";
import { readPreferences, writePreferences } from "./preferences-document.ts";

/**
 * Within a transaction: the row is locked before it is read, so two tabs change one after the other. Taste changes
 * with every touch of a slider and concerns nobody else: it is not audited.
 */
export async function changePreferences(
  transaction: Kysely<Schema>,
  id: string,
  change: TasteChange["preferences"],
  at: Date,
): Promise<Person | undefined> {
  const kept = await transaction
    .selectFrom("person")
    .select("preferences")
    .where("id", "=", id)
    .where("registration_status", "!=", "pending")
    .forUpdate()
    .executeTakeFirst();
  if (!kept) return undefined;
  const row = await transaction
    .updateTable("person")
    .set({ preferences: writePreferences(change(readPreferences(kept.preferences))), updated_at: at })
    .where("id", "=", id)
    .returning(personColumns)
    .executeTakeFirst();
  return row && toPerson(row);
}
