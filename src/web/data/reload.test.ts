import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadOnce } from "./reload.ts";

/** A tab that remembers where it was sent. */
const visits: string[] = [];
const kept = new Map<string, string>();

beforeEach(() => {
  visits.length = 0;
  kept.clear();
  vi.stubGlobal("location", {
    pathname: "/",
    search: "",
    reload: () => visits.push("reload"),
    assign: (path: string) => visits.push(path),
  });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a path is loaded afresh once, and not again within 10 s", () => {
  expect(reloadOnce("/about", 1_000)).toBe(true);
  expect(reloadOnce("/about", 10_999)).toBe(false);
  expect(visits).toEqual(["/about"]);
});

test("after 10 s, or for another path, it may be again", () => {
  reloadOnce("/about", 1_000);
  expect(reloadOnce("/about", 11_001)).toBe(true);
  expect(reloadOnce("/blog", 11_002)).toBe(true);
});

test("going elsewhere in between does not allow it sooner", () => {
  reloadOnce("/about", 1_000);
  reloadOnce("/press", 2_000);
  expect(reloadOnce("/about", 3_000)).toBe(false);
  expect(visits).toEqual(["/about", "/press"]);
});

test("the page one is on is reloaded in place", () => {
  reloadOnce("/", 1_000);
  expect(visits).toEqual(["reload"]);
});

test("where nothing can be remembered, nothing is reloaded", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  expect(reloadOnce("/about", 1_000)).toBe(false);
  expect(visits).toEqual([]);
});
