import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { columnParser } from "../column-values.ts";
import type { ConnectedDatabase } from "../connected-database.ts";
import type { DatabaseRefusal } from "../database-refusal.ts";
import { within } from "../deadline.ts";
import { reasonOf } from "../error-reason.ts";
import { PatientDriver } from "../patient-driver.ts";
import type { Schema } from "../schema.ts";
import { redactUrl } from "./redact-url.ts";
import { WatchedClient } from "./watched-client.ts";

/** PostgreSQL 15, as its `server_version_num` counts. */
const oldest = 15_00_00;
const connectMilliseconds = 4_000;
const answerMilliseconds = 5_000;
const closeMilliseconds = 5_000;

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
    keepAliveInitialDelayMillis: 10_000,
    Client: WatchedClient,
    // As the embedded database has it: what depends on the session's zone must not depend on the server's.
    onConnect: async (client) => {
      await client.query("set time zone 'UTC'");
    },
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

/** Kysely's own, for people who do not wait for ever. */
class PatientPostgresDialect extends PostgresDialect {
  override createDriver(): PatientDriver {
    return new PatientDriver(super.createDriver());
  }
}

const connect = (pool: pg.Pool): ConnectedDatabase => {
  const dialect = new PatientPostgresDialect({ pool });
  const db = new Kysely<Schema>({ dialect });
  return {
    db,
    async ping() {
      await sql`select 1`.execute(db);
    },
    waiting: () => pool.waitingCount,
    // It waits for every connection to come back, and one may hang.
    close: () => within(closeMilliseconds, db.destroy(), "").catch(() => {}),
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
