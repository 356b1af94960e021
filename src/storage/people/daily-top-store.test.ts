import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { DailyTop } from "#domain/people/list-ports.ts";
import { databaseKinds } from "../testing/databases.ts";
import {
  addConfirmed,
  day,
  later,
  newSession,
  noon,
  openPeople,
  type PeopleDatabase,
  type PeopleStores,
  times,
} from "../testing/people.ts";

describe.each(databaseKinds)("what is made for a day and a night in the %s database", (kind) => {
  let stores: PeopleDatabase;
  let id: string;

  beforeAll(async () => {
    stores = await openPeople(kind);
  });
  afterAll(() => stores.remove());
  beforeEach(async () => {
    await stores.empty();
    ({ id } = await addConfirmed(stores));
  });

  const top = (...products: readonly number[]): DailyTop => ({
    listId: randomUUID(),
    picks: products.map((product) => ({ product, kind: "sure" as const })),
  });
  const keep = (on: string, made: DailyTop, from: PeopleStores = stores) =>
    from.dailyTops.keep(id, "women", on, made, noon);

  test("the top of a day is the first that was made, whoever makes another", async () => {
    const tops = times(6, (nth) => top(nth + 1));
    const got = await Promise.all(
      tops.map((one, nth) => keep("2026-03-08", one, nth % 2 ? stores : stores.elsewhere)),
    );
    expect(new Set(got.map((one) => one?.listId)).size).toBe(1);
    expect(tops).toContainEqual(got[0]);
    expect(await stores.dailyTops.find(id, "women", "2026-03-08")).toEqual(got[0]);
    expect(await stores.dailyTops.find(id, "men", "2026-03-08")).toBeUndefined();
    expect(await stores.dailyTops.find(id, "women", "2026-03-09")).toBeUndefined();
  });

  test("what takes the place of something comes behind, once, and is known as well", async () => {
    const made = top(1, 2);
    await keep("2026-03-08", made);
    const [first, second] = await Promise.all(
      [3, 4].map((product, nth) =>
        (nth ? stores : stores.elsewhere).dailyTops.extend(id, "women", "2026-03-08", made, [
          ...made.picks,
          { product, kind: "sure" },
        ]),
      ),
    );
    const kept = await stores.dailyTops.find(id, "women", "2026-03-08");
    expect(kept?.picks.map(({ product }) => product)).toEqual([1, 2, expect.toBeOneOf([3, 4])]);
    expect([first, second]).toContainEqual(kept);
    expect(await stores.dailyTops.extend(id, "women", "2026-03-09", made, [])).toBeUndefined();
    expect((await stores.dailyTops.since(id, "women", "2026-03-07")).length).toBe(3);
  });

  test("what came in the last days is known, of one universe", async () => {
    await keep("2026-02-06", top(1, 2));
    await keep("2026-02-07", top(3));
    await keep("2026-03-08", top(4, 3));
    await stores.dailyTops.keep(id, "men", "2026-03-08", top(9), noon);
    const since = await stores.dailyTops.since(id, "women", "2026-02-06");
    expect(since.toSorted((a, b) => a - b)).toEqual([3, 4]);
    const { dailyTop } = (await stores.activity(id)).recommended;
    expect(dailyTop).toEqual({
      women: { day: "2026-03-08", products: [4, 3] },
      men: { day: "2026-03-08", products: [9] },
    });
    await keep("2026-03-09", top());
    expect((await stores.activity(id)).recommended.dailyTop.women).toEqual({
      day: "2026-03-09",
      products: [],
    });
    await stores.lists.sweep(new Date("2026-05-08T12:00:00Z"));
    expect((await stores.dailyTops.since(id, "women", "2026-01-01")).length).toBe(2);
  });

  test("nothing is made for whoever is gone", async () => {
    await stores.people.remove(id, "stub", noon);
    expect(await keep("2026-03-08", top(1))).toBeUndefined();
    await stores.recommended.keep(id, "women", { products: [1], brands: [] }, noon);
    expect(await stores.db.selectFrom("recommended").selectAll().execute()).toEqual([]);
  });

  test("what is made at night takes the place of the night before", async () => {
    await stores.recommended.keep(id, "women", { products: [1, 2], brands: [3] }, noon);
    await stores.recommended.keep(id, "women", { products: [5, 4], brands: [] }, later(day));
    await stores.recommended.keep(id, "men", { products: [6], brands: [7] }, later(day));
    expect((await stores.activity(id)).recommended.nightly).toEqual({
      women: { products: [5, 4], brands: [] },
      men: { products: [6], brands: [7] },
    });
  });

  test("it is made for those who came lately and have none of this night", async () => {
    const due = (after?: string) => stores.recommended.due(later(-30 * day), later(-day), after, 10);
    expect(await due()).toEqual([]);
    await stores.sessions.begin(newSession(id));
    expect(await due()).toEqual([id]);
    expect(await due(id)).toEqual([]);
    await stores.recommended.keep(id, "women", { products: [], brands: [] }, later(-day - 1));
    expect(await due()).toEqual([id]);
    await stores.recommended.keep(id, "women", { products: [], brands: [] }, later(-day));
    expect(await due()).toEqual([]);
    const old = await addConfirmed(stores);
    await stores.sessions.begin(newSession(old.id, { at: later(-31 * day) }));
    expect(await due()).toEqual([]);
  });
});
