import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { newMember, signInAs } from "./new-member.ts";
import { complaintsOf, open, takenOver } from "./visit.ts";

const desktop = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };
const call = "**/api/assistant/messages";

test.use({ viewport: desktop });
test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: "universe", value: "women", url: baseURL ?? "" }]);
});

const field = (page: Page): Locator => page.getByRole("main").getByRole("textbox");
const cards = (page: Page): Locator => page.getByRole("main").getByRole("article");
const chips = (page: Page): Locator =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^(Take away|Retirer)/ }) });

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press("Enter");
  // The answer is whole when it is no longer busy.
  await expect(page.locator("[aria-live][aria-busy=true]")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).last()).toContainText(text);
}

/** What every card costs, in euros. */
const pricesOf = async (page: Page): Promise<number[]> =>
  (await cards(page).locator("p .num").allTextContents()).map((text) =>
    Number(/([\d.,]+)\D*$/.exec(text.replace(/,(\d\d)\b/, ".$1"))?.[1]),
  );

test("a request is shown as it was understood, and no piece is above its limit", async ({ page }) => {
  await open(page, "/assistant");
  await say(page, "a black dress under 120 for a wedding");
  await expect(chips(page).first()).toBeVisible();
  const labels = (await chips(page).allTextContents()).join("|");
  for (const word of ["Dresses", "Black", "Wedding", "120"]) expect(labels).toContain(word);
  await expect(cards(page).first()).toBeVisible();
  for (const price of await pricesOf(page)) expect(price).toBeLessThanOrEqual(120);
});

test("what is written before the page is taken over stays, and can be sent", async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/assistant", { waitUntil: "commit" });
  await field(page).fill("navy coats under 250");
  arrive();
  await takenOver(page);
  await expect(field(page)).toHaveValue("navy coats under 250");
  await field(page).press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "navy coats under 250" })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test("what was understood can be taken away, and the answer follows", async ({ page }) => {
  await open(page, "/assistant");
  await say(page, "navy coats under 250");
  const before = await chips(page).count();
  await page.getByRole("button", { name: "Take away: Navy" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Without: Navy" })).toBeVisible();
  await expect(page.locator("[aria-live][aria-busy=true]")).toHaveCount(0);
  await expect(chips(page)).toHaveCount(before - 1);
  await expect(page.getByRole("button", { name: "Take away: Navy" })).toHaveCount(0);
  for (const price of await pricesOf(page)) expect(price).toBeLessThanOrEqual(250);
});

test("the conversation goes on: cheaper, others, another colour", { tag: "@long" }, async ({ page }) => {
  await open(page, "/assistant");
  await say(page, "white trainers");
  const names = async () => cards(page).getByRole("heading").allTextContents();
  const first = await names();
  expect(first.length).toBeGreaterThan(2);
  await say(page, "show me others");
  const others = (await names()).slice(first.length);
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((name) => first.includes(name))).toEqual([]);
  await say(page, "in black instead");
  await expect(page.getByRole("button", { name: "Take away: Black" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Take away: White" })).toHaveCount(0);
});

test("an outfit stays within what it may cost, and a part of it can be changed", async ({ page }) => {
  await open(page, "/assistant");
  await say(page, "an outfit for work, 300 in total");
  const outfit = page.getByRole("complementary").getByRole("region", { name: "The whole outfit" });
  await expect(outfit).toBeVisible();
  await expect(outfit).toContainText("of €300");
  await expect(outfit).toContainText("left");
  const shoes = outfit
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: "Change the shoes" }) });
  const before = await shoes.getByRole("link").textContent();
  await shoes.getByRole("button").click();
  await expect(page.getByRole("heading", { level: 2, name: "Change the shoes" })).toBeVisible();
  await expect(shoes.getByRole("link")).not.toHaveText(before ?? "");
  await expect(outfit).toContainText("of €300");
});

test("an answer that does not come says so, and the same can be asked again", { tag: "@long" }, async ({
  page,
}) => {
  await open(page, "/assistant");
  await page.route(call, (route) => route.abort());
  await field(page).fill("a grey hoodie");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "did not arrive" })).toBeVisible();
  await page.unroute(call);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(1);
});

test("an answer on its way can be stopped", async ({ page }) => {
  await open(page, "/assistant");
  await page.route(call, () => {});
  await field(page).fill("a grey hoodie");
  await field(page).press("Enter");
  await page.getByRole("button", { name: "Stop the answer" }).click();
  await expect(page.getByText("Stopped.")).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a visitor finds the conversation again after a reload, and can begin anew", { tag: "@long" }, async ({
  page,
}) => {
  await open(page, "/assistant");
  await say(page, "black ankle boots");
  const name = await cards(page).first().getByRole("heading").textContent();
  await page.reload();
  await expect(cards(page).first()).toContainText(name ?? "");
  await say(page, "cheaper");
  await page.getByRole("button", { name: "New conversation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("in your own words");
  await page.reload();
  await expect(cards(page)).toHaveCount(0);
});

test("a member’s conversations are kept, opened and deleted", async ({ page, request }) => {
  await signInAs(page, await newMember(request));
  await open(page, "/assistant?q=a%20linen%20shirt");
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/assistant$/);
  await page.getByRole("button", { name: "New conversation" }).click();
  await page.getByRole("button", { name: "Earlier conversations" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("button", { name: /^a linen shirt/ }).click();
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Earlier conversations" }).click();
  await drawer.getByRole("button", { name: "Delete “a linen shirt”" }).click();
  await expect(drawer.getByText("Nothing yet.")).toBeVisible();
});

test("words are explained, and what is not about clothes is kindly left alone", async ({ page }) => {
  await open(page, "/assistant");
  await say(page, "how do I wash a cashmere jumper?");
  await expect(page.locator("[aria-live]").last()).toContainText(/wash/i);
  await say(page, "who will win the elections?");
  await expect(page.locator("[aria-live]").last()).toContainText(/cloth|wear/i);
  await expect(cards(page)).toHaveCount(0);
});

test("on a phone in French it is in order: names, contrast, policy, width", async ({ page }) => {
  await page.setViewportSize(phone);
  const complaints = await complaintsOf(page);
  await open(page, "/fr/assistant");
  await say(page, "une chemise blanche à moins de 80 €, sans polyester");
  await expect(page.getByRole("button", { name: /^Retirer/ }).first()).toBeVisible();
  await expect(field(page)).toBeInViewport();
  const { violations } = await new AxeBuilder({ page }).include("main").analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(complaints).toEqual([]);
});

test("words that were searched for can be asked, and begin a conversation of their own", {
  tag: "@long",
}, async ({ page }) => {
  await open(page, "/assistant");
  await say(page, "black ankle boots");
  await open(page, "/search?q=a+linen+shirt+under+90");
  await page.getByRole("main").getByRole("link", { name: "Ask the assistant" }).first().click();
  await expect(page).toHaveURL("/assistant");
  const said = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(said).toHaveCount(1);
  await expect(said).toContainText("a linen shirt under 90");
  await expect(cards(page).first()).toBeVisible();
  await open(page, "/fr/search?q=licorne+volante");
  await expect(page.getByRole("link", { name: "Demander à l’assistant" }).last()).toHaveAttribute(
    "href",
    "/fr/assistant?q=licorne%20volante",
  );
});

test("what a visitor said goes with them into a new account", { tag: "@long" }, async ({ page, request }) => {
  await open(page, "/assistant");
  await say(page, "black ankle boots");
  await signInAs(page, await newMember(request));
  await open(page, "/assistant");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toContainText("black ankle boots");
  await say(page, "cheaper");
  await page.getByRole("button", { name: "Earlier conversations" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: /^black ankle boots/ })).toBeVisible();
});
