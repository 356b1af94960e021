import { mkdir, rmdir, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { codeOf } from "./error-reason.ts";

/**
 * Makes a folder and those missing above it, private to their owner. `undo` removes the ones it made and that are
 * still empty; a failure on the way is undone before it is thrown.
 */
export const makeDirectory = async (directory: string): Promise<{ undo(): Promise<void> }> => {
  const made: string[] = [];
  const undo = async () => {
    for (const path of made.toReversed()) await rmdir(path).catch(() => {});
  };
  try {
    for (const path of await missingFolders(resolve(directory))) {
      await mkdir(path, { mode: 0o700 });
      made.push(path);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return { undo };
};

/** Outermost first. What is there but is no folder counts as missing: making it then says what is wrong. */
const missingFolders = async (path: string): Promise<readonly string[]> => {
  try {
    return (await stat(path)).isDirectory() ? [] : [path];
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
    return [...(await missingFolders(dirname(path))), path];
  }
};
