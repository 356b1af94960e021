import { access, constants, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "../error-reason.ts";
import { startPgliteSession } from "./pglite-session.ts";

/** Whether there is a database. Throws when there is something else, or one that may not be written. */
export const hasDatabase = async (folder: string): Promise<boolean> => {
  const entries = await readdir(folder).catch((error) => {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  });
  if (entries.length === 0) return false;
  await access(folder, constants.W_OK);
  await access(join(folder, "global", "pg_control"), constants.R_OK | constants.W_OK);
  return true;
};

/**
 * Makes an empty database beside its place and moves it there when it is whole: a start that is killed meanwhile
 * (it takes seconds) leaves nothing that the next one would mistake for a database.
 */
export const createDatabase = async (folder: string): Promise<void> => {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  try {
    // PGlite makes files that anybody may write: the folder must keep others out.
    await mkdir(draft, { mode: 0o700 });
    const session = await startPgliteSession(draft);
    await session.close();
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
};
