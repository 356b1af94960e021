import type { DatabaseRefusal } from "#storage/database-refusal.ts";

/** Why the database could not be opened, in one sentence for the person at the terminal. */
export function explainDatabase(refusal: DatabaseRefusal): string {
  switch (refusal.kind) {
    case "directory_unwritable":
      return `DATA_DIR ${refusal.directory} cannot be written: ${refusal.reason}.`;
    case "directory_in_use":
      return `DATA_DIR ${refusal.directory} is in use by another Cleed (process ${refusal.pid}).`;
    case "unreachable":
      return `DATABASE_URL ${refusal.url} does not answer: ${refusal.reason}.`;
    case "too_old":
      return `DATABASE_URL leads to PostgreSQL ${refusal.version}; version 15 or later is needed.`;
    case "migration_failed":
      return `The database could not be brought up to date at step ${refusal.name}: ${refusal.reason}.`;
  }
}
