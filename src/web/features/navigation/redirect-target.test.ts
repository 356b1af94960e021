import fc from "fast-check";
import { expect, test } from "vitest";
import { keepingRedirect, redirectTarget } from "./redirect-target.ts";

const target = (redirect: string) => redirectTarget(new URLSearchParams({ redirect }));

test("a path of this site is kept, with its query and its fragment", () => {
  expect(target("/account?tab=sizes")).toBe("/account?tab=sizes");
  expect(target("/fr/search?q=manteau#prix")).toBe("/fr/search?q=manteau#prix");
});

test.each([
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/x/..//evil.example",
  "/%2e//evil.example",
  "https://evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "data:text/html,x",
  "evil.example",
  "@evil.example",
  "／／evil.example",
  "∕∕evil.example",
  "account",
  "",
])("%j leads nowhere", (redirect) => {
  expect(target(redirect)).toBeUndefined();
});

test.each(["/@evil.example", "/／evil.example", "/∕evil.example", "/%2F/evil.example", "/%5Cevil.example"])(
  "%j stays on this site",
  (redirect) => {
    const { origin } = new URL(target(redirect) ?? "/", "https://cleed.example");
    expect(origin).toBe("https://cleed.example");
  },
);

test.each([
  "/login",
  "/login/",
  "/Login",
  "/fr/login",
  "/%6Cogin",
  "/login?redirect=%2Flogin",
  "/register",
  "/fr/register#form",
  "/x/../login",
  "/verify-otp",
  "/forgot-password",
  "/reset-password",
])("%j would lead back to where one signs in, so it leads nowhere", (redirect) => {
  expect(target(redirect)).toBeUndefined();
});

test("the way on is carried from page to page, unless it is none", () => {
  const search = (redirect: string) => new URLSearchParams({ redirect });
  expect(keepingRedirect("/register", search("/account?tab=sizes"))).toBe(
    "/register?redirect=%2Faccount%3Ftab%3Dsizes",
  );
  expect(keepingRedirect("/register", search("//evil.example"))).toBe("/register");
  expect(keepingRedirect("/register", new URLSearchParams())).toBe("/register");
});

test("whatever is asked for, nobody leaves this site", () => {
  const piece = fc.constantFrom(
    ...[
      "/",
      "//",
      "\\",
      "/\\",
      ".",
      "..",
      "/./",
      "/../",
      "@",
      ":",
      "?",
      "#",
      ";",
      "%",
      "%2f",
      "%5c",
      "%2e",
      "%00",
      "%09",
      "%0a",
    ],
    ...[
      "\t",
      "\n",
      "\r",
      "\0",
      " ",
      "\u00a0",
      "\u2028",
      "\u200b",
      "\ufeff",
      "／",
      "∕",
      "⁄",
      "。",
      "＼",
      "．",
      "＠",
    ],
    ...[
      "evil.example",
      "cleed.example",
      "https:",
      "http:",
      "javascript:",
      "data:",
      "fr",
      "en",
      "login",
      "account",
    ],
  );
  const wanted = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")),
    fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`),
    fc.string({ unit: "binary", maxLength: 20 }),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
  );
  const here = "https://cleed.example";
  let kept = 0;
  fc.assert(
    fc.property(wanted, (redirect) => {
      const to = target(redirect);
      if (to === undefined) return;
      kept += 1;
      const { origin, pathname } = new URL(to, `${here}/fr/login?redirect=x`);
      expect(origin).toBe(here);
      // The router takes two slashes for another site, as a browser does.
      expect(pathname).not.toMatch(/^\/[/\\]/);
      const next = new URL(keepingRedirect("/register", new URLSearchParams({ redirect })), here);
      expect([next.origin, next.pathname]).toEqual([here, "/register"]);
    }),
    { numRuns: 5_000 },
  );
  expect(kept).toBeGreaterThan(100);
});
