import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountSite, openAccountSite } from "../testing/account-site.ts";
import { play } from "./account-machine-model.ts";
import { steps } from "./account-machine-steps.ts";

let site: AccountSite;
beforeAll(async () => {
  site = await openAccountSite();
}, 60_000);
afterAll(() => site.close());

test("whatever two people do with their accounts in whatever order, only what should get in does", async () => {
  await fc.assert(
    fc.asyncProperty(steps(25), (played) => play(site, played)),
    {
      ...{ numRuns: 8, seed: 20_261_116, endOnFailure: true },
    },
  );
  expect(site.faults).toEqual([]);
}, 300_000);
