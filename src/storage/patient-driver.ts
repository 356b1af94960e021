import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  QueryCompiler,
  QueryResult,
  TransactionSettings,
} from "kysely";
import { currentHurry, type Hurry } from "./hurry.ts";

/**
 * Any driver, for people who do not wait for ever: whoever is in a hurry is told so in time. A connection that still
 * owes an answer goes back only when that has come and the transaction, if there is one, is rolled back.
 */
export class PatientDriver implements Driver {
  readonly #inner: Driver;
  /** Of those who gave up waiting for a connection: how many have not got it yet. */
  #overdue = 0;

  constructor(inner: Driver) {
    this.#inner = inner;
  }

  init(): Promise<void> {
    return this.#inner.init();
  }

  async acquireConnection(): Promise<PatientConnection> {
    const hurry = currentHurry();
    // Connections are given in the order of asking: who comes after someone who waited in vain need not try.
    if (hurry && Number.isFinite(hurry.left()) && this.#overdue > 0) throw tooLate();
    const coming = this.#inner.acquireConnection();
    try {
      return new PatientConnection(await inTime(coming, hurry));
    } catch (error) {
      if (isTooLate(error)) this.#giveBack(coming);
      throw error;
    }
  }

  #giveBack(coming: Promise<DatabaseConnection>): void {
    this.#overdue += 1;
    coming
      .then((connection) => this.#inner.releaseConnection(connection))
      .catch(() => {})
      .finally(() => {
        this.#overdue -= 1;
      });
  }

  async releaseConnection({ inner, owed }: PatientConnection): Promise<void> {
    if (owed === undefined) return this.#inner.releaseConnection(inner);
    owed
      .then(() => this.#inner.rollbackTransaction(inner))
      .catch(() => {})
      .then(() => this.#inner.releaseConnection(inner))
      .catch(() => {});
  }

  beginTransaction(connection: PatientConnection, settings: TransactionSettings): Promise<void> {
    return connection.ask((inner) => this.#inner.beginTransaction(inner, settings));
  }

  commitTransaction(connection: PatientConnection): Promise<void> {
    return connection.ask((inner) => this.#inner.commitTransaction(inner));
  }

  async rollbackTransaction(connection: PatientConnection): Promise<void> {
    // It is rolled back when it goes back.
    if (connection.owed !== undefined) return;
    await connection.ask((inner) => this.#inner.rollbackTransaction(inner), rollbackMilliseconds);
  }

  savepoint(connection: PatientConnection, name: string, compile: Compile): Promise<void> {
    return connection.ask(async (inner) => this.#inner.savepoint?.(inner, name, compile));
  }

  async rollbackToSavepoint(connection: PatientConnection, name: string, compile: Compile): Promise<void> {
    if (connection.owed !== undefined) return;
    await connection.ask(
      async (inner) => this.#inner.rollbackToSavepoint?.(inner, name, compile),
      rollbackMilliseconds,
    );
  }

  releaseSavepoint(connection: PatientConnection, name: string, compile: Compile): Promise<void> {
    return connection.ask(async (inner) => this.#inner.releaseSavepoint?.(inner, name, compile));
  }

  destroy(): Promise<void> {
    return this.#inner.destroy();
  }
}

type Compile = QueryCompiler["compileQuery"];

/** Taking something back is waited for this long even when the time is over: mostly it takes no time at all. */
const rollbackMilliseconds = 200;

class PatientConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  /** Settles, without ever failing, when what was asked too slowly has been answered. */
  owed: Promise<void> | undefined;

  constructor(inner: DatabaseConnection) {
    this.inner = inner;
  }

  async ask<T>(send: (inner: DatabaseConnection) => Promise<T>, atLeastMs = 0): Promise<T> {
    const hurry = currentHurry();
    if (this.owed !== undefined || (hurry && hurry.left() <= 0 && atLeastMs === 0)) throw tooLate();
    const coming = send(this.inner);
    try {
      return await inTime(coming, hurry, atLeastMs);
    } catch (error) {
      if (isTooLate(error))
        this.owed = coming.then(
          () => {},
          () => {},
        );
      throw error;
    }
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.ask((inner) => inner.executeQuery<R>(query));
  }

  // biome-ignore lint/correctness/useYield: a generator by its interface.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("The database is not streamed from: ask for pages.");
  }
}

const inTime = async <T>(coming: Promise<T>, hurry: Hurry | undefined, atLeastMs = 0): Promise<T> => {
  if (hurry === undefined || !Number.isFinite(hurry.left())) return coming;
  const { promise: late, reject } = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const look = (ms: number) => {
    timer = setTimeout(() => {
      const left = hurry.left();
      // Somebody may have been given more time meanwhile, or has been answered.
      // An answer that came while this thread did something else is taken before it is called late.
      if (left <= 1) setImmediate(() => reject(tooLate()));
      else if (Number.isFinite(left)) look(left);
    }, ms);
  };
  look(Math.max(hurry.left(), atLeastMs));
  try {
    return await hurry.spend(Promise.race([coming, late]));
  } finally {
    clearTimeout(timer);
  }
};

const latenesses = new WeakSet<object>();

/** With the SQLSTATE of a statement that was given up for its length. */
const tooLate = (): Error => {
  const error = Object.assign(new Error("The database did not answer in time."), { code: "57014" });
  latenesses.add(error);
  return error;
};

/** Ours alone: a server that says the same has answered. */
const isTooLate = (error: unknown): boolean => error instanceof Error && latenesses.has(error);
