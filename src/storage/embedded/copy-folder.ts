import { constants, cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { CompiledQuery } from "kysely";
import { withPatience } from "../hurry.ts";
import type { PgliteDriver } from "./pglite-driver.ts";

/**
 * Copies the folder of a database in use, between two of its users. Nothing else writes to it then: PGlite has no
 * processes in the background, and what was acknowledged is in its files. The copy opens like one that was closed.
 */
export const copyFolder = (driver: PgliteDriver, folder: string, copy: string): Promise<void> =>
  withPatience("work", async () => {
    const connection = await driver.acquireConnection();
    try {
      // So that whoever opens it finds the tables, and not a log to go through.
      await connection.executeQuery(CompiledQuery.raw("checkpoint"));
      await cp(folder, copy, {
        recursive: true,
        errorOnExist: true,
        force: false,
        mode: constants.COPYFILE_FICLONE,
        filter: (path) => path !== join(folder, "postmaster.pid"),
      });
    } catch (error) {
      await rm(copy, { recursive: true, force: true });
      throw error;
    } finally {
      await driver.releaseConnection(connection);
    }
  });
