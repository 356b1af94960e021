import { expect, type Page, test } from "@playwright/test";
import { article } from "./addresses.ts";
import { likeFirst } from "./like.ts";
import { documentsOf, open, stopTime, store, stored, takenOver } from "./visit.ts";

const overlay = ".fade-overlay";

test("website preferences are taken over 10 ms after the page is mounted, not at once", async ({ page }) => {
  await store(page, "website_preferences", { universe: "women" });
  await stopTime(page);
  await open(page, "/");
  const women = page.getByRole("button", { name: "Women" });
  await page.clock.runFor(9);
  await expect(women).toHaveAttribute("aria-pressed", "false");
  await page.clock.runFor(1);
  await expect(women).toHaveAttribute("aria-pressed", "true");
});

test("the stored language is applied, and the address keeps its question", async ({ page }) => {
  await store(page, "website_preferences", { language: "fr" });
  await page.goto("/search?q=coat#main");
  await expect(page).toHaveURL("/fr/search?q=coat#main");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("the stored language waits for the start as well", { tag: "@long" }, async ({ page }) => {
  await store(page, "website_preferences", { language: "fr" });
  await stopTime(page);
  await open(page, "/search");
  await page.clock.runFor(9);
  await expect(page).toHaveURL("/search");
  await page.clock.runFor(1);
  await expect(page).toHaveURL("/fr/search");
});

test("the stored language works both ways, and once is enough", { tag: "@long" }, async ({ page }) => {
  await store(page, "website_preferences", { language: "en" });
  const documents = documentsOf(page);
  await page.goto("/fr/about");
  await expect(page).toHaveURL("/about");
  await takenOver(page);
  expect(documents).toEqual(["/fr/about", "/about"]);
});

test("the stored language leads from an article to its translation", async ({ page }) => {
  await store(page, "website_preferences", { language: "fr" });
  await page.goto(article.en);
  await expect(page).toHaveURL(article.fr);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("whoever chose nothing reads English and sees men", async ({ page }) => {
  await stopTime(page);
  await open(page, "/");
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("button", { name: "Men", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByRole("button", { name: "Women" })).toHaveAttribute("aria-pressed", "false");
});

test("whoever chose nothing reads the language of the link they followed", async ({ page }) => {
  await stopTime(page);
  await open(page, "/fr/about");
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL("/fr/about");
  expect(await stored(page, "website_preferences")).toBeNull();
});

for (const junk of [
  "{",
  "null",
  "[]",
  '"fr"',
  '{"language":"de","universe":"cats"}',
  '{"language":["fr"]}',
]) {
  const often = junk === "{" ? {} : { tag: "@long" };
  test(`stored preferences that read ${junk} count as none`, often, async ({ page }) => {
    await store(page, "website_preferences", junk);
    await stopTime(page);
    await open(page, "/about");
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("button", { name: "Men", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });
}

test("a stored universe is shown, and the server renders it the next time", async ({ page, context }) => {
  await store(page, "website_preferences", { universe: "women" });
  await open(page, "/");
  await expect(page.getByRole("button", { name: "Women" })).toHaveAttribute("aria-pressed", "true");
  const response = await page.reload();
  expect(await response?.text()).toMatch(/aria-pressed="true"[^>]*><span[^>]*>Women</);
  const cookie = (await context.cookies()).find(({ name }) => name === "universe");
  expect(cookie?.value).toBe("women");
});

test("the page comes under a veil that goes once it is mounted", async ({ page }) => {
  const response = await page.goto("/");
  const html = (await response?.text()) ?? "";
  const veil = /<div[^>]*fade-overlay[^>]*>/.exec(html)?.[0];
  expect(veil).toContain('data-mounted="false"');
  expect(veil).toContain('aria-hidden="true"');
  await takenOver(page);
  await expect(page.locator(overlay)).toBeHidden();
});

test("the veil covers the page until then, and lets clicks through", { tag: "@long" }, async ({ page }) => {
  await page.route("**/assets/*.js", () => {});
  await page.goto("/about", { waitUntil: "commit" });
  const veil = page.locator(overlay);
  await expect(veil).toHaveAttribute("data-mounted", "false");
  const style = () =>
    veil.evaluate((element) => {
      const { position, pointerEvents, animationDelay, backgroundColor } = getComputedStyle(element);
      return { position, pointerEvents, animationDelay, opaque: !/, 0\)|transparent/.test(backgroundColor) };
    });
  // The page is there before its style sheet is.
  await expect.poll(style).toEqual({
    position: "fixed",
    pointerEvents: "none",
    animationDelay: "0.25s",
    opaque: true,
  });
});

test("the veil goes even when no script arrives", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/about");
  await expect(page.locator(overlay)).toBeHidden();
  await expect(page.locator(overlay)).toHaveAttribute("data-mounted", "false");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("whoever prefers less motion never sees the veil", { tag: "@long" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  await expect(page.locator(overlay)).toHaveCSS("display", "none");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page can be read, and no veil is over it", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator(overlay)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("It learns your taste");
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Lire en français" }).click();
    await expect(page).toHaveURL("/fr/about");
  });

  test("search keeps the words in the address", async ({ page }) => {
    await page.goto("/search");
    const words = page.getByRole("combobox", { name: "Search clothes" });
    await words.fill("navy coat");
    await words.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=navy\+coat\b/);
    await expect(words).toHaveValue("navy coat");
  });
});

for (const [path, name] of [
  ["/onboarding/styles", /^Minimal$/],
  ["/search", /^Like /],
  ["/discover", /^Like /],
] as const)
  test(`what is pressed on ${path} before the application runs is done when it does, once`, async ({
    page,
  }) => {
    const release = await scriptsHeld(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const button = page.getByRole("main").getByRole("button", { name }).first();
    await button.click();
    await button.click();
    await expect(page.locator(overlay)).toHaveAttribute("data-mounted", "false");
    release();
    await takenOver(page);
    const kept = path === "/onboarding/styles" ? "onboarding_styles" : "onboarding_reactions";
    await expect.poll(() => stored(page, kept)).toBeTruthy();
    if (kept === "onboarding_styles")
      expect(await stored(page, kept)).toEqual({ selected_styles: [expect.any(Number)] });
    else expect(await stored(page, kept)).toHaveLength(1);
  });

test("a link that is followed after a press waits for what was pressed", async ({ page }) => {
  const release = await scriptsHeld(page);
  await page.goto("/onboarding/styles", { waitUntil: "domcontentloaded" });
  await page.getByRole("main").getByRole("button", { name: "Minimal", exact: true }).click();
  await page.getByRole("link", { name: "Skip this" }).click();
  release();
  await expect(page).toHaveURL("/onboarding/sizes");
  expect(await stored(page, "onboarding_styles")).toEqual({ selected_styles: [1] });
});

test("nobody is kept from leaving by a press that is never heard", { tag: "@long" }, async ({ page }) => {
  await scriptsHeld(page);
  await page.goto("/onboarding/styles", { waitUntil: "domcontentloaded" });
  await page.getByRole("main").getByRole("button", { name: "Minimal", exact: true }).click();
  await page.getByRole("link", { name: "Skip this" }).click();
  await expect(page).toHaveURL("/onboarding/sizes");
});

test("what is ticked and chosen before the application runs counts when it does", async ({ page }) => {
  const release = await scriptsHeld(page);
  await page.goto("/search?q=coat", { waitUntil: "domcontentloaded" });
  const box = page.getByRole("main").getByRole("checkbox", { name: /^wool/i }).first();
  const other = page
    .getByRole("main")
    .getByRole("checkbox", { name: /^cotton/i })
    .first();
  await box.check();
  await other.check();
  await other.uncheck();
  release();
  await takenOver(page);
  await expect(page).toHaveURL(/material=wool/);
  await expect(box).toBeChecked();
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/search\?q=coat&material=wool$/);
});

test("what is chosen from a list before the application runs counts when it does", async ({ page }) => {
  const release = await scriptsHeld(page);
  await page.goto("/search?q=coat", { waitUntil: "domcontentloaded" });
  await page.getByRole("combobox", { name: "Sort" }).selectOption("price_up");
  release();
  await takenOver(page);
  await expect(page).toHaveURL("/search?q=coat&sort=price_up");
});

test("a press before the application runs does not take back what was chosen before", async ({ page }) => {
  await open(page, "/search");
  const heart = await likeFirst(page);
  const release = await scriptsHeld(page);
  await page.goto("/search", { waitUntil: "domcontentloaded" });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  release();
  await takenOver(page);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  // Time for a second thought.
  await page.waitForTimeout(500);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  expect(await stored(page, "onboarding_reactions")).toHaveLength(1);
});

/** No script comes before it is let through. */
async function scriptsHeld(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}
