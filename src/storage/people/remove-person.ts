import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";
import { isLastAdmin, lockAdmins } from "./admins.ts";
import { recordAudit } from "./audit.ts";

/**
 * Everything that refers to the person goes with the row or forgets them (see the migrations); mail is kept by
 * address and goes by it. What stays says that an account was deleted, and a digest that nobody can turn back.
 */
export const removePerson = (
  db: Kysely<Schema>,
  id: string,
  stub: string,
  at: Date,
  actorId?: string,
): Promise<"removed" | "nobody" | "last_admin"> =>
  db.transaction().execute(async (transaction) => {
    // Of two admins who leave at once, one stays.
    await lockAdmins(transaction);
    if (await isLastAdmin(transaction, id)) return "last_admin";
    const person = await transaction
      .deleteFrom("person")
      .where("id", "=", id)
      .returning("email")
      .executeTakeFirst();
    if (!person) return "nobody";
    await transaction.deleteFrom("mail_outbox").where("recipient", "=", person.email).execute();
    // Whoever deletes their own account is nobody by now.
    const actor = actorId !== undefined && actorId !== id ? { actorId } : {};
    await recordAudit(transaction, { at, action: "account_deleted", ...actor, detail: { stub } });
    return "removed";
  });
