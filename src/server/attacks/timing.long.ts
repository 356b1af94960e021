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
  "the time of %s tells nothing: over 400 pairs the medians are alike, and the rest is chance",
  { timeout: 1_200_000 },
  async (name) => {
    const ask = strangersAsking(site)[name];
    if (!ask) throw new Error(name);
    const key = name.replaceAll(" ", "-");
    const compare = async (round: number) =>
      compareTimes(ask, await addMembers(site, 400, `${key}-${round}`), strangers(400, `${key}-${round}`));
    let times = await compare(1);
    // One honest comparison in a hundred looks like a difference: a real one does so again.
    if (times.chance <= 0.01) times = await compare(2);
    expect(times.chance, JSON.stringify(times)).toBeGreaterThan(0.01);
    expect(Math.abs(times.known - times.unknown), JSON.stringify(times)).toBeLessThan(5);
    expect(times.ratio, JSON.stringify(times)).toBeLessThan(1.1);
  },
);
