import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { personStore } from "./people/person-store.ts";
import { rankerWeightsStore } from "./ranker-weights-store.ts";
import { databaseKinds, freshDatabase } from "./testing/databases.ts";
import { day, later, newRegistration, noon, terms } from "./testing/people.ts";

describe.each(databaseKinds)("weights of the ranker in the %s database", (kind) => {
  let actorId: string;
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let store: ReturnType<typeof rankerWeightsStore>;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    store = rankerWeightsStore(database.db);
    const admin = newRegistration();
    actorId = admin.id;
    await personStore(database.db).register(admin, terms, undefined);
  }, 60_000);
  afterAll(() => database.remove());
  beforeEach(() => sql`truncate ranker_weights, ranker_served, audit`.execute(database.db));

  const basis = { impressions: 2400, taken: 310, people: 42, gain: 0.0125 };
  const by = (at: Date, note = "") => ({ actorId, at, note });
  const add = (brand: number, madeAt = noon) => store.add({ madeAt, factors: { brand, style: 0.75 }, basis });

  test("before anything was fitted, those that are set by hand are served", async () => {
    expect([await store.served(), await store.list(5)]).toEqual([undefined, []]);
  });

  test("what is fitted is served from then on, and what was before is still known", async () => {
    const first = await add(1.5);
    expect(first).toEqual({
      id: first.id,
      madeAt: noon,
      factors: { brand: 1.5, style: 0.75 },
      basis,
      madeBy: "learned",
      note: "",
    });
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
    expect(await store.serve(first.id, true, by(later(2 * day)))).toBe(true);
    const third = await add(1.75, later(3 * day));
    expect(await store.served()).toMatchObject({
      weights: { id: first.id },
      since: later(2 * day),
      isHeld: true,
    });
    expect(await store.serve(null, true, by(later(4 * day)))).toBe(true);
    expect(await store.served()).toEqual({ weights: undefined, since: later(4 * day), isHeld: true });
    expect(await store.serve(third.id, false, by(later(5 * day)))).toBe(true);
    const fourth = await add(0.5, later(6 * day));
    expect((await store.served())?.weights?.id).toBe(fourth.id);
    const served = (await store.list(9)).map(({ servedAt }) => servedAt.length);
    expect(served).toEqual([1, 1, 1, 2]);
  });

  test("what there is not cannot be served, and changes nothing", async () => {
    const { id } = await add(1.5);
    expect(await store.serve(id + 1, true, by(later(day)))).toBe(false);
    expect(await store.served()).toMatchObject({ weights: { id }, isHeld: false });
    expect(await audited()).toEqual([]);
  });

  test("what an admin sets is served and held at once, beside what was learned, and the log has both", async () => {
    const learned = await add(1.5);
    const set = await store.addByAdmin({ brand: 0, wish: 3 }, by(later(day), "less of brands"));
    const kept = { factors: { brand: 0, wish: 3 }, basis: null, madeBy: "admin", note: "less of brands" };
    expect(set).toEqual({ id: set.id, madeAt: later(day), ...kept });
    expect(await store.served()).toEqual({ weights: set, since: later(day), isHeld: true });
    expect(await store.find(set.id)).toEqual(set);
    expect(await store.find(set.id + 1)).toBeUndefined();
    // What is fitted later waits, and goes by when it was fitted last, not by what an admin did.
    expect(await store.fittedAt()).toEqual(noon);
    const waiting = await add(1.75, later(2 * day));
    expect((await store.served())?.weights?.id).toBe(set.id);
    expect((await store.list(9)).map(({ id, madeBy }) => [id, madeBy])).toEqual([
      [waiting.id, "learned"],
      [set.id, "admin"],
      [learned.id, "learned"],
    ]);
    await store.serve(null, false, by(later(3 * day)));
    expect(await audited()).toEqual([
      [
        "weights.added",
        {
          subject: `weights ${set.id}`,
          before: { id: learned.id, held: false, factors: { brand: 1.5, style: 0.75 } },
          after: { id: set.id, held: true, factors: { brand: 0, wish: 3 } },
          note: "less of brands",
        },
      ],
      [
        "weights.served",
        {
          subject: "weights of the code",
          before: { id: set.id, held: true, factors: { brand: 0, wish: 3 } },
          after: { id: null, held: false, factors: {} },
        },
      ],
    ]);
  });

  const audited = async () => {
    const rows = await database.db.selectFrom("audit").selectAll().orderBy("id").execute();
    return rows.map(({ action, actor_id, detail }) => {
      expect(actor_id).toBe(actorId);
      return [action, detail];
    });
  };
});
