import type { Kysely } from "kysely";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import type { Ears } from "./connected-database.ts";
import type { DatabaseRefusal } from "./database-refusal.ts";
import { within } from "./deadline.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { withPatience } from "./hurry.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres/open-postgres.ts";
import type { Schema } from "./schema.ts";

export type DatabasePlace =
  | { readonly kind: "embedded"; readonly directory: string }
  | { readonly kind: "postgres"; readonly url: string };

export type OpenDatabase = {
  readonly db: Kysely<Schema>;
  readonly kind: DatabasePlace["kind"];
  /** No migration had been applied before. Of two processes that start at once, one is told so. */
  readonly firstStart: boolean;
  /** Rejects when the database does not answer in time. */
  ping(): Promise<void>;
  /** How many wait for a connection. */
  waiting?(): number;
  /** Of the embedded kind: a copy of its folder in which all that was acknowledged is there. */
  copyTo?(folder: string): Promise<void>;
  /** Of the embedded kind: whatever triggers say is said to these from now on. */
  tellChanges?(ears: Ears): void;
  close(): Promise<void>;
};

/** What `ping` waits: an answer to a health check must come before those who ask give up. */
const pingMilliseconds = 1_500;

/** Opens the database and brings it up to date. After a refusal nothing is open and nothing was left behind. */
export const openDatabase = async (
  where: DatabasePlace,
  report: (step: string) => void = () => {},
  /** Told what happens to the database later on that whoever runs the site should know. */
  tell: (sentence: string) => void = () => {},
): Promise<Result<OpenDatabase, DatabaseRefusal>> => {
  const opened = await (where.kind === "embedded"
    ? openEmbedded(where.directory, report, tell)
    : openPostgres(where.url, report));
  if (!opened.ok) return opened;
  const { db, ping, waiting, copyTo, tellChanges, close } = opened.value;
  const migrated = await withPatience("work", () => migrate(db, report));
  if (!migrated.ok) {
    await close();
    return refuse({ kind: "migration_failed", ...migrated.refusal });
  }
  return accept({
    db,
    kind: where.kind,
    firstStart: migrated.value.first,
    ping: () => within(pingMilliseconds, withPatience("call", ping), "The database does not answer."),
    waiting,
    ...(copyTo && { copyTo }),
    ...(tellChanges && { tellChanges }),
    close,
  });
};
