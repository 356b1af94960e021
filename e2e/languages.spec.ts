import { expect, type Page, test } from "@playwright/test";
import { article } from "./addresses.ts";
import { release } from "./ports.ts";
import { open, stored, takenOver } from "./visit.ts";

const yearInSeconds = 365 * 24 * 60 * 60;
const toFrench = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Lire en français" });
const toEnglish = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Read in English" });

test("the switch leads to the same page in the other language and keeps the question", async ({ page }) => {
  await open(page, "/search?q=coat");
  await toFrench(page).click();
  await expect(page).toHaveURL("/fr/search?q=coat");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.locator("input[name=q]")).toHaveValue("coat");
  await takenOver(page);
  await toEnglish(page).click();
  await expect(page).toHaveURL("/search?q=coat");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("the footer’s switch does the same", { tag: "@long" }, async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Lire en français" }).click();
  await expect(page).toHaveURL("/fr/about");
});

test("the choice is kept for a year, for every page of this site", async ({ page, context }) => {
  await open(page, "/about");
  expect(await context.cookies()).toEqual([]);
  await toFrench(page).click();
  await expect(page).toHaveURL("/fr/about");
  const cookie = (await context.cookies()).find(({ name }) => name === "locale");
  expect(cookie).toMatchObject({ value: "fr", path: "/", sameSite: "Lax" });
  const left = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(left - yearInSeconds)).toBeLessThan(120);
  expect(await stored(page, "website_preferences")).toMatchObject({ language: "fr" });
});

test("the choice decides the next visit", { tag: "@long" }, async ({ page }) => {
  await open(page, "/about");
  await toFrench(page).click();
  await expect(page).toHaveURL("/fr/about");
  await page.goto("/");
  await expect(page).toHaveURL("/fr");
});

test("an article leads to its translation, whose address has other words", async ({ page }) => {
  await open(page, article.en);
  const english = await page.getByRole("heading", { level: 1 }).innerText();
  await toFrench(page).click();
  await expect(page).toHaveURL(article.fr);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(english);
  await takenOver(page);
  await toEnglish(page).click();
  await expect(page).toHaveURL(article.en);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(english);
});

test("an article reached by a click leads to its translation too", { tag: "@long" }, async ({ page }) => {
  await open(page, "/blog");
  await page.locator(`main a[href="${article.en}"]`).first().click();
  await expect(page).toHaveURL(article.en);
  await toFrench(page).click();
  await expect(page).toHaveURL(article.fr);
});

test("links stay in the language being read", async ({ page }) => {
  await open(page, "/fr/about");
  const links = page.locator("a[href^='/']:not([hreflang])");
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => !/^\/fr(\/|$)/.test(address))).toEqual([]);
});

test.describe("a browser that asks for French", () => {
  test.use({ locale: "fr-FR" });

  test("reads the home page in French, with the question it came with", async ({ page, request }) => {
    const headers = { "accept-language": "fr-FR,fr;q=0.9,en;q=0.8" };
    const response = await request.get("/?from=mail", { headers, maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe("/fr?from=mail");
    expect(response.headers().vary?.toLowerCase()).toContain("accept-language");
    await open(page, "/");
    await expect(page).toHaveURL("/fr");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  });

  test("is not moved from any other page", async ({ page }) => {
    for (const path of ["/search", "/about", article.en]) {
      await open(page, path);
      await expect(page).toHaveURL(path);
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
    }
  });

  test("reads English once that was chosen", async ({ page, context }) => {
    await context.addCookies([{ name: "locale", value: "en", url: release }]);
    await open(page, "/");
    await expect(page).toHaveURL("/");
  });
});

test("a bot is never moved to another language", async ({ request }) => {
  for (const userAgent of ["Googlebot/2.1", "Twitterbot/1.0"]) {
    const headers = { "accept-language": "fr", "user-agent": userAgent };
    const response = await request.get("/", { headers, maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('lang="en"');
  }
});

test("a browser that prefers English, or says nothing, stays on the English home page", async ({
  request,
}) => {
  for (const language of ["en-US,en;q=0.9,fr;q=0.5", "de", ""]) {
    const response = await request.get("/", { headers: { "accept-language": language }, maxRedirects: 0 });
    expect(response.status(), language).toBe(200);
  }
});
