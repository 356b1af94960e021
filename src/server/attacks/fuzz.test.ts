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

// The same calls each time; fuzz.long.ts makes others.
const seed = 20_261_116;

test("whatever is sent to whatever call by whomever, the answer is one that the document has", async () => {
  const { faults, sent, reached } = await storm(site, { good: 3, broken: 10 }, seed);
  expect(faults, `seed ${seed}`).toEqual([]);
  expect(sent).toBeGreaterThan(table.length * 10);
  // Calls that are made well are answered well, or what is looked at would be refusals alone.
  expect(reached.size).toBeGreaterThan(table.length / 2);
  expect(site.faults).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Reflect.get({}, "polluted")).toBeUndefined();
  const { status, body } = await site.ask("GET", "/api/health");
  expect([status, body.status]).toEqual([200, "ok"]);
}, 300_000);
