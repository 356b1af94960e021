import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import type { DatabaseRefusal } from "../database-refusal.ts";
import { lockDirectory } from "../directory-lock.ts";
import { hasDatabase } from "../embedded/database-folder.ts";
import type { OpenDatabase } from "../open-database.ts";
import { packBackup } from "./pack-backup.ts";

/** Of a database in use: others wait only while its files are copied, not while the copy is packed. */
export const backUpRunning = async (
  copyTo: NonNullable<OpenDatabase["copyTo"]>,
  directory: string,
  begin: () => Writable,
): Promise<void> => {
  const copy = join(directory, "backup-copy");
  try {
    // One that a killed process left.
    await rm(copy, { recursive: true, force: true });
    await copyTo(copy);
    await packBackup(copy, new Date(), begin());
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
};

/** Of a database that nobody uses, and nobody can use meanwhile. */
export const backUpResting = async (
  directory: string,
  write: (pack: (to: Writable) => Promise<void>) => Promise<void>,
): Promise<
  Result<void, Extract<DatabaseRefusal, { kind: "directory_in_use" }> | { readonly kind: "none" }>
> => {
  const folder = join(directory, "database");
  if (!(await hasDatabase(folder).catch(() => false))) return refuse({ kind: "none" });
  const locked = await lockDirectory(directory);
  if (!locked.ok) return refuse({ kind: "directory_in_use", directory, pid: locked.refusal.pid });
  try {
    await write((to) => packBackup(folder, new Date(), to));
    return accept(undefined);
  } finally {
    await locked.value.release();
  }
};
