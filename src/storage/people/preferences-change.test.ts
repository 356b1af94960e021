import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { budgetRowsOf } from "#vocabulary/budget.ts";
import { lockNames } from "#vocabulary/lock.ts";
import {
  defaultPreferences,
  mergePreferences,
  type Preferences,
  type PreferencesUpdate,
  preferencesIn,
} from "#vocabulary/preferences.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { wishesOf } from "#vocabulary/wish.ts";
import { databaseKinds } from "../testing/databases.ts";
import {
  addConfirmed,
  addPending,
  dumpTables,
  hour,
  later,
  noon,
  openPeople,
  type PeopleDatabase,
  type PeopleStores,
  times,
} from "../testing/people.ts";

describe.each(databaseKinds)("preferences in the %s database", (kind) => {
  let stores: PeopleDatabase;

  beforeAll(async () => {
    stores = await openPeople(kind);
  });
  afterAll(() => stores.remove());
  beforeEach(() => stores.empty());

  const change = (
    { people }: PeopleStores,
    id: string,
    update: PreferencesUpdate,
    universe: Universe = "women",
  ) =>
    people.update(
      id,
      { preferences: (kept) => mergePreferences(kept, universe, update) },
      false,
      later(hour),
    );

  test("a change is kept, told at once and found again; everything else about the person stays", async () => {
    const { id } = await addConfirmed(stores);
    const before = await stores.people.find(id);
    const update = { wishes: { Jeans: { value: 2 as const } }, sizes: { tops: "38" } };
    const expected = {
      ...before,
      updatedAt: later(hour),
      preferences: mergePreferences(defaultPreferences, "women", update),
    };
    expect(await change(stores, id, update)).toStrictEqual(expected);
    expect(await stores.people.find(id)).toStrictEqual(expected);
  });

  test("nobody else is touched, and the audit tells nothing of taste", async () => {
    const [{ id }, other] = [await addConfirmed(stores), await addConfirmed(stores)];
    const [before, { audit }] = [await stores.people.find(other.id), await dumpTables(stores.db)];
    await change(stores, id, { global: { openness: 5 } });
    expect(await stores.people.find(other.id)).toStrictEqual(before);
    expect((await dumpTables(stores.db)).audit).toBe(audit);
  });

  test("changes at once to different keys all arrive, from two processes", async () => {
    const { id } = await addConfirmed(stores);
    const wishes = wishesOf("women").map(({ name }) => ({ wishes: { [name]: { value: 2 as const } } }));
    const rows = budgetRowsOf("women").map(({ key, min }) => ({
      budget: [{ key, minValue: min, maxValue: min + 1 }],
    }));
    const locks = lockNames.map((lock) => ({ locks: { [lock]: true } }));
    const rest = [
      { global: { openness: 5 } },
      { global: { dresscode: 1 } },
      { sizes: { tops: "38" } },
      { sizes: { shoes: "39" } },
      { styles: { selected_styles: [1, 2] } },
      { wantstyles: [3] },
      { locks: { budget_rows: ["coats", "dresses"] } },
      { corrections: { "style:4": "more" as const } },
      { corrections: { "brand:31": "wrong" as const } },
    ];
    const all = [...wishes, ...rows, ...locks, ...rest];
    await Promise.all(all.map((update, index) => change(index % 2 ? stores : stores.elsewhere, id, update)));
    const shown = preferencesIn((await stores.people.find(id))?.preferences ?? defaultPreferences, "women");
    expect(Object.values(shown.wishes).every(({ value }) => value === 2)).toBe(true);
    expect(
      shown.budget.every(({ min, minValue, maxValue }) => minValue === min && maxValue === min + 1),
    ).toBe(true);
    expect(lockNames.map((lock) => shown.locks[lock])).toEqual(lockNames.map(() => true));
    expect(shown.locks.budget_rows).toEqual(["dresses", "coats"]);
    expect(shown).toMatchObject({
      global: { openness: 5, dresscode: 1 },
      sizes: { tops: "38", shoes: "39" },
      styles: { selected_styles: [1, 2] },
      wantstyles: [3],
      corrections: { "style:4": "more", "brand:31": "wrong" },
    });
  });

  test("a change of the profile at the same time loses neither", async () => {
    const { id } = await addConfirmed(stores);
    await Promise.all([
      change(stores, id, { global: { openness: 4 } }),
      stores.elsewhere.people.update(id, { city: "Lyon" }, true, later(hour)),
      change(stores.elsewhere, id, { global: { dresscode: 2 } }),
    ]);
    expect(await stores.people.find(id)).toMatchObject({
      status: "active",
      profile: { city: "Lyon" },
      preferences: { global: { openness: 4, dresscode: 2 } },
    });
  });

  test("whoever told something is through with onboarding, which is written down once; taste is not", async () => {
    const { id } = await addConfirmed(stores);
    const taste = {
      preferences: (kept: Preferences) => mergePreferences(kept, "women", { wantstyles: [7] }),
    };
    expect(await stores.people.update(id, taste, false, noon)).toMatchObject({ status: "confirmed" });
    const told = await Promise.all(
      times(6, (index) => (index % 2 ? stores : stores.elsewhere).people.update(id, taste, true, noon)),
    );
    expect(told.map((person) => person?.status)).toEqual(told.map(() => "active"));
    const entries = await stores.db
      .selectFrom("audit")
      .select(["actor_id", "detail"])
      .where("action", "=", "profile_changed")
      .execute();
    expect(entries).toEqual([{ actor_id: id, detail: { fields: [], onboarded: true } }]);
  });

  test("a change that fails half-way leaves everything as it was", async () => {
    const { id } = await addConfirmed(stores);
    const before = await dumpTables(stores.db);
    const failing = () => {
      throw new Error("No.");
    };
    await expect(stores.people.update(id, { preferences: failing }, false, noon)).rejects.toThrow("No.");
    expect(await dumpTables(stores.db)).toEqual(before);
    expect(await change(stores, id, { wantstyles: [1] })).toBeDefined();
  });

  test("whoever is gone, unknown or not confirmed has nothing to change", async () => {
    const { id } = await addPending(stores);
    const before = await dumpTables(stores.db);
    expect(await change(stores, id, { wantstyles: [1] })).toBeUndefined();
    expect(await change(stores, randomUUID(), { wantstyles: [1] })).toBeUndefined();
    expect(await dumpTables(stores.db)).toEqual(before);
  });

  test("a document that is broken is read as far as it goes, and mended by the next change", async () => {
    const { id } = await addConfirmed(stores);
    const broken = { version: 1, styles: [1, "2", 99], women: 7, men: { wishes: ["Ties", "Swords"] } };
    await stores.db
      .updateTable("person")
      .set({ preferences: JSON.stringify(broken) })
      .execute();
    expect((await stores.people.find(id))?.preferences).toStrictEqual({
      ...defaultPreferences,
      styles: [1],
      in: { ...defaultPreferences.in, men: { ...defaultPreferences.in.men, wishes: ["Ties"] } },
    });
    await change(stores, id, { wishes: { Jeans: { value: 2 } } });
    const { preferences } = await stores.db
      .selectFrom("person")
      .select("preferences")
      .executeTakeFirstOrThrow();
    expect(preferences).toMatchObject({ version: 1, styles: [1], women: { wishes: ["Jeans"] } });
  });
});
