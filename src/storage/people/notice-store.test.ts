import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findingOf } from "#domain/people/notice.ts";
import { defaultNotifications } from "#vocabulary/notifications.ts";
import { databaseKinds } from "../testing/databases.ts";
import { addConfirmed, day, later, noon, openPeople, type PeopleDatabase, times } from "../testing/people.ts";

describe.each(databaseKinds)("notices in the %s database", (kind) => {
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

  /** So many at one moment, the way rounds leave them. */
  const add = async (count: number, at: Date, byMail = false, owner = id): Promise<string[]> => {
    const watched = await stores.news.read(owner);
    if (!watched) throw new Error("Nobody is there.");
    const notices = times(count, () => ({
      id: randomUUID(),
      ...findingOf("back_in_stock", [3]),
      inApp: true,
      byMail,
    }));
    const watch = { catalogueVersion: 1, seenProduct: 1, brandsAt: null, sizes: "", mailedAt: null };
    await stores.news.keep(watched, { at, notices, ran: [], highest: 1, bookmarks: [], watch });
    return notices.map((notice) => notice.id).sort((a, b) => (a < b ? 1 : -1));
  };
  const list = async (limit = 50, after?: { createdAt: Date; id: string }) => {
    const listed = await stores.notices.list(id, limit, after);
    return { ...listed, ids: listed.notices.map((notice) => notice.id) };
  };

  test("come the latest first, page by page, whatever comes meanwhile", async () => {
    const old = await add(3, noon);
    const recent = await add(2, later(5));
    const first = await list(3);
    expect([first.ids, first.hasMore, first.unread]).toEqual([[...recent, old[0]], true, 5]);
    await add(2, later(9));
    const last = first.notices.at(-1);
    const second = await list(3, last);
    expect([second.ids, second.hasMore, second.unread]).toEqual([old.slice(1), false, 7]);
    expect((await list(0)).notices).toEqual([]);
  });

  test("are read by their owner, some or all, and stay read since then", async () => {
    const [one = "", two = ""] = await add(2, noon);
    const other = await addConfirmed(stores);
    const [theirs = ""] = await add(1, noon, false, other.id);
    expect(await stores.notices.markRead(id, [one, theirs, randomUUID()], later(1))).toBe(1);
    expect(await stores.notices.markRead(id, [one], later(2))).toBe(1);
    expect(await stores.notices.markRead(id, [], later(2))).toBe(1);
    expect(await stores.notices.markRead(id, "all", later(3))).toBe(0);
    const read = new Map((await list()).notices.map((notice) => [notice.id, notice.readAt]));
    expect([read.get(one), read.get(two)]).toEqual([later(1), later(3)]);
    expect((await stores.notices.list(other.id, 5)).unread).toBe(1);
  });

  test("go after sixty days", async () => {
    await add(1, noon);
    await stores.notices.sweep(later(60 * day));
    expect((await list()).notices).toHaveLength(1);
    await stores.notices.sweep(later(60 * day + 1));
    expect((await list()).notices).toEqual([]);
  });

  test("by mail are turned off by a link, of one person, and nothing else is", async () => {
    const loud = { in_app: true, email: true };
    const notifications = { ...defaultNotifications(true), price_drop: loud, digest: "daily" as const };
    await stores.people.update(id, { notifications }, false, noon);
    const other = await addConfirmed(stores, { notifications });
    await add(1, noon, true);
    await stores.notices.keepUnsubscribeToken(id, "digest", noon);
    expect(await stores.notices.unsubscribe("unknown", noon)).toBe(false);
    expect(await stores.notices.unsubscribe("digest", noon)).toBe(true);
    expect(await stores.notices.unsubscribe("digest", noon)).toBe(true);
    const { person, hasMailWaiting } = (await stores.news.read(id)) ?? {};
    expect(hasMailWaiting).toBe(false);
    expect(person?.profile.notifications).toEqual({
      ...defaultNotifications(false),
      price_drop: { in_app: true, email: false },
      digest: "daily",
    });
    expect((await stores.people.find(other.id))?.profile.notifications).toEqual(notifications);
    await stores.notices.sweep(later(400 * day));
    expect(await stores.notices.unsubscribe("digest", noon)).toBe(false);
  });

  test("a link for whoever is gone is not kept", async () => {
    await stores.people.remove(id, "stub", noon);
    await stores.notices.keepUnsubscribeToken(id, "digest", noon);
    expect(await stores.notices.unsubscribe("digest", noon)).toBe(false);
  });
});
