import { expect, type Page, test } from "@playwright/test";
import { navigate, open, requestsOf, stored } from "./visit.ts";

declare global {
  interface Window {
    /** Boxes of the filters that were there at some moment. */
    fewest?: number;
  }
}

test.use({ viewport: { width: 1280, height: 800 } });

const scripts = (page: Page, name: string) =>
  requestsOf(page, ({ pathname }) => pathname.startsWith(`/assets/${name}-`));

const rail = (page: Page) => page.getByRole("complementary", { name: "Filters" });
const box = (page: Page) => rail(page).getByRole("checkbox", { name: /wool/i }).first();

/** What is slow to come gives a press the time to be lost. */
const slow = (page: Page, name: string) =>
  page.route(`**/assets/${name}-*.js`, async (route) => {
    await new Promise((done) => setTimeout(done, 1_000));
    await route.continue();
  });

test("the filters are there from the start, and their code comes when somebody turns to them", async ({
  page,
}) => {
  const asked = scripts(page, "facets");
  await open(page, "/search");
  await expect(box(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await rail(page).hover();
  // It is fetched first, and imported once all of it is there.
  await expect.poll(() => new Set(asked).size).toBe(1);
});

test("a box that is ticked before its code has come counts", async ({ page }) => {
  await slow(page, "facets");
  await open(page, "/search");
  await box(page).check();
  await expect(box(page)).toBeChecked();
  await expect(page).toHaveURL(/material=wool/);
  await expect(box(page)).toBeChecked();
});

test("so does a press on a button, by the keyboard too", async ({ page }) => {
  await slow(page, "controls");
  await open(page, "/search?q=dress");
  await page.getByRole("button", { name: "Save this search" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("so does a choice from a list", async ({ page }) => {
  await slow(page, "controls");
  await open(page, "/search?q=dress");
  await page.getByRole("combobox", { name: "Sort" }).selectOption("price_up");
  await expect(page).toHaveURL("/search?q=dress&sort=price_up");
});

test("all that is pressed before its code has come counts, and what leads away waits for it", async ({
  page,
}) => {
  // A site that has just started draws its pictures at the first visit, and has no time for anything else.
  await open(page, "/onboarding/styles");
  await page.waitForLoadState("networkidle");
  await slow(page, "styles-step");
  await open(page, "/onboarding/styles");
  const choices = page.getByRole("main");
  await choices.getByRole("button", { name: "Vintage", exact: true }).click();
  await choices.getByRole("button", { name: "Rock", exact: true }).click();
  await page.getByRole("link", { name: "Skip this" }).click();
  await expect(page).toHaveURL("/onboarding/sizes");
  // What is chosen is written down one thing after the other.
  await expect.poll(() => stored(page, "onboarding_styles")).toEqual({ selected_styles: [11, 13] });
});

test("what sleeps stays in sight when the page changes around it, until its code has come", async ({
  page,
}) => {
  await slow(page, "facets");
  await open(page, "/search");
  await expect(box(page)).toBeVisible();
  await page.evaluate(() => {
    const boxes = () => document.querySelectorAll("aside input[type=checkbox]").length;
    const look = () => {
      window.fewest = Math.min(window.fewest ?? Number.POSITIVE_INFINITY, boxes());
      requestAnimationFrame(look);
    };
    look();
  });
  const counts = page.getByRole("complementary", { name: "Filters" });
  const before = await counts.innerText();
  await navigate(page, "/search?q=coat");
  await expect(counts).not.toHaveText(before);
  expect(await page.evaluate(() => window.fewest)).toBeGreaterThan(0);
});

test("without a connection what cannot be loaded stays in sight, and the page goes on", async ({
  page,
  context,
}) => {
  await open(page, "/search");
  await context.setOffline(true);
  await navigate(page, "/search?q=coat");
  await expect(page).toHaveURL("/search?q=coat");
  await expect(box(page)).toBeVisible();
  await context.setOffline(false);
  await box(page).check();
  await expect(page).toHaveURL(/material=wool/);
});

test("a card that is thrown before its code has come goes where it was thrown", async ({ page }) => {
  await slow(page, "moving");
  await open(page, "/discover");
  const top = page
    .locator("li:not([inert]) > article")
    .filter({ has: page.getByRole("link") })
    .first();
  const name = await top.getByRole("link").first().innerText();
  const place = await top.boundingBox();
  if (!place) throw new Error("There is no card.");
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 150, y, { steps: 5 });
  await page.mouse.move(x + 320, y, { steps: 5 });
  await page.mouse.up();
  await expect(top.getByRole("link").first()).not.toHaveText(name);
  await expect(page).toHaveURL("/discover");
});

test("sliders are seen from the start, and can be pulled as soon as the page is used", async ({ page }) => {
  const asked = scripts(page, "budget-step");
  await open(page, "/onboarding/budget");
  const main = page.getByRole("main");
  // Two ends of each line.
  const drawn = main.locator("svg circle");
  const count = await drawn.count();
  expect(count).toBeGreaterThan(6);
  await expect(drawn.first()).toBeVisible();
  expect(asked).toEqual([]);
  const seenAt = await drawn.first().boundingBox();
  await page.mouse.move(9, 9);
  const low = main.getByRole("slider").first();
  await expect(low).toBeEnabled();
  expect(await main.getByRole("slider").count()).toBe(count);
  const thumbAt = await low.locator("..").boundingBox();
  expect(Math.abs((thumbAt?.x ?? 0) - (seenAt?.x ?? 99))).toBeLessThan(2);
  expect(Math.abs((thumbAt?.y ?? 0) - (seenAt?.y ?? 99))).toBeLessThan(2);
  const before = await low.getAttribute("aria-valuetext");
  await low.press("ArrowRight");
  await expect(low).not.toHaveAttribute("aria-valuetext", before ?? "");
});

test("whoever told a budget sees it again without touching anything", async ({ page }) => {
  await open(page, "/onboarding/budget");
  await page.mouse.move(9, 9);
  const low = page.getByRole("main").getByRole("slider").first();
  const before = (await low.getAttribute("aria-valuetext")) ?? "";
  await low.press("ArrowRight");
  await expect(low).not.toHaveAttribute("aria-valuetext", before);
  const told = (await low.getAttribute("aria-valuetext")) ?? "";
  await expect.poll(() => stored(page, "onboarding_budget")).not.toBeNull();
  // Another page, over which no pointer lies.
  const again = await page.context().newPage();
  // Nor does it wake by itself, which it does after some seconds.
  await again.addInitScript(() => {
    const { setTimeout: later } = window;
    Object.assign(window, { setTimeout: (act: () => void, ms = 0) => (ms < 6_000 ? later(act, ms) : 0) });
  });
  await again.goto("/onboarding/budget");
  await expect(again.getByRole("main")).toContainText(`${told} –`);
});
