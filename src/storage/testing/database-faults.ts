import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** What is wrong in a database that was cut off: somebody is left who should be gone, or an index lost its table. */
export async function databaseFaults(db: Kysely<Schema>, gone: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  if (gone.length > 0) {
    const people = await db.selectFrom("person").select("email").where("email", "in", gone).execute();
    for (const { email } of people) faults.push(`${email} is left`);
    const letters = await db
      .selectFrom("mail_outbox")
      .select("recipient")
      .where("recipient", "in", gone)
      .execute();
    for (const { recipient } of letters) faults.push(`a letter to ${recipient} is left`);
  }
  for (const [table, column] of indexed) {
    const byIndex = await readAll(db, table, column, "enable_seqscan");
    const byTable = await readAll(db, table, column, "enable_indexscan");
    if (byIndex !== byTable) faults.push(`the index on ${table}.${column} disagrees with its table`);
  }
  return faults;
}

/** A digest of a whole column in its order, read without one of the two ways there are. */
const readAll = (db: Kysely<Schema>, table: string, column: string, without: string) =>
  db.transaction().execute(async (transaction) => {
    for (const way of [without, "enable_bitmapscan", "enable_indexonlyscan"])
      await sql`set local ${sql.raw(way)} = off`.execute(transaction);
    const { rows } = await sql<{ found: string | null }>`
      select md5(string_agg(x, ',')) as found from (
        select ${sql.ref(column)}::text as x from ${sql.table(table)}
        where ${sql.ref(column)} is not null order by ${sql.ref(column)}
      ) as sorted`.execute(transaction);
    return rows[0]?.found ?? null;
  });

/** Columns with an index of their own that are written to all the time. */
const indexed = [
  ["person", "id"],
  ["person", "email"],
  ["session", "token_hash"],
  ["product", "id"],
  ["product_listing", "id"],
  ["mail_outbox", "id"],
  ["feed_run", "id"],
] as const;
