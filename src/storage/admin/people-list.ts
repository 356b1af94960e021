import { type Kysely, type RawBuilder, sql } from "kysely";
import { type Page, type UnknownCursor, unknownCursor } from "#domain/admin/page.ts";
import type { ListedPerson, PeopleQuery } from "#domain/admin/people-ports.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import type { Schema } from "../schema.ts";
import { beginsWith, microseconds, momentAt, readMomentCursor } from "./keyset.ts";

export async function listPeople(
  db: Kysely<Schema>,
  query: PeopleQuery,
  at: Date,
): Promise<Result<Page<ListedPerson>, UnknownCursor>> {
  const after = query.cursor === undefined ? sql`true` : placeAfter(query.sort, query.cursor);
  if (!after) return refuse(unknownCursor);
  const wanted = conditionOf(query);
  const words = query.words?.trim() ?? "";
  const place = { after, order: orderOf(query.sort), most: query.limit + 1 };
  // Which ones first, by indexes alone: names of schools and last visits are then looked up for a few.
  const { rows } = await sql<PersonRow>`
    with ${words === "" ? pageOfAll(wanted, place) : pageOfCalled(wanted, words, place)}
    select ${listedColumns(at)}, ${microseconds("page.created_at")} as place,
      (select total from counted)::int as total
    from counted left join place on true left join person as page on page.id = place.id
      left join school on school.id = page.ecole
    order by ${orderOf(query.sort, "page.")}
  `.execute(db);
  const found = rows.filter(({ id }) => id !== null);
  const items = found.slice(0, query.limit);
  const lastOne = found.length > query.limit ? items.at(-1) : undefined;
  return accept({
    items: items.map(toListed),
    total: rows[0]?.total ?? 0,
    next: lastOne ? cursorOf(query.sort, lastOne) : null,
  });
}

type Place = {
  readonly after: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly most: number;
};

const pageOfAll = (wanted: RawBuilder<unknown>, { after, order, most }: Place) => sql`
  counted as (select count(*) as total from person where ${wanted}),
  place as materialized (
    select id from person where ${wanted} and ${after} order by ${order} limit ${most}
  )
`;

/** Each beginning has an index of its own; whoever is found by two is one. */
const pageOfCalled = (wanted: RawBuilder<unknown>, words: string, { after, order, most }: Place) => sql`
  found as materialized (${sql.join(
    beginnings(words).map(
      (begins) => sql`select id, created_at, email from person where ${begins} and ${wanted}`,
    ),
    sql` union `,
  )}),
  counted as (select count(*) as total from found),
  place as materialized (select id from found where ${after} order by ${order} limit ${most})
`;

/** Of a row called `page`, with its school. */
export const listedColumns = (at: Date): RawBuilder<unknown> => sql`
  page.id, page.email, page.firstname, page.lastname, page.registration_status, page.admin, page.gender, page.lang,
  page.created_at, page.ecole, school.name as school, (
    select max(last_seen_at) from session where person_id = page.id and expires_at > ${at}
  ) as last_seen_at
`;

export type PersonRow = {
  readonly id: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly registration_status: ListedPerson["status"];
  readonly admin: boolean;
  readonly gender: ListedPerson["gender"];
  readonly lang: ListedPerson["lang"];
  readonly created_at: Date;
  readonly ecole: number | null;
  readonly school: string | null;
  readonly last_seen_at: Date | null;
  readonly place: string;
  readonly total: number;
};

export const toListed = (row: Omit<PersonRow, "place" | "total">): ListedPerson => ({
  id: row.id,
  email: row.email,
  firstname: row.firstname,
  lastname: row.lastname,
  status: row.registration_status,
  admin: row.admin,
  gender: row.gender,
  lang: row.lang,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
  school: row.ecole !== null && row.school !== null ? { id: row.ecole, name: row.school } : null,
});

function conditionOf({ status, admin, school }: PeopleQuery): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (status) conditions.push(sql`registration_status = ${status}`);
  if (admin === true) conditions.push(sql`admin`);
  if (admin === false) conditions.push(sql`not admin`);
  if (school !== undefined) conditions.push(sql`ecole = ${school}`);
  return sql.join(conditions, sql` and `);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A name is kept in both orders, so that "ada love" and "lovelace a" find her, too. */
function beginnings(words: string): readonly RawBuilder<unknown>[] {
  if (uuid.test(words)) return [sql`id = ${words.toLowerCase()}::uuid`];
  const folded = sql<string>`folded(${words.replace(/\s+/g, " ")})`;
  return [
    beginsWith(sql`email`, sql`${words.toLowerCase()}::text`),
    beginsWith(sql`first_folded`, folded),
    beginsWith(sql`last_folded`, folded),
  ];
}

const orderOf = (sort: PeopleQuery["sort"], of = ""): RawBuilder<unknown> =>
  sql.raw(
    {
      newest: `${of}created_at desc, ${of}id desc`,
      oldest: `${of}created_at, ${of}id`,
      email: `${of}email`,
    }[sort],
  );

const cursorOf = (sort: PeopleQuery["sort"], row: PersonRow): string =>
  sort === "email" ? `email~${row.email}` : `${row.place}~${row.id}`;

function placeAfter(sort: PeopleQuery["sort"], cursor: string): RawBuilder<unknown> | undefined {
  if (sort === "email") {
    const [, email] = /^email~(.+)$/.exec(cursor) ?? [];
    return email === undefined ? undefined : sql`email > ${email}`;
  }
  const place = readMomentCursor(cursor);
  if (!place) return undefined;
  const here = sql`(${momentAt(place.moment)}, ${place.id}::uuid)`;
  return sort === "newest" ? sql`(created_at, id) < ${here}` : sql`(created_at, id) > ${here}`;
}
