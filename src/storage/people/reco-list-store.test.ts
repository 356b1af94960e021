import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ProductEvent } from "#domain/people/activity.ts";
import type { RecoList } from "#domain/people/list-ports.ts";
import { databaseKinds } from "../testing/databases.ts";
import {
  addConfirmed,
  day,
  hour,
  later,
  newList,
  noon,
  openPeople,
  type PeopleDatabase,
  times,
} from "../testing/people.ts";

describe.each(databaseKinds)("lists of recommendations in the %s database", (kind) => {
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

  const stretch = (product: number, propensity = 0.25) => ({ product, axis: 12, family: "A.5", propensity });
  const add = async (changes: Partial<RecoList> = {}) => {
    const list = newList(changes);
    await stores.lists.add(id, list);
    return list;
  };
  const happens = (product: number, changes: Partial<ProductEvent> = {}, receivedAt = noon) => {
    const event = { id: randomUUID(), type: "product_seen", product, at: noon, surface: null } as const;
    return stores.events.add(id, [{ ...event, ...changes }], receivedAt, 10_000);
  };
  const kept = async () => (await stores.activity(id)).recommended;
  const outcomes = async () =>
    (await stores.lists.tried(id)).map(({ product, outcome }) => [product, outcome]);

  test("are kept whole, and the latest is the one people have now, unless it was nobody's own", async () => {
    const list = await add({ products: [7, 3], stretches: [stretch(3, 0.125)], start: 24 });
    await add({ kind: "neutral", products: [1, 2] });
    expect((await kept()).instant).toEqual([7, 3]);
    const [row] = await stores.db.selectFrom("reco_list").selectAll().where("id", "=", list.id).execute();
    expect(row).toMatchObject({
      person_id: id,
      kind: "reco",
      universe: "women",
      surface: "discover",
      start: 24,
      products: [7, 3],
      stretches: [{ product: 3, axis: 12, family: "A.5", propensity: 0.125 }],
      at: noon,
    });
  });

  test("are the latest two hundred of each person, and gone after ninety days", async () => {
    const other = await addConfirmed(stores);
    await stores.lists.add(other.id, newList());
    for (const nth of times(203, (place) => place)) await add({ products: [nth + 1], at: later(nth) });
    const rows = await stores.db
      .selectFrom("reco_list")
      .select("products")
      .where("person_id", "=", id)
      .execute();
    expect(rows.map(({ products }) => products[0] ?? 0).toSorted((a, b) => a - b)).toEqual(
      times(200, (nth) => nth + 4),
    );
    await stores.lists.sweep(later(90 * day + 200));
    expect((await kept()).instant).toEqual([203]);
    await stores.lists.sweep(later(90 * day + 203));
    expect(await stores.db.selectFrom("reco_list").selectAll().execute()).toEqual([]);
  });

  test("of whoever is gone are not kept, also when they go at that moment", async () => {
    await Promise.all([
      ...times(4, () => add({ stretches: [stretch(5)] })),
      stores.elsewhere.people.remove(id, "stub", noon),
      ...times(4, () => add({ stretches: [stretch(5)] })),
    ]);
    await add();
    expect(await stores.db.selectFrom("reco_list").selectAll().execute()).toEqual([]);
    expect(await stores.db.selectFrom("stretch").selectAll().execute()).toEqual([]);
  });

  test("what was tried is what was seen in a list that tried it, and what came of it since", async () => {
    const { id: list } = await add({
      products: [1, 2, 3, 4, 5, 6, 7],
      stretches: [1, 2, 3, 4, 5].map((one) => stretch(one)),
    });
    const { id: theirs } = newList();
    for (const product of [1, 2, 3, 4]) await happens(product, { list, at: later(product) });
    // In no list, in somebody else's, in one that did not try it.
    await happens(5);
    await happens(5, { list: theirs });
    await happens(6, { list });
    expect(await outcomes()).toEqual([
      [4, "left"],
      [3, "left"],
      [2, "left"],
      [1, "left"],
    ]);
    await stores.reactions.change(id, { kind: "liked", product: 1, value: true }, later(9));
    await stores.reactions.change(id, { kind: "liked", product: 2, value: true }, later(9));
    await stores.reactions.change(id, { kind: "bookmarked", product: 2, value: true }, later(9));
    await stores.reactions.change(id, { kind: "disliked", product: 3, value: true }, later(9));
    await happens(4, { type: "product_chosen", at: later(9) });
    expect(await outcomes()).toEqual([
      [4, "chosen"],
      [3, "disliked"],
      [2, "bookmarked"],
      [1, "liked"],
    ]);
    expect((await stores.lists.tried(id))[3]).toEqual({
      product: 1,
      universe: "women",
      axis: 12,
      family: "A.5",
      shownAt: later(1),
      outcome: "liked",
    });
    await stores.reactions.change(id, { kind: "liked", product: 1, value: false }, later(10));
    expect(await outcomes()).toContainEqual([1, "left"]);
  });

  test("a reaction on the day it was listed says that it was met; one from before says nothing", async () => {
    await stores.reactions.change(id, { kind: "bookmarked", product: 1, value: true }, later(-hour));
    await add({ stretches: [1, 2, 3].map((one) => stretch(one)) });
    await stores.reactions.change(id, { kind: "disliked", product: 2, value: true }, later(hour));
    await stores.reactions.change(id, { kind: "liked", product: 3, value: true }, later(2 * day));
    expect(await outcomes()).toEqual([[2, "disliked"]]);
  });

  test("what is listed again before it is seen was listed then, and stays as it is once it was seen", async () => {
    await add({ stretches: [stretch(1, 0.5)] });
    const { id: list } = await add({ stretches: [stretch(1, 0.75)], at: later(day) });
    await happens(1, { list, at: later(day + 5) });
    await add({ stretches: [stretch(1, 0.25)], at: later(2 * day) });
    expect(await stores.db.selectFrom("stretch").selectAll().execute()).toMatchObject([
      { propensity: 0.75, listed_at: later(day), shown_at: later(day + 5) },
    ]);
    await stores.lists.sweep(later(364 * day));
    expect(await outcomes()).toEqual([[1, "left"]]);
    await stores.lists.sweep(later(367 * day));
    expect(await outcomes()).toEqual([]);
  });

  test("what was listed and never seen goes with the lists", async () => {
    await add({ stretches: [stretch(1), stretch(2)] });
    await stores.reactions.change(id, { kind: "liked", product: 2, value: true }, later(hour));
    await stores.lists.sweep(later(91 * day));
    expect(await stores.db.selectFrom("stretch").select("product_id").execute()).toEqual([{ product_id: 2 }]);
  });

  test("what people saw, and what of it in a list, are lists of the user", async () => {
    const { id: list } = await add();
    await happens(4, { list });
    await happens(5, { at: later(1) });
    await happens(6, { type: "product_card_clicked", at: later(2) });
    await happens(7, { type: "product_purchased", at: later(3) });
    expect(await kept()).toMatchObject({ seen: [6, 5, 4], seenReco: [4] });
  });
});
