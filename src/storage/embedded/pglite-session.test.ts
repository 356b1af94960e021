import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { withPatience } from "../hurry.ts";
import { freshPlace } from "../testing/databases.ts";
import { type PgliteSession, startPgliteSession } from "./pglite-session.ts";

const { threads } = vi.hoisted(() => ({ threads: [] as Worker[] }));

vi.mock(import("node:worker_threads"), async (original) => {
  const real = await original();
  class ObservedWorker extends real.Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      threads.push(this);
    }
  }
  return { ...real, Worker: ObservedWorker };
});

describe("a session of the embedded database", () => {
  let folder: string;
  let session: PgliteSession;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const place = await freshPlace("embedded");
    remove = place.remove;
    folder = place.where.kind === "embedded" ? join(place.where.directory, "database") : "";
  }, 60_000);
  afterAll(() => remove());
  beforeEach(async () => {
    session = await startPgliteSession(folder);
  });
  afterEach(() => session.close());

  const run = (sql: string) => session.run({ sql, parameters: [] });

  /** How much of the time of a statement the thread that asks had to wait at a stretch, 0 to 1. */
  const waited = async (): Promise<number> => {
    const ticks = [performance.now()];
    const timer = setInterval(() => ticks.push(performance.now()), 10);
    await run("select count(*) from generate_series(1, 2000000)");
    clearInterval(timer);
    ticks.push(performance.now());
    const longest = Math.max(...ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0)));
    return longest / ((ticks.at(-1) ?? 0) - (ticks[0] ?? 0));
  };

  test("leaves the thread that asks free while the database is busy", async () => {
    // A thread that waits does so every time; one that others keep from the processor does not.
    const shares = [await waited(), await waited(), await waited()];
    expect(Math.min(...shares)).toBeLessThan(1 / 2);
  });

  test("answers those who wait, and all who come later, when its thread dies", async () => {
    const waiting = Promise.allSettled([run("select pg_sleep(5)"), run("select 1")]);
    await threads.at(-1)?.terminate();
    for (const outcome of await waiting) {
      expect(outcome).toMatchObject({
        status: "rejected",
        reason: { message: "The embedded database has stopped." },
      });
    }
    await expect(run("select 1")).rejects.toThrow("The embedded database has stopped.");
    await session.close();
  });

  test("ends itself when a statement does not end, and tells when its folder is free", async () => {
    await session.close();
    const strict = await startPgliteSession(folder, () => {}, { statementMs: 300 });
    const endless = { sql: "select count(*) from generate_series(1, 2000000000)", parameters: [] };
    const outcome = strict.run(endless);
    await expect(outcome).rejects.toMatchObject({ code: "57P01" });
    expect(await strict.over).toContain("300 ms");
  });

  test("lets work that may take long take long", async () => {
    await session.close();
    const strict = await startPgliteSession(folder, () => {}, { statementMs: 1 });
    const slow = { sql: "select count(*) from generate_series(1, 200000)", parameters: [] };
    await withPatience("work", () => strict.run(slow));
    await strict.close();
  });

  test("answers what comes again as the first time: after it failed, after others failed, after its table changed", async () => {
    const again = async (sql: string, ...parameters: string[]) => {
      for (let times = 0; times < 3; times++) await session.run({ sql, parameters }).catch(() => {});
      return session.run({ sql, parameters });
    };
    const read = "select * from coat where price < $1 order by price";
    await expect(again(read, "9")).rejects.toMatchObject({ code: "42P01" });
    await run("create table coat (price integer primary key)");
    const add = "insert into coat values ($1)";
    await session.run({ sql: add, parameters: ["1"] });
    await session.run({ sql: add, parameters: ["2"] });
    await expect(again(add, "1")).rejects.toMatchObject({ code: "23505" });
    expect(await session.run({ sql: add, parameters: ["3"] })).toMatchObject({
      command: "INSERT",
      rowCount: 1,
    });
    expect((await again(read, "3")).rows).toEqual([["1"], ["2"]]);
    await run("alter table coat add column name text");
    expect((await again(read, "2")).rows).toEqual([["1", null]]);
    await run("start transaction");
    await expect(run("select 1 / 0")).rejects.toMatchObject({ code: "22012" });
    await expect(again(read, "2")).rejects.toMatchObject({ code: "25P02" });
    expect(await run("commit")).toMatchObject({ command: "ROLLBACK" });
    expect((await again(read, "2")).columns.map(({ name }) => name)).toEqual(["price", "name"]);
    await run("drop table coat");
  });

  test("stays after an error of the statement", async () => {
    await expect(run("nonsense")).rejects.toMatchObject({ code: "42601" });
    await session.ping();
  });

  test("does not open a folder that is no database, and leaves no thread behind", async () => {
    await expect(startPgliteSession("/dev/null/nowhere")).rejects.toThrow();
    expect(threads.at(-1)?.threadId).toBe(-1);
  });
});
