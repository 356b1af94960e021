import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { RankerWeightsStore } from "#domain/training/ports.ts";
import { rankerWeightsStore } from "./ranker-weights-store.ts";
import { databaseKinds, freshDatabase } from "./testing/databases.ts";
import { day, later, noon } from "./testing/people.ts";

describe.each(databaseKinds)("weights of the ranker in the %s database", (kind) => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let store: RankerWeightsStore;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    store = rankerWeightsStore(database.db);
  }, 60_000);
  afterAll(() => database.remove());
  beforeEach(() => sql`truncate ranker_weights, ranker_served`.execute(database.db));

  const basis = { impressions: 2400, taken: 310, people: 42, gain: 0.0125 };
  const add = (brand: number, madeAt = noon) => store.add({ madeAt, factors: { brand, style: 0.75 }, basis });

  test("before anything was fitted, those that are set by hand are served", async () => {
    expect([await store.served(), await store.list(5)]).toEqual([undefined, []]);
  });

  test("what is fitted is served from then on, and what was before is still known", async () => {
    const first = await add(1.5);
    expect(first).toEqual({ id: first.id, madeAt: noon, factors: { brand: 1.5, style: 0.75 }, basis });
    const second = await add(1.25, later(day));
    expect(await store.served()).toEqual({
      weights: { ...second, basis: { ...basis, gain: expect.closeTo(0.0125, 5) } },
      since: later(day),
      isHeld: false,
    });
    const list = await store.list(5);
    expect(list.map(({ id, factors, servedAt }) => [id, factors.brand, servedAt])).toEqual([
      [second.id, 1.25, [later(day)]],
      [first.id, 1.5, [noon]],
    ]);
    expect(await store.list(1)).toHaveLength(1);
  });

  test("going back serves earlier ones, or none, and holds until it is let go", async () => {
    const first = await add(1.5);
    await add(1.25, later(day));
    expect(await store.serve(first.id, true, later(2 * day))).toBe(true);
    const third = await add(1.75, later(3 * day));
    expect(await store.served()).toMatchObject({
      weights: { id: first.id },
      since: later(2 * day),
      isHeld: true,
    });
    expect(await store.serve(null, true, later(4 * day))).toBe(true);
    expect(await store.served()).toEqual({ weights: undefined, since: later(4 * day), isHeld: true });
    expect(await store.serve(third.id, false, later(5 * day))).toBe(true);
    const fourth = await add(0.5, later(6 * day));
    expect((await store.served())?.weights?.id).toBe(fourth.id);
    const served = (await store.list(9)).map(({ servedAt }) => servedAt.length);
    expect(served).toEqual([1, 1, 1, 2]);
  });

  test("what there is not cannot be served, and changes nothing", async () => {
    const { id } = await add(1.5);
    expect(await store.serve(id + 1, true, later(day))).toBe(false);
    expect(await store.served()).toMatchObject({ weights: { id }, isHeld: false });
  });
});
