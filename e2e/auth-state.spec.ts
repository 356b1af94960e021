import { expect, type Page, test } from "@playwright/test";
import { article } from "./addresses.ts";
import { answerWith, holdSession, member, session } from "./member.ts";
import { often } from "./often.ts";
import { release } from "./ports.ts";
import { documentsOf, open, requestsOf, stopTime, store, stored } from "./visit.ts";

const accountLink = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: /^(Account|Sign in)$/ });

const junk = [
  "",
  "{",
  "null",
  "{}",
  '{"token":"a-token"}',
  '{"isAuthenticated":true}',
  '{"token":null,"isAuthenticated":true}',
  '{"token":7,"isAuthenticated":true}',
  '{"token":"a-token","isAuthenticated":"yes"}',
  '{"token":"a-token","isAuthenticated":false}',
];

test("whatever is not a session in local storage counts as signed out", { tag: "@long" }, async ({
  page,
}) => {
  const calls = requestsOf(page, ({ pathname }) => pathname.startsWith("/api/users"));
  await page.goto("/robots.txt");
  for (const value of junk) {
    await page.evaluate((text) => localStorage.setItem("auth", text), value);
    await page.goto("/account");
    await expect(page, value).toHaveURL("/login?redirect=%2Faccount");
    await expect(accountLink(page), value).toHaveText("Sign in");
  }
  expect(calls).toEqual([]);
});

test("a session shows the way to the account", async ({ page }) => {
  await holdSession(page);
  await answerWith(page, member);
  await open(page, "/search");
  await expect(accountLink(page)).toHaveText("Account");
  await accountLink(page).click();
  await expect(page).toHaveURL("/account");
});

test("signing out in one tab does so in the others", async ({ page, context }) => {
  await holdSession(page);
  await answerWith(page, member);
  await open(page, "/search");
  await expect(accountLink(page)).toHaveText("Account");
  const other = await context.newPage();
  await store(other, "auth", { token: null, isAuthenticated: false });
  await expect(accountLink(page)).toHaveText("Sign in");
  await store(other, "auth", session);
  await expect(accountLink(page)).toHaveText("Account");
  await other.evaluate(() => localStorage.clear());
  await expect(accountLink(page)).toHaveText("Sign in");
});

for (const [path, lang] of [
  ["/search", "en"],
  ["/account", "en"],
  ["/fr", "fr"],
] as const) {
  test(
    `who is signed in is asked once at the start of ${path}`,
    path === "/fr" ? {} : { tag: "@long" },
    async ({ page }) => {
      await holdSession(page);
      const calls = await answerWith(page, { ...member, lang });
      await open(page, path);
      await expect.poll(() => calls).toEqual(["Bearer a-token"]);
      await page.getByRole("contentinfo").getByRole("link").first().click();
      await expect(page).not.toHaveURL(path);
      await page.waitForLoadState("networkidle");
      expect(calls).toHaveLength(1);
    },
  );
}

test("who is signed in is asked after the start’s 10 ms", { tag: "@long" }, async ({ page }) => {
  await holdSession(page);
  const calls = await answerWith(page, member);
  await stopTime(page);
  await open(page, "/search");
  await page.clock.runFor(9);
  expect(calls).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => calls).toHaveLength(1);
});

test("a visitor’s browser asks nobody who that is", async ({ page }) => {
  const calls = requestsOf(page, ({ pathname }) => pathname.startsWith("/api/"));
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(calls).toEqual([]);
});

test("a token that the server refuses is forgotten on any page", async ({ page }) => {
  await holdSession(page);
  await open(page, "/search");
  await expect.poll(() => stored(page, "auth")).toEqual({ token: null, isAuthenticated: false });
  await expect(accountLink(page)).toHaveText("Sign in");
  await expect(page).toHaveURL("/search");
});

for (const [gender, universe] of [
  ["female", "Women"],
  ["male", "Men"],
] as const) {
  test(
    `gender ${gender} gives the universe ${universe}`,
    often(gender, ["female"]),
    async ({ page, context }) => {
      const before = universe === "Men" ? "women" : "men";
      await context.addCookies([{ name: "universe", value: before, url: release }]);
      await holdSession(page);
      await answerWith(page, { ...member, gender });
      await open(page, "/search");
      await expect(page.getByRole("button", { name: universe, exact: true })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
    },
  );
}

test("the language follows the person’s own, once", { tag: "@long" }, async ({ page }) => {
  await holdSession(page);
  await answerWith(page, { ...member, lang: "fr" });
  const documents = documentsOf(page);
  await page.goto("/about?x=1");
  await expect(page).toHaveURL("/fr/about?x=1");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.waitForLoadState("networkidle");
  expect(documents).toEqual(["/about?x=1", "/fr/about?x=1"]);
});

test("the person’s own language leads from an article to its translation", { tag: "@long" }, async ({
  page,
}) => {
  await holdSession(page);
  await answerWith(page, { ...member, lang: "fr" });
  await page.goto(article.en);
  await expect(page).toHaveURL(article.fr);
});
