import { type Kysely, type RawBuilder, sql } from "kysely";
import type { AuditDesk, AuditedDeed } from "#domain/admin/letter-ports.ts";
import { unknownCursor } from "#domain/admin/page.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import type { Schema } from "../schema.ts";
import { beginsWith, endOfDay, startOfDay } from "./keyset.ts";

export const auditDesk = (db: Kysely<Schema>): AuditDesk => ({
  async list({ limit, cursor, action, person, actor, from, to }) {
    if (cursor !== undefined && !/^[1-9]\d{0,14}$/.test(cursor)) return refuse(unknownCursor);
    const conditions: RawBuilder<unknown>[] = [sql`true`];
    if (action) conditions.push(beginsWith(sql`action`, sql`${action}::text`));
    if (person) conditions.push(sql`person_id = ${person}`);
    if (actor) conditions.push(sql`actor_id = ${actor}`);
    if (from) conditions.push(sql`at >= ${startOfDay(from)}`);
    if (to) conditions.push(sql`at < ${endOfDay(to)}`);
    const wanted = sql.join(conditions, sql` and `);
    const after = cursor === undefined ? sql`true` : sql`id < ${cursor}::bigint`;
    const { rows } = await sql<AuditRow>`
      with page as materialized (
        select * from audit where ${wanted} and ${after} order by id desc limit ${limit + 1}
      )
      select page.*, person.email from page left join person on person.id = page.actor_id order by page.id desc
    `.execute(db);
    const counted = await sql<{ total: string }>`
      select count(*) as total from audit where ${wanted}
    `.execute(db);
    const items = rows.slice(0, limit).map(toDeed);
    return accept({
      items,
      total: Number(counted.rows[0]?.total ?? 0),
      next: rows.length > limit ? String(items.at(-1)?.id) : null,
    });
  },
});

type AuditRow = {
  readonly id: string | number;
  readonly at: Date;
  readonly action: string;
  readonly actor_id: string | null;
  readonly person_id: string | null;
  readonly detail: unknown;
  readonly email: string | null;
};

function toDeed({ id, at, action, actor_id, person_id, detail, email }: AuditRow): AuditedDeed {
  const { subject, before, after, note, ...others } = recordOf(detail) ?? {};
  const rest = Object.keys(others).length > 0 ? others : null;
  const told = recordOf(after);
  return {
    ...{ id: Number(id), at, action },
    actor: actor_id === null ? null : { id: actor_id, email },
    personId: person_id,
    subject: typeof subject === "string" ? subject : null,
    before: recordOf(before),
    // Entries of earlier releases say what they have to say in words of their own.
    after: told || rest ? { ...rest, ...told } : null,
    note: typeof note === "string" ? note : "",
  };
}

const recordOf = (value: unknown): Record<string, unknown> | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
