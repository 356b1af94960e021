import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OverviewStore } from "#domain/admin/overview-ports.ts";
import { databaseKinds } from "../testing/databases.ts";
import {
  addConfirmed,
  addPending,
  day,
  hour,
  later,
  newConversation,
  newExchange,
  newLetter,
  newList,
  newSession,
  noon,
  openPeople,
  type PeopleDatabase,
} from "../testing/people.ts";
import { overviewStore } from "./overview-store.ts";

describe.each(databaseKinds)("the overview from the %s database", (kind) => {
  let stores: PeopleDatabase;
  let overview: OverviewStore;
  beforeAll(async () => {
    stores = await openPeople(kind);
    overview = overviewStore(stores.db);
  });
  afterAll(() => stores.remove());
  beforeEach(async () => {
    await stores.empty();
    await stores.db.deleteFrom("overview_day").execute();
  });

  const today = { from: "2026-03-08", to: "2026-03-08" };
  const seen = (
    product: number,
    list: string,
    type = "product_seen" as "product_seen" | "product_chosen",
  ) => ({
    ...{ id: randomUUID(), type, product, list },
    ...({ at: noon, surface: "discover" } as const),
  });
  const openness = (id: string, degree: number) =>
    stores.db
      .updateTable("person")
      .set({ preferences: JSON.stringify({ version: 1, global: { openness: degree } }) })
      .where("id", "=", id)
      .execute();

  test("a day counts what happened between two midnights in Paris", async () => {
    const { id } = await addConfirmed(stores);
    await stores.reactions.change(id, { kind: "liked", product: 1, value: true }, noon);
    await stores.reactions.change(id, { kind: "disliked", product: 2, value: true, scope: "brand" }, noon);
    await stores.reactions.change(id, { kind: "bookmarked", product: 1, value: true }, noon);
    // 23:30 on the 7th in Paris, and 0:30 on the 9th.
    await stores.reactions.change(
      id,
      { kind: "liked", product: 3, value: true },
      new Date("2026-03-07T22:30:00Z"),
    );
    await stores.reactions.change(
      id,
      { kind: "liked", product: 4, value: true },
      new Date("2026-03-08T23:30:00Z"),
    );
    await stores.conversations.keep(
      { kind: "person", personId: id },
      newConversation(),
      newExchange({ at: noon }),
      0,
    );
    await stores.sessions.begin(newSession(id));
    await stores.lists.add(id, newList());
    const [one] = await overview.days(today, later(hour));
    expect(one).toEqual({
      ...{ day: "2026-03-08", signed_up: 1, active: 1, likes: 1, dislikes: 1, bookmarks: 1 },
      ...{ click_outs: 0, lists: 1, messages: 1, hits: [] },
    });
    const days = await overview.days({ from: "2026-03-07", to: "2026-03-09" }, later(2 * day));
    expect(days.map(({ likes }) => likes)).toEqual([1, 1, 1]);
  });

  test("what was shown of lists is counted once, by surface and openness, with what was taken of it", async () => {
    const { id } = await addConfirmed(stores);
    await openness(id, 4);
    const tried = { product: 5, axis: 12, family: "A.5", propensity: 0.25 };
    const list = newList({ products: [3, 4, 5, 6], stretches: [tried], surface: "discover" });
    await stores.lists.add(id, list);
    const other = newList({ products: [7], surface: "home" });
    await stores.lists.add(id, other);
    const events = [3, 4, 5, 5].map((product) => seen(product, list.id));
    await stores.events.add(
      id,
      [...events, seen(4, list.id, "product_chosen"), seen(7, other.id), seen(8, randomUUID())],
      noon,
      100,
    );
    await stores.reactions.change(id, { kind: "liked", product: 5, value: true }, later(hour));
    // Liked before they saw it in a list.
    await stores.reactions.change(id, { kind: "liked", product: 3, value: true }, later(-hour));
    const [one] = await overview.days(today, later(hour));
    expect(one?.click_outs).toBe(1);
    expect(one?.hits.toSorted((a, b) => b.shown - a.shown)).toEqual([
      { surface: "discover", openness: 4, shown: 3, taken: 2, stretchesShown: 1, stretchesTaken: 1 },
      { surface: "home", openness: 4, shown: 1, taken: 0, stretchesShown: 0, stretchesTaken: 0 },
    ]);
  });

  test("a day that is over is counted again for three days, and then stays as it is", async () => {
    const { id } = await addConfirmed(stores);
    const like = (product: number) =>
      stores.reactions.change(id, { kind: "liked", product, value: true }, noon);
    const likes = async (at: Date) => (await overview.days(today, at))[0]?.likes;
    await like(1);
    expect(await likes(later(2 * day))).toBe(1);
    await like(2);
    expect(await likes(later(2 * day))).toBe(1);
    await overview.settle(later(3 * day));
    expect(await likes(later(3 * day))).toBe(2);
    await overview.settle(later(10 * day));
    await like(3);
    expect(await likes(later(10 * day))).toBe(2);
    const kept = await stores.db.selectFrom("overview_day").select("day").execute();
    expect(kept.length).toBeGreaterThan(20);
  });

  test("people are counted as they are now, the active by the days they were here", async () => {
    const one = await addConfirmed(stores);
    const two = await addConfirmed(stores);
    await addPending(stores);
    await stores.db
      .updateTable("person")
      .set({ admin: true, registration_status: "active" })
      .where("id", "=", two.id)
      .execute();
    await stores.sessions.begin(newSession(one.id));
    const token = newSession(two.id, { at: later(-40 * day) });
    await stores.sessions.begin(token);
    const counts = { total: 3, confirmed: 2, onboarded: 1, admins: 1 };
    expect(await overview.people(today)).toEqual({ ...counts, active: 1 });
    await stores.sessions.find(token.tokenHash, later(-20 * day));
    expect(await overview.people({ from: "2026-02-10", to: "2026-03-08" })).toEqual({ ...counts, active: 2 });
  });

  test("a session that goes on over midnight makes a visit of each day", async () => {
    const { id } = await addConfirmed(stores);
    const session = newSession(id, { at: new Date("2026-03-08T22:50:00Z") });
    await stores.sessions.begin(session);
    await stores.sessions.find(session.tokenHash, new Date("2026-03-08T22:59:00Z"));
    await stores.sessions.find(session.tokenHash, new Date("2026-03-08T23:10:00Z"));
    const visits = await sql<{ day: string }>`select day::text as day from visit_day order by 1`.execute(
      stores.db,
    );
    expect(visits.rows.map((row) => row.day)).toEqual(["2026-03-08", "2026-03-09"]);
  });

  test("the funnel follows those who signed up within the days", async () => {
    const { id } = await addConfirmed(stores);
    await openness(id, 2);
    await addPending(stores);
    await stores.reactions.change(id, { kind: "liked", product: 1, value: true }, noon);
    const figures = { signed_up: 2, confirmed: 1, told_something: 1, onboarded: 0, liked: 1 };
    await stores.sessions.begin(newSession(id));
    expect(await overview.funnel(today)).toEqual({ ...figures, came_back: 0 });
    await stores.sessions.begin(newSession(id, { at: later(day) }));
    expect(await overview.funnel(today)).toEqual({ ...figures, came_back: 1 });
    expect(await overview.funnel({ from: "2026-03-01", to: "2026-03-07" })).toMatchObject({ signed_up: 0 });
  });

  test("mails are counted by their state, and the one that waits longest is told", async () => {
    const letter = (at: Date) => ({ ...newLetter("a@example.org"), at });
    const [first, second, third] = [letter(noon), letter(later(hour)), letter(later(2 * hour))];
    for (const one of [first, second, third]) await stores.outbox.add(one);
    await stores.outbox.sent(first.id, later(hour));
    await stores.outbox.failed(third.id, "no", null);
    expect(await overview.mail()).toEqual({ waiting: 1, failed: 1, sent: 1, oldestWaitingAt: later(hour) });
  });

  test("an empty catalogue has no products", async () => {
    expect(await overview.catalogue()).toMatchObject({ products: 0, hidden: 0, without_picture: 0 });
  });
});
