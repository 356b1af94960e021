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

// Another order each time; a failure tells its seed.
test("the same as in the short suite, for a hundred lives", async () => {
  await fc.assert(
    fc.asyncProperty(steps(40), (played) => play(site, played)),
    { numRuns: 100 },
  );
  expect(site.faults).toEqual([]);
});
