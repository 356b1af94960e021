import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { MissedSearch, SearchLog } from "#domain/admin/search-log.ts";
import { databaseKinds, freshDatabase } from "../testing/databases.ts";
import { searchLog } from "./search-log.ts";

describe.each(databaseKinds)("what is searched for, in the %s database", (kind) => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let log: SearchLog;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    log = searchLog(database.db);
  });
  afterAll(() => database.remove());
  beforeEach(async () => {
    for (const table of ["search_day", "search_missed", "search_salt"] as const)
      await database.db.deleteFrom(table).execute();
  });

  const text = (words: string, ...askers: string[]): MissedSearch => ({
    ...{ text: words, times: askers.length, askers },
    ...({ language: "en", universe: "" } as const),
  });
  const add = (day: string, ...texts: MissedSearch[]) =>
    log.add(day, { searches: texts.length + 1, missed: texts.length, texts });
  const march = { from: "2026-03-01", to: "2026-03-31" };
  const told = async (days = march) => (await log.missed(days)).map((one) => one.text);

  test("all are counted; a text is told once three different askers had it within a month", async () => {
    await add("2026-03-08", text("moon boots", "a", "b"), text("cape", "a", "a", "a"));
    expect(await told()).toEqual([]);
    await add("2026-03-08", text("moon boots", "b"));
    expect(await told()).toEqual([]);
    await add("2026-03-09", text("moon boots", "c"));
    expect(await log.missed(march)).toEqual([{ text: "moon boots", times: 4, lastOn: "2026-03-09" }]);
    expect(await log.totals(march)).toEqual({ total: 7, withoutResults: 4 });
    expect(await log.totals({ from: "2026-03-09", to: "2026-03-09" })).toEqual({
      total: 2,
      withoutResults: 1,
    });
  });

  test("the same asker in three months is one, not three", async () => {
    for (const month of ["01", "02", "03"]) await add(`2026-${month}-05`, text("cape", "a"));
    expect(await told({ from: "2026-01-01", to: "2026-03-31" })).toEqual([]);
  });

  test("nobody can be told from what is kept, nor followed from one text to another", async () => {
    await add("2026-03-08", text("cape", "203.0.113.7"), text("moon boots", "203.0.113.7"));
    const kept = await database.db.selectFrom("search_missed").select("askers").execute();
    const digests = kept.flatMap(({ askers }) => askers);
    expect(digests).toHaveLength(2);
    expect(new Set(digests).size).toBe(2);
    expect(JSON.stringify(kept)).not.toContain("203.0.113.7");
  });

  test("never more than three askers of a text and a day", async () => {
    await add("2026-03-08", text("cape", "a", "b", "c"));
    await add("2026-03-08", text("cape", "d", "e", "f"));
    const { askers, times } = await database.db
      .selectFrom("search_missed")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect([askers.length, times]).toEqual([3, 6]);
  });

  test("what is older than 400 days goes, and the salt when its month is over", async () => {
    await add("2025-01-31", text("cape", "a"));
    await add("2026-03-08", text("cape", "a"));
    await log.sweep(new Date("2026-04-01T12:00:00Z"));
    expect(await database.db.selectFrom("search_salt").select("month").execute()).toHaveLength(1);
    await log.sweep(new Date("2026-04-03T12:00:00Z"));
    expect(await database.db.selectFrom("search_salt").select("month").execute()).toEqual([]);
    expect(await database.db.selectFrom("search_day").select("day").execute()).toHaveLength(1);
    expect(await database.db.selectFrom("search_missed").select("day").execute()).toHaveLength(1);
  });

  test("what two processes count at once adds up", async () => {
    await Promise.all(
      Array.from({ length: 6 }, (_, nth) =>
        add("2026-03-08", ...["b", "a", "c"].map((one) => text(one, `asker ${nth}`))),
      ),
    );
    expect((await log.missed(march)).map(({ times }) => times)).toEqual([6, 6, 6]);
  });
});
