import { expect, type Locator, type Page, test } from "@playwright/test";
import { open } from "./visit.ts";

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };
const failed = /^(This could not be loaded|Le chargement a échoué)/;

/** Which brings what listens to it. */
async function turnTo(page: Page, place: Locator): Promise<void> {
  await place.focus();
  await page.waitForTimeout(500);
  await page.waitForLoadState("networkidle");
}

/** What opens over a page comes when it is asked for: by a button, or by Ctrl K. */
const sheets = [
  { what: "the menu", path: "/fr/about", size: phone, button: "Menu" },
  { what: "the palette", path: "/about", size: desktop, button: undefined },
  { what: "tuning", path: "/discover", size: desktop, button: "Tune" },
  { what: "the filters", path: "/fr/search", size: phone, button: "Filtres" },
  { what: "saving a search", path: "/search?q=blazer", size: desktop, button: "Save this search" },
] as const;

for (const { what, path, size, button } of sheets)
  test(`without a connection the page stays when ${what} cannot come, which comes once there is one`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(size);
    await open(page, path);
    const title = await page.title();
    if (button) await turnTo(page, page.getByRole("button", { name: button }));
    const press = () => page.keyboard.press(button ? "Enter" : "Control+k");
    await context.setOffline(true);
    await press();
    await expect(page.getByText(failed)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveTitle(title);
    await context.setOffline(false);
    // A connection is said to be back a moment before anything comes through.
    await expect(async () => {
      await press();
      await expect(page.getByRole("dialog")).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expect(page.getByText(failed)).toHaveCount(0);
  });

test("a view of the deck that cannot come says so, and comes by itself with the connection", async ({
  page,
  context,
}) => {
  await open(page, "/fr/discover");
  await turnTo(page, page.getByRole("radio", { name: "Cartes" }));
  await context.setOffline(true);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("main").getByRole("article").nth(8)).toBeVisible();
  await expect(page.getByText(failed)).toHaveCount(0);
});
