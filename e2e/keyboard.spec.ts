import { expect, type Page, test } from "@playwright/test";
import { open } from "./visit.ts";

test("the first stop of the keyboard skips to the content", async ({ page }) => {
  for (const [path, name] of [
    ["/about", "Skip to content"],
    ["/fr/about", "Aller au contenu"],
  ] as const) {
    await open(page, path);
    const skip = page.getByRole("link", { name });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await inside(page, "header")).toBe(false);
  }
});

for (const [name, viewport] of [
  ["a desktop", { width: 1280, height: 800 }],
  ["a tablet", { width: 820, height: 1100 }],
  ["a phone", { width: 360, height: 740 }],
] as const) {
  test(`every control of the header can be reached by keyboard on ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, "/about");
    const controls = page.locator("header:first-of-type :is(a, button):visible");
    const count = await controls.count();
    expect(count).toBeGreaterThanOrEqual(5);
    await controls.evaluateAll((all) => {
      for (const [index, control] of all.entries()) control.setAttribute("data-stop", String(index));
    });
    const stops: string[] = [];
    await page.keyboard.press("Tab");
    for (let index = 0; index < count; index += 1) {
      await page.keyboard.press("Tab");
      stops.push(await page.evaluate(() => document.activeElement?.getAttribute("data-stop") ?? "none"));
    }
    expect(stops).toEqual(Array.from({ length: count }, (_, index) => String(index)));
  });
}

test("the focused control is marked", async ({ page }) => {
  await open(page, "/about");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const mark = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return { outlineStyle, width: Number.parseFloat(outlineWidth) };
  });
  expect(mark.outlineStyle).not.toBe("none");
  expect(mark.width).toBeGreaterThanOrEqual(2);
});

test.describe("the menu of a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("opens, keeps the focus inside, closes with Escape and gives the focus back", async ({ page }) => {
    await open(page, "/about");
    const button = page.getByRole("button", { name: "Menu" });
    await button.focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    await focusStaysIn(page);
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press("Tab");
      await focusStaysIn(page);
    }
    await page.keyboard.press("Shift+Tab");
    await focusStaysIn(page);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("closes with its own button", { tag: "@long" }, async ({ page }) => {
    await open(page, "/about");
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("button", { name: "Close" }).click();
    await expect(menu).toBeHidden();
  });

  test("leads to a page and closes behind it", async ({ page }) => {
    await open(page, "/about");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Journal" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  test("holds the theme and the language", async ({ page }) => {
    await open(page, "/about");
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("button", { name: /^Theme:/ }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await menu.getByRole("link", { name: "Lire en français" }).click();
    await expect(page).toHaveURL("/fr/about");
  });
});

/** At either end a guard holds the focus for a moment before it sends it round. */
async function focusStaysIn(page: Page): Promise<void> {
  expect(await inside(page, "header, main, footer")).toBe(false);
  await expect.poll(() => inside(page, "[role=dialog]")).toBe(true);
}

const inside = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((place) => Boolean(document.activeElement?.closest(place)), selector);
