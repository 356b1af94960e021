import { type Kysely, type RawBuilder, sql } from "kysely";
import type { LookReactions } from "#domain/people/activity.ts";
import type { LookReactionStore } from "#domain/people/activity-ports.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import type { Schema } from "../schema.ts";
import { lockPerson } from "./lock-person.ts";

export const lookReactionStore = (db: Kysely<Schema>): LookReactionStore => ({
  change: (personId, look, verdict, at) =>
    db.transaction().execute(async (transaction) => {
      if (!(await lockPerson(transaction, personId))) return refuse({ kind: "bad_token" });
      if (verdict === "none") await takeBack(transaction, personId, look);
      else {
        const kind = verdict === "like" ? "liked" : "disliked";
        await transaction
          .insertInto("look_reaction")
          .values({ person_id: personId, look_id: look, kind, at })
          // Said again it is still of the moment it was said.
          .onConflict((conflict) =>
            conflict
              .columns(["person_id", "look_id"])
              .doUpdateSet({ kind, at })
              .where("look_reaction.kind", "!=", kind),
          )
          .execute();
      }
      return accept(await read(transaction, personId));
    }),

  read: (personId) => read(db, personId),

  async has(personId, look) {
    const row = await db
      .selectFrom("look_reaction")
      .select("at")
      .where("person_id", "=", personId)
      .where("look_id", "=", look)
      .executeTakeFirst();
    return row !== undefined;
  },

  async liked(personId) {
    const rows = await db
      .selectFrom("look_reaction")
      .select(["look_id", "at"])
      .where("person_id", "=", personId)
      .where("kind", "=", "liked")
      .orderBy("at", "desc")
      .orderBy("look_id", "desc")
      .execute();
    return rows.map(({ look_id, at }) => ({ product: look_id, at }));
  },
});

const takeBack = (transaction: Kysely<Schema>, personId: string, look: number) =>
  transaction
    .deleteFrom("look_reaction")
    .where("person_id", "=", personId)
    .where("look_id", "=", look)
    .execute();

type KeptLists = Partial<LookReactions> | null;

/** The lists by kind, the latest first, as one value of a row. */
export const lookLists = (personId: string): RawBuilder<KeptLists> => sql`(
  select json_object_agg(kind, looks) from (
    select kind, json_agg(look_id order by at desc, look_id desc) as looks
    from look_reaction where person_id = ${personId} group by kind
  ) as by_kind
)`;

export const toLookReactions = (lists: KeptLists): LookReactions => ({ liked: [], disliked: [], ...lists });

async function read(db: Kysely<Schema>, personId: string): Promise<LookReactions> {
  const { rows } = await sql<{ lists: KeptLists }>`select ${lookLists(personId)} as lists`.execute(db);
  return toLookReactions(rows[0]?.lists ?? null);
}
