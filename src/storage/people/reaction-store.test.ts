import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ReactionChange } from "#domain/people/activity.ts";
import { mostReactions } from "#vocabulary/reaction.ts";
import { databaseKinds } from "../testing/databases.ts";
import {
  addConfirmed,
  dumpTables,
  fillReactions,
  hour,
  later,
  noon,
  openPeople,
  type PeopleDatabase,
  times,
} from "../testing/people.ts";

describe.each(databaseKinds)("reactions in the %s database", (kind) => {
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

  const say = (change: Omit<ReactionChange, "value">, at = noon) =>
    stores.reactions.change(id, { ...change, value: true }, at);
  const unsay = (change: Omit<ReactionChange, "value">, at = noon) =>
    stores.reactions.change(id, { ...change, value: false }, at);
  const lists = async () => (await stores.activity(id)).reactions;

  test("are listed by kind, the latest first, and of one moment the higher number first", async () => {
    await say({ kind: "liked", product: 5 }, later(2));
    await say({ kind: "liked", product: 9 }, later(1));
    await say({ kind: "liked", product: 7 }, later(2));
    const all = await say({ kind: "bookmarked", product: 9 }, later(3));
    const expected = { liked: [7, 5, 9], disliked: [], bookmarked: [9] };
    expect(all).toEqual({ ok: true, value: expected });
    expect(await lists()).toEqual(expected);
    expect(await stores.reactions.list(id, "liked")).toEqual([
      { product: 7, at: later(2) },
      { product: 5, at: later(2) },
      { product: 9, at: later(1) },
    ]);
    expect(await stores.reactions.has(id, "liked", 9)).toBe(true);
    expect(await stores.reactions.has(id, "disliked", 9)).toBe(false);
  });

  test("a like takes the dislike away and the other way round; a bookmark stays beside either", async () => {
    await say({ kind: "bookmarked", product: 1 });
    await say({ kind: "liked", product: 1 });
    await say({ kind: "disliked", product: 1, scope: "cut" });
    expect(await lists()).toEqual({ liked: [], disliked: [1], bookmarked: [1] });
    await say({ kind: "liked", product: 1 });
    expect(await lists()).toEqual({ liked: [1], disliked: [], bookmarked: [1] });
    // To take back what is not so changes nothing else.
    await unsay({ kind: "disliked", product: 1 });
    expect(await lists()).toEqual({ liked: [1], disliked: [], bookmarked: [1] });
    await unsay({ kind: "liked", product: 1 });
    await unsay({ kind: "bookmarked", product: 1 });
    expect(await lists()).toEqual({ liked: [], disliked: [], bookmarked: [] });
  });

  test("what each person has liked of late is told without their names", async () => {
    await say({ kind: "liked", product: 3 }, later(5));
    await say({ kind: "liked", product: 2 }, later(6));
    await say({ kind: "liked", product: 1 }, later(1));
    await say({ kind: "disliked", product: 4 }, later(6));
    await say({ kind: "bookmarked", product: 5 }, later(6));
    expect(await stores.reactions.likedByEach(later(1))).toEqual([[2, 3]]);
    expect(await stores.reactions.likedByEach(later(6))).toEqual([]);
  });

  test("said again, nothing is written: not the time, not the scope", async () => {
    await say({ kind: "liked", product: 1 });
    await say({ kind: "disliked", product: 2, scope: "brand" });
    const before = await dumpTables(stores.db);
    await say({ kind: "liked", product: 1 }, later(hour));
    await say({ kind: "disliked", product: 2, scope: "brand" }, later(hour));
    await say({ kind: "disliked", product: 2 }, later(hour));
    await unsay({ kind: "bookmarked", product: 3 }, later(hour));
    expect(await dumpTables(stores.db)).toEqual(before);
  });

  test("a dislike is about the item until its scope is told, and stays of its moment", async () => {
    await say({ kind: "disliked", product: 1 });
    expect((await stores.reactions.verdicts(id)).disliked).toEqual([{ product: 1, scope: "item", at: noon }]);
    await say({ kind: "disliked", product: 1, scope: "price" }, later(hour));
    expect((await stores.reactions.verdicts(id)).disliked).toEqual([
      { product: 1, scope: "price", at: noon },
    ]);
  });

  test("verdicts are those up to a moment, the latest first", async () => {
    for (const nth of [1, 2, 3]) {
      await say({ kind: "liked", product: nth }, later(nth));
      await say({ kind: "disliked", product: 10 + nth, scope: "later" }, later(nth));
      await say({ kind: "bookmarked", product: 20 + nth }, later(nth));
    }
    const until = await stores.reactions.verdicts(id, later(2));
    expect(until.liked).toEqual([2, 1]);
    expect(until.disliked).toEqual([
      { product: 12, scope: "later", at: later(2) },
      { product: 11, scope: "later", at: later(1) },
    ]);
    expect((await stores.reactions.verdicts(id)).liked).toEqual([3, 2, 1]);
    expect(await stores.reactions.verdicts(randomUUID())).toEqual({ liked: [], disliked: [] });
  });

  test("of one person are nobody else's", async () => {
    const other = await addConfirmed(stores);
    await say({ kind: "liked", product: 1 });
    await stores.reactions.change(other.id, { kind: "disliked", product: 1, value: true }, noon);
    await stores.reactions.change(other.id, { kind: "liked", product: 1, value: false }, noon);
    expect(await lists()).toEqual({ liked: [1], disliked: [], bookmarked: [] });
    expect((await stores.activity(other.id)).reactions.disliked).toEqual([1]);
  });

  test("whoever likes and dislikes one product at once, from two processes, ends with one of the two", async () => {
    for (const product of times(5, (nth) => nth + 1)) {
      const all = await Promise.all(
        times(8, (nth) =>
          (nth % 2 ? stores : stores.elsewhere).reactions.change(
            id,
            { kind: nth % 3 ? "liked" : "disliked", product, value: true },
            later(nth),
          ),
        ),
      );
      expect(all.every(({ ok }) => ok)).toBe(true);
      const { liked, disliked } = await lists();
      expect([...liked, ...disliked].filter((one) => one === product)).toEqual([product]);
    }
  });

  test("the database itself holds no product that is liked and disliked, and no like with a scope", async () => {
    await say({ kind: "liked", product: 1 });
    const insert = (row: { kind: "liked" | "disliked"; product_id: number; scope: "item" | null }) =>
      stores.db
        .insertInto("reaction")
        .values({ person_id: id, at: noon, ...row })
        .execute();
    await expect(insert({ kind: "disliked", product_id: 1, scope: "item" })).rejects.toMatchObject({
      code: "23505",
    });
    await expect(insert({ kind: "liked", product_id: 2, scope: "item" })).rejects.toMatchObject({
      code: "23514",
    });
    await expect(insert({ kind: "disliked", product_id: 2, scope: null })).rejects.toMatchObject({
      code: "23514",
    });
  });

  test("there is room for ten thousand of a kind; what is kept already can still be said and taken back", async () => {
    await fillReactions(stores.db, { id, kind: "liked", from: 1, to: mostReactions });
    await say({ kind: "disliked", product: 20_000 });
    expect(await say({ kind: "liked", product: 20_000 })).toEqual({ ok: false, refusal: { kind: "full" } });
    expect((await lists()).disliked).toEqual([20_000]);
    expect(await say({ kind: "liked", product: 1 })).toMatchObject({ ok: true });
    expect(await say({ kind: "bookmarked", product: 20_000 })).toMatchObject({ ok: true });
    await unsay({ kind: "liked", product: 1 });
    expect(await say({ kind: "liked", product: 20_000 }, later(hour))).toMatchObject({ ok: true });
    const { liked, disliked } = await lists();
    expect([liked.length, liked[0], liked.at(-1), disliked]).toEqual([mostReactions, 20_000, 2, []]);
  });

  test("of whoever is gone are refused, also when they go at that moment", async () => {
    expect(
      await stores.reactions.change(randomUUID(), { kind: "liked", product: 1, value: true }, noon),
    ).toEqual({ ok: false, refusal: { kind: "bad_token" } });
    const outcomes = await Promise.all([
      ...times(5, (nth) => say({ kind: "liked", product: nth + 1 })),
      stores.elsewhere.people.remove(id, "stub", noon),
      ...times(5, (nth) => say({ kind: "bookmarked", product: nth + 1 })),
    ]);
    expect(outcomes).toHaveLength(11);
    expect(await lists()).toEqual({ liked: [], disliked: [], bookmarked: [] });
  });
});
