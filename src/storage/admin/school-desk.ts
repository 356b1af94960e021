import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import { unknownCursor } from "#domain/admin/page.ts";
import type { School, SchoolDesk, SchoolDraft } from "#domain/admin/school-ports.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { recordAudit } from "../people/audit.ts";
import type { Schema } from "../schema.ts";
import type { SchoolFigures } from "./school-figures.ts";

export const schoolDesk = (db: Kysely<Schema>, figures: SchoolFigures): SchoolDesk => ({
  async list({ limit, cursor, words = "", active }, at) {
    const after = cursor === undefined ? sql`true` : placeAfter(cursor);
    if (!after) return refuse(unknownCursor);
    const wanted = sql`
      (${words.trim()} = '' or position(folded(${words.trim()}) in folded(concat_ws(' ', name, city))) > 0
        or ${words.trim().toLowerCase()} = any(domains))
      and (${active ?? null}::boolean is null or active = ${active ?? null}::boolean)
    `;
    const { rows } = await sql<SchoolRow & { sorted: string }>`
      select *, ${sorted} as sorted from school where ${wanted} and ${after} order by ${sorted}, id limit ${limit + 1}
    `.execute(db);
    const counted = await sql<{ total: string }>`
      select count(*) as total from school where ${wanted}
    `.execute(db);
    const items = rows.slice(0, limit);
    const last = rows.length > limit ? items.at(-1) : undefined;
    return accept({
      items: await Promise.all(items.map((row) => toSchool(row, figures, at))),
      total: Number(counted.rows[0]?.total ?? 0),
      next: last ? `${last.id}~${last.sorted}` : null,
    });
  },

  async add(school, { actorId, at }) {
    const row = await db.transaction().execute(async (transaction) => {
      const added = await transaction
        .insertInto("school")
        .values({ ...toColumns(school), name: school.name, domains: [...school.domains] })
        .returningAll()
        .executeTakeFirstOrThrow();
      const detail = { subject: `school ${added.id}`, after: valuesOf(added) };
      await recordAudit(transaction, { at, action: "school.added", actorId, detail });
      return added;
    });
    return toSchool(row, figures, at);
  },

  async change(id, change, { actorId, at }) {
    const row = await db.transaction().execute(async (transaction) => {
      const before = await transaction
        .selectFrom("school")
        .selectAll()
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst();
      const columns = toColumns(change);
      if (!before || Object.keys(columns).length === 0) return before;
      const after = await transaction
        .updateTable("school")
        .set(columns)
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow();
      const only = (values: Record<string, unknown>) =>
        Object.fromEntries(Object.keys(columns).map((name) => [name, values[name]]));
      const detail = {
        subject: `school ${id}`,
        before: only(valuesOf(before)),
        after: only(valuesOf(after)),
      };
      await recordAudit(transaction, { at, action: "school.changed", actorId, detail });
      return after;
    });
    return row && toSchool(row, figures, at);
  },

  remove: (id, { actorId, at }) =>
    db.transaction().execute(async (transaction) => {
      // Whoever chose it has none then: the reference sees to it.
      const gone = await transaction
        .deleteFrom("school")
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirst();
      if (!gone) return false;
      const detail = { subject: `school ${id}`, before: valuesOf(gone) };
      await recordAudit(transaction, { at, action: "school.deleted", actorId, detail });
      return true;
    }),
});

type SchoolRow = Selectable<Schema["school"]>;

const sorted = sql`(folded(name) collate "C")`;

function placeAfter(cursor: string): RawBuilder<unknown> | undefined {
  const [, id, name] = /^([1-9]\d{0,8})~(.+)$/.exec(cursor) ?? [];
  return id === undefined || name === undefined ? undefined : sql`(${sorted}, id) > (${name}, ${Number(id)})`;
}

/** What is not named stays as it is. */
const toColumns = ({ countryCode, domains, ...rest }: Partial<SchoolDraft>) => ({
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
  ...(countryCode === undefined ? {} : { country_code: countryCode }),
  ...(domains === undefined ? {} : { domains: [...domains] }),
});

/** As the audit log tells them. */
const valuesOf = ({ id: _, ...values }: SchoolRow): Record<string, unknown> => values;

async function toSchool(row: SchoolRow, figures: SchoolFigures, at: Date): Promise<School> {
  const { country_code, ...school } = row;
  return { ...pick(school), countryCode: country_code, ...(await figures(row.id, at)) };
}

const pick = ({ id, name, city, domains, active }: Omit<SchoolRow, "country_code">) => ({
  ...{ id, name, city, domains, active },
});
