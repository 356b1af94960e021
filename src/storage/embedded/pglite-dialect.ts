import {
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { PgliteDriver } from "./pglite-driver.ts";
import type { PgliteSession } from "./pglite-session.ts";

/**
 * Kysely has a PGlite dialect, but it hands its one connection to everybody at once: a query that runs while
 * somebody's transaction is open becomes part of it.
 */
export class PgliteDialect implements Dialect {
  readonly #session: () => PgliteSession;

  /** The session is asked for at each use, so that one that died can be replaced. */
  constructor(session: () => PgliteSession) {
    this.#session = session;
  }

  createDriver(): Driver {
    return new PgliteDriver(this.#session);
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
