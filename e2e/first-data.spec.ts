import { expect, type Page, test } from "@playwright/test";
import onboardingEn from "../src/web/i18n/messages/onboarding/en.json" with { type: "json" };
import { navigate, open, requestsOf, store, stored } from "./visit.ts";

test.use({ viewport: { width: 1280, height: 900 } });

const cards = (page: Page) => page.getByRole("main").locator("article");
const searches = (page: Page) => requestsOf(page, ({ pathname }) => pathname === "/api/products/findes");
const styles = (page: Page) => page.getByRole("main").getByRole("button", { pressed: true });
const scandinavian = (page: Page) => page.getByRole("main").getByRole("button", { name: "Scandinavian" });

test("a visitor's first list comes beside the page; the next one is asked for", async ({ page }) => {
  await open(page, "/");
  const asked = searches(page);
  await navigate(page, "/search?q=jeans");
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveTitle(/jeans/);
  expect(asked).toEqual([]);
  await page.getByRole("combobox", { name: "Search clothes" }).fill("coat");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=coat/);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL(/q=jeans/);
  await expect(cards(page).first()).toBeVisible();
});

test("a first list that does not come with the page is asked for", async ({ page }) => {
  await page.route(/search\.data/, (route) => route.abort());
  await open(page, "/");
  const asked = searches(page);
  await navigate(page, "/search");
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeAttached();
  await expect(cards(page).first()).toBeVisible();
});

test("whoever told something gets their own first list", async ({ page }) => {
  await store(page, "onboarding_styles", { selected_styles: [13] });
  await open(page, "/");
  const data = requestsOf(page, ({ pathname }) => pathname.endsWith(".data"));
  await navigate(page, "/search");
  await expect(page).toHaveURL("/search");
  await expect(cards(page).first()).toBeVisible();
  expect(data).toEqual([]);
});

test("the page of whoever told nothing is drawn before any script", async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await page.goto("/onboarding/styles");
  await expect(page.getByRole("complementary").getByRole("listitem")).toHaveCount(9);
  await context.close();
});

test("answers that cannot be read are neither shown as none nor written over", { tag: "@long" }, async ({
  page,
}) => {
  await store(page, "onboarding_styles", { selected_styles: [13] });
  let isCut = true;
  await page.route(/\/stored-answers-[^/]+\.js/, (route) => (isCut ? route.abort() : route.continue()));
  await open(page, "/onboarding/styles");
  // The page is loaded once more before it says so.
  await expect(page.getByRole("alert").filter({ hasText: /\S/ }).first()).toBeVisible({ timeout: 30_000 });
  await expect(scandinavian(page)).toHaveCount(0);
  expect(await stored(page, "onboarding_styles")).toEqual({ selected_styles: [13] });
  isCut = false;
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await expect(styles(page).first()).toBeVisible();
  await scandinavian(page).click();
  await expect
    .poll(async () => (await stored(page, "onboarding_styles")) as { selected_styles: number[] })
    .toMatchObject({ selected_styles: expect.arrayContaining([13]) });
  const kept = (await stored(page, "onboarding_styles")) as { selected_styles: number[] };
  expect(kept.selected_styles.length).toBeGreaterThan(1);
});

test("whoever comes back sees their own page, and is told of no change", async ({ page }) => {
  await store(page, "onboarding_styles", { selected_styles: [13] });
  await open(page, "/onboarding/styles");
  const preview = page.getByRole("complementary");
  await expect(styles(page).first()).toBeVisible();
  await expect(preview.getByRole("listitem")).toHaveCount(9);
  await expect(preview.getByRole("status")).toHaveText(onboardingEn.preview_from_answers);
  await page.waitForTimeout(500);
  await expect(preview.getByRole("status")).toHaveText(onboardingEn.preview_from_answers);
});
