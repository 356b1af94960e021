import {
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { PatientDriver } from "../patient-driver.ts";
import type { PgliteDriver } from "./pglite-driver.ts";

/**
 * Kysely has a PGlite dialect, but it hands its one connection to everybody at once: a query that runs while
 * somebody's transaction is open becomes part of it.
 */
export class PgliteDialect implements Dialect {
  readonly #driver: PgliteDriver;

  constructor(driver: PgliteDriver) {
    this.#driver = driver;
  }

  createDriver(): Driver {
    return new PatientDriver(this.#driver);
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter();
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler();
  }

  createIntrospector(db: Kysely<unknown>): PostgresIntrospector {
    return new PostgresIntrospector(db);
  }
}
