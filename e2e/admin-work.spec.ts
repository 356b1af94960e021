import { expect, type Page, test } from "@playwright/test";
import { exampleFeed } from "../src/supply/feeds/testing/example-feed.ts";
import { signInAsAdmin } from "./admin.ts";
import { meOf, newMember } from "./new-member.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
/** What nobody else calls anything on this site. */
const unique = (word: string) => `${word}-${Date.now().toString(36)}`;

test("a feed with three bad rows is tried, brought in and rolled back", async ({ page }) => {
  test.setTimeout(90_000);
  const name = unique("journey");
  await signInAsAdmin(page);
  await page.goto("/admin/feeds?show=new");
  await page.getByLabel("Drop a file here, or choose one").setInputFiles({
    name: `${name}.csv`,
    mimeType: "text/csv",
    buffer: Buffer.from(exampleFeed({ rows: 100, bad: 3, brand: name, from: Date.now() % 1_000_000 })),
  });
  const mapping = page.getByRole("table", { name: "Fields and the columns they are taken from" });
  await expect(mapping.getByRole("row", { name: /image_link/ })).toBeVisible();
  await expect(page.getByLabel("Name of the feed")).toHaveValue(name);

  await button(page, "Try it").click();
  const tried = page.locator("[data-state=tried]");
  await expect(tried).toBeVisible({ timeout: 30_000 });
  await expect(figure(page, "New")).toHaveText("97");
  await expect(figure(page, "Errors")).toHaveText("3");
  await expect(page.getByRole("table", { name: "Row by row" }).getByRole("row")).not.toHaveCount(0);
  const download = page.waitForEvent("download");
  await button(page, "Download as CSV").click();
  expect((await download).suggestedFilename()).toMatch(/^cleed-run-\d+\.csv$/);

  await button(page, "Bring it in").click();
  await dialog(page).getByRole("button", { name: "Bring it in" }).click();
  await expect(page).toHaveURL(/\/admin\/feeds\/runs\/\d+$/);
  await expect(page.locator("[data-state=applied]")).toBeVisible({ timeout: 30_000 });
  await expect(figure(page, "New")).toHaveText("97");

  await button(page, "Roll back").click();
  await dialog(page).getByRole("button", { name: "Roll back" }).click();
  await expect(page.locator("[data-state=rolled-back]")).toBeVisible({ timeout: 30_000 });
  await expect(button(page, "Roll back")).toHaveCount(0);

  await page.goto("/admin/feeds");
  await button(page, `Change ${name}`).click();
  await button(page, "Forget this feed").click();
  await dialog(page).last().getByRole("button", { name: "Forget this feed" }).click();
  await expect(button(page, `Change ${name}`)).toHaveCount(0);
});

const figure = (page: Page, label: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("dd");

test("someone's third pick is explained to the last point, hidden, and gone from their list", async ({
  page,
  request,
}) => {
  const member = await newMember(request);
  const { id } = await meOf(request, member);
  await signInAsAdmin(page);
  await page.goto("/admin/recommendations");
  await page.getByLabel("Person", { exact: true }).fill(member.email);
  await page.getByRole("button", { name: member.email }).click();
  await expect(page).toHaveURL(new RegExp(`user=${id}`));

  const third = page.locator("[data-place='3']");
  const product = Number(await third.getAttribute("data-product"));
  await third.getByRole("button", { name: /^Explain/ }).click();
  const trace = third.getByRole("table");
  const points = await trace.locator("tbody tr td:nth-child(4)").allInnerTexts();
  const score = Number(await trace.locator("tfoot td").nth(2).innerText());
  expect(points.map(Number).reduce((sum, one) => sum + one, 0)).toBe(score);

  await third.getByRole("button", { name: "Hide" }).click();
  await dialog(page).getByLabel("Note").fill("A journey");
  await dialog(page).getByRole("button", { name: "Hide" }).click();
  await expect(page.locator(`[data-product='${product}']`)).toHaveCount(0);
  const headers = { authorization: `Bearer ${member.token}` };
  const shown = await request.post("/api/products/getReco", {
    headers,
    data: { universe: "women", limit: 60 },
  });
  const ids = (await shown.json()).products.map((one: { id: number }) => one.id);
  expect(ids).not.toContain(product);

  const line = page.getByRole("listitem").filter({ hasText: "A journey" });
  await line.getByRole("button", { name: /^Clear/ }).click();
  await dialog(page).getByRole("button", { name: "Clear" }).click();
  await expect(line).toHaveCount(0);
  await expect(page.locator(`[data-product='${product}']`)).toHaveCount(1);
});

test("an article is written, published, read and taken back", async ({ page, request }) => {
  const title = unique("Notes on twill");
  await signInAsAdmin(page);
  await page.goto("/admin/journal/new");
  await page.getByLabel("Title").fill(title);
  const slug = await page.getByLabel("Address").inputValue();
  expect(slug).toMatch(/^notes-on-twill-/);
  await page.getByLabel("Headline").fill("Notes *on twill*");
  await page.getByLabel("For search engines").fill("What a diagonal does to a cloth.");
  await page.getByLabel("Opening lines").fill("A diagonal, and why it lasts.");
  await page.getByLabel("Text", { exact: true }).fill("Twill leans.");
  await button(page, "Heading").click();
  const preview = page.getByRole("region", { name: "As readers see it" });
  await expect(preview.getByRole("heading", { name: "Heading" })).toBeVisible();
  await expect(preview.getByText("Twill leans.")).toBeVisible();
  await button(page, "Save the draft").click();
  await expect(page).toHaveURL(/\/admin\/journal\/\d+$/);
  expect((await request.get(`/api/blogs/${slug}`)).status()).toBe(404);

  await button(page, "Publish").click();
  await dialog(page).getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("link", { name: /^See it on the site/ })).toBeVisible();
  await page.getByRole("link", { name: /^See it on the site/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Notes on twill" })).toBeVisible();

  await page.goBack();
  await button(page, "Take back").click();
  await dialog(page).getByRole("button", { name: "Take back" }).click();
  await expect(button(page, "Take back")).toHaveCount(0);
  expect((await request.get(`/api/blogs/${slug}`)).status()).toBe(404);

  await button(page, "Delete").click();
  await dialog(page).getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/admin\/journal$/);
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);
});

test("what was written is not left behind by a wrong click", { tag: "@long" }, async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/journal/new");
  await page.getByLabel("Title").fill("Half a thought");
  await page.getByRole("link", { name: "Looks" }).first().click();
  await expect(dialog(page)).toContainText("Leave without saving");
  await dialog(page).getByRole("button", { name: "Go on writing" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Half a thought");
  await page.getByRole("link", { name: "Looks" }).first().click();
  await dialog(page).getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/admin\/looks$/);
});

test("weights are changed for everyone and gone back from", { tag: "@long" }, async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/weights");
  const served = page.locator("[data-served]");
  const before = await served.getAttribute("data-served");
  const factor = page.getByRole("textbox", { name: /^Factor of/ }).first();
  const value = await factor.inputValue();
  await factor.fill(value === "0.9" ? "0.95" : "0.9");
  await button(page, "Serve these weights").click();
  await dialog(page).getByLabel("Note").fill("A journey");
  await dialog(page).getByRole("button", { name: "Serve these weights" }).click();
  await expect(served).not.toHaveAttribute("data-served", before ?? "");
  await expect(button(page, "Let go of the hold")).toBeVisible();

  const earlier = page.locator(`li[data-set='${before}']`);
  await earlier.getByRole("button", { name: /^Go back to this/ }).click();
  await dialog(page).getByRole("button", { name: "Go back to this" }).click();
  await expect(served).toHaveAttribute("data-served", before ?? "");
  await expect(factor).toHaveValue(value);
  await button(page, "Let go of the hold").click();
  await dialog(page).getByRole("button", { name: "Let go of the hold" }).click();
  await expect(button(page, "Let go of the hold")).toHaveCount(0);
});
