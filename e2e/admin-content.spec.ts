import { expect, type Page, type Route, test } from "@playwright/test";
import sharp from "sharp";
import { signInAsAdmin } from "./admin.ts";
import { error, heading, open } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
/** Toasts are dialogs too, to the browser. */
const dialog = (page: Page) => page.locator("[role=dialog]:not([aria-modal=false])");
/** What nobody else calls anything on this site. */
const unique = (word: string) => `${word}-${Date.now().toString(36)}`;

const picture = async (name: string, width: number, height: number) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width, height, channels: 3, background: "#a08060" } })
    .jpeg()
    .toBuffer(),
});

const unavailable = (route: Route) =>
  route.fulfill({ status: 503, json: { error: { code: "unavailable", message: "Briefly away." } } });

test("a picture becomes a cover; what is typed meanwhile and offline is kept", async ({ page, context }) => {
  test.setTimeout(120_000);
  const title = unique("Notes on felt");
  await signInAsAdmin(page);
  await open(page, "/admin/journal/new");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Text", { exact: true }).fill("Felt has no weave.");

  const drop = page.getByLabel("Drop a picture, or choose one");
  await drop.setInputFiles(await picture("small.jpg", 300, 200));
  await expect(error(page)).toHaveText("Say in both languages what the picture shows.");
  await page.getByLabel("What it shows, in English").fill("A piece of brown felt");
  await page.getByLabel("What it shows, in French").fill("Un morceau de feutre brun");
  await button(page, "Send small.jpg").click();
  await expect(error(page)).toHaveText(/too small/);

  await page.route("**/api/admin/pictures?*", async (route) => {
    await expect(page.getByLabel("Opening lines")).toHaveValue("Pressed, not woven.");
    await route.continue();
  });
  await drop.setInputFiles(await picture("felt.jpg", 1600, 1200));
  await expect(page.getByText("Sending felt.jpg")).toBeVisible();
  await page.getByLabel("Opening lines").fill("Pressed, not woven.");
  await expect(page.getByAltText("A piece of brown felt")).toBeVisible();
  await expect(page.getByLabel("Opening lines")).toHaveValue("Pressed, not woven.");

  await context.setOffline(true);
  await button(page, "Save the draft").click();
  await expect(error(page).last()).toContainText("You are offline.");
  await context.setOffline(false);
  await button(page, "Save the draft").click();
  await expect(page).toHaveURL(/\/admin\/journal\/\d+$/);
  await expect(page.getByAltText("A piece of brown felt")).toBeVisible();
  await button(page, "Publish").click();
  await dialog(page).getByRole("button", { name: "Publish" }).click();
  await expect(error(page)).toContainText("Readers could not read it yet");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await page.getByLabel("Headline").fill("Notes *on felt*");
  await page.getByLabel("For search engines").fill("What holds without a weave.");
  await button(page, "Save the draft").click();
  await expect(page.getByText("Not saved yet")).toHaveCount(0);
  await button(page, "Publish").click();
  await dialog(page).getByRole("button", { name: "Publish" }).click();
  await page.getByRole("link", { name: /^See it on the site/ }).click();
  await expect(heading(page)).toHaveText("Notes on felt");
  await expect(page.getByAltText("A piece of brown felt").first()).toBeVisible();

  await page.goBack();
  await button(page, "Delete").click();
  await dialog(page).getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/admin\/journal$/);
});

test("a look is put together, called something else, hidden and deleted", async ({ page }) => {
  const title = unique("Journey look");
  await signInAsAdmin(page);
  await open(page, "/admin/looks?show=new");
  const place = (slot: string) =>
    page.getByRole("button", { name: /^Add / }).filter({ hasText: slot }).first();
  const words = page.getByRole("textbox", { name: "Find a piece" });
  await words.fill("shirt");
  await place("Top").click();
  await words.fill("trousers");
  await place("Bottom").click();
  await button(page, "Put it together").click();
  await expect(page.getByText("Please fill this in.")).toHaveCount(2);
  await page.getByLabel("Title in English").fill(title);
  await page.getByLabel("Title in French").fill(`${title} fr`);
  await page.getByRole("link", { name: "Journal" }).first().click();
  await dialog(page).getByRole("button", { name: "Go on writing" }).click();
  await button(page, "Put it together").click();
  await expect(page).toHaveURL(/made_by=admin/);

  const card = page.locator("[data-look]").filter({ hasText: title });
  await card.getByRole("button", { name: /^Title/ }).click();
  await dialog(page).getByLabel("Title in English").fill(`${title} again`);
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(card.getByRole("heading")).toHaveText(`${title} again`);
  await card.getByRole("button", { name: /^Hide/ }).click();
  await dialog(page).getByRole("button", { name: "Hide" }).click();
  await expect(card.getByText("Hidden", { exact: true })).toBeVisible();
  await card.getByRole("button", { name: /^Delete/ }).click();
  await dialog(page).getByRole("button", { name: "Delete" }).click();
  await expect(card).toHaveCount(0);
});

test("pieces are hidden together and shown again", { tag: "@long" }, async ({ page }) => {
  await signInAsAdmin(page);
  // What is sold out: nobody misses it meanwhile.
  await open(page, "/admin/catalogue?state=out-of-stock");
  const boxes = page.getByRole("table").getByRole("checkbox", { name: /^Select / });
  await expect(boxes.first()).toBeVisible();
  const count = await boxes.count();
  await page.getByRole("checkbox", { name: "Select this page" }).check();
  await button(page, "Hide").click();
  await dialog(page).getByLabel("Note").fill("A journey");
  await page.route("**/api/admin/products", unavailable, { times: 1 });
  await dialog(page).getByRole("button", { name: "Hide" }).click();
  await expect(error(page)).toContainText("briefly unavailable");
  await dialog(page).getByRole("button", { name: "Hide" }).click();
  await expect(page.getByText(`Products hidden: ${count}.`).first()).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();

  await open(page, "/admin/catalogue?state=hidden");
  await page.getByRole("checkbox", { name: "Select this page" }).check();
  await button(page, "Show again").click();
  await dialog(page).getByRole("button", { name: "Show again" }).click();
  await expect(page.getByText("No product is like that.")).toBeVisible();
});

test("a legal text says what changes, and keeps its words when the site is away", async ({
  page,
  context,
}) => {
  await signInAsAdmin(page);
  await open(page, "/admin/legal/terms-conditions");
  const english = page.getByRole("region", { name: "English" });
  const publish = button(page, /^Publish version \d+$/).first();
  await expect(publish).toBeDisabled();
  const title = english.getByLabel("Title");
  const before = await title.inputValue();
  await title.fill("");
  await expect(english.getByText("Please fill this in.")).toBeVisible();
  await expect(publish).toBeDisabled();
  await title.fill(`${before}, and more`);
  await expect(page.getByText(/^Only the English changes/)).toBeVisible();
  await publish.click();
  await dialog(page).getByLabel("Note").fill("A journey");
  // Never for real: what is published stays for good.
  await page.route("**/api/admin/legal-docs/*", unavailable);
  await dialog(page)
    .getByRole("button", { name: /^Publish version/ })
    .click();
  await expect(error(page)).toContainText("briefly unavailable");
  await expect(dialog(page).getByLabel("Note")).toHaveValue("A journey");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(title).toHaveValue(`${before}, and more`);

  await context.setOffline(true);
  await page.getByRole("link", { name: "Lexicon" }).first().click();
  await dialog(page).getByRole("button", { name: "Leave" }).click();
  await expect(error(page)).toContainText("You are offline.");
  await context.setOffline(false);
  await expect(heading(page)).toHaveText("The lexicon, in your words");
});
