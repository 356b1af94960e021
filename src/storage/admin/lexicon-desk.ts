import type { Kysely } from "kysely";
import type { LexiconDesk } from "#domain/admin/content-ports.ts";
import { nextContentVersion } from "../content-version.ts";
import { recordAudit } from "../people/audit.ts";
import type { Schema } from "../schema.ts";

export const lexiconDesk = (db: Kysely<Schema>): LexiconDesk => ({
  change: (key, meaning, { at, actorId, note }) =>
    db.transaction().execute(async (transaction) => {
      await nextContentVersion(transaction);
      const before = await transaction
        .selectFrom("lexicon_meaning")
        .select(["en", "fr"])
        .where("key", "=", key)
        .executeTakeFirst();
      if (meaning)
        await transaction
          .insertInto("lexicon_meaning")
          .values({ key, ...meaning, updated_at: at })
          .onConflict((conflict) => conflict.column("key").doUpdateSet({ ...meaning, updated_at: at }))
          .execute();
      else await transaction.deleteFrom("lexicon_meaning").where("key", "=", key).execute();
      await recordAudit(transaction, {
        at,
        action: meaning ? "lexicon.changed" : "lexicon.restored",
        actorId,
        detail: {
          subject: `term ${key}`,
          before: before ?? null,
          after: meaning,
          ...(note && { note }),
        },
      });
    }),
});
