import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** A database that answers, whatever its kind; its tables may still be missing. */
export type ConnectedDatabase = {
  readonly db: Kysely<Schema>;
  /** Rejects when the database is gone. It may take long: the caller bounds it. */
  ping(): Promise<void>;
  /** How many wait for a connection. */
  waiting(): number;
  /** Of the embedded kind: a copy of its folder in which all that was acknowledged is there. */
  copyTo?(folder: string): Promise<void>;
  close(): Promise<void>;
};
