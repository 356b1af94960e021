import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { isDatabaseGone } from "./is-database-gone.ts";
import { databaseKinds, freshDatabase } from "./testing/databases.ts";

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe.each(databaseKinds)("a database of kind %s", (kind) => {
  test("that refuses a statement is not gone", async () => {
    const database = await freshDatabase(kind);
    const error = await errorOf(sql`select * from no_such_table`.execute(database.db));
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseGone(error)).toBe(false);
    await database.close();
    await database.remove();
  });
});

test("a refused connection, a shutdown and a lost connection mean that it is gone", () => {
  for (const code of ["ECONNREFUSED", "57P01", "57014", "08006", "53300", "53100", "58030"]) {
    expect(isDatabaseGone(Object.assign(new Error("x"), { code })), code).toBe(true);
  }
  expect(isDatabaseGone(new Error("Connection terminated unexpectedly"))).toBe(true);
  expect(isDatabaseGone(new Error("a bug"))).toBe(false);
});
