import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { type NewMember, newMember, signInAs } from "./new-member.ts";
import { complaintsOf } from "./visit.ts";

const path = "/api/users/me/taste";
const preferences = "/api/users/me/preferences";
const desktop = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };

test.use({ viewport: desktop });

/** Somebody who likes blazers and wool coats, and no hoodies, as another device has heard. */
async function shopper(request: APIRequestContext, lang: "en" | "fr" = "en"): Promise<NewMember> {
  const member = await newMember(request, { lang });
  const headers = { authorization: `Bearer ${member.token}` };
  const say = async (list: string, category: string, limit: number) => {
    const query = `universe=women&category=women.${category}&limit=${limit}`;
    const { products } = await (await request.get(`/api/products?${query}`)).json();
    for (const { id } of products)
      await request.patch(`${preferences}/${list}`, { headers, data: { id, value: true } });
  };
  await say("products_liked", "A.4.1", 8);
  await say("products_liked", "A.5.1", 6);
  await say("products_disliked", "A.2.4", 5);
  return member;
}

async function openTaste(page: Page, member: NewMember, address = "/account?tab=taste"): Promise<void> {
  await signInAs(page, member);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 2, name: /Your taste|Votre goût/ })).toBeVisible();
  await expect(page.getByRole("toolbar")).toBeVisible();
}

const notices = (page: Page) => page.getByRole("region", { name: "Notices" });
/** What is believed of blazers; they were liked most. */
const row = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Blazers", exact: true }) });
const slider = (page: Page) => row(page).getByRole("slider", { name: "How much Blazers counts" });

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
}

test("a trait is lowered and raised with its slider, taken back, and stays where it was put", async ({
  page,
  request,
}) => {
  await openTaste(page, await shopper(request));
  const before = await slider(page).getAttribute("aria-valuenow");
  await slider(page).focus();
  await press(page, "Home", 1);
  await expect(notices(page)).toContainText("Blazers is now: never.");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "Never");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(slider(page)).toHaveAttribute("aria-valuenow", before ?? "");
  await slider(page).focus();
  await press(page, "End", 1);
  await expect(notices(page)).toContainText("Blazers is now: strong.");
  await page.reload();
  await expect(slider(page)).toHaveAttribute("aria-valuenow", "1");
});

test("a locked trait says so, and is not moved by what is liked or disliked after", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const member = await shopper(request);
  await openTaste(page, member);
  const lock = row(page).getByRole("button", { name: "Lock Blazers" });
  await lock.click();
  await expect(lock).toHaveAttribute("aria-pressed", "true");
  await expect(notices(page)).toContainText("Blazers is locked");
  const held = await slider(page).getAttribute("aria-valuenow");
  const headers = { authorization: `Bearer ${member.token}` };
  const query = "universe=women&category=women.A.4.1&limit=12&sort=popular";
  const { products } = await (await request.get(`/api/products?${query}`)).json();
  for (const { id } of products)
    await request.patch(`${preferences}/products_disliked`, { headers, data: { id, value: true } });
  await page.reload();
  await expect(slider(page)).toHaveAttribute("aria-valuenow", held ?? "");
  await lock.click();
  await expect(lock).toHaveAttribute("aria-pressed", "false");
});

test("a trait is deleted and brought back; what was chosen by hand is chosen again", async ({
  page,
  request,
}) => {
  const member = await shopper(request);
  const headers = { authorization: `Bearer ${member.token}` };
  await request.patch(`${preferences}?universe=women`, {
    headers,
    data: { preferences_to_update: { styles: { selected_styles: [4] } } },
  });
  const chosen = async () =>
    (await (await request.get("/api/users/me?universe=women", { headers })).json()).user.styles
      .selected_styles;
  await openTaste(page, member);
  const name = { name: "Soft tailoring", exact: true };
  const belief = page.getByRole("listitem").getByRole("button", name);
  await expect(belief).toBeVisible();
  await page.getByRole("button", { name: "Delete Soft tailoring" }).click();
  await expect(belief).toHaveCount(0);
  await expect(notices(page)).toContainText("Soft tailoring is deleted");
  await expect.poll(chosen).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(belief).toBeVisible();
  await expect.poll(chosen).toEqual([4]);
});

test("answers to reasons stand in the profile, and are taken back there", async ({ page, request }) => {
  const member = await shopper(request);
  await request.patch(`${preferences}?universe=women`, {
    headers: { authorization: `Bearer ${member.token}` },
    data: {
      preferences_to_update: { corrections: { "taste:category:A.4.1": "wrong", season: "less" } },
    },
  });
  await openTaste(page, member);
  const answered = page.getByRole("region", { name: "Reasons you answered" });
  await expect(answered.getByRole("listitem")).toHaveCount(2);
  await expect(row(page)).toHaveCount(0);
  await answered.getByRole("button", { name: "Take back Blazers, which you keep choosing" }).click();
  await expect(notices(page)).toContainText("It counts as before.");
  await expect(answered.getByRole("listitem")).toHaveCount(1);
  await expect(row(page)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(answered.getByRole("listitem")).toHaveCount(2);
  await page.reload();
  await expect(answered.getByRole("listitem").first()).toContainText("You said: wrong");
});

test("a change that is not kept goes back where it was, with a sentence", { tag: "@long" }, async ({
  page,
  request,
}) => {
  await openTaste(page, await shopper(request));
  const before = await slider(page).getAttribute("aria-valuenow");
  await page.route(`**${path}?*`, (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 500, body: "no" }) : route.continue(),
  );
  await slider(page).focus();
  await press(page, "Home", 1);
  await expect(slider(page)).toHaveAttribute("aria-valuenow", "-1");
  await expect(notices(page)).toContainText("Your change was not kept. Everything is as it was.");
  await expect(slider(page)).toHaveAttribute("aria-valuenow", before ?? "");
  await row(page).getByRole("button", { name: "Delete Blazers" }).click();
  await expect(slider(page)).toHaveAttribute("aria-valuenow", before ?? "");
});

test("a version is compared with, gone back to, and gone back from", async ({ page, request }) => {
  await openTaste(page, await shopper(request));
  const before = await slider(page).getAttribute("aria-valuenow");
  await slider(page).focus();
  await press(page, "Home", 1);
  await expect(notices(page)).toContainText("Blazers is now: never.");
  await page.getByRole("button", { name: "Compare Version 1" }).click();
  await expect(page).toHaveURL(/compare=1/);
  await expect(page.getByText(/^Dotted: version 1/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Blazers .* → Never$/ })).toBeVisible();
  await page.getByRole("button", { name: "Roll back Version 1" }).click();
  const dialog = page.getByRole("dialog", { name: "Back to version 1, as it was" });
  await expect(dialog).toContainText("nothing you said since counts");
  await dialog.getByRole("button", { name: "Go back" }).click();
  await expect(slider(page)).toHaveAttribute("aria-valuenow", before ?? "");
  await expect(page.getByText("Went back to version 1.")).toBeVisible();
  await expect(page).not.toHaveURL(/compare/);
  const told = notices(page).getByRole("dialog", { name: "Your taste is as it was in version 1." });
  await told.getByRole("button", { name: "Undo" }).click();
  await expect(slider(page)).toHaveAttribute("aria-valuenow", "-1");
});

test("a piece that was a gift stops counting, and counts again", { tag: "@long" }, async ({
  page,
  request,
}) => {
  await openTaste(page, await shopper(request));
  await page.getByRole("listitem").getByRole("button", { name: "Blazers", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Blazers" });
  const gift = panel.getByRole("button", { name: / was a gift$/ }).first();
  const name = ((await gift.getAttribute("aria-label")) ?? "").replace(/ was a gift$/, "");
  await gift.click();
  await expect(notices(page)).toContainText("it counts for nothing");
  await page.keyboard.press("Escape");
  const mine = page.getByRole("button", { name: `It was for me ${name}` });
  await mine.click();
  await expect(mine).toHaveCount(0);
});

test("while somebody else looks nothing counts; a visit of theirs is left out and counted again", {
  tag: "@long",
}, async ({ page, request }) => {
  await openTaste(page, await shopper(request));
  const guest = page.getByRole("switch", { name: /Somebody else is looking/ });
  await guest.check();
  await expect(page.getByText("Nothing counts now.")).toBeVisible();
  await guest.uncheck();
  await expect(notices(page)).toContainText("What you do counts again.");
  await page.getByRole("button", { name: /^Leave out/ }).click();
  await expect(notices(page)).toContainText("Nothing of that visit counts any more.");
  await expect(page.getByText(/^Version \d+, from 0 answers$/)).toBeVisible();
  await page
    .getByRole("button", { name: /^Count it again/ })
    .first()
    .click();
  await expect(page.getByText(/^Version \d+, from 19 answers$/)).toBeVisible();
});

test("with the keyboard: around the circle, into a style, out of it again", { tag: "@long" }, async ({
  page,
  request,
}) => {
  await openTaste(page, await shopper(request));
  const axes = page.getByRole("toolbar").getByRole("button");
  await expect(axes).toHaveCount(22);
  await axes.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(axes.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(axes.nth(21)).toBeFocused();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Sartorial" });
  await expect(panel).toBeVisible();
  await panel.getByRole("slider").focus();
  await press(page, "End", 1);
  await expect(axes.nth(21)).toHaveAccessibleName("Sartorial: Strong");
  await expect(notices(page)).toContainText("Sartorial is now: strong.");
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(axes.nth(21)).toBeFocused();
});

test("what is not true is given up for good, and can be let in again", { tag: "@long" }, async ({
  page,
  request,
}) => {
  await openTaste(page, await shopper(request));
  await page.getByRole("listitem").getByRole("button", { name: "Blazers", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Blazers" });
  await panel.getByRole("button", { name: "Not true" }).click();
  await expect(notices(page)).toContainText("Understood: Blazers is not you.");
  await expect(slider(page)).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: "Read it again Blazers" }).click();
  await expect(slider(page)).toBeVisible();
});

test("the taste is exported as a file that can be read", { tag: "@long" }, async ({ page, request }) => {
  await openTaste(page, await shopper(request));
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^cleed-taste-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), "utf8");
  expect(JSON.parse(text).taste.styles).toHaveLength(22);
});

test("the ledger says what was tried and what came of it, page by page, and leads back", {
  tag: "@long",
}, async ({ page, request }) => {
  const { products } = await (await request.get("/api/products?universe=women&limit=3")).json();
  const arm = { universe: "women", style: 12, family: "A.5", label: "Bohemian · Coats" };
  const tried = (place: number, outcome: string) => ({
    ...arm,
    product_id: products[place].id,
    product: products[place],
    shown_at: "2026-11-10T10:00:00.000Z",
    outcome,
  });
  const totals = { shown: 3, liked: 1, bookmarked: 0, chosen: 0, disliked: 1, left: 1, hit_rate: 1 / 3 };
  const arms = [{ ...arm, shown: 3, hits: 1, disliked: 1, adopted: false }];
  await page.route("**/api/users/me/ledger?*", (route) => {
    const later = route.request().url().includes("cursor=");
    const cards = later ? [tried(2, "left")] : [tried(0, "liked"), tried(1, "disliked")];
    const next_cursor = later ? null : "more";
    return route.fulfill({ json: { openness: 3, stretches_in_20: 4, totals, arms, cards, next_cursor } });
  });
  await openTaste(page, await shopper(request));
  await expect(page.getByText("1 of 3", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "The whole ledger" }).click();
  await expect(page).toHaveURL(/tab=ledger/);
  await expect(page.getByRole("tab", { name: "Taste" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("33%")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "You liked it" })).toContainText(
    products[0].name,
  );
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "You passed it by" })).toContainText(
    products[2].name,
  );
  await page.getByRole("main").getByRole("link", { name: "Your taste" }).click();
  await expect(page.getByRole("toolbar")).toBeVisible();
});

test("somebody who told nothing is invited, not shown an empty chart", async ({ page, request }) => {
  await signInAs(page, await newMember(request));
  await page.goto("/account?tab=taste");
  await expect(page.getByRole("heading", { name: /Nothing read yet/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Like a few pieces" })).toHaveAttribute("href", "/discover");
  await expect(page.getByRole("link", { name: "Answer the questions" })).toHaveAttribute(
    "href",
    "/onboarding",
  );
  await expect(page.getByRole("toolbar")).toHaveCount(0);
});

test("a taste that cannot be fetched says so and can be asked for again", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const member = await shopper(request);
  await signInAs(page, member);
  await page.route(`**${path}?*`, (route) => route.abort());
  await page.goto("/account?tab=taste");
  await expect(page.getByRole("alert").filter({ hasText: "could not be fetched" })).toBeVisible();
  await page.unroute(`**${path}?*`);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("toolbar")).toBeVisible();
});

for (const [lang, size, address] of [
  ["en", desktop, "/account?tab=taste"],
  ["fr", phone, "/fr/account?tab=taste"],
] as const) {
  const title = `the taste is in order at ${size.width} px in ${lang}: names, contrast, policy, width`;
  test(title, { tag: "@long" }, async ({ page, request }) => {
    await page.setViewportSize(size);
    const complaints = await complaintsOf(page);
    await openTaste(page, await shopper(request, lang), address);
    const { violations } = await new AxeBuilder({ page }).include("main").analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(complaints).toEqual([]);
  });
}
