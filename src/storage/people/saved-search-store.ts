import { type Kysely, type Selectable, sql } from "kysely";
import type { SavedSearch } from "#domain/people/activity.ts";
import type { SavedSearchStore } from "#domain/people/activity-ports.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import type { Schema } from "../schema.ts";
import { lockPerson } from "./lock-person.ts";

export const savedSearchColumns = ["id", "name", "query", "alert", "created_at", "last_run_at"] as const;

export const savedSearchStore = (db: Kysely<Schema>): SavedSearchStore => ({
  async list(personId) {
    const rows = await db
      .selectFrom("saved_search")
      .select(savedSearchColumns)
      .where("person_id", "=", personId)
      .orderBy("created_at", "desc")
      .orderBy("id")
      .execute();
    return rows.map(toSearch);
  },

  add: (personId, { createdAt, lastRunAt, ...search }, most) =>
    db.transaction().execute(async (transaction) => {
      if (!(await lockPerson(transaction, personId))) return refuse({ kind: "bad_token" });
      const { kept } = await transaction
        .selectFrom("saved_search")
        .select(({ fn }) => fn.countAll<number>().as("kept"))
        .where("person_id", "=", personId)
        .executeTakeFirstOrThrow();
      if (kept >= most) return refuse({ kind: "full" });
      const row = await transaction
        .insertInto("saved_search")
        .values({
          ...search,
          person_id: personId,
          created_at: createdAt,
          last_run_at: lastRunAt,
          seen_product: highestProduct,
        })
        .returning(savedSearchColumns)
        .executeTakeFirstOrThrow();
      return accept(toSearch(row));
    }),

  async change(personId, id, { name, query, alert }) {
    const row = await db
      .updateTable("saved_search")
      .set({
        name: sql`coalesce(${name ?? null}, name)`,
        alert: sql`coalesce(${alert ?? null}, alert)`,
        query: sql`coalesce(${query ?? null}, query)`,
        last_run_at: sql`case when coalesce(${query ?? null}, query) = query then last_run_at end`,
        // What there is by now is nothing new to whoever looks for something else, or has not been listening.
        seen_product: sql`
          case when coalesce(${query ?? null}, query) = query and (alert <> 'off' or ${alert ?? "off"} = 'off')
            then seen_product else ${highestProduct} end
        `,
      })
      .where("id", "=", id)
      .where("person_id", "=", personId)
      .returning(savedSearchColumns)
      .executeTakeFirst();
    return row && toSearch(row);
  },

  async remove(personId, id) {
    const { numDeletedRows } = await db
      .deleteFrom("saved_search")
      .where("id", "=", id)
      .where("person_id", "=", personId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});

/** Numbers are given in order: what comes later has a higher one. */
const highestProduct = sql<number>`(select coalesce(max(id), 0) from product)`;

type SearchRow = Pick<Selectable<Schema["saved_search"]>, (typeof savedSearchColumns)[number]>;

export const toSearch = ({ id, name, query, alert, created_at, last_run_at }: SearchRow): SavedSearch => ({
  id,
  name,
  query,
  alert,
  createdAt: created_at,
  lastRunAt: last_run_at,
});
