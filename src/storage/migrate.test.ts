import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { migrate, migrations } from "./migrate.ts";
import { type DatabasePlace, openDatabase } from "./open-database.ts";
import type { Schema } from "./schema.ts";
import { databaseKinds, freshDatabase, freshPlace } from "./testing/databases.ts";

const patience = 60_000;

const newPlace = async (kind: (typeof databaseKinds)[number]): Promise<DatabasePlace> => {
  const place = await freshPlace(kind);
  onTestFinished(place.remove);
  return place.where;
};

const open = async (where: DatabasePlace) => {
  const opened = await openDatabase(where);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  onTestFinished(opened.value.close);
  return opened.value;
};

const appliedTo = async (db: Kysely<Schema>) =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
    ({ name }) => name,
  );

const creating = (table: string): Migration => ({
  async up(db) {
    await sql`create table ${sql.table(table)} (id integer)`.execute(db);
  },
});

describe.each(databaseKinds)("migrations of the %s database", (kind) => {
  let shared: Kysely<Schema>;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    shared = database.db;
    remove = database.remove;
  }, patience);
  afterAll(() => remove());

  test(
    "the first start applies them, the second finds nothing to do",
    async () => {
      const where = await newPlace(kind);
      const first = await openDatabase(where);
      if (!first.ok) throw new Error(JSON.stringify(first.refusal));
      expect(first.value.firstStart).toBe(true);
      const applied = await appliedTo(first.value.db);
      expect(applied).toContain("0001-legal-documents");
      await first.value.close();

      const second = await open(where);
      expect(second.firstStart).toBe(false);
      expect(await appliedTo(second.db)).toEqual(applied);
      expect(await migrate(second.db)).toEqual({ ok: true, value: { first: false, applied: [] } });
    },
    patience,
  );

  test(
    "one that fails is named, and those of the same start are taken back",
    async () => {
      const before = await appliedTo(shared);
      const known = {
        ...migrations,
        "8000-good": creating("good"),
        "8001-bad": { up: async (schema: Kysely<unknown>) => void (await sql`nonsense`.execute(schema)) },
      };
      expect(await migrate(shared, () => {}, known)).toMatchObject({
        ok: false,
        refusal: { name: "8001-bad", reason: expect.stringContaining("nonsense") },
      });
      expect(await appliedTo(shared)).toEqual(before);
      await expect(sql`select * from good`.execute(shared)).rejects.toMatchObject({ code: "42P01" });
    },
    patience,
  );

  test(
    "a database of a newer release is refused by name",
    async () => {
      expect(await migrate(shared, () => {}, { "9000-other": creating("other") })).toEqual({
        ok: false,
        refusal: { name: "0001-legal-documents", reason: expect.stringContaining("newer release") },
      });
    },
    patience,
  );
});

describe("two processes that start at once on one PostgreSQL", () => {
  test(
    "both succeed, and one of them has the first start",
    async () => {
      const where = await newPlace("postgres");
      const all = await Promise.all([open(where), open(where), open(where), open(where)]);
      expect(all.filter(({ firstStart }) => firstStart)).toHaveLength(1);
    },
    patience,
  );

  test(
    "a slow migration runs once",
    async () => {
      const where = await newPlace("postgres");
      const [one, other] = [await open(where), await open(where)];
      let runs = 0;
      const slow: Migration = {
        async up(db) {
          runs += 1;
          await sql`select pg_sleep(0.3)`.execute(db);
          await sql`create table slow (id integer)`.execute(db);
        },
      };
      const known = { ...migrations, "9000-slow": slow };
      const results = await Promise.all([
        migrate(one.db, () => {}, known),
        migrate(other.db, () => {}, known),
      ]);
      expect(results.every(({ ok }) => ok)).toBe(true);
      expect(runs).toBe(1);
    },
    patience,
  );
});
