import { type Kysely, sql } from "kysely";
import type { DailyPick, DailyTopStore } from "#domain/people/list-ports.ts";
import type { Schema } from "../schema.ts";

export const dailyTopStore = (db: Kysely<Schema>): DailyTopStore => ({
  find: (personId, universe, day) => find(db, personId, universe, day),

  async since(personId, universe, day) {
    const { rows } = await sql<{ product: number }>`
      select distinct (pick ->> 'product')::integer as product
      from daily_top, json_array_elements(picks) as pick
      where person_id = ${personId} and universe = ${universe} and day > ${day}::date
    `.execute(db);
    return rows.map(({ product }) => product);
  },

  async keep(personId, universe, day, { listId, picks }, at) {
    await sql`
      with owner as (select id from person where id = ${personId} for key share)
      insert into daily_top (person_id, universe, day, list_id, picks, at)
      select owner.id, ${universe}, ${day}::date, ${listId}, ${JSON.stringify(picks)}::json, ${at} from owner
      on conflict (person_id, universe, day) do nothing
    `.execute(db);
    return find(db, personId, universe, day);
  },

  async extend(personId, universe, day, known, picks) {
    await sql`
      update daily_top set picks = ${JSON.stringify(picks)}::json
      where person_id = ${personId} and universe = ${universe} and day = ${day}::date
        and list_id = ${known.listId} and json_array_length(picks) = ${known.picks.length}
    `.execute(db);
    return find(db, personId, universe, day);
  },
});

async function find(db: Kysely<Schema>, personId: string, universe: string, day: string) {
  const row = await db
    .selectFrom("daily_top")
    .select(["list_id", "picks"])
    .where("person_id", "=", personId)
    .where("universe", "=", universe)
    .where(sql<boolean>`day = ${day}::date`)
    .executeTakeFirst();
  // Written by `keep` from a value of this type.
  return row && { listId: row.list_id, picks: row.picks as readonly DailyPick[] };
}
