import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** A database that answers, whatever its kind; its tables may still be missing. */
export type ConnectedDatabase = {
  readonly db: Kysely<Schema>;
  /** Rejects when the database is gone. It may take long: the caller bounds it. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
