import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";
import { recordAudit } from "./audit.ts";

/**
 * Everything that refers to the person goes with the row or forgets them (see the migrations); mail is kept by
 * address and goes by it. What stays says that an account was deleted, and a digest that nobody can turn back.
 */
export const removePerson = (db: Kysely<Schema>, id: string, stub: string, at: Date): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const person = await transaction
      .deleteFrom("person")
      .where("id", "=", id)
      .returning("email")
      .executeTakeFirst();
    if (!person) return false;
    await transaction.deleteFrom("mail_outbox").where("recipient", "=", person.email).execute();
    await recordAudit(transaction, { at, action: "account_deleted", detail: { stub } });
    return true;
  });
