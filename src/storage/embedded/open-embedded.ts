import { resolve } from "node:path";
import { Kysely } from "kysely";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import type { ConnectedDatabase, Ears } from "../connected-database.ts";
import type { DatabaseRefusal } from "../database-refusal.ts";
import { type DirectoryLock, lockDirectory } from "../directory-lock.ts";
import { codeOf, reasonOf } from "../error-reason.ts";
import { makeDirectory } from "../make-directory.ts";
import type { Schema } from "../schema.ts";
import { copyFolder } from "./copy-folder.ts";
import { createDatabase, hasDatabase } from "./database-folder.ts";
import { PgliteDialect } from "./pglite-dialect.ts";
import { PgliteDriver } from "./pglite-driver.ts";
import { pgliteEngine } from "./pglite-engine.ts";
import { keepPgliteSession, type PgliteKeeper } from "./pglite-keeper.ts";

/** The database lives in `<directory>/database`; `<directory>/lock` says who uses it. */
export const openEmbedded = async (
  directory: string,
  report: (step: string) => void,
  tell: (sentence: string) => void = () => {},
): Promise<Result<ConnectedDatabase, DatabaseRefusal>> => {
  const taken = await takeDirectory(directory);
  if (!taken.ok) return taken;
  try {
    const folder = resolve(directory, "database");
    if (!(await hasDatabase(folder))) {
      report("creating the embedded database");
      await createDatabase(folder);
    }
    // First, so that after the report its thread needs nothing of this one any more.
    await pgliteEngine();
    report("opening the embedded database");
    let ears: Ears = { hear: () => {}, hearAll: () => {} };
    const keeper = await keepPgliteSession(
      folder,
      { hear: (topic) => ears.hear(topic), hearAll: () => ears.hearAll() },
      tell,
    );
    const connected = connect(keeper, folder, taken.value);
    return accept({
      ...connected,
      tellChanges(whom) {
        ears = whom;
      },
    });
  } catch (error) {
    await taken.value.undo();
    if (!unwritable.has(codeOf(error) ?? "")) {
      throw new Error(`The database in ${directory} cannot be opened.`, { cause: error });
    }
    return refuse({ kind: "directory_unwritable", directory, reason: reasonOf(error) });
  }
};

type TakenDirectory = DirectoryLock & { undo(): Promise<void> };

const takeDirectory = async (directory: string): Promise<Result<TakenDirectory, DatabaseRefusal>> => {
  let undoFolders = async () => {};
  try {
    undoFolders = (await makeDirectory(directory)).undo;
    const locked = await lockDirectory(directory);
    if (!locked.ok) return refuse({ kind: "directory_in_use", directory, pid: locked.refusal.pid });
    const { release } = locked.value;
    const undo = async () => {
      await release();
      await undoFolders();
    };
    return accept({ release, undo });
  } catch (error) {
    await undoFolders();
    return refuse({ kind: "directory_unwritable", directory, reason: reasonOf(error) });
  }
};

const connect = (keeper: PgliteKeeper, folder: string, lock: DirectoryLock): ConnectedDatabase => {
  const driver = new PgliteDriver(keeper);
  const db = new Kysely<Schema>({ dialect: new PgliteDialect(driver) });
  return {
    db,
    /** Past the queue: a long transaction is no sign of death. */
    async ping() {
      const session = keeper.current();
      if (session === undefined) throw new Error("The embedded database is being started.");
      await session.ping();
    },
    waiting: () => driver.waiting(),
    copyTo: (copy) => copyFolder(driver, folder, copy),
    async close() {
      await db.destroy();
      await lock.release();
    },
  };
};

/** What the system says when a folder that is there cannot be written. */
const unwritable: ReadonlySet<string> = new Set(["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT"]);
