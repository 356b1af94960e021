import type { Kysely } from "kysely";
import type { Person } from "#domain/people/person.ts";
import type { TasteChange } from "#domain/people/ports.ts";
import type { Schema } from "../schema.ts";
import { recordAudit } from "./audit.ts";
import { personColumns, toPerson } from "./person-rows.ts";
import { readPreferences, writePreferences } from "./preferences-document.ts";
import { readSettings } from "./taste-store.ts";
import { recordVersion } from "./taste-versions.ts";

/**
 * Within a transaction: the row is locked before it is read, so two tabs change one after the other. Taste changes
 * with every touch of a slider and concerns nobody else: it is not audited, it is a version of their taste. That
 * onboarding ended with it is, once.
 */
export async function changePreferences(
  transaction: Kysely<Schema>,
  id: string,
  change: TasteChange["preferences"],
  onboarded: boolean,
  at: Date,
): Promise<Person | undefined> {
  const kept = await transaction
    .selectFrom("person")
    .select(["preferences", "registration_status"])
    .where("id", "=", id)
    .where("registration_status", "!=", "pending")
    .forUpdate()
    .executeTakeFirst();
  if (!kept) return undefined;
  const before = readPreferences(kept.preferences);
  const after = change(before);
  const document = writePreferences(after);
  if (document !== writePreferences(before)) {
    const settings = await readSettings(transaction, id);
    await recordVersion(transaction, id, {
      before: { settings, preferences: before },
      after: { settings, preferences: after },
      at,
    });
  }
  const ends = onboarded && kept.registration_status === "confirmed";
  const row = await transaction
    .updateTable("person")
    .set({ preferences: document, updated_at: at })
    .$if(ends, (query) => query.set({ registration_status: "active" }))
    .where("id", "=", id)
    .returning(personColumns)
    .executeTakeFirst();
  const detail = { fields: [], onboarded };
  if (ends)
    await recordAudit(transaction, { at, action: "profile_changed", actorId: id, personId: id, detail });
  return row && toPerson(row);
}
