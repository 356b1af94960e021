import type { Kysely } from "kysely";
import { sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { reasonOf } from "./error-reason.ts";
import { legalDocuments } from "./migrations/0001-legal-documents.ts";
import { catalogue } from "./migrations/0002-catalogue.ts";
import { feeds } from "./migrations/0003-feeds.ts";
import { shoppers } from "./migrations/0004-shoppers.ts";
import { accounts } from "./migrations/0005-accounts.ts";
import { activity } from "./migrations/0006-activity.ts";
import { looks } from "./migrations/0007-looks.ts";
import { notices } from "./migrations/0008-notices.ts";
import { recommendedLists } from "./migrations/0009-recommended-lists.ts";
import { taste } from "./migrations/0010-taste.ts";
import { productChanges } from "./migrations/0011-product-changes.ts";
import { rankerWeights } from "./migrations/0012-ranker-weights.ts";
import { conversations } from "./migrations/0013-conversations.ts";
import { admin } from "./migrations/0014-admin.ts";
import { recoOverrides } from "./migrations/0015-reco-overrides.ts";
import { adminCatalogue } from "./migrations/0016-admin-catalogue.ts";
import { content } from "./migrations/0017-content.ts";
import { signals } from "./migrations/0018-signals.ts";
import type { Schema } from "./schema.ts";

/** In order. A migration that has been released is never changed: the next one corrects it. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-legal-documents": legalDocuments,
  "0002-catalogue": catalogue,
  "0003-feeds": feeds,
  "0004-shoppers": shoppers,
  "0005-accounts": accounts,
  "0006-activity": activity,
  "0007-looks": looks,
  "0008-notices": notices,
  "0009-recommended-lists": recommendedLists,
  "0010-taste": taste,
  "0011-product-changes": productChanges,
  "0012-ranker-weights": rankerWeights,
  "0013-conversations": conversations,
  "0014-admin": admin,
  "0015-reco-overrides": recoOverrides,
  "0016-admin-catalogue": adminCatalogue,
  "0017-content": content,
  "0018-signals": signals,
};

export type MigrationFailure = { readonly name: string; readonly reason: string };

/**
 * Applies what is missing, all or nothing. Processes that start together on one PostgreSQL wait for each other
 * (Kysely takes an advisory lock), so each migration runs once.
 */
export const migrate = async (
  db: Kysely<Schema>,
  report: (step: string) => void = () => {},
  known: Readonly<Record<string, Migration>> = migrations,
): Promise<Result<{ readonly first: boolean; readonly applied: readonly string[] }, MigrationFailure>> => {
  // Most starts find nothing to do; Kysely would study the tables of its own first.
  const names = Object.keys(known).sort();
  if (names.length > 0 && (await appliedNames(db)).join() === names.join())
    return accept({ first: false, applied: [] });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...known }) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results.find(({ status }) => status === "Error")?.migrationName;
    if (failed !== undefined) return refuse({ name: failed, reason: reasonOf(error) });
    return refuse(await explainList(db, known, error));
  }
  const applied = results.map(({ migrationName }) => migrationName);
  for (const name of applied) report(`applied migration ${name}`);
  const [firstName] = names;
  return accept({ first: firstName !== undefined && applied.includes(firstName), applied });
};

/** No migration failed, so the list did: most often the database has been used by a newer release. */
const explainList = async (
  db: Kysely<Schema>,
  known: Readonly<Record<string, Migration>>,
  error: unknown,
): Promise<MigrationFailure> => {
  const unknown = (await appliedNames(db)).find((name) => !Object.hasOwn(known, name));
  if (unknown === undefined) return { name: "all", reason: reasonOf(error) };
  return { name: unknown, reason: "it was applied by a newer release, which this one does not know" };
};

/** None when nothing was applied yet: then the table is not there. */
const appliedNames = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`
    .execute(db)
    .catch(() => ({ rows: [] }));
  return rows.map(({ name }) => name).sort();
};
