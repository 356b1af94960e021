import { type Kysely, sql } from "kysely";
import { type CountedThing, countedThings, type PeopleDesk } from "#domain/admin/people-ports.ts";
import type { Session } from "#domain/people/person.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { recordAudit } from "../people/audit.ts";
import { lockPerson } from "../people/lock-person.ts";
import { readPreferences } from "../people/preferences-document.ts";
import { sessionStore } from "../people/session-store.ts";
import type { Schema } from "../schema.ts";
import { changeFlags } from "./flags.ts";
import { listedColumns, listPeople, type PersonRow, toListed } from "./people-list.ts";

export const peopleDesk = (db: Kysely<Schema>): PeopleDesk => ({
  list: (query, at) => listPeople(db, query, at),

  async find(id, at) {
    const { rows } = await sql<WholeRow>`
      select ${listedColumns(at)}, page.confirmed_at, page.updated_at, page.birthdate::text as birthdate, page.city,
        page.country_code, page.terms_version, ${countsOf} as counts
      from person as page left join school on school.id = page.ecole
      where page.id = ${id}
    `.execute(db);
    const [row] = rows;
    return row && toWhole(row, await sessionStore(db).list(id, at));
  },

  change: (id, changes, doing) =>
    db.transaction().execute((transaction) => changeFlags(transaction, id, changes, doing)),

  signOut: (id, { actorId, at, note = "" }) =>
    db.transaction().execute(async (transaction) => {
      if (!(await lockPerson(transaction, id))) return undefined;
      const { numDeletedRows } = await transaction
        .deleteFrom("session")
        .where("person_id", "=", id)
        .executeTakeFirst();
      const sessions = Number(numDeletedRows);
      const detail = { after: { sessions_ended: sessions }, ...(note && { note }) };
      await recordAudit(transaction, { at, action: "person.signed_out", actorId, personId: id, detail });
      return sessions;
    }),

  async told(universe, after, most) {
    const rows = await db
      .selectFrom("person")
      .select(["id", "preferences"])
      .where("gender", "=", genders[universe])
      .where("registration_status", "!=", "pending")
      .where(sql<boolean>`preferences <> '{}'::jsonb`)
      .$if(after !== undefined, (query) => query.where("id", ">", after ?? ""))
      .orderBy("id")
      .limit(most)
      .execute();
    const next = rows.length === most ? rows.at(-1)?.id : undefined;
    return { told: rows.map(({ preferences }) => readPreferences(preferences)), ...(next && { next }) };
  },

  async count(universe) {
    const { people } = await db
      .selectFrom("person")
      .select((eb) => eb.fn.countAll<string>().as("people"))
      .where("gender", "=", genders[universe])
      .where("registration_status", "!=", "pending")
      .executeTakeFirstOrThrow();
    return Number(people);
  },
});

/** As people are asked: see `universeOfGender`. */
const genders = { men: "male", women: "female" } as const satisfies Record<Universe, string>;

const reactions = (kind: string) =>
  sql`(select count(*) from reaction where person_id = page.id and kind = ${kind})`;
const rowsIn = (table: string) => sql`(select count(*) from ${sql.table(table)} where person_id = page.id)`;

/** In the order of `countedThings`. */
const countsOf = sql`array[
  ${reactions("liked")}, ${reactions("disliked")}, ${reactions("bookmarked")},
  (select count(*) from look_reaction where person_id = page.id and kind = 'liked'),
  ${rowsIn("product_event")}, ${rowsIn("reco_list")}, ${rowsIn("saved_search")}, ${rowsIn("conversation")}
]::integer[]`;

type WholeRow = Omit<PersonRow, "place" | "total"> & {
  readonly confirmed_at: Date | null;
  readonly updated_at: Date;
  readonly birthdate: string | null;
  readonly city: string | null;
  readonly country_code: string | null;
  readonly terms_version: number;
  readonly counts: readonly number[];
};

const toWhole = (row: WholeRow, sessions: readonly Session[]) => ({
  ...toListed(row),
  confirmedAt: row.confirmed_at,
  updatedAt: row.updated_at,
  birthdate: row.birthdate,
  city: row.city,
  countryCode: row.country_code,
  termsVersion: row.terms_version,
  sessions,
  counts: Object.fromEntries(countedThings.map((thing, place) => [thing, row.counts[place] ?? 0])) as Record<
    CountedThing,
    number
  >,
});
