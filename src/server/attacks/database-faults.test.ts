import { setTimeout as sleep } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { isDatabaseGone } from "#storage/is-database-gone.ts";
import { openDatabase } from "#storage/open-database.ts";
import { type RealPostgres, startRealPostgres } from "#storage/testing/real-postgres.ts";
import { sql } from "#storage/testing/sql.ts";
import { type FaultProxy, openFaultProxy } from "../testing/fault-proxy.ts";
import { openTraffic, type Traffic } from "../testing/faults.ts";

/** How soon it must be back: a slow machine takes its time to open connections and threads. */
const backMs = 20_000;

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe("a PostgreSQL server", () => {
  let server: RealPostgres;
  let proxy: FaultProxy;
  let traffic: Traffic;
  beforeAll(async () => {
    server = await startRealPostgres();
    proxy = await openFaultProxy(server.url);
    const opened = await openDatabase({ kind: "postgres", url: proxy.url });
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
    traffic = await openTraffic({ ...opened.value, remove: opened.value.close });
  });
  afterEach(async () => {
    proxy.set("fair");
    await traffic.expectBack(backMs);
    await traffic.expectKept();
  });
  afterAll(async () => {
    await traffic?.site.close();
    proxy?.close();
    await server?.stop();
  });

  test.each(["stopped", "hang", "slow"] as const)(
    "that is %s: 503 in time, and back again",
    async (weather) => {
      await traffic.expectWell();
      proxy.set(weather);
      await traffic.expectAwayFor(3_000);
    },
  );

  test("whose connections are all taken: 503 in time, and back when there is one", async () => {
    await traffic.expectWell();
    const { db } = traffic.site.database;
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const holders = Array.from({ length: 10 }, () => db.transaction().execute(() => end));
    await sleep(200);
    await traffic.expectAwayFor(2_500);
    resolve();
    await Promise.all(holders);
  });
});

describe("the embedded database", () => {
  const threads: Worker[] = [];
  const notice = (worker: Worker) => void threads.push(worker);
  const databaseThread = (): Worker => {
    const found = threads.findLast((worker) => worker.threadId > 0 && worker.threadName === "database");
    if (!found) throw new Error("There is no thread of the database.");
    return found;
  };
  let traffic: Traffic;
  beforeAll(async () => {
    process.on("worker", notice);
    traffic = await openTraffic();
  });
  afterEach(async () => {
    await traffic.expectBack(backMs);
    await traffic.expectKept();
  });
  afterAll(async () => {
    process.off("worker", notice);
    await traffic?.site.close();
  });

  test("whose thread dies in the middle of a transaction: nothing of it stays, and the next one works", async () => {
    await traffic.expectWell();
    const { db } = traffic.site.database;
    const insert = sql`insert into legal_document (slug, language, version, title, headline, description, body, published_at)
      values ('half', 'en', 1, 't', 'h', 'd', 'b', now())`;
    const broken = db.transaction().execute(async (transaction) => {
      await insert.execute(transaction);
      await databaseThread().terminate();
      await insert.execute(transaction);
    });
    const error = await errorOf(broken);
    expect(isDatabaseGone(error), String(error)).toBe(true);
    await traffic.expectBack(backMs);
    const { rows } = await sql`select 1 from legal_document where slug = 'half'`.execute(db);
    expect(rows).toEqual([]);
  });

  test("that is busy with one long statement: others are told in time, and the statement ends", async () => {
    await traffic.expectWell();
    // Long enough on a fast machine, and not for ever on a slow one: it goes on until the clock says so.
    const long = sql`
      with recursive wait as (
        select 1 as n union all select n + 1 from wait where clock_timestamp() < statement_timestamp() + interval '5 s'
      ) select max(n) > 0 as done from wait`.execute(traffic.site.database.db);
    await sleep(200);
    await traffic.expectAwayFor(2_500);
    expect((await long).rows).toEqual([{ done: true }]);
  });
});
