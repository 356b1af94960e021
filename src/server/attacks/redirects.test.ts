import fc from "fast-check";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { destinationOf } from "#contract/route-rules.ts";
import { redirects } from "../redirects.ts";
import { allowedHosts, redirectOf, routeRules } from "../route-rules.ts";
import { createWellKnown } from "../well-known.ts";

const here = "http://cleed.example";
const site = new Hono()
  .route(
    "/",
    createWellKnown("hello@cleed.example", () => new Date()),
  )
  .get("*", redirects)
  .all("*", (c) => c.text("a page"));

const piece = fc.constantFrom(
  ...[
    "/",
    "//",
    "\\",
    "/\\",
    ".",
    "..",
    "/./",
    "@",
    ":",
    ";",
    "%2f",
    "%5c",
    "%2e",
    "%00",
    "%09",
    "%0a",
    "%0d%0a",
  ],
  ...[
    "\t",
    "\n",
    " ",
    "\u2028",
    "／",
    "∕",
    "＼",
    "evil.example",
    "https:",
    "javascript:",
    "fr",
    "en",
    "journal",
  ],
  ...["article", "blog", "looks", "signin", ".well-known", "change-password", "lvmh-station-f/visit"],
);
const pathLike = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`);
const query = fc.constantFrom(
  "",
  "?redirect=//evil.example",
  "?next=https://evil.example",
  "?url=javascript:1",
);

/** As a browser that was sent there reads it. */
const originOf = (location: string) => new URL(location, `${here}/some/page`).origin;

describe("no address of this site sends anyone to another", () => {
  test("by being another name for a page", async () => {
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(
        pathLike,
        query,
        fc.constantFrom("en", "fr", "xx//evil.example"),
        async (path, asked, language) => {
          fc.pre(URL.canParse(here + path));
          const headers = { "accept-language": language, cookie: `locale=${encodeURIComponent(language)}` };
          const { status, headers: answered } = await site.fetch(
            new Request(here + path + asked, { headers }),
          );
          const location = answered.get("location");
          if (location === null) return;
          sent += 1;
          expect([301, 302]).toContain(status);
          expect(originOf(location)).toBe(here);
          expect(location).toMatch(/^\/(?![/\\])/);
        },
      ),
      { numRuns: 2_000 },
    );
    expect(sent).toBeGreaterThan(100);
  });

  test("by a rule, unless it is a site that rules may lead to", () => {
    const ruled = fc.tuple(
      fc.constantFrom(
        ...Object.keys(routeRules.wildcard),
        ...Object.keys(routeRules.static),
        ...["/article", "/fr/article"],
      ),
      fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join("")),
    );
    fc.assert(
      fc.property(ruled, ([prefix, rest]) => {
        const { pathname } = new URL(here + prefix + rest);
        const destination = redirectOf(pathname);
        if (destination?.kind === "path") expect(originOf(destination.to)).toBe(here);
        if (destination?.kind === "site") expect(allowedHosts).toContain(new URL(destination.to).host);
      }),
      { numRuns: 2_000 },
    );
    expect(redirectOf("/lvmh-station-f/visit")?.kind).toBe("site");
  });

  test.each([
    "//stationf.co.evil.example",
    "https://stationf.co.evil.example/",
    "https://stationf.co@evil.example/",
    "https://evil.example/stationf.co",
    "https://user@stationf.co/",
    "http://stationf.co/",
    "https://stationf.co:8443/",
    "javascript://stationf.co/%0aalert(1)",
    "data:text/html,stationf.co",
    "\thttps://evil.example",
    "/\t/evil.example",
    "/\\evil.example",
    "",
  ])("nor would a rule to %j be followed", (to) => {
    expect(destinationOf(to, allowedHosts).kind).toBe("refused");
  });
});
