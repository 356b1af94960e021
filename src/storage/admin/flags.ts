import type { Kysely } from "kysely";
import type { Doing } from "#domain/admin/page.ts";
import type { FlagChanges, FlagRefusal } from "#domain/admin/people-ports.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { isLastAdmin, lockAdmins } from "../people/admins.ts";
import { recordAudit } from "../people/audit.ts";
import type { Schema } from "../schema.ts";

/** Within a transaction. */
export async function changeFlags(
  transaction: Kysely<Schema>,
  id: string,
  changes: FlagChanges,
  { actorId, at, note = "" }: Doing,
): Promise<Result<"changed", FlagRefusal>> {
  if (changes.admin === false) await lockAdmins(transaction);
  const kept = await transaction
    .selectFrom("person")
    .select(["admin", "registration_status", "lang", "ecole", "contested"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!kept) return refuse({ kind: "not_found" });
  const isPending = kept.registration_status === "pending";
  if (changes.confirmed && !isPending) return refuse({ kind: "invalid", fields: { confirmed: "invalid" } });
  // Whoever has not confirmed their address may not be its owner.
  if (changes.admin && isPending && !changes.confirmed)
    return refuse({ kind: "invalid", fields: { admin: "invalid" } });
  if (changes.ecole && !(await hasSchool(transaction, changes.ecole)))
    return refuse({ kind: "invalid", fields: { ecole: "unknown" } });
  if (changes.admin === false && (await isLastAdmin(transaction, id))) return refuse({ kind: "last_admin" });

  const { before, after } = difference(kept, changes);
  if (Object.keys(after).length === 0) return accept("changed");
  await transaction
    .updateTable("person")
    .set({
      ...(changes.admin === undefined ? {} : { admin: changes.admin }),
      ...(changes.lang === undefined ? {} : { lang: changes.lang }),
      ...(changes.ecole === undefined ? {} : { ecole: changes.ecole }),
      ...(changes.confirmed ? { registration_status: "confirmed", confirmed_at: at } : {}),
      // Several signed up with this address: nobody knows whose password it is, so its owner chooses one.
      ...(changes.confirmed && kept.contested ? { password_hash: "" } : {}),
      updated_at: at,
    })
    .where("id", "=", id)
    .execute();
  if (changes.confirmed) await transaction.deleteFrom("one_time_code").where("person_id", "=", id).execute();
  const detail = { before, after, ...(note && { note }) };
  await recordAudit(transaction, { at, action: "person.flags", actorId, personId: id, detail });
  return accept("changed");
}

const hasSchool = async (db: Kysely<Schema>, id: number): Promise<boolean> =>
  (await db.selectFrom("school").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;

type Kept = {
  readonly admin: boolean;
  readonly registration_status: string;
  readonly lang: string;
  readonly ecole: number | null;
};

/** What becomes another. Where someone studies is theirs: the log only says that it was changed. */
function difference(kept: Kept, changes: FlagChanges) {
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  const note = (name: string, was: unknown, is: unknown) => {
    if (is === undefined || was === is) return;
    before[name] = was;
    after[name] = is;
  };
  note("admin", kept.admin, changes.admin);
  note("registration_status", kept.registration_status, changes.confirmed && "confirmed");
  note("lang", kept.lang, changes.lang);
  if (changes.ecole !== undefined && changes.ecole !== kept.ecole) after.ecole = "changed";
  return { before, after };
}
