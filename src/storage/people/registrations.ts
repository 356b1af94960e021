import type { Insertable, Kysely } from "kysely";
import type { Registration } from "#domain/people/person.ts";
import type { Terms } from "#domain/people/ports.ts";
import type { PersonTable, Schema } from "../schema.ts";
import { recordAudit } from "./audit.ts";

/**
 * A pending person who signs up again is written over, since the address is nobody's yet; the code of the earlier
 * sign-up dies with it, or it would confirm a password that its owner never chose. Without a letter to bring a new
 * code, the earlier sign-up stands.
 */
export async function addRegistration(
  db: Kysely<Schema>,
  registration: Registration,
  terms: Terms,
  replaces: boolean,
): Promise<void> {
  const row = pendingRow(registration, terms);
  const { id: _, created_at: __, ...renewed } = row;
  await db
    .insertInto("person")
    .values(row)
    .onConflict((conflict) =>
      replaces
        ? conflict
            .column("email")
            .doUpdateSet({ ...renewed, reset_password_token: null, password_token_created_at: null })
            .where("person.registration_status", "=", "pending")
        : conflict.column("email").doNothing(),
    )
    .execute();
  await db
    .deleteFrom("one_time_code")
    .using("person")
    .whereRef("person.id", "=", "one_time_code.person_id")
    .where("person.email", "=", replaces ? registration.email : "")
    .where("person.registration_status", "=", "pending")
    .execute();
}

/** Once; whoever is confirmed stays as they are. */
export async function confirmPerson(db: Kysely<Schema>, id: string, at: Date): Promise<void> {
  const changed = await db
    .updateTable("person")
    .set({ registration_status: "confirmed", confirmed_at: at, updated_at: at })
    .where("id", "=", id)
    .where("registration_status", "=", "pending")
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n)
    await recordAudit(db, { at, action: "confirmed", actorId: id, personId: id });
}

export const pendingRow = (registration: Registration, terms: Terms): Insertable<PersonTable> => {
  const { passwordHash, notifications, ...rest } = registration;
  return {
    ...rest,
    password_hash: passwordHash,
    notifications: JSON.stringify(notifications),
    registration_status: "pending",
    created_at: terms.at,
    updated_at: terms.at,
    terms_version: terms.version,
    terms_accepted_at: terms.at,
  };
};
