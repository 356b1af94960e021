import { expect, test } from "vitest";
import { rangeOf } from "./range.ts";

const now = Date.parse("2026-11-16T23:30:00Z");
const of = (search: string) => rangeOf(new URLSearchParams(search), now);

test("so many days, today among them, which begins in Paris", () => {
  expect(of("days=7")).toEqual({ from: "2026-11-11", to: "2026-11-17", span: "7" });
  expect(of("")).toEqual({ from: "2026-10-19", to: "2026-11-17", span: "30" });
});

test("two days of one's own", () => {
  expect(of("from=2026-01-01&to=2026-02-01")).toEqual({
    from: "2026-01-01",
    to: "2026-02-01",
    span: undefined,
  });
});

test.each([
  "from=2026-02-01&to=2026-01-01",
  "from=2026-02-31&to=2026-03-01",
  "from=yesterday&to=today",
  "days=8",
])("%s is the usual month", (search) => {
  expect(of(search).span).toBe("30");
});
