import { expect, test } from "@playwright/test";
import { open } from "./visit.ts";

test.use({ viewport: { width: 1280, height: 900 } });

test("Ctrl K leads to a page named in the other language", async ({ page }) => {
  await open(page, "/fr/about");
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Aller partout" });
  await expect(field).toBeFocused();
  await field.fill("discover");
  await expect(page.getByRole("option", { name: /Découvrir/ })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/fr/discover");
});

test("pieces and brands come with the words, by keyboard", async ({ page, request }) => {
  const { products } = await (await request.get("/api/products?universe=men&limit=1")).json();
  await open(page, "/");
  await page.keyboard.press("Meta+k");
  await page.getByRole("combobox").fill(products[0].brand.name);
  const brand = page.getByRole("option", { name: new RegExp(`${products[0].brand.name}.*Brand`) });
  await expect(brand).toBeVisible();
  await brand.click();
  await expect(page).toHaveURL(`/search?brand=${products[0].brand.id}`);
});

test("what is typed can be asked of the assistant, which begins with it", async ({ page }) => {
  await open(page, "/fr/about");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("une robe noire");
  await page.getByRole("option", { name: /^Demander à l’assistant/ }).click();
  await expect(page).toHaveURL("/fr/assistant");
  await expect(page.getByRole("heading", { level: 2, name: /une robe noire/ })).toBeVisible();
});

test("an action is done and the palette is gone; Escape and the keys close it", async ({ page }) => {
  await open(page, "/about");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("dark");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("combobox")).toBeHidden();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("combobox")).toBeHidden();
  await page.keyboard.press("Control+k");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toBeHidden();
});

test("without the server, pages and actions are still there", async ({ page }) => {
  await page.route("**/api/products/suggest*", (route) => route.abort());
  await open(page, "/about");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("size");
  await page.getByRole("option", { name: /Size guide/ }).click();
  await expect(page).toHaveURL("/size-guide");
});
