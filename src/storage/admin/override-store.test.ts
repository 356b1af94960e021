import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OverrideStore } from "#domain/admin/reco-ports.ts";
import { databaseKinds } from "../testing/databases.ts";
import { addConfirmed, day, hour, later, noon, openPeople, type PeopleDatabase } from "../testing/people.ts";
import { overrideStore } from "./override-store.ts";

describe.each(databaseKinds)("what admins say of lists in the %s database", (kind) => {
  let stores: PeopleDatabase;
  let store: OverrideStore;
  let admin: { readonly id: string; readonly email: string };
  let ines: { readonly id: string; readonly email: string };

  beforeAll(async () => {
    stores = await openPeople(kind);
    store = overrideStore(stores.db);
  }, 60_000);
  afterAll(() => stores.remove());
  beforeEach(async () => {
    await stores.empty();
    await stores.db.deleteFrom("reco_override").execute();
    admin = await addConfirmed(stores);
    ines = await addConfirmed(stores);
  });

  const by = (at = noon, note = "") => ({ actorId: admin.id, at, note });
  const forever = (action: "pin" | "hide" | "boost") => ({ action, until: null });
  const audited = async () => {
    const rows = await stores.db
      .selectFrom("audit")
      .selectAll()
      .where("action", "like", "reco.%")
      .orderBy("id")
      .execute();
    return rows.map(({ action, actor_id, person_id, detail }) => [action, actor_id, person_id, detail]);
  };

  test("one thing is said of a product to one person, the last one, and the log tells what was before", async () => {
    const subject = { personId: ines.id, product: 7 };
    await store.set(subject, { action: "pin", until: later(day) }, by(noon, "a launch"));
    const kept = await store.set(subject, forever("hide"), by(later(hour)));
    expect(kept).toEqual({
      id: kept?.id,
      ...subject,
      action: "hide",
      until: null,
      note: "",
      at: later(hour),
      email: ines.email,
      by: admin.email,
    });
    expect((await store.changed(undefined))?.overrides).toEqual([
      { ...subject, action: "hide", until: null, note: "" },
    ]);
    expect(await store.clear(subject, by(later(2 * hour), "over"))).toBe(true);
    expect(await store.clear(subject, by(later(3 * hour)))).toBe(false);
    const [pinned, hidden] = [
      { action: "pin", until: later(day).toISOString() },
      { action: "hide", until: null },
    ];
    expect(await audited()).toEqual([
      ["reco.pinned", admin.id, ines.id, { subject: "product 7", after: pinned, note: "a launch" }],
      ["reco.hidden", admin.id, ines.id, { subject: "product 7", before: pinned, after: hidden }],
      ["reco.cleared", admin.id, ines.id, { subject: "product 7", before: hidden, note: "over" }],
    ]);
  });

  test("what is for everyone stands beside what is for one person", async () => {
    await store.set({ personId: null, product: 7 }, forever("boost"), by());
    await store.set({ personId: ines.id, product: 7 }, forever("hide"), by());
    await store.set({ personId: null, product: 7 }, forever("pin"), by());
    const { overrides } = (await store.changed(undefined)) ?? { overrides: [] };
    expect(overrides.map(({ personId, action }) => [personId, action])).toEqual([
      [ines.id, "hide"],
      [null, "pin"],
    ]);
  });

  test("nothing is told again until something is other, also when it was taken away", async () => {
    const print = async () => (await store.changed(undefined))?.print;
    const empty = await print();
    expect(await store.changed(empty)).toBeUndefined();
    await store.set({ personId: ines.id, product: 7 }, forever("pin"), by());
    const one = await print();
    await store.set({ personId: ines.id, product: 7 }, forever("pin"), by());
    const again = await print();
    await stores.people.remove(ines.id, "stub", noon);
    const gone = await print();
    expect(new Set([empty, one, again]).size).toBe(3);
    expect([gone, (await store.changed(again))?.overrides]).toEqual([empty, []]);
  });

  test("pages come from the latest on, of one person, of everyone or of all, without what is over", async () => {
    for (let product = 1; product <= 5; product++)
      await store.set({ personId: ines.id, product }, forever("boost"), by());
    await store.set({ personId: null, product: 6 }, { action: "hide", until: later(hour) }, by());
    const asked = { at: noon, most: 2 };
    const first = await store.list({ ...asked, personId: ines.id });
    expect([first.total, first.overrides.map(({ product }) => product)]).toEqual([5, [5, 4]]);
    const second = await store.list({ ...asked, personId: ines.id, after: first.overrides.at(-1)?.id });
    expect([second.total, second.overrides.map(({ product }) => product)]).toEqual([5, [3, 2]]);
    expect((await store.list({ ...asked, personId: null })).overrides).toMatchObject([
      { product: 6, personId: null, email: null, until: later(hour) },
    ]);
    expect((await store.list(asked)).total).toBe(6);
    expect((await store.list({ ...asked, at: later(hour) })).total).toBe(5);
    // Whoever writes next clears it away.
    await store.set({ personId: null, product: 9 }, forever("pin"), by(later(day)));
    expect((await store.changed(undefined))?.overrides.map(({ product }) => product)).toEqual([
      1, 2, 3, 4, 5, 9,
    ]);
  });

  test("what is pinned is told of one person or of everyone, without what is over", async () => {
    await store.set({ personId: ines.id, product: 1 }, forever("pin"), by());
    await store.set({ personId: ines.id, product: 2 }, { action: "pin", until: later(hour) }, by());
    await store.set({ personId: ines.id, product: 3 }, forever("hide"), by());
    await store.set({ personId: null, product: 4 }, forever("pin"), by());
    expect(new Set(await store.pinned(ines.id, noon))).toEqual(new Set([1, 2]));
    expect(await store.pinned(ines.id, later(hour))).toEqual([1]);
    expect(await store.pinned(null, noon)).toEqual([4]);
  });

  test("nothing is said to somebody who is gone, and what a gone admin said stays", async () => {
    const other = await addConfirmed(stores);
    const gone = { personId: other.id, product: 1 };
    await store.set({ personId: ines.id, product: 1 }, forever("pin"), { ...by(), actorId: other.id });
    await stores.people.remove(other.id, "stub", noon);
    expect(await store.set(gone, forever("pin"), by())).toBeUndefined();
    expect((await store.list({ at: noon, most: 9 })).overrides).toMatchObject([
      { personId: ines.id, by: null },
    ]);
  });
});
