import type { TestProject } from "vitest/node";
import { makeMigratedDatabase } from "./migrated-database.ts";
import { type RealPostgres, startRealPostgres } from "./real-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

let server: RealPostgres | undefined;

/** One PostgreSQL for the whole run: each suite gets a database of its own on it. */
export const setup = async (project: TestProject): Promise<void> => {
  server = await startRealPostgres();
  await makeMigratedDatabase(server.url);
  project.provide("postgresUrl", server.url);
};

export const teardown = async (): Promise<void> => {
  await server?.stop();
};
