import { type Kysely, sql } from "kysely";
import type { Registration } from "#domain/people/person.ts";
import type { Terms } from "#domain/people/ports.ts";
import type { Schema } from "../schema.ts";
import { recordAudit } from "./audit.ts";
import { pendingRow } from "./registrations.ts";

/** Any number that nothing else locks. */
const adminLock = 5_182_026;

/** Within a transaction: until its end nobody else begins or ceases to be an admin. */
export const lockAdmins = (transaction: Kysely<Schema>) =>
  sql`select pg_advisory_xact_lock(${adminLock})`.execute(transaction);

/** Only true or false for sure under the lock. */
export async function isLastAdmin(transaction: Kysely<Schema>, id: string): Promise<boolean> {
  const admins = await transaction
    .selectFrom("person")
    .select("id")
    .where("admin", "=", true)
    .orderBy("created_at")
    .limit(2)
    .execute();
  return admins.length === 1 && admins[0]?.id === id;
}

/** Of several processes that start together, one makes the admin, also when they were given different addresses. */
export const addFirstAdmin = (
  db: Kysely<Schema>,
  registration: Registration,
  terms: Terms,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    await lockAdmins(transaction);
    if (await hasAdmin(transaction)) return false;
    const made = await transaction
      .insertInto("person")
      .values({
        ...pendingRow(registration, terms),
        registration_status: "active",
        confirmed_at: terms.at,
        admin: true,
      })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!made) return false;
    await recordAudit(transaction, { at: terms.at, action: "first_admin_made", personId: made.id });
    return true;
  });

export const hasAdmin = async (db: Kysely<Schema>): Promise<boolean> =>
  (await db.selectFrom("person").select("id").where("admin", "=", true).limit(1).executeTakeFirst()) !==
  undefined;

/** Whoever has not confirmed their address may not be its owner, and anybody may sign up with it over again. */
export const makeAdmin = (
  db: Kysely<Schema>,
  email: string,
  at: Date,
): Promise<"made" | "already" | "unknown" | "pending"> =>
  db.transaction().execute(async (transaction) => {
    const person = await transaction
      .selectFrom("person")
      .select(["id", "admin", "registration_status"])
      .where("email", "=", email)
      .forUpdate()
      .executeTakeFirst();
    if (!person) return "unknown";
    if (person.registration_status === "pending") return "pending";
    if (person.admin) return "already";
    await transaction
      .updateTable("person")
      .set({ admin: true, updated_at: at })
      .where("id", "=", person.id)
      .execute();
    await recordAudit(transaction, { at, action: "admin_granted", personId: person.id });
    return "made";
  });
