import { expect, test } from "vitest";
import { redactUrl } from "./redact-url.ts";

test.each([
  ["postgres://cleed:hunter2@db.example:5433/cleed", "postgres://cleed@db.example:5433/cleed"],
  [
    "postgresql://cleed:p%40ss@db.example/cleed?sslmode=require",
    "postgresql://cleed@db.example/cleed?sslmode=require",
  ],
  ["postgres://cleed@db.example/cleed?password=hunter2", "postgres://cleed@db.example/cleed"],
  ["postgres:///cleed?host=/var/run/postgresql", "postgres:///cleed?host=%2Fvar%2Frun%2Fpostgresql"],
])("the password of %s is not shown", (url, shown) => {
  expect(decodeURIComponent(redactUrl(url))).toBe(decodeURIComponent(shown));
});

test.each([
  "postgres://cleed:hun/ter2@db/cleed",
  "postgres://cleed:12/hunter2@db/cleed",
  "hunter2",
  "",
  "cleed:hunter2@db",
])("of what is no proper address nothing is shown: %s", (url) => {
  expect(redactUrl(url)).toBe("postgres://…");
});
