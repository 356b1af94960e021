import { readdirSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { expect, test } from "vitest";
import { letCollectorsYield } from "./yielding-threads.ts";

const priorities = (ofCollectors: boolean): number[] =>
  readdirSync("/proc/self/task")
    .filter(
      (task) => readFileSync(`/proc/self/task/${task}/comm`, "utf8").includes("V8Worker") === ofCollectors,
    )
    .map((task) => getPriority(Number(task)));

test.runIf(process.platform === "linux")("what clears up yields, and nobody else does", async () => {
  const others = priorities(false);
  await letCollectorsYield();
  expect(priorities(true).length).toBeGreaterThan(0);
  expect(Math.min(...priorities(true))).toBeGreaterThanOrEqual(10);
  expect(Math.max(...priorities(false))).toBe(Math.max(...others));
});
