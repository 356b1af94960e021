import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databaseKinds } from "../testing/databases.ts";
import { addConfirmed, later, openPeople, type PeopleDatabase } from "../testing/people.ts";

describe.each(databaseKinds)("what people say of looks in the %s database", (kind) => {
  let stores: PeopleDatabase;
  let id: string;

  beforeAll(async () => {
    stores = await openPeople(kind);
  }, 60_000);
  afterAll(() => stores.remove());
  beforeEach(async () => {
    await stores.empty();
    ({ id } = await addConfirmed(stores));
  });

  test("is listed the latest first; a like takes the dislike away and the other way round", async () => {
    await stores.lookReactions.change(id, 5, "like", later(1));
    await stores.lookReactions.change(id, 9, "dislike", later(2));
    await stores.lookReactions.change(id, 7, "like", later(3));
    expect(await stores.lookReactions.change(id, 9, "like", later(4))).toEqual({
      ok: true,
      value: { liked: [9, 7, 5], disliked: [] },
    });
    await stores.lookReactions.change(id, 5, "dislike", later(5));
    expect(await stores.lookReactions.read(id)).toEqual({ liked: [9, 7], disliked: [5] });
    expect((await stores.activity(id)).looks).toEqual({ liked: [9, 7], disliked: [5] });
    expect(await stores.lookReactions.liked(id)).toEqual([
      { product: 9, at: later(4) },
      { product: 7, at: later(3) },
    ]);
  });

  test("said again is of the moment it was said; taken back it is gone", async () => {
    await stores.lookReactions.change(id, 5, "like", later(1));
    await stores.lookReactions.change(id, 5, "like", later(9));
    expect(await stores.lookReactions.liked(id)).toEqual([{ product: 5, at: later(1) }]);
    expect(await stores.lookReactions.has(id, 5)).toBe(true);
    await stores.lookReactions.change(id, 5, "none", later(10));
    expect(await stores.lookReactions.has(id, 5)).toBe(false);
    expect(await stores.lookReactions.change(id, 5, "none", later(11))).toMatchObject({ ok: true });
  });

  test("is exported with the person and goes with them", async () => {
    await stores.lookReactions.change(id, 5, "like", later(1));
    const records = await stores.people.records(id);
    expect(records.look_reaction).toMatchObject([{ look_id: 5, kind: "liked" }]);
    await stores.people.remove(id, "stub", later(2));
    const left = await stores.db.selectFrom("look_reaction").selectAll().execute();
    expect(left).toEqual([]);
    expect(await stores.lookReactions.change(id, 5, "like", later(3))).toEqual({
      ok: false,
      refusal: { kind: "bad_token" },
    });
  });
});
