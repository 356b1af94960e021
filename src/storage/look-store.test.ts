import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Doing } from "#domain/admin/page.ts";
import type { Look } from "#domain/looks/look.ts";
import type { LookStore } from "#domain/looks/ports.ts";
import { lookDesk } from "./admin/look-desk.ts";
import { lookStore } from "./look-store.ts";
import type { OpenDatabase } from "./open-database.ts";
import { databaseKinds, freshDatabase } from "./testing/databases.ts";

const look = (id: number, change: Partial<Look> = {}): Look => ({
  id,
  universe: "women",
  occasion: "evening",
  season: "winter",
  title: { en: `Gallery, then dinner ${id}`, fr: `Galerie, puis dîner ${id}` },
  formality: 4,
  score: 0.812345678901,
  items: [
    { slot: "one-piece", chosen: 3, leaf: "A.7.4", colour: "green", product: 3 },
    { slot: "shoes", chosen: 5, leaf: "B.2.1", colour: "black", product: 9 },
  ],
  retired: false,
  ...change,
});

/** The log takes what nobody did. */
const doing = { at: new Date() } as Doing;

describe.each(databaseKinds)("looks in the %s database", (kind) => {
  let store: LookStore;
  let db: OpenDatabase["db"];
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    db = database.db;
    store = lookStore(db);
    remove = database.remove;
  }, 60_000);
  afterAll(() => remove());

  test("are none at first", async () => {
    expect(await store.load()).toEqual({ version: 0, newest: 0, edits: 0, looks: [] });
  });

  test("are given back as they were saved, pieces, titles and all", async () => {
    const looks = [look(1), look(2, { universe: "men", occasion: "work", season: "spring" })];
    const after = { version: 3, newest: 40, edits: 0, looks };
    expect(await store.save(await store.load(), after)).toBe(true);
    expect(await store.load()).toEqual(after);
  });

  test("change their pieces and never their title", async () => {
    const before = await store.load();
    const [first, second] = before.looks;
    if (!first || !second) throw new Error("saved before");
    const items = first.items.map((item) => ({ ...item, product: item.product + 1 }));
    const mended = { ...first, items, retired: true, title: { en: "Other", fr: "Autre" } };
    expect(
      await store.save(before, { ...before, version: 4, newest: 41, looks: [mended, second, look(3)] }),
    ).toBe(true);
    const { looks } = await store.load();
    expect(looks.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(looks[0]).toEqual({ ...mended, title: first.title });
    expect(looks[1]).toEqual(second);
  });

  test("are saved by one process when two put them together at once", async () => {
    const before = await store.load();
    const saved = await Promise.all([
      store.save(before, { ...before, version: 5, looks: [...before.looks, look(4)] }),
      store.save(before, { ...before, version: 5, looks: [...before.looks, look(4)] }),
    ]);
    expect(saved.toSorted()).toEqual([false, true]);
    expect((await store.load()).looks).toHaveLength(4);
  });

  test("are put together again when an admin changed one meanwhile, and keep what the admin said", async () => {
    const before = await store.load();
    const [first] = before.looks;
    if (!first) throw new Error("saved before");

    const title = { en: "Said by hand", fr: "Dit à la main" };
    await lookDesk(db).change(first.id, { title, hidden: true }, doing);
    expect(await store.edits()).toBe(before.edits + 1);
    expect(await store.save(before, { ...before, version: 6 })).toBe(false);
    const again = await store.load();
    const mended = { ...again.looks[0], score: 0.5 } as Look;
    expect(await store.save(again, { ...again, version: 6, looks: [mended, ...again.looks.slice(1)] })).toBe(
      true,
    );
    expect((await store.load()).looks[0]).toMatchObject({ title, hidden: true, score: 0.5 });
  });

  test("keep the row of one that was deleted, and give its title away", async () => {
    const { id: _, retired: __, ...draft } = look(0, { title: { en: "Brief", fr: "Bref" } });
    const added = await lookDesk(db).add(draft, doing);
    if (!added.ok) throw new Error("its title was free");
    expect(await lookDesk(db).remove(1, doing)).toBe(false);
    expect(await lookDesk(db).remove(added.value, doing)).toBe(true);
    const next = await lookDesk(db).add(draft, doing);
    expect(next).toEqual({ ok: true, value: added.value + 1 });
    expect(await lookDesk(db).add(draft, doing)).toMatchObject({
      refusal: { kind: "title_taken", language: "en" },
    });
    const { looks } = await store.load();
    expect(looks.find(({ id }) => id === added.value)).toMatchObject({ deleted: true, byAdmin: true });
  });
});
