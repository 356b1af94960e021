import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ProductEvent } from "#domain/people/activity.ts";
import { databaseKinds } from "../testing/databases.ts";
import {
  addConfirmed,
  day,
  dumpTables,
  later,
  noon,
  openPeople,
  type PeopleDatabase,
  times,
} from "../testing/people.ts";

describe.each(databaseKinds)("events in the %s database", (kind) => {
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

  const event = (product: number, changes: Partial<ProductEvent> = {}): ProductEvent => ({
    id: randomUUID(),
    type: "product_seen",
    product,
    at: noon,
    surface: "discover",
    ...changes,
  });
  const add = (events: readonly ProductEvent[], at = noon, aDay = 10_000, who = id) =>
    stores.events.add(who, events, at, aDay);
  const lists = async () => (await stores.activity(id)).events;
  const count = async () =>
    (await stores.db.selectFrom("product_event").select("client_id").execute()).length;

  test("are listed by type: each product once, the latest first, of one moment the last of a call first", async () => {
    await add([event(1, { at: later(5) }), event(2), event(3), event(2), event(4)]);
    await add([event(3, { at: later(-9) }), event(4, { type: "product_purchased", surface: null })]);
    expect(await lists()).toEqual({
      product_seen: [1, 4, 2, 3],
      product_image_seen: [],
      product_card_clicked: [],
      product_chosen: [],
      product_purchased: [4],
    });
  });

  test("come back as they were told", async () => {
    const told = event(8, { id: "e-1", type: "product_chosen", at: later(-77), surface: "search" });
    await add([told], later(5));
    expect(await stores.db.selectFrom("product_event").selectAll().execute()).toMatchObject([
      {
        person_id: id,
        client_id: "e-1",
        type: "product_chosen",
        product_id: 8,
        surface: "search",
        at: later(-77),
        received_at: later(5),
      },
    ]);
  });

  test("sent again, with the same id, have happened once, and as they were told first", async () => {
    const told = [event(1), event(2)];
    await add(told);
    const before = await dumpTables(stores.db);
    expect(await add(told, later(day))).toEqual({ ok: true, value: undefined });
    expect(await add(told.map((one) => ({ ...one, product: 9 })))).toMatchObject({ ok: true });
    await Promise.all(
      times(6, (nth) => (nth % 2 ? stores : stores.elsewhere).events.add(id, told, noon, 100)),
    );
    expect(await dumpTables(stores.db)).toEqual(before);
    const other = await addConfirmed(stores);
    await add(told, noon, 100, other.id);
    expect(await count()).toBe(4);
  });

  test("are 200 in each list, of the latest", async () => {
    for (const nth of times(3, (call) => call))
      await add(times(100, (place) => event(1 + nth * 100 + place, { at: later(nth * 100 + place) })));
    expect((await lists()).product_seen).toEqual(times(200, (place) => 300 - place));
  });

  test("past the allowance of a day are refused, and taken again a day later", async () => {
    await add(
      times(5, (nth) => event(nth + 1)),
      noon,
      5,
    );
    expect(await add([event(9)], later(day - 1), 5)).toEqual({
      ok: false,
      refusal: { kind: "too_many_requests", retryAfter: 3600 },
    });
    expect(await count()).toBe(5);
    expect(await add([event(9)], later(day), 5)).toMatchObject({ ok: true });
    expect(await count()).toBe(6);
  });

  test("of whoever is gone are refused, also when they go at that moment", async () => {
    const gone = { ok: false, refusal: { kind: "bad_token" } };
    expect(await add([event(1)], noon, 10, randomUUID())).toEqual(gone);
    await Promise.all([
      ...times(5, () => add([event(1)])),
      stores.elsewhere.people.remove(id, "stub", noon),
      ...times(5, () => add([event(1)])),
    ]);
    expect(await add([event(1)])).toEqual(gone);
    expect(await count()).toBe(0);
  });
});
