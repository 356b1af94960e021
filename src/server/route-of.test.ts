import { expect, test } from "vitest";
import { table } from "#contract/table.ts";
import { routeOf } from "./route-of.ts";

test("a call is counted by its row, whatever its parameters are", () => {
  for (const { path } of table) {
    const asked = path.replace(/:\w+(\{[^}]*\})?/g, "17");
    const { surface, route } = routeOf(asked);
    expect([surface, route.replace(/:\w+/g, ":x")], path).toEqual(["api", path.replace(/:\w+/g, ":x")]);
  }
});

test.each([
  ["/", "page", "/"],
  ["/fr", "page", "/"],
  ["/fr/product/12-a-shirt", "page", "/product/*"],
  ["/search", "page", "/search"],
  ["/frog", "page", "other"],
  ["/%3Cscript%3E", "page", "other"],
  ["/assets/root-x.js", "file", "/assets/*"],
  ["/media/pictures/a", "file", "/media/*"],
  ["/robots.txt", "file", "other"],
  ["/about/_payload.json", "page", "/_payload.json"],
  ["/api/nothing/here", "api", "other"],
])("%s", (path, surface, route) => {
  expect(routeOf(path)).toEqual({ surface, route });
});

test("whatever anybody asks for, there are only so many routes", () => {
  const routes = new Set<string>();
  for (let n = 0; n < 5_000; n++)
    for (const at of [
      `/${n}`,
      `/api/${n}`,
      `/product/${n}`,
      `/api/products/${n}`,
      `/media/${n}`,
      `/${n}.html`,
    ])
      routes.add(routeOf(at).route);
  expect([...routes].toSorted()).toEqual(["/api/products/:id", "/media/*", "/product/*", "other"]);
});
