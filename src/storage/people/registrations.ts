import { type Insertable, type Kysely, sql } from "kysely";
import type { Registration } from "#domain/people/person.ts";
import type { Terms } from "#domain/people/ports.ts";
import type { PersonTable, Schema } from "../schema.ts";
import { recordAudit } from "./audit.ts";

/**
 * A pending person who signs up again is written over, since the address is nobody's yet; the code of the earlier
 * sign-up dies with it. Without a letter to bring a new code, the earlier sign-up stands. Either way the address is
 * contested: nobody knows whose password will be under the code that its owner is about to type.
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
      conflict
        .column("email")
        .doUpdateSet({
          ...(replaces ? { ...renewed, reset_password_token: null, password_token_created_at: null } : {}),
          contested: true,
        })
        .where("person.registration_status", "=", "pending"),
    )
    .execute();
  await rememberLaterSignUp(db, registration, terms.at);
  await db
    .deleteFrom("one_time_code")
    .using("person")
    .whereRef("person.id", "=", "one_time_code.person_id")
    .where("person.email", "=", replaces ? registration.email : "")
    .where("person.registration_status", "=", "pending")
    .execute();
}

/** So that signing in after signing up says the same of an address that has an account as of a new one. */
const rememberLaterSignUp = (db: Kysely<Schema>, { email, passwordHash }: Registration, at: Date) =>
  db
    .insertInto("later_signup")
    .columns(["person_id", "password_hash", "at"])
    .expression((eb) =>
      eb
        .selectFrom("person")
        .select([
          "id",
          sql<string>`${passwordHash}`.as("password_hash"),
          sql<Date>`${at}::timestamptz`.as("at"),
        ])
        .where("email", "=", email)
        .where("registration_status", "!=", "pending"),
    )
    .onConflict((conflict) => conflict.column("person_id").doUpdateSet({ password_hash: passwordHash, at }))
    .execute();

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
  const { passwordHash, claimHash, notifications, ...rest } = registration;
  return {
    ...rest,
    password_hash: passwordHash,
    claim_hash: claimHash,
    notifications: JSON.stringify(notifications),
    registration_status: "pending",
    created_at: terms.at,
    updated_at: terms.at,
    terms_version: terms.version,
    terms_accepted_at: terms.at,
  };
};
