import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SavedSearch } from "#domain/people/activity.ts";
import type { News, Watched } from "#domain/people/news-ports.ts";
import { findingOf, type NewNotice } from "#domain/people/notice.ts";
import { databaseKinds } from "../testing/databases.ts";
import {
  addConfirmed,
  addPending,
  day,
  later,
  newLetter,
  noon,
  openPeople,
  type PeopleDatabase,
  times,
} from "../testing/people.ts";

describe.each(databaseKinds)("news in the %s database", (kind) => {
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

  const addSearch = async (change: Partial<SavedSearch> = {}, owner = id) => {
    const search: SavedSearch = {
      id: randomUUID(),
      name: "Coats",
      query: "?q=coat",
      alert: "instant",
      createdAt: noon,
      lastRunAt: null,
      ...change,
    };
    await stores.savedSearches.add(owner, search, 100);
    return search;
  };
  const bookmark = (product: number) =>
    stores.reactions.change(id, { kind: "bookmarked", product, value: true }, noon);
  const due = (asked: Partial<Parameters<typeof stores.news.due>[0]> = {}) =>
    stores.news.due({ version: 2, highest: 10, at: later(day), most: 50, ...asked });
  const read = async (): Promise<Watched> => {
    const watched = await stores.news.read(id);
    if (!watched) throw new Error("Nobody is there.");
    return watched;
  };
  const notice = (change: Partial<NewNotice> = {}): NewNotice => ({
    id: randomUUID(),
    ...findingOf("brand_new", [9, 8], { brand: 4 }),
    inApp: true,
    byMail: false,
    ...change,
  });
  const newsOf = (change: Partial<News> = {}): News => ({
    at: later(day),
    notices: [],
    ran: [],
    highest: 10,
    bookmarks: [],
    watch: { catalogueVersion: 2, seenProduct: 10, brandsAt: null, sizes: "[]", mailedAt: null },
    ...change,
  });

  test("are looked for where there is something to watch, and not for those who are not confirmed", async () => {
    expect(await due()).toEqual([]);
    const pending = await addPending(stores);
    await addSearch({}, pending.id);
    await addSearch({ alert: "off" });
    expect(await due()).toEqual([]);
    await addSearch();
    expect(await due()).toEqual([id]);
    expect(await stores.news.read(pending.id)).toBeUndefined();
  });

  test("give everyone a turn, in the order of their ids", async () => {
    const others = await Promise.all(times(4, () => addConfirmed(stores)));
    for (const { id: owner } of [...others, { id }]) await addSearch({}, owner);
    const all = [...others.map((one) => one.id), id].sort();
    expect(await due({ most: 3 })).toEqual(all.slice(0, 3));
    expect(await due({ most: 3, after: all[2] })).toEqual(all.slice(3));
  });

  test("are not looked for again until something changes: the catalogue, the day, a bookmark, a mail", async () => {
    const daily = await addSearch({ alert: "daily" });
    const [watched] = [await read()];
    expect(await stores.news.keep(watched, newsOf({ ran: watched.searches }))).toBe(true);
    expect(await due({ at: later(2 * day - 1) })).toEqual([]);
    expect(await due({ at: later(2 * day) })).toEqual([id]);
    expect(await due({ version: 3, at: later(day) })).toEqual([id]);
    await stores.savedSearches.remove(id, daily.id);
    await bookmark(5);
    expect(await due({ at: later(day) })).toEqual([id]);
    await stores.news.keep(await read(), newsOf({ bookmarks: [{ product: 5, price: 100, inSize: true }] }));
    expect(await due({ at: later(day) })).toEqual([]);
    await stores.news.keep(await read(), newsOf({ notices: [notice({ byMail: true })] }));
    expect(await due({ at: later(day) })).toEqual([id]);
  });

  test("begin with what is watched, and go on from what was kept", async () => {
    const saved = await addSearch();
    await bookmark(5);
    const first = await read();
    expect(first).toMatchObject({
      searches: [{ ...saved, seenProduct: 0 }],
      bookmarks: [{ product: 5, price: null, inSize: null }],
      hasMailWaiting: false,
    });
    expect(first.watch).toBeUndefined();
    const watch = {
      catalogueVersion: 2,
      seenProduct: 10,
      brandsAt: later(3),
      sizes: "[1]",
      mailedAt: later(4),
    };
    const bookmarks = [
      { product: 5, price: 900, inSize: true },
      { product: 6, price: 1, inSize: false },
    ];
    const about = { id: saved.id, name: saved.name, query: saved.query };
    const found = notice({ ...findingOf("saved_search", [9], { search: about }), byMail: true });
    await stores.news.keep(first, newsOf({ ran: first.searches, notices: [found], bookmarks, watch }));
    expect(await read()).toMatchObject({
      searches: [{ ...saved, lastRunAt: later(day), seenProduct: 10 }],
      bookmarks: [{ product: 5, price: 900, inSize: true }],
      watch: { round: 1, ...watch },
      hasMailWaiting: true,
    });
    const { inApp: _, byMail: __, ...told } = found;
    const { notices, unread } = await stores.notices.list(id, 10);
    expect([notices, unread]).toEqual([[{ ...told, createdAt: later(day), readAt: null }], 1]);
  });

  test("found twice at the same time are told once", async () => {
    await addSearch();
    const watched = await read();
    const kept = await Promise.all(
      times(6, (nth) =>
        (nth % 2 ? stores : stores.elsewhere).news.keep(watched, newsOf({ notices: [notice()] })),
      ),
    );
    expect(kept.filter(Boolean)).toHaveLength(1);
    expect((await stores.notices.list(id, 10)).notices).toHaveLength(1);
    expect(await stores.news.keep(watched, newsOf({ notices: [notice()] }))).toBe(false);
    const again = await Promise.all(
      [stores, stores.elsewhere].map(async (one) => one.news.keep(await read(), newsOf())),
    );
    expect(again.filter(Boolean).length).toBeGreaterThan(0);
  });

  test("of a search that was changed or forgotten meanwhile are not told", async () => {
    const [changed, gone] = [await addSearch(), await addSearch()];
    const watched = await read();
    await stores.savedSearches.change(id, changed.id, { query: "?q=hat" });
    await stores.savedSearches.remove(id, gone.id);
    const notices = [changed, gone].map(({ id: one, name, query }) =>
      notice({ ...findingOf("saved_search", [9], { search: { id: one, name, query } }) }),
    );
    expect(await stores.news.keep(watched, newsOf({ ran: watched.searches, notices }))).toBe(true);
    expect((await stores.notices.list(id, 10)).notices).toEqual([]);
    expect((await read()).searches).toMatchObject([{ query: "?q=hat", lastRunAt: null, seenProduct: 0 }]);
  });

  test("of whoever is gone are not kept", async () => {
    await addSearch();
    const watched = await read();
    await stores.people.remove(id, "stub", noon);
    expect(await stores.news.keep(watched, newsOf({ notices: [notice()] }))).toBe(false);
    expect(await stores.news.read(id)).toBeUndefined();
  });

  test("that wait for a mail go with the next one, all of them and once", async () => {
    const { email } = (await read()).person;
    const [one, two] = [notice({ byMail: true }), notice({ byMail: true, inApp: false })];
    await stores.news.keep(await read(), newsOf({ notices: [one, notice()] }));
    const letter = newLetter(email, { request: "news", at: later(day) });
    await stores.news.keep(await read(), newsOf({ notices: [two], letter, at: later(2 * day) }));
    const mailed = await stores.notices.ofMail(letter.id);
    expect(mailed.map((each) => each.id)).toEqual([two.id, one.id]);
    expect((await read()).hasMailWaiting).toBe(false);
    const queued = await stores.outbox.claim(later(2 * day), later(3 * day), 8);
    expect(queued).toMatchObject([{ id: letter.id, recipient: email, request: "news" }]);
    expect((await stores.notices.list(id, 10)).notices.map((each) => each.id)).not.toContain(two.id);
  });

  test("are two hundred at most; the oldest give way, but not to a mail", async () => {
    const waits = notice({ byMail: true });
    await stores.news.keep(await read(), newsOf({ notices: [waits, notice()], at: noon }));
    await stores.news.keep(await read(), newsOf({ notices: times(200, () => notice()), at: later(day) }));
    const { rows } = await sql<{
      id: string;
    }>`select id from notice where created_at < ${later(day)}`.execute(stores.db);
    expect(rows).toEqual([{ id: waits.id }]);
    expect((await stores.notices.list(id, 300)).unread).toBe(201);
  });

  describe("know what there was", () => {
    beforeEach(async () => {
      await sql`insert into brand (id, name, key) values (1, 'Aelvik', 'aelvik')`.execute(stores.db);
      await offer(7, 12_900, 1);
      await offer(8, 0, 0);
    });
    const offer = async (product: number, price: number, inStock: 0 | 1) => {
      await sql`
        insert into product (id, source, source_key, universe, leaf, brand_id, document)
        values (${product}, 'house', ${String(product)}, 'men', 'A.2.1', 1, '{}')
      `.execute(stores.db);
      const listing = JSON.stringify([product, "men", "A.2.1", 1, price, 0, "2026-01-01", inStock]);
      await sql`
        insert into product_listing (id, listing, card) values (${product}, ${listing}, '{}')
      `.execute(stores.db);
    };
    const forget = () => sql`truncate product_listing, product, brand cascade`.execute(stores.db);

    test("when a search was saved, changed, or its alert turned on", async () => {
      const [loud, quiet] = [await addSearch(), await addSearch({ alert: "off" })];
      await offer(9, 100, 1);
      await stores.savedSearches.change(id, quiet.id, { alert: "daily" });
      await stores.savedSearches.change(id, loud.id, { name: "Others", alert: "daily" });
      const seen = async () =>
        Object.fromEntries((await read()).searches.map((one) => [one.id, one.seenProduct]));
      expect(await seen()).toEqual({ [loud.id]: 8, [quiet.id]: 9 });
      await stores.savedSearches.change(id, loud.id, { query: "?q=hat" });
      expect(await seen()).toEqual({ [loud.id]: 9, [quiet.id]: 9 });
      await forget();
    });

    test("when a product was bookmarked: its price, and that it was sold out", async () => {
      for (const product of [7, 8]) await bookmark(product);
      await stores.reactions.change(id, { kind: "liked", product: 7, value: true }, noon);
      const bookmarks = [...(await read()).bookmarks].sort((a, b) => a.product - b.product);
      expect(bookmarks).toEqual([
        { product: 7, price: 12_900, inSize: null },
        { product: 8, price: null, inSize: false },
      ]);
      await forget();
    });
  });
});
