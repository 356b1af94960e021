import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { destinationOf, matchRouteRule, type RouteMatcher } from "./route-rules.ts";

const matcher: RouteMatcher = {
  static: { "/signin": { redirect: "/login" } },
  wildcard: { "/journal": { redirect: "/blog" } },
  dynamic: { "/article/:slug": { redirect: "/blog/:slug" } },
};

describe("route rules", () => {
  test.each([
    ["/signin", "/login"],
    ["/signin/x", undefined],
    ["/journal/tweed", "/blog/tweed"],
    ["/journals", undefined],
    ["/article/tweed", "/blog/tweed"],
    ["/article/tweed/more", undefined],
    ["/article/", undefined],
    ["/constructor", undefined],
  ])("%s leads to %s", (path, to) => {
    expect(matchRouteRule(matcher, path)).toBe(to);
  });
});

describe("where a redirect may lead", () => {
  const hosts = ["stationf.co"];

  test("a path of this site", () => {
    expect(destinationOf("/login?x=1", hosts).kind).toBe("path");
  });

  test("another site only when it is on the list, and only over https", () => {
    expect(destinationOf("https://stationf.co/visit", hosts).kind).toBe("site");
    expect(destinationOf("http://stationf.co/visit", hosts).kind).toBe("refused");
    expect(destinationOf("https://evil.example/", hosts).kind).toBe("refused");
  });

  test.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "https:evil.example",
    "https://stationf.co@evil.example/",
    "https://user@stationf.co/",
    "/\t/evil.example",
    "/\n/evil.example",
    "",
    "login",
  ])("%j is refused", (to) => {
    expect(destinationOf(to, hosts).kind).toBe("refused");
  });

  test("whatever is accepted as a path stays on this site", () => {
    const tricky = fc.stringMatching(/^[/\\a-z.:@?#\t\n\r ]{0,12}$/);
    fc.assert(
      fc.property(tricky, (to) => {
        if (destinationOf(to, hosts).kind !== "path") return;
        expect(new URL(to, "https://cleed.example/a/b").host).toBe("cleed.example");
      }),
      { numRuns: 2000 },
    );
  });
});
