import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterEach, describe, expect, test } from "vitest";
import { openPool, type Pool } from "./pool.ts";
import type { OddAnswer, OddJob } from "./testing/odd-worker.ts";

const script = new URL("./testing/odd-worker.ts", import.meta.url);
const open: Pool<OddJob, OddAnswer>[] = [];
afterEach(async () => {
  for (const pool of open.splice(0)) await pool.close();
});

function poolOf(threads: number, limitMs = 10_000, longestLine = 100) {
  const pool = openPool<OddJob, OddAnswer>({ script, threads, limitMs, longestLine });
  open.push(pool);
  let job = 0;
  return {
    ...pool,
    run: (what: OddJob, urgency: "asked" | "idle" = "asked", key = `${job++}`) =>
      pool.run(key, what, urgency),
  };
}

const threadOf = (result: Awaited<ReturnType<Pool<OddJob, OddAnswer>["run"]>>) =>
  result.ok ? result.value.thread : result.refusal;

test("a thread does one job after the other", async () => {
  const pool = poolOf(1);
  const threads = (await Promise.all([1, 2, 3].map(() => pool.run({ act: "answer" })))).map(threadOf);
  expect(new Set(threads).size).toBe(1);
  expect(threads[0]).toBeTypeOf("number");
});

test("two threads work side by side", async () => {
  const pool = poolOf(2);
  const threads = await Promise.all([1, 2].map(() => pool.run({ act: "answer", ms: 100 })));
  expect(new Set(threads.map(threadOf)).size).toBe(2);
});

describe("a job that goes wrong fails alone, and the next one is done", () => {
  test.each([
    ["its thread says why it cannot", { act: "refuse" }, "cannot", true],
    ["its thread throws", { act: "throw" }, "thrown in the thread", false],
    ["its thread dies", { act: "die" }, "its thread ended with code 3", false],
    ["its thread never answers", { act: "hang" }, "it took longer than 3000 ms", false],
    ["its thread is stuck", { act: "block", ms: 60_000 }, "it took longer than 3000 ms", false],
  ] as const)("%s", async (_, job, reason, sameThread) => {
    const pool = poolOf(1, 3_000);
    const before = threadOf(await pool.run({ act: "answer" }));
    const [failed, next] = await Promise.all([pool.run(job), pool.run({ act: "answer" })]);
    expect(failed).toEqual({ ok: false, refusal: { kind: "failed", reason } });
    expect(threadOf(next)).toBeTypeOf("number");
    expect(threadOf(next) === before).toBe(sameThread);
  });
});

test("a job that cannot travel to a thread fails alone too", async () => {
  const pool = poolOf(1);
  const odd = { act: "answer", ms: () => 1 } as unknown as OddJob;
  const [failed, next] = await Promise.all([pool.run(odd), pool.run({ act: "answer" })]);
  expect(failed).toMatchObject({ ok: false, refusal: { kind: "failed" } });
  expect(next.ok).toBe(true);
});

describe("the waiting line", () => {
  test("what somebody asks for goes before what nobody asked for", async () => {
    const pool = poolOf(1);
    const done: string[] = [];
    const run = (key: string, urgency: "asked" | "idle") =>
      pool.run({ act: "answer" }, urgency, key).then(() => done.push(key));
    await Promise.all([
      run("first", "idle"),
      run("idle", "idle"),
      run("later", "idle"),
      run("asked", "asked"),
      pool.hurry("later"),
    ]);
    expect(done).toEqual(["first", "asked", "later", "idle"]);
  });

  test("when it is full, a job is refused at once and nothing grows", async () => {
    const pool = poolOf(1, 5_000, 2);
    const accepted = [1, 2, 3].map(() => pool.run({ act: "answer", ms: 50 }));
    expect(await pool.run({ act: "answer" })).toEqual({ ok: false, refusal: { kind: "full" } });
    for (const one of await Promise.all(accepted)) expect(one.ok).toBe(true);
    expect((await pool.run({ act: "answer" })).ok).toBe(true);
  });

  test("closing refuses what waits and what runs", async () => {
    const pool = poolOf(1);
    const both = [pool.run({ act: "hang" }), pool.run({ act: "answer" })];
    await pool.close();
    for (const one of await Promise.all(both))
      expect(one).toEqual({ ok: false, refusal: { kind: "closed" } });
    expect(await pool.run({ act: "answer" })).toEqual({ ok: false, refusal: { kind: "closed" } });
  });
});

test("a thread at work does not keep the process from stopping", async () => {
  const pool = new URL("./pool.ts", import.meta.url).href;
  const program = `
    import { openPool } from "${pool}";
    // A server is kept alive by its listening socket, and by nothing else.
    const socket = setInterval(() => {}, 50);
    const pool = openPool({ script: new URL("${script}"), threads: 1, limitMs: 60_000, longestLine: 9 });
    await pool.run("a", { act: "answer" }, "asked");
    void pool.run("b", { act: "block", ms: 60_000 }, "asked");
    clearInterval(socket);
    console.log("stopping");`;
  const argv = ["--input-type=module", "--eval", program];
  const { stdout } = await promisify(execFile)(process.execPath, argv, { timeout: 20_000 });
  expect(stdout).toBe("stopping\n");
}, 30_000);
