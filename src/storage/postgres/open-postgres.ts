import { CompiledQuery, Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { columnParser } from "../column-values.ts";
import type { ConnectedDatabase } from "../connected-database.ts";
import type { DatabaseRefusal } from "../database-refusal.ts";
import { within } from "../deadline.ts";
import { reasonOf } from "../error-reason.ts";
import type { Schema } from "../schema.ts";
import { redactUrl } from "./redact-url.ts";

/** PostgreSQL 15, as its `server_version_num` counts. */
const oldest = 15_00_00;
const connectMilliseconds = 4_000;
const answerMilliseconds = 5_000;

export const openPostgres = async (
  url: string,
  report: (step: string) => void,
): Promise<Result<ConnectedDatabase, DatabaseRefusal>> => {
  const shown = redactUrl(url);
  report(`connecting to ${shown}`);
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: connectMilliseconds,
    application_name: "cleed",
    keepAlive: true,
    types: { getTypeParser: (type: number) => columnParser(type) },
  });
  // An idle connection that breaks would otherwise end the process; the next query gets a new one.
  pool.on("error", () => {});
  try {
    const version = await within(answerMilliseconds, readVersion(pool), "it does not answer");
    if (version.number >= oldest) return accept(connect(pool));
    await pool.end();
    return refuse({ kind: "too_old", version: version.text });
  } catch (error) {
    // Not awaited: a connection that hangs would keep it waiting.
    pool.end().catch(() => {});
    return refuse({ kind: "unreachable", url: shown, reason: reasonOf(error) });
  }
};

const connect = (pool: pg.Pool): ConnectedDatabase => {
  const dialect = new PostgresDialect({
    pool,
    // As the embedded database has it: what depends on the session's zone must not depend on the server's.
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw("set time zone 'UTC'"));
    },
  });
  const db = new Kysely<Schema>({ dialect });
  return {
    db,
    async ping() {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
};

const readVersion = async (pool: pg.Pool): Promise<{ readonly number: number; readonly text: string }> => {
  const { rows } = await pool.query<{ number: string; text: string }>(
    "select current_setting('server_version_num') as number, current_setting('server_version') as text",
  );
  const [row] = rows;
  if (row === undefined) throw new Error("it does not say its version");
  return { number: Number(row.number), text: row.text };
};
