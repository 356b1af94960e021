import { describe, expect, test } from "vitest";
import { statementNames } from "./statement-names.ts";

const bounds = { most: 2, mostOnce: 3, longest: 20 };

describe("names of statements", () => {
  test("are given to what comes again, and kept", () => {
    const names = statementNames(bounds);
    expect(names.of("select 1")).toEqual({ name: "", isNew: true, dropped: [] });
    const { name, isNew } = names.of("select 1");
    expect([name === "", isNew]).toEqual([false, true]);
    expect(names.of("select 1")).toEqual({ name, isNew: false, dropped: [] });
  });

  test("are not given to what is too long to come again", () => {
    const names = statementNames(bounds);
    const long = "select 1, 2, 3, 4, 5, 6, 7, 8, 9";
    expect([names.of(long), names.of(long), names.of(long)].map(({ name }) => name)).toEqual(["", "", ""]);
  });

  test("are taken from the statement that was not used for longest, and told once to be forgotten", () => {
    const names = statementNames(bounds);
    const twice = (sql: string) => [names.of(sql), names.of(sql)][1]?.name;
    const [one, two] = [twice("1"), twice("2")];
    names.of("1");
    names.of("3");
    expect(names.of("3").dropped).toEqual([two]);
    expect(names.of("1")).toEqual({ name: one, isNew: false, dropped: [] });
    expect(names.of("2").name).toBe("");
  });

  test("are not remembered of more than so many that came once", () => {
    const names = statementNames(bounds);
    for (const sql of ["1", "2", "3", "4"]) names.of(sql);
    expect(names.of("1").name).toBe("");
    expect(names.of("4").name).not.toBe("");
  });

  test("are never used again after they were forgotten", () => {
    const names = statementNames(bounds);
    const twice = (sql: string) => [names.of(sql), names.of(sql)][1]?.name;
    const [one, two] = [twice("1"), twice("2")];
    names.forget("1");
    names.forget("never heard of");
    names.forgetAll();
    expect(names.of("1").dropped).toEqual([one, two]);
    const again = names.of("1");
    expect([again.isNew, again.dropped]).toEqual([true, []]);
    expect([one, two]).not.toContain(again.name);
  });
});
