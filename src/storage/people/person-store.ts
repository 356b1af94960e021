import type { Kysely } from "kysely";
import type { PersonStore } from "#domain/people/ports.ts";
import type { Schema } from "../schema.ts";
import { addFirstAdmin, hasAdmin, makeAdmin } from "./admins.ts";
import { recordAudit } from "./audit.ts";
import { queueLetter } from "./outbox-store.ts";
import { personColumns, toColumns, toPerson } from "./person-rows.ts";
import { personalRecords } from "./personal-records.ts";
import { changePreferences } from "./preferences-change.ts";
import { addRegistration } from "./registrations.ts";
import { removePerson } from "./remove-person.ts";

const largestInteger = 2 ** 31 - 1;

export const personStore = (db: Kysely<Schema>): PersonStore => ({
  async register(registration, terms, letter) {
    await db.transaction().execute(async (transaction) => {
      await addRegistration(transaction, registration, terms, letter !== undefined);
      if (letter) await queueLetter(transaction, letter);
    });
  },

  async offersSchool(id) {
    // The database would refuse to compare a number that its column cannot hold.
    if (!Number.isInteger(id) || Math.abs(id) > largestInteger) return false;
    const school = await db
      .selectFrom("school")
      .select("id")
      .where("id", "=", id)
      .where("active", "=", true)
      .executeTakeFirst();
    return school !== undefined;
  },

  async find(id) {
    const row = await db.selectFrom("person").select(personColumns).where("id", "=", id).executeTakeFirst();
    return row && toPerson(row);
  },

  async findByEmail(email) {
    const row = await db
      .selectFrom("person")
      .leftJoin("later_signup", "later_signup.person_id", "person.id")
      .select([...personColumns, "person.password_hash", "later_signup.password_hash as later_hash"])
      .where("email", "=", email)
      .executeTakeFirst();
    return (
      row && {
        ...toPerson(row),
        passwordHash: row.password_hash,
        laterPasswordHash: row.later_hash ?? undefined,
      }
    );
  },

  update: (id, changes, onboarded, at) =>
    db.transaction().execute(async (transaction) => {
      if ("preferences" in changes)
        return changePreferences(transaction, id, changes.preferences, onboarded, at);
      const row = await transaction
        .updateTable("person")
        .set({ ...toColumns(changes), updated_at: at })
        .$if(onboarded, (query) => query.set({ registration_status: "active" }))
        .where("id", "=", id)
        .where("registration_status", "!=", "pending")
        .returning(personColumns)
        .executeTakeFirst();
      if (!row) return undefined;
      const detail = { fields: Object.keys(changes), ...(onboarded ? { onboarded } : {}) };
      if (detail.fields.length > 0 || onboarded)
        await recordAudit(transaction, { at, action: "profile_changed", actorId: id, personId: id, detail });
      return toPerson(row);
    }),

  async keepResetToken(id, tokenHash, at) {
    await db
      .updateTable("person")
      .set({ reset_password_token: tokenHash, password_token_created_at: at })
      .where("id", "=", id)
      .execute();
  },

  async findByResetToken(tokenHash) {
    const row = await db
      .selectFrom("person")
      .select(["id", "email", "password_token_created_at"])
      .where("reset_password_token", "=", tokenHash)
      .executeTakeFirst();
    return row?.password_token_created_at
      ? { personId: row.id, email: row.email, createdAt: row.password_token_created_at }
      : undefined;
  },

  resetPassword: ({ personId, tokenHash, passwordHash, at }, letter) =>
    db.transaction().execute(async (transaction) => {
      const changed = await transaction
        .updateTable("person")
        .set({
          password_hash: passwordHash,
          contested: false,
          reset_password_token: null,
          password_token_created_at: null,
          updated_at: at,
        })
        .where("id", "=", personId)
        .where("reset_password_token", "=", tokenHash)
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) return false;
      // The link came by mail, so the address is theirs: that is all a code would have shown.
      await transaction
        .updateTable("person")
        .set({ registration_status: "confirmed", confirmed_at: at })
        .where("id", "=", personId)
        .where("registration_status", "=", "pending")
        .execute();
      await transaction.deleteFrom("session").where("person_id", "=", personId).execute();
      await transaction.deleteFrom("one_time_code").where("person_id", "=", personId).execute();
      await queueLetter(transaction, letter);
      await recordAudit(transaction, { at, action: "password_reset", actorId: personId, personId });
      return true;
    }),

  remove: (id, stub, at, actorId) => removePerson(db, id, stub, at, actorId),
  records: (id) => personalRecords(db, id),
  hasAdmin: () => hasAdmin(db),
  addFirstAdmin: (registration, terms) => addFirstAdmin(db, registration, terms),
  makeAdmin: (email, at) => makeAdmin(db, email, at),

  async sweep(at) {
    const weekAgo = new Date(at.getTime() - 7 * 86_400_000);
    const hourAgo = new Date(at.getTime() - 3_600_000);
    const yearAgo = new Date(at.getTime() - 365 * 86_400_000);
    await db
      .deleteFrom("person")
      .where("registration_status", "=", "pending")
      .where("updated_at", "<", weekAgo)
      .execute();
    await db.deleteFrom("later_signup").where("at", "<", weekAgo).execute();
    await db.deleteFrom("one_time_code").where("created_at", "<", hourAgo).execute();
    await db
      .updateTable("person")
      .set({ reset_password_token: null, password_token_created_at: null })
      .where("password_token_created_at", "<", hourAgo)
      .execute();
    await db.deleteFrom("audit").where("at", "<", yearAgo).execute();
  },
});
