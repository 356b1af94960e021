import { afterAll, beforeAll, expect, test } from "vitest";
import { table } from "#contract/table.ts";
import { freshDatabase } from "#storage/testing/databases.ts";
import { storm } from "../testing/arbitrary-storm.ts";
import { openWholeSite, type WholeSite } from "../testing/whole-site.ts";

let site: WholeSite;
beforeAll(async () => {
  site = await openWholeSite(await freshDatabase("embedded"));
}, 120_000);
afterAll(() => site.close());

/** Other calls each time: a failure tells its number, which put here makes them again. */
const seed = Date.now() % 2 ** 31;
const each = 1_000;

test("the same as in the short suite, a thousand times for every call", { timeout: 7_200_000 }, async () => {
  const { faults, reached } = await storm(site, { good: each / 4, broken: (each * 3) / 4 }, seed);
  expect(faults, `seed ${seed}`).toEqual([]);
  expect(reached.size).toBeGreaterThan(table.length * 0.75);
  expect(site.faults).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect((await site.ask("GET", "/api/health")).status).toBe(200);
});
