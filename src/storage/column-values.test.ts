import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenDatabase } from "./open-database.ts";
import { databaseKinds, freshDatabase } from "./testing/databases.ts";

describe.each(databaseKinds)("values of the %s database", (kind) => {
  let database: OpenDatabase & { remove(): Promise<void> };

  beforeAll(async () => {
    database = await freshDatabase(kind);
  }, 60_000);
  afterAll(() => database.remove());

  const read = async (query: ReturnType<typeof sql>) => (await query.execute(database.db)).rows;

  test("a large integer is a number while that is exact, and a bigint beyond", async () => {
    const rows = await read(sql`
      select 42::int8 as small, '-9007199254740991'::int8 as lowest, 9007199254740991::int8 as highest,
        9007199254740992::int8 as beyond, '-9223372036854775808'::int8 as far, count(*) as counted
      from (values (1), (2)) as two`);
    expect(rows).toStrictEqual([
      {
        small: 42,
        lowest: Number.MIN_SAFE_INTEGER,
        highest: Number.MAX_SAFE_INTEGER,
        beyond: 9007199254740992n,
        far: -9223372036854775808n,
        counted: 2,
      },
    ]);
  });

  test("instants are dates; amounts, days and local times are text", async () => {
    const rows = await read(sql`
      select '2026-03-29 03:30:00.25+02'::timestamptz as instant, 1.10::numeric as amount,
        '2026-03-29'::date as day, '2026-03-29 02:30:00'::timestamp as local_time`);
    expect(rows).toStrictEqual([
      {
        instant: new Date("2026-03-29T01:30:00.250Z"),
        amount: "1.10",
        day: "2026-03-29",
        local_time: "2026-03-29 02:30:00",
      },
    ]);
  });

  test("json is its value, whatever the value", async () => {
    const rows = await read(sql`
      select '{"a": [1, "é", null, {"b": 2.5}]}'::jsonb as object, '[]'::json as list,
        '"text"'::jsonb as text, 'null'::jsonb as nothing, null::jsonb as missing, '12'::jsonb as number`);
    expect(rows).toStrictEqual([
      {
        object: { a: [1, "é", null, { b: 2.5 }] },
        list: [],
        text: "text",
        nothing: null,
        missing: null,
        number: 12,
      },
    ]);
  });

  test("small numbers, truth, bytes and identifiers", async () => {
    const rows = await read(sql`
      select 7::int2 as tiny, -7::int4 as plain, 0.1::float8 as fraction, 1.5::float4 as half, true as yes,
        false as no, '\\x00ff'::bytea as bytes, '0b7e9c0e-6f3a-4d0b-9d39-6a6f5f3c2b11'::uuid as id, '' as empty`);
    expect(rows).toStrictEqual([
      {
        tiny: 7,
        plain: -7,
        fraction: 0.1,
        half: 1.5,
        yes: true,
        no: false,
        bytes: Buffer.from([0, 255]),
        id: "0b7e9c0e-6f3a-4d0b-9d39-6a6f5f3c2b11",
        empty: "",
      },
    ]);
  });

  test("the entries of an array are read like single values", async () => {
    const rows = await read(sql`
      select array['a,b', '"', '\\', 'NULL', '', null] as words, array[1, null]::int4[] as ints,
        array[1, 9007199254740993]::int8[] as longs, array[1.10, null]::numeric[] as amounts,
        array['2026-01-01T00:00:00Z']::timestamptz[] as instants, array['2026-01-01']::date[] as days,
        array[[1, 2], [3, 4]]::int8[] as table, '{}'::text[] as none`);
    expect(rows).toStrictEqual([
      {
        words: ["a,b", '"', "\\", "NULL", "", null],
        ints: [1, null],
        longs: [1, 9007199254740993n],
        amounts: ["1.10", null],
        instants: [new Date("2026-01-01T00:00:00Z")],
        days: ["2026-01-01"],
        table: [
          [1, 2],
          [3, 4],
        ],
        none: [],
      },
    ]);
  });

  test("what goes in as a parameter comes out the same", async () => {
    const given = {
      text: "l'été 👗 \\ \" \n $1 {a}",
      number: 12.5,
      yes: true,
      big: 9007199254740993n,
      at: new Date("2026-07-14T10:11:12.345Z"),
      bytes: Buffer.from("é"),
      json: { list: [1, "deux", { trois: null }] },
      words: ["a,b", 'say "hi"', "NULL", "back\\slash"],
      nothing: null,
    };
    const rows = await read(sql`
      select ${given.text}::text as text, ${given.number}::float8 as number, ${given.yes}::bool as yes,
        ${given.big}::int8 as big, ${given.at}::timestamptz as at, ${given.bytes}::bytea as bytes,
        ${given.json}::jsonb as json, ${given.words}::text[] as words, ${given.nothing}::text as nothing`);
    expect(rows).toStrictEqual([given]);
  });

  test("text that PostgreSQL cannot hold is refused, and the next query works", async () => {
    await expect(read(sql`select ${"a\u0000b"}::text as text`)).rejects.toMatchObject({ code: "22021" });
    expect(await read(sql`select ${"\ud800"}::text as text`)).toStrictEqual([{ text: "\ufffd" }]);
  });

  test("a list is no json: it is refused alike, not stored differently", async () => {
    await expect(read(sql`select ${[1, 2]}::jsonb as list`)).rejects.toMatchObject({ code: "22P02" });
  });

  test("what is no truth value is refused by the database itself", async () => {
    await expect(read(sql`select ${"maybe"}::bool as truth`)).rejects.toMatchObject({ code: "22P02" });
  });

  test("the session's zone is UTC", async () => {
    expect(await read(sql`select '2026-01-01 12:00'::timestamptz as noon`)).toStrictEqual([
      { noon: new Date("2026-01-01T12:00:00Z") },
    ]);
  });
});
