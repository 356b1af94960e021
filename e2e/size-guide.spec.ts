import { expect, type Page, test } from "@playwright/test";
import { open, store, stored } from "./visit.ts";

const result = (page: Page) => page.locator("#convert").getByRole("status").first();

test("a size is converted as it is chosen, and the address can be shared", async ({ page, browser }) => {
  await open(page, "/size-guide");
  const converter = page.locator("#convert");
  await converter.getByRole("radio", { name: "Women" }).check();
  await converter.getByRole("radio", { name: "Shoes" }).check();
  await converter.getByRole("radio", { name: "United Kingdom" }).check();
  await converter.getByRole("radio", { name: "5", exact: true }).check();
  await expect(page).toHaveURL("/size-guide?universe=women&garment=shoes&system=uk&size=5");
  await expect(result(page)).toContainText("UK\u00a05");
  await expect(result(page)).toContainText(/Europe · EU\s*38\s*about/);
  await expect(result(page)).toContainText(/United States · US\s*7\s*about/);
  // Another system keeps the size; the keyboard goes through a row of choices.
  await converter.getByRole("radio", { name: "Europe" }).check();
  await expect(page).toHaveURL(/system=eu&size=38$/);
  await converter.getByRole("radio", { name: "38", exact: true }).press("ArrowRight");
  await expect(page).toHaveURL(/size=38.5$/);
  await expect(result(page)).toContainText("EU\u00a038½");
  const elsewhere = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: new URL(page.url()).origin,
  });
  const reader = await elsewhere.newPage();
  await reader.goto("/fr/size-guide?universe=men&garment=shoes&system=uk&size=8");
  await expect(result(reader)).toContainText(/Europe · EU\s*42\s*environ/);
  await elsewhere.close();
});

test("without scripts the choices are a form, and the tables are there", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/size-guide");
  await page.getByText("Jackets and coats", { exact: true }).first().click();
  await page.getByRole("button", { name: "Convert" }).click();
  await expect(page).toHaveURL(/garment=jackets/);
  const shirts = page
    .locator("#tables details")
    .filter({ has: page.getByRole("heading", { name: "Shirts", exact: true }) });
  await shirts.locator("summary").click();
  await expect(shirts.getByRole("row", { name: /^40 15¾ in/ })).toBeVisible();
  await context.close();
});

test("a kept size is chosen at once, and another can be kept", async ({ page }) => {
  await store(page, "onboarding_sizes", { men: { jackets: "52" } });
  await open(page, "/size-guide");
  await expect(result(page)).toContainText("FR\u00a052");
  await expect(page.getByText("FR\u00a052 is your size.")).toBeVisible();
  await page.locator("#convert").getByRole("radio", { name: "54", exact: true }).check();
  await page.getByRole("button", { name: "Keep FR\u00a054 as my size" }).click();
  await expect(page.getByText("FR\u00a054 is your size.")).toBeVisible();
  await page.getByRole("link", { name: "All my sizes" }).click();
  await expect(page).toHaveURL("/onboarding/sizes");
  expect(await stored(page, "onboarding_sizes")).toMatchObject({ men: { jackets: "54" } });
});

test("centimetres become sizes to try, and what cannot be meant is said", async ({ page }) => {
  await open(page, "/fr/size-guide?universe=women");
  const part = page.locator("#measure");
  await part.getByRole("textbox", { name: "Taille" }).fill("70");
  await part.getByRole("textbox", { name: "Hanches" }).fill("104");
  await part.getByRole("textbox", { name: "Poitrine" }).fill("880");
  await expect(part.getByText("En centimètres, de 60 à 180.")).toBeVisible();
  await expect(part.getByRole("listitem").filter({ hasText: "Pantalons" })).toContainText(
    /FR\u00a042.*FR\u00a038/s,
  );
  await part.getByRole("textbox", { name: "Poitrine" }).fill("88,5");
  await expect(part.getByText("En centimètres, de 60 à 180.")).toBeHidden();
  await part.getByRole("listitem").filter({ hasText: "Hauts" }).getByRole("button").click();
  await expect(page).toHaveURL("/fr/size-guide?universe=women&garment=tops&system=fr&size=38");
  await expect(result(page)).toContainText("FR\u00a038");
});
