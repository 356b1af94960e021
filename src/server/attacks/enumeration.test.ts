import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountSite, openAccountSite, type Reply, registration } from "../testing/account-site.ts";
import { addMembers, compareTimes, strangers } from "../testing/compare-times.ts";
import { strangersAsking } from "../testing/strangers-asking.ts";

let site: AccountSite;
beforeAll(async () => {
  site = await openAccountSite();
}, 60_000);
afterAll(() => site.close());

const questions = ["a wrong password", "a sign-up", "a forgotten password", "a resend", "a wrong code"];

/** What a stranger can see of an answer, with the address itself taken out. */
const seen = ({ status, headers, body }: Reply, email: string) => ({
  status,
  headers: [...headers].toSorted(),
  body: JSON.stringify(body).replaceAll(email, "*"),
});

test.each(questions)(
  "%s gets the same answer for a known, an unknown and a pending address",
  async (name) => {
    const ask = strangersAsking(site)[name];
    if (!ask) throw new Error(name);
    const key = name.replaceAll(" ", "-");
    const [known, unknown, pending] = [
      `known-${key}@example.com`,
      `no-${key}@example.com`,
      `wait-${key}@example.com`,
    ];
    await site.member(known);
    await site.ask("POST", "/api/auth/signup", registration(pending), { address: pending });
    await site.mailTo(pending);
    for (let n = 0; n < 7; n++) {
      const answers = [];
      for (const email of [known, unknown, pending]) answers.push(seen(await ask(email), email));
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
    }
  },
);

// The fine comparison, over 400 pairs, is in the long run. This one sees whether the slow work is done at all.
test.each(["a wrong password", "a sign-up", "a wrong code"])(
  "%s costs a password's time for an unknown address too",
  async (name) => {
    const ask = strangersAsking(site)[name];
    if (!ask) throw new Error(name);
    const key = name.replaceAll(" ", "-");
    const times = await compareTimes(ask, await addMembers(site, 15, key), strangers(15, key));
    expect(times.ratio, JSON.stringify(times)).toBeLessThan(3);
  },
);
