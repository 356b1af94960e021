import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import type { Limits } from "#domain/people/limits.ts";
import { databaseKinds } from "../testing/databases.ts";
import { noon, openPeople, type PeopleDatabase, tablesWith, times } from "../testing/people.ts";
import { openRateLimits } from "./rate-limits.ts";

const key = "someone@example.org";
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** Uses up what a sign-in allows by failing, and tries once more. */
const strike = async (limits: Limits) => {
  for (const left of [4, 3, 2, 1, 0]) {
    expect(await limits.take("signInAccount", key)).toEqual({ ok: true, value: left });
    await limits.failed("signInAccount", key);
  }
  return limits.take("signInAccount", key);
};

const refusedFor = (retryAfter: number) => ({
  ok: false,
  refusal: { kind: "too_many_requests", retryAfter },
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(databaseKinds)("rate limits with the %s database", (kind) => {
  let stores: PeopleDatabase;
  let limits: Limits;

  beforeAll(async () => {
    stores = await openPeople(kind);
  });
  afterAll(() => stores.remove());
  beforeEach(async () => {
    await stores.empty();
    limits = openRateLimits(stores.db, kind);
  });

  test("the allowance is counted down, and whoever has used it up is told how long to wait", async () => {
    expect(await limits.take("mailPause", key)).toEqual({ ok: true, value: 0 });
    expect(await limits.take("mailPause", key)).toEqual(refusedFor(60));
    pass(59.5);
    expect(await limits.take("mailPause", key)).toEqual(refusedFor(1));
    pass(0.5);
    expect(await limits.take("mailPause", key)).toEqual({ ok: true, value: 0 });
  });

  test("the window begins with the first try, and asking while refused does not lengthen it", async () => {
    for (const left of [4, 3, 2, 1, 0]) {
      expect(await limits.take("mailHour", key)).toEqual({ ok: true, value: left });
      pass(600);
    }
    expect(await limits.take("mailHour", key)).toEqual(refusedFor(600));
    pass(599);
    expect(await limits.take("mailHour", key)).toEqual(refusedFor(1));
    pass(1);
    expect(await limits.take("mailHour", key)).toEqual({ ok: true, value: 4 });
  });

  test("each time the allowance is used up the wait is longer, to an hour; after a day it starts over", async () => {
    for (const wait of [300, 600, 1_200, 2_400, 3_600, 3_600]) {
      expect(await strike(limits)).toEqual(refusedFor(wait));
      pass(wait - 1);
      expect(await limits.take("signInAccount", key)).toEqual(refusedFor(1));
      pass(1);
    }
    pass(86_400);
    expect(await strike(limits)).toEqual(refusedFor(300));
  });

  test("another key and another limit have counts of their own", async () => {
    await strike(limits);
    expect(await limits.take("signInAccount", "other@example.org")).toEqual({ ok: true, value: 4 });
    expect(await limits.take("codeAccount", key)).toEqual({ ok: true, value: 4 });
  });

  test("what is given back can be taken again", async () => {
    for (const _ of times(5, () => 0)) await limits.take("signInAccount", key);
    await limits.giveBack("signInAccount", key);
    expect(await limits.take("signInAccount", key)).toEqual({ ok: true, value: 0 });
    expect(await limits.take("signInAccount", key)).toEqual(refusedFor(2));
  });

  test("whoever comes while others are being judged waits a moment, and those who were right cost nobody a wait", async () => {
    const all = await Promise.all(times(8, () => limits.take("signInAccount", key)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(5);
    expect(all.filter(({ ok }) => !ok)).toEqual(times(3, () => refusedFor(2)));
    await Promise.all(times(5, () => limits.giveBack("signInAccount", key)));
    expect(await strike(limits)).toEqual(refusedFor(300));
  });

  test("the fifth failure begins the wait, and of several at once one does", async () => {
    for (const _ of times(5, () => 0)) await limits.take("signInAccount", key);
    await Promise.all(times(5, () => limits.failed("signInAccount", key)));
    expect(await limits.take("signInAccount", key)).toEqual(refusedFor(300));
    pass(300);
    expect(await strike(limits)).toEqual(refusedFor(600));
  });

  test("what was taken within the window is known, and then forgotten", async () => {
    expect(await limits.has("afterReset", key)).toBe(false);
    await limits.take("afterReset", key);
    expect(await limits.has("afterReset", key)).toBe(true);
    pass(3_600);
    expect(await limits.has("afterReset", key)).toBe(false);
  });

  test("giving back what the window or a clearing has forgotten adds nothing to the allowance", async () => {
    await limits.giveBack("signInAccount", key);
    await limits.take("signInAccount", key);
    pass(900);
    await limits.giveBack("signInAccount", key);
    await limits.take("signInAccount", key);
    await limits.clear("signInAccount", key);
    await limits.giveBack("signInAccount", key);
    expect(await strike(limits)).toEqual(refusedFor(300));
  });

  test("giving back during a wait neither ends it nor makes a longer one of it", async () => {
    await strike(limits);
    for (const _ of times(3, () => 0)) await limits.giveBack("signInAccount", key);
    pass(100);
    expect(await limits.take("signInAccount", key)).toEqual(refusedFor(200));
    pass(200);
    expect(await strike(limits)).toEqual(refusedFor(600));
  });

  test("clearing forgets the tries, the wait and how long the next one would be", async () => {
    await strike(limits);
    pass(300);
    expect(await strike(limits)).toEqual(refusedFor(600));
    await limits.clear("signInAccount", key);
    expect(await strike(limits)).toEqual(refusedFor(300));
    await limits.clear("signInAccount", "never-seen@example.org");
  });

  test("of fifty tries at once the allowance gets through", async () => {
    const all = await Promise.all(times(50, () => limits.take("signInAccount", key)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(5);
    expect(await limits.take("signInAccount", key)).toEqual(refusedFor(2));
  });

  test("tries that are given back at once leave the whole allowance", async () => {
    await Promise.all(
      times(5, async () => {
        await limits.take("signInAccount", key);
        await limits.giveBack("signInAccount", key);
      }),
    );
    expect(await strike(limits)).toEqual(refusedFor(300));
  });

  test("no table shows whose count it is", async () => {
    for (const name of ["someone@example.org", "203.0.113.77", "2001:db8::77"]) {
      for (const _ of times(31, () => 0)) {
        await limits.take("resetAddress", name);
        await limits.failed("resetAddress", name);
      }
    }
    const rows = await stores.db.selectFrom("rate_limit").select("key").execute();
    expect(rows.length > 0).toBe(kind === "postgres");
    expect(await tablesWith(stores.db, "someone", "example.org", "203.0.113", "2001:db8")).toEqual([]);
  });
});

describe("rate limits of two processes on one PostgreSQL", () => {
  test("share one count, one wait and what is given back", async () => {
    const stores = await openPeople("postgres");
    onTestFinished(() => stores.remove());
    const one = openRateLimits(stores.db, "postgres");
    const other = openRateLimits(stores.elsewhere.db, "postgres");
    const all = await Promise.all(times(50, (index) => (index % 2 ? one : other).take("signInAccount", key)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(5);
    await Promise.all(times(5, (index) => (index % 2 ? one : other).failed("signInAccount", key)));
    expect(await one.take("signInAccount", key)).toEqual(refusedFor(300));
    expect(await other.take("signInAccount", key)).toEqual(refusedFor(300));
    pass(300);
    for (const _ of times(5, () => 0)) await one.take("signInAccount", key);
    await other.giveBack("signInAccount", key);
    expect(await one.take("signInAccount", key)).toEqual({ ok: true, value: 0 });
    await one.clear("signInAccount", key);
    expect(await other.take("signInAccount", key)).toEqual({ ok: true, value: 4 });
  });
});
