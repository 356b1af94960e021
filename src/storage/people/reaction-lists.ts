import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Reactions } from "#domain/people/activity.ts";
import type { Schema } from "../schema.ts";

/** A kind without a reaction has no list. */
type KeptLists = Partial<Reactions> | null;

/** The lists by kind, the latest first, as one value of a row. */
export const reactionLists = (personId: string): RawBuilder<KeptLists> => sql`(
  select json_object_agg(kind, products) from (
    select kind, json_agg(product_id order by at desc, product_id desc) as products
    from reaction where person_id = ${personId} group by kind
  ) as by_kind
)`;

export const toReactions = (lists: KeptLists): Reactions => ({
  liked: [],
  disliked: [],
  bookmarked: [],
  ...lists,
});

export async function readReactions(db: Kysely<Schema>, personId: string): Promise<Reactions> {
  const { rows } = await sql<{ lists: KeptLists }>`select ${reactionLists(personId)} as lists`.execute(db);
  return toReactions(rows[0]?.lists ?? null);
}
