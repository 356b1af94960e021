import {
  AbortedTransactionError,
  CompiledQuery,
  createQueryId,
  type Driver,
  IdentifierNode,
  type QueryCompiler,
  RawNode,
  type TransactionSettings,
} from "kysely";
import { within } from "../deadline.ts";
import { PgliteConnection } from "./pglite-connection.ts";
import type { PgliteKeeper } from "./pglite-keeper.ts";
import { createTurnstile } from "./turnstile.ts";

const destroyMilliseconds = 5_000;

/**
 * PGlite is a single connection, so whoever acquires it has it alone until it is released: in a transaction,
 * until its end. Inside one, use only what was made from it: a query on the outer handle waits for itself.
 */
export class PgliteDriver implements Driver {
  readonly #keeper: Pick<PgliteKeeper, "session" | "close">;
  readonly #turnstile = createTurnstile();

  /** The session is asked for at each use, so that one that died can be replaced. */
  constructor(keeper: Pick<PgliteKeeper, "session" | "close">) {
    this.#keeper = keeper;
  }

  async init(): Promise<void> {}

  waiting(): number {
    return this.#turnstile.waiting();
  }

  /** The connection stays with the session it began on: a transaction never continues on another one. */
  async acquireConnection(): Promise<PgliteConnection> {
    const leave = await this.#turnstile.enter();
    try {
      return new PgliteConnection(await this.#keeper.session(), leave);
    } catch (error) {
      leave();
      throw error;
    }
  }

  async releaseConnection(connection: PgliteConnection): Promise<void> {
    connection.leave();
  }

  async beginTransaction(connection: PgliteConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : "";
    const mode = settings.accessMode ? ` ${settings.accessMode}` : "";
    await connection.executeQuery(CompiledQuery.raw(`start transaction${level}${mode}`));
  }

  async commitTransaction(connection: PgliteConnection): Promise<void> {
    // PostgreSQL answers COMMIT with ROLLBACK when a statement of the transaction has failed.
    const { command } = await connection.run(CompiledQuery.raw("commit"));
    if (command === "ROLLBACK") throw new AbortedTransactionError();
  }

  async rollbackTransaction(connection: PgliteConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw("rollback"));
    } catch (error) {
      // Otherwise the next one to acquire it would find itself in the old transaction.
      await connection.session.kill("A transaction could not be rolled back.");
      throw error;
    }
  }

  async savepoint(connection: PgliteConnection, name: string, compile: Compile): Promise<void> {
    await connection.executeQuery(savepointCommand("savepoint", name, compile));
  }

  async rollbackToSavepoint(connection: PgliteConnection, name: string, compile: Compile): Promise<void> {
    await connection.executeQuery(savepointCommand("rollback to", name, compile));
  }

  async releaseSavepoint(connection: PgliteConnection, name: string, compile: Compile): Promise<void> {
    await connection.executeQuery(savepointCommand("release", name, compile));
  }

  /** Lets those inside and before us finish, but not for ever. */
  async destroy(): Promise<void> {
    await within(destroyMilliseconds, this.#turnstile.enter(), "").catch(() => {});
    await this.#keeper.close();
  }
}

type Compile = QueryCompiler["compileQuery"];

const savepointCommand = (command: string, name: string, compile: Compile): CompiledQuery =>
  compile(
    RawNode.createWithChildren([RawNode.createWithSql(`${command} `), IdentifierNode.create(name)]),
    createQueryId(),
  );
