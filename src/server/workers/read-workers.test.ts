import { expect, test } from "vitest";
import { readWorkers } from "./read-workers.ts";

const url = "postgres://somewhere/cleed";

test("without the option there are no workers", () => {
  expect(readWorkers(undefined, undefined)).toEqual({ ok: true, value: undefined });
});

test("a number of workers needs a database that several can use", () => {
  expect(readWorkers("4", url)).toEqual({ ok: true, value: 4 });
  expect(readWorkers("4", undefined)).toEqual({
    ok: false,
    refusal: "--workers needs DATABASE_URL: the embedded database belongs to one process.",
  });
});

test.each(["0", "65", "-1", "two", "1.5", "", "1e1"])("%o is no number of workers", (given) => {
  expect(readWorkers(given, url)).toEqual({
    ok: false,
    refusal: `--workers is "${given}", but should be a whole number from 1 to 64.`,
  });
});
