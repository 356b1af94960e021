import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountSite, openAccountSite } from "../testing/account-site.ts";
import { addMembers, compareTimes, strangers } from "../testing/compare-times.ts";
import { strangersAsking } from "../testing/strangers-asking.ts";

let site: AccountSite;
beforeAll(async () => {
  site = await openAccountSite();
}, 60_000);
afterAll(() => site.close());

test.each(["a wrong password", "a sign-up", "a forgotten password", "a resend", "a wrong code"])(
  "the time of %s tells nothing: medians over 200 tries lie within 10 %",
  { timeout: 300_000 },
  async (name) => {
    const ask = strangersAsking(site)[name];
    if (!ask) throw new Error(name);
    const key = name.replaceAll(" ", "-");
    const times = await compareTimes(ask, await addMembers(site, 200, key), strangers(200, key));
    expect(times.ratio, JSON.stringify(times)).toBeLessThan(1.1);
  },
);
