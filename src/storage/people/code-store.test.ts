import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databaseKinds } from "../testing/databases.ts";
import {
  addPending,
  hour,
  later,
  newLetter,
  noon,
  openPeople,
  type PeopleDatabase,
  times,
} from "../testing/people.ts";

describe.each(databaseKinds)("one-time codes in the %s database", (kind) => {
  let stores: PeopleDatabase;
  let id: string;

  beforeAll(async () => {
    stores = await openPeople(kind);
  });
  afterAll(() => stores.remove());
  beforeEach(async () => {
    await stores.empty();
    id = (await addPending(stores)).id;
  });

  const tries = async (count: number) =>
    (await Promise.all(times(count, () => stores.codes.try(id, "signup")))).filter(Boolean);

  test("a code can be tried five times, each of which gets the same hash, and then no more", async () => {
    await stores.codes.keep(id, "signup", "hash", noon);
    for (const _ of times(5, () => 0))
      expect(await stores.codes.try(id, "signup")).toStrictEqual({ codeHash: "hash", createdAt: noon });
    expect(await stores.codes.try(id, "signup")).toBeUndefined();
    expect(await stores.codes.try(id, "signup")).toBeUndefined();
  });

  test("of twenty tries at once, five get it", async () => {
    await stores.codes.keep(id, "signup", "hash", noon);
    const all = await Promise.all(
      times(20, (index) => (index % 2 ? stores : stores.elsewhere).codes.try(id, "signup")),
    );
    expect(all.filter(Boolean)).toHaveLength(5);
  });

  test("of ten uses at once, one succeeds, and a used code cannot be tried", async () => {
    await stores.codes.keep(id, "signup", "hash", noon);
    const all = await Promise.all(
      times(10, (index) =>
        (index % 2 ? stores : stores.elsewhere).codes.use(id, "signup", used("hash", noon)),
      ),
    );
    expect(all.filter(Boolean)).toHaveLength(1);
    expect(await stores.codes.try(id, "signup")).toBeUndefined();
    expect(await stores.codes.use(id, "signup", used("hash", later(hour)))).toBe(false);
  });

  test("the fifth try may still be the right one", async () => {
    await stores.codes.keep(id, "signup", "hash", noon);
    await tries(5);
    expect(await stores.codes.use(id, "signup", used("hash", noon))).toBe(true);
  });

  test("a new code replaces the old one and starts over", async () => {
    await stores.codes.keep(id, "signup", "old", noon);
    await tries(5);
    await stores.codes.keep(id, "signup", "new", later(hour));
    expect(await stores.codes.use(id, "signup", used("old", later(hour)))).toBe(false);
    expect(await stores.codes.try(id, "signup")).toStrictEqual({ codeHash: "new", createdAt: later(hour) });
    expect(await tries(10)).toHaveLength(4);
    expect(await stores.codes.use(id, "signup", used("new", later(hour)))).toBe(true);
    await stores.codes.keep(id, "signup", "third", later(hour));
    expect(await stores.codes.try(id, "signup")).toMatchObject({ codeHash: "third" });
  });

  test("codes kept at once leave one of them", async () => {
    await Promise.all(
      times(10, (index) =>
        (index % 2 ? stores : stores.elsewhere).codes.keep(id, "signup", `hash-${index}`, noon),
      ),
    );
    expect(await stores.db.selectFrom("one_time_code").select("tries").execute()).toEqual([{ tries: 0 }]);
  });

  test("nobody can try or use what was never sent, or was sent to another", async () => {
    const other = await addPending(stores);
    await stores.codes.keep(other.id, "signup", "theirs", noon);
    for (const person of [id, randomUUID()]) {
      expect(await stores.codes.try(person, "signup")).toBeUndefined();
      expect(await stores.codes.use(person, "signup", used("theirs", noon))).toBe(false);
    }
    expect(await stores.codes.use(other.id, "signup", used("theirs", noon))).toBe(true);
  });

  test("a code goes with its person, and none is kept for nobody", async () => {
    await stores.codes.keep(id, "signup", "hash", noon);
    await stores.people.remove(id, "stub", noon);
    expect(await stores.codes.try(id, "signup")).toBeUndefined();
    await expect(stores.codes.keep(id, "signup", "hash", noon)).rejects.toMatchObject({ code: "23503" });
  });
});

const used = (codeHash: string, at: Date, claimHash: string | null = null) => ({
  codeHash,
  claimHash,
  letter: newLetter("someone@example.org", { request: "reset" }),
  at,
});
