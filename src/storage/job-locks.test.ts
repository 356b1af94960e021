import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openJobLocks } from "./job-locks.ts";
import { openDatabase } from "./open-database.ts";
import { rankerWeightsStore } from "./ranker-weights-store.ts";
import { openSignals } from "./signals/open-signals.ts";
import { freshPlace } from "./testing/databases.ts";

/** As many processes as asked for, each with a connection of its own on one database. */
async function open(count: number) {
  const place = await freshPlace("postgres");
  onTestFinished(place.remove);
  const opened = await openDatabase(place.where);
  if (!opened.ok || place.where.kind !== "postgres") throw new Error(JSON.stringify(opened));
  onTestFinished(opened.value.close);
  const { url } = place.where;
  const processes = await Promise.all(
    Array.from({ length: count }, async () => {
      const signals = await openSignals({ url, onFault: () => {} });
      onTestFinished(signals.close);
      return { ...openJobLocks(signals.connection), die: signals.close };
    }),
  );
  return { db: opened.value.db, processes };
}

const hour = { freshMs: 3_600_000 };

test("of many processes that come at once, one does the round", async () => {
  const { processes } = await open(4);
  let rounds = 0;
  const work = async () => {
    rounds++;
    await sleep(300);
  };
  const ended = await Promise.all(processes.map((one) => one.once("news", hour, work)));
  expect(rounds).toBe(1);
  expect(ended.toSorted()).toEqual(["busy", "busy", "busy", "done"]);
  expect(await processes[0]?.once("news", hour, work)).toBe("fresh");
  expect(await processes[1]?.once("sweep", hour, work)).toBe("done");
  expect(await processes[2]?.once("news", { freshMs: 0 }, work)).toBe("done");
});

test("a round for what came later is another round", async () => {
  const { processes } = await open(2);
  const [a, b] = processes;
  const work = async () => {};
  expect(await a?.once("news", { ...hour, mark: 3 }, work)).toBe("done");
  expect(await b?.once("news", { ...hour, mark: 3 }, work)).toBe("fresh");
  expect(await b?.once("news", { ...hour, mark: 4 }, work)).toBe("done");
});

test("a round that failed is nobody's, and one of a process that died is free", async () => {
  const { processes } = await open(2);
  const [a, b] = processes;
  await expect(a?.once("nightly", hour, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  const endless = a?.once("nightly", hour, () => sleep(1_000));
  await sleep(100);
  expect(await b?.once("nightly", hour, async () => {})).toBe("busy");
  await a?.die();
  await expect.poll(() => b?.once("nightly", hour, async () => {}), { timeout: 5_000 }).toBe("done");
  await endless;
});

test("in turn: one at a time, each comes, and nobody begins after the end", async () => {
  const { processes, db } = await open(3);
  let atOnce = 0;
  let most = 0;
  let rounds = 0;
  const work = async () => {
    most = Math.max(most, ++atOnce);
    await sleep(100);
    atOnce--;
    rounds++;
  };
  await Promise.all(processes.map((one) => one.inTurn("learning", work)));
  expect([most, rounds]).toEqual([1, 3]);
  const [a, b] = processes;
  const first = a?.inTurn("learning", () => sleep(500));
  await sleep(100);
  const second = b?.inTurn("learning", work);
  b?.close();
  await Promise.all([first, second]);
  expect(rounds).toBe(3);
  // Other suites have databases on the same server.
  const { rows } = await sql`
    select from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and datname = current_database()
  `.execute(db);
  expect(rows).toEqual([]);
});

test("of several that learn at once, one keeps weights for all", async () => {
  const { processes, db } = await open(3);
  const weights = rankerWeightsStore(db);
  const basis = { impressions: 2000, taken: 300, people: 40, gain: 0.01 };
  // As open-learning.ts has it: whoever finds fresh weights leaves them.
  const fit = async () => {
    if (await weights.fittedAt()) return;
    await sleep(50);
    await weights.add({ madeAt: new Date(), factors: {}, basis });
  };
  await Promise.all(processes.map((one) => one.inTurn("learning", fit)));
  expect(await weights.list(10)).toHaveLength(1);
});

test("alone, every round is done", async () => {
  const locks = openJobLocks(undefined);
  let rounds = 0;
  const work = async () => void rounds++;
  expect(await locks.once("news", hour, work)).toBe("done");
  expect(await locks.once("news", hour, work)).toBe("done");
  await locks.inTurn("learning", work);
  expect(rounds).toBe(3);
});
