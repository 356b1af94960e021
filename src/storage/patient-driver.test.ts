import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { CompiledQuery, type DatabaseConnection, type Driver } from "kysely";
import { expect, test } from "vitest";
import { callMilliseconds, withPatience } from "./hurry.ts";
import { isDatabaseGone } from "./is-database-gone.ts";
import { PatientDriver } from "./patient-driver.ts";

/** A driver of one connection that writes down what happens; "slow" is answered when the test says so. */
const recordedDriver = () => {
  const log: string[] = [];
  const slow = Promise.withResolvers<void>();
  const connection: DatabaseConnection = {
    async executeQuery({ sql }) {
      log.push(sql);
      if (sql === "slow") await slow.promise;
      return { rows: [] };
    },
    streamQuery: () => {
      throw new Error("no");
    },
  };
  const say = (what: string) => async () => void log.push(what);
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: say("begin"),
    commitTransaction: say("commit"),
    rollbackTransaction: say("rollback"),
    releaseConnection: say("release"),
    destroy: async () => {},
  };
  return { log, driver, answer: () => slow.resolve() };
};

const timed = async (work: Promise<unknown>) => {
  const since = performance.now();
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { error, ms: performance.now() - since };
};
const ask = CompiledQuery.raw;
/** Timers may come late on a busy machine. */
const slack = 1_500;

test.concurrent("whoever is in a hurry is told in time; the connection goes back rolled back when the answer has come", async () => {
  const { log, driver, answer } = recordedDriver();
  const patient = new PatientDriver(driver);
  const { error, ms } = await timed(
    withPatience("call", async () => {
      const connection = await patient.acquireConnection();
      try {
        await patient.beginTransaction(connection, {});
        await connection.executeQuery(ask("slow"));
      } catch (reason) {
        await patient.rollbackTransaction(connection);
        throw reason;
      } finally {
        await patient.releaseConnection(connection);
      }
    }),
  );
  expect(isDatabaseGone(error)).toBe(true);
  expect(ms).toBeLessThan(callMilliseconds + slack);
  expect(log).toEqual(["begin", "slow"]);
  answer();
  await sleep(1);
  expect(log).toEqual(["begin", "slow", "rollback", "release"]);
});

test("what was answered in time counts, though this thread was too busy to hear of it", async () => {
  const { driver, answer } = recordedDriver();
  const patient = new PatientDriver(driver);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = answer;
  const { error } = await timed(
    withPatience("call", async () => {
      const connection = await patient.acquireConnection();
      const asked = connection.executeQuery(ask("slow"));
      // The answer lies ready, as one from another thread does.
      await nextTurn();
      port2.postMessage("answered");
      const until = performance.now() + callMilliseconds + 100;
      while (performance.now() < until);
      await asked;
    }),
  );
  port1.close();
  expect(error).toBe(undefined);
});

test.concurrent("all statements of a call share its time", async () => {
  const { driver } = recordedDriver();
  const connection = await driver.acquireConnection();
  const slowly = new PatientDriver({
    ...driver,
    acquireConnection: async () => ({
      ...connection,
      executeQuery: async () => {
        await sleep(callMilliseconds * 0.6);
        return { rows: [] };
      },
    }),
  });
  let answered = 0;
  const { error } = await timed(
    withPatience("call", async () => {
      const mine = await slowly.acquireConnection();
      for (;;) {
        await mine.executeQuery(ask("x"));
        answered += 1;
      }
    }),
  );
  expect(isDatabaseGone(error)).toBe(true);
  expect(answered).toBe(1);
});

test.concurrent("what a call began and left goes on without hurry", async () => {
  const { driver, answer } = recordedDriver();
  const patient = new PatientDriver(driver);
  const { promise: left } = await withPatience("call", async () => {
    const connection = await patient.acquireConnection();
    return { promise: connection.executeQuery(ask("slow")) };
  });
  await sleep(callMilliseconds + 200);
  answer();
  await expect(left).resolves.toEqual({ rows: [] });
});

test.concurrent("jobs wait as long as it takes", async () => {
  const { driver, answer } = recordedDriver();
  const connection = await new PatientDriver(driver).acquireConnection();
  const asked = connection.executeQuery(ask("slow"));
  await sleep(callMilliseconds + 200);
  answer();
  await expect(asked).resolves.toEqual({ rows: [] });
});

test.concurrent("who comes while others wait in vain for a connection is told at once, until one has come", async () => {
  const { log, driver } = recordedDriver();
  const place = Promise.withResolvers<DatabaseConnection>();
  const full = new PatientDriver({ ...driver, acquireConnection: () => place.promise });
  const enter = () => timed(withPatience("call", () => full.acquireConnection()));
  const first = await enter();
  expect(isDatabaseGone(first.error)).toBe(true);
  const second = await enter();
  expect(isDatabaseGone(second.error)).toBe(true);
  expect(second.ms).toBeLessThan(callMilliseconds / 2);
  place.resolve(await driver.acquireConnection());
  await sleep(1);
  expect(log).toEqual(["release"]);
  expect((await enter()).error).toBeUndefined();
});
