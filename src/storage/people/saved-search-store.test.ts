import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SavedSearch } from "#domain/people/activity.ts";
import { databaseKinds } from "../testing/databases.ts";
import { addConfirmed, later, noon, openPeople, type PeopleDatabase, times } from "../testing/people.ts";

describe.each(databaseKinds)("saved searches in the %s database", (kind) => {
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

  const search = (changes: Partial<SavedSearch> = {}): SavedSearch => ({
    id: randomUUID(),
    name: "Manteaux d’été 🧥",
    query: "?q=manteau%20l%C3%A9ger&colour=navy&colour=black",
    alert: "off",
    createdAt: noon,
    lastRunAt: null,
    ...changes,
  });
  const add = (one: SavedSearch, most = 100) => stores.savedSearches.add(id, one, most);

  test("come back as they were saved, the latest first, alone and with everything else someone did", async () => {
    const [first, second] = [
      search(),
      search({ createdAt: later(1), alert: "instant", lastRunAt: later(7) }),
    ];
    expect(await add(first)).toEqual({ ok: true, value: first });
    await add(second);
    expect(await stores.savedSearches.list(id)).toEqual([second, first]);
    expect((await stores.activity(id)).savedSearches).toEqual([second, first]);
  });

  test("change in what is named; another query has not been run yet", async () => {
    const saved = search({ lastRunAt: later(5) });
    await add(saved);
    const change = (named: Parameters<typeof stores.savedSearches.change>[2]) =>
      stores.savedSearches.change(id, saved.id, named);
    expect(await change({})).toEqual(saved);
    expect(await change({ name: "Coats", query: saved.query })).toEqual({ ...saved, name: "Coats" });
    expect(await change({ alert: "daily" })).toEqual({ ...saved, name: "Coats", alert: "daily" });
    expect(await change({ query: "" })).toEqual({
      ...saved,
      name: "Coats",
      alert: "daily",
      query: "",
      lastRunAt: null,
    });
  });

  test("are changed and taken away by their owner alone", async () => {
    const saved = search();
    await add(saved);
    const other = await addConfirmed(stores);
    expect(await stores.savedSearches.change(other.id, saved.id, { name: "Mine" })).toBeUndefined();
    expect(await stores.savedSearches.remove(other.id, saved.id)).toBe(false);
    expect(await stores.savedSearches.list(other.id)).toEqual([]);
    expect(await stores.savedSearches.list(id)).toEqual([saved]);
    expect(await stores.savedSearches.remove(id, saved.id)).toBe(true);
    expect(await stores.savedSearches.remove(id, saved.id)).toBe(false);
    expect(await stores.savedSearches.list(id)).toEqual([]);
  });

  test("of twenty at once as many are kept as there is room for", async () => {
    const all = await Promise.all(
      times(20, (nth) => (nth % 2 ? stores : stores.elsewhere).savedSearches.add(id, search(), 6)),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(6);
    expect(all.find(({ ok }) => !ok)).toEqual({ ok: false, refusal: { kind: "full" } });
    expect(await stores.savedSearches.list(id)).toHaveLength(6);
  });

  test("of whoever is gone are refused", async () => {
    await stores.people.remove(id, "stub", noon);
    expect(await add(search())).toEqual({ ok: false, refusal: { kind: "bad_token" } });
  });
});
