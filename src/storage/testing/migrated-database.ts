import pg from "pg";
import { openDatabase } from "../open-database.ts";

/** A database of the server with its tables and nothing in them, of which each suite gets a copy. */
export const migratedDatabase = "migrated";

export const makeMigratedDatabase = async (server: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${migratedDatabase}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${migratedDatabase}`;
  const opened = await openDatabase({ kind: "postgres", url: url.href });
  if (!opened.ok) throw new Error(`No database to copy: ${JSON.stringify(opened.refusal)}`);
  // Nobody may be in it while it is copied.
  await opened.value.close();
};
