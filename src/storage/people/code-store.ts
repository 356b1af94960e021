import type { Kysely } from "kysely";
import type { CodeStore } from "#domain/people/ports.ts";
import { oneTimeCode } from "#vocabulary/person.ts";
import type { Schema } from "../schema.ts";
import { queueLetter } from "./outbox-store.ts";
import { confirmPerson } from "./registrations.ts";

export const codeStore = (db: Kysely<Schema>): CodeStore => ({
  async keep(personId, purpose, codeHash, at) {
    const fresh = { code_hash: codeHash, created_at: at, tries: 0, used_at: null };
    await db
      .insertInto("one_time_code")
      .values({ person_id: personId, purpose, ...fresh })
      .onConflict((conflict) => conflict.columns(["person_id", "purpose"]).doUpdateSet(fresh))
      .execute();
  },

  async try(personId, purpose) {
    const row = await db
      .updateTable("one_time_code")
      .set((eb) => ({ tries: eb("tries", "+", 1) }))
      .where("person_id", "=", personId)
      .where("purpose", "=", purpose)
      .where("tries", "<", oneTimeCode.tries)
      .where("used_at", "is", null)
      .returning(["code_hash", "created_at"])
      .executeTakeFirst();
    return row && { codeHash: row.code_hash, createdAt: row.created_at };
  },

  async giveBack(personId, purpose) {
    await db
      .updateTable("one_time_code")
      .set((eb) => ({ tries: eb("tries", "-", 1) }))
      .where("person_id", "=", personId)
      .where("purpose", "=", purpose)
      .where("tries", ">", 0)
      .execute();
  },

  use: (personId, purpose, { codeHash, claimHash, letter, at }) =>
    db.transaction().execute(async (transaction) => {
      // Whoever signs up again waits here, or has taken the code away: it confirms what it was mailed for, or nothing.
      const person = await transaction
        .selectFrom("person")
        .select(["contested", "claim_hash"])
        .where("id", "=", personId)
        .forUpdate()
        .executeTakeFirst();
      const { numUpdatedRows } = await transaction
        .updateTable("one_time_code")
        .set({ used_at: at })
        .where("person_id", "=", personId)
        .where("purpose", "=", purpose)
        .where("code_hash", "=", codeHash)
        .where("used_at", "is", null)
        .executeTakeFirst();
      if (!person || numUpdatedRows === 0n) return false;
      await confirmPerson(transaction, personId, at);
      if (person.contested && (person.claim_hash === null || person.claim_hash !== claimHash)) {
        await transaction
          .updateTable("person")
          .set({ password_hash: "" })
          .where("id", "=", personId)
          .execute();
        await queueLetter(transaction, letter);
      }
      return true;
    }),
});
