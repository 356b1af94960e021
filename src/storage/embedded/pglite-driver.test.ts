import { CompiledQuery } from "kysely";
import { describe, expect, test } from "vitest";
import { PgliteDriver } from "./pglite-driver.ts";
import type { PgliteSession } from "./pglite-session.ts";

/** A session that writes down what it is asked, and fails at the statements it is told to. */
const recordedSession = (failing: string | null = null) => {
  const log: string[] = [];
  const session: PgliteSession = {
    async run({ sql }) {
      log.push(sql);
      if (sql === failing) throw new Error(`no ${sql}`);
      return { command: null, rowCount: null, columns: [], rows: [], told: [] };
    },
    async close() {
      log.push("(close)");
    },
    async kill() {
      log.push("(kill)");
    },
    async ping() {},
    over: new Promise(() => {}),
  };
  return { log, session };
};

const keeping = (session: () => PgliteSession) => ({
  session: async () => session(),
  close: () => session().close(),
});

const ask = CompiledQuery.raw("select 1");

describe("the driver of the embedded database", () => {
  test("lets users in one at a time, in the order they came", async () => {
    const { log, session } = recordedSession();
    const driver = new PgliteDriver(keeping(() => session));
    const use = async (name: string) => {
      const connection = await driver.acquireConnection();
      await connection.executeQuery(CompiledQuery.raw(`${name} begins`));
      await connection.executeQuery(CompiledQuery.raw(`${name} ends`));
      await driver.releaseConnection(connection);
    };
    await Promise.all(["a", "b", "c"].map(use));
    expect(log).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
  });

  test("never continues a transaction on another session", async () => {
    const [first, second] = [recordedSession(), recordedSession()];
    let current = first.session;
    const driver = new PgliteDriver(keeping(() => current));
    const connection = await driver.acquireConnection();
    await driver.beginTransaction(connection, {});
    current = second.session;
    await connection.executeQuery(ask);
    await driver.releaseConnection(connection);
    await (await driver.acquireConnection()).executeQuery(ask);
    expect(first.log).toEqual(["start transaction", "select 1"]);
    expect(second.log).toEqual(["select 1"]);
  });

  test("gives its place back when there is no session", async () => {
    const { session } = recordedSession();
    let tries = 0;
    const driver = new PgliteDriver({
      session: async () => {
        tries += 1;
        if (tries === 1) throw new Error("closed");
        return session;
      },
      close: async () => {},
    });
    await expect(driver.acquireConnection()).rejects.toThrow("closed");
    await (await driver.acquireConnection()).executeQuery(ask);
  });

  test("ends a session whose transaction cannot be rolled back", async () => {
    const { log, session } = recordedSession("rollback");
    const driver = new PgliteDriver(keeping(() => session));
    const connection = await driver.acquireConnection();
    await expect(driver.rollbackTransaction(connection)).rejects.toThrow("no rollback");
    expect(log).toEqual(["rollback", "(kill)"]);
  });

  test("waits for its user before it closes", async () => {
    const { log, session } = recordedSession();
    const driver = new PgliteDriver(keeping(() => session));
    const connection = await driver.acquireConnection();
    const closing = driver.destroy();
    await connection.executeQuery(ask);
    await driver.releaseConnection(connection);
    await closing;
    expect(log).toEqual(["select 1", "(close)"]);
  });
});
