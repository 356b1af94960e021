import { expect, test } from "vitest";
import { guardNamed } from "./guards.ts";

test("a registered name is a guard", () => {
  expect(guardNamed("auth")).toBeTypeOf("function");
});

test.each(["velvet-rope", "constructor", ""])(
  "the unknown name %j is a fault that lists the known ones",
  (name) => {
    expect(() => guardNamed(name)).toThrow(`Unknown route middleware: '${name}'. Known: auth, guest.`);
  },
);
