import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** Whoever is told what statements have changed: of one thing, or that anything may have changed unheard. */
export type Ears = { readonly hear: (topic: string) => void; readonly hearAll: () => void };

/** A database that answers, whatever its kind; its tables may still be missing. */
export type ConnectedDatabase = {
  readonly db: Kysely<Schema>;
  /** Rejects when the database is gone. It may take long: the caller bounds it. */
  ping(): Promise<void>;
  /** How many wait for a connection. */
  waiting(): number;
  /** Of the embedded kind: a copy of its folder in which all that was acknowledged is there. */
  copyTo?(folder: string): Promise<void>;
  /** Of the embedded kind, which has one connection: whatever triggers say is said to these from now on. */
  tellChanges?(ears: Ears): void;
  close(): Promise<void>;
};
