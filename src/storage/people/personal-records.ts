import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * What to leave out of an export: secrets that would sign someone in, even as digests, and names once more as they are
 * looked for. By how they are named, so that those of a later table stay out too.
 */
const secretColumn = /hash|token|_folded$/;

type Records = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/**
 * Every row about a person. The tables are found in the database itself, by what refers to `person`: a table that
 * is added later is in the export from the day it exists.
 */
export async function personalRecords(db: Kysely<Schema>, id: string): Promise<Records> {
  const records: Record<string, Record<string, unknown>[]> = {};
  const add = (table: string, rows: readonly unknown[]) => {
    if (rows.length > 0) records[table] = rows.map(withoutSecrets);
  };
  add("person", await rowsOf(db, "person", ["id"], id));
  for (const { table, columns } of await referringTables(db))
    add(table, await rowsOf(db, table, columns, id));
  const mails = await sql`
    select * from mail_outbox where recipient = (select email from person where id = ${id})
  `.execute(db);
  add("mail_outbox", mails.rows);
  return records;
}

/** Where any of the columns names the person: a row that does so twice is one row. */
async function rowsOf(
  db: Kysely<Schema>,
  table: string,
  columns: readonly string[],
  id: string,
): Promise<unknown[]> {
  const named = columns.map((column) => sql`${sql.id(column)} = ${id}`);
  const { rows } = await sql`select * from ${sql.id(table)} where ${sql.join(named, sql` or `)}`.execute(db);
  return rows;
}

async function referringTables(db: Kysely<Schema>) {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select class.relname as "table", array_agg(attribute.attname::text order by attribute.attnum) as "columns"
    from pg_constraint as reference
    join pg_class as class on class.oid = reference.conrelid
    join pg_attribute as attribute
      on attribute.attrelid = reference.conrelid and attribute.attnum = reference.conkey[1]
    where reference.contype = 'f' and reference.confrelid = 'person'::regclass
    group by 1
    order by 1
  `.execute(db);
  return rows;
}

function withoutSecrets(row: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(Object(row)).filter(([column]) => !secretColumn.test(column)));
}
