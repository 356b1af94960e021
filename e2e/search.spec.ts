import { expect, type Locator, type Page, test } from "@playwright/test";
import { newMember, signInAs } from "./new-member.ts";
import { often } from "./often.ts";
import { complaintsOf, open, requestsOf, store } from "./visit.ts";

const wide = { width: 1280, height: 900 };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const api = "**/api/products/findes?*";

const field = (page: Page) => page.getByRole("combobox", { name: /Search clothes|Chercher des vêtements/ });
const cards = (page: Page) => page.locator("main article");
const count = (page: Page) => page.getByRole("status").filter({ hasText: /pieces?|pièces?/ });
const total = async (page: Page) => Number((await count(page).innerText()).replace(/\D/g, ""));
const rail = (page: Page) => page.getByRole("complementary", { name: "Filters" });
const pill = (page: Page, name: string | RegExp) => page.getByRole("link", { name });
const group = (within: Locator, title: string) =>
  within.locator("details").filter({ has: within.page().getByRole("heading", { name: title, exact: true }) });

test.use({ viewport: wide });
// Products of both universes are there; these journeys are made in one of them.
test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: "universe", value: "women", url: baseURL ?? "" }]);
});

test("the list and the address follow the words as they are typed", async ({ page }) => {
  const complaints = await complaintsOf(page);
  await open(page, "/search");
  const everything = await total(page);
  await field(page).pressSequentially("dress", { delay: 30 });
  await expect(page).toHaveURL("/search?q=dress");
  await expect.poll(() => total(page)).toBeLessThan(everything);
  await field(page).press("Enter");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(pill(page, "Remove Dresses")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/search");
  await expect(field(page)).toHaveValue("");
  await expect.poll(() => total(page)).toBe(everything);
  expect(complaints).toEqual([]);
});

test("an answer that comes too late is dropped", { tag: "@long" }, async ({ page }) => {
  await open(page, "/search");
  let [release, arrive] = [() => {}, () => {}];
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(api, async (route) => {
    if (new URL(route.request().url()).searchParams.get("q") === "coat") {
      arrive();
      await held;
    }
    await route.continue();
  });
  await field(page).fill("coat");
  await expect(page).toHaveURL("/search?q=coat");
  // What is typed over at once is never asked for.
  await asked;
  await field(page).fill("dress");
  await expect(pill(page, "Remove Dresses")).toBeVisible();
  const dresses = await total(page);
  const late = page.waitForResponse((response) => response.url().includes("q=coat"));
  release();
  await late;
  await expect(pill(page, "Remove Dresses")).toBeVisible();
  expect(await total(page)).toBe(dresses);
});

test("suggestions are reached with the arrows, taken with enter and put away with escape", async ({
  page,
}) => {
  await open(page, "/search");
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially("blaz", { delay: 20 });
  const options = page.getByRole("option");
  await expect(options.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(field(page)).toHaveValue("blaz");
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toBeVisible();
  const category = options.filter({ hasText: "Category" }).first();
  await expect(category).toBeVisible();
  for (let step = 0; step < 8 && (await category.getAttribute("aria-selected")) !== "true"; step += 1)
    await page.keyboard.press("ArrowDown");
  await expect(category).toHaveAttribute("aria-selected", "true");
  const id = await category.getAttribute("id");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", id ?? "");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?category=women\./);
  await expect(field(page)).toHaveValue("");
});

test("facets want and leave out, each can be taken back, and Back undoes them one by one", async ({
  page,
}) => {
  await open(page, "/search");
  const everything = await total(page);
  const materials = group(rail(page), "Material");
  const first = materials.getByRole("listitem").first();
  const want = first.getByRole("checkbox").first();
  await want.check();
  await expect(page).toHaveURL(/\/search\?material=/);
  await expect.poll(() => total(page)).toBeLessThan(everything);
  const wanted = await total(page);
  // The others are still counted: a second one adds to the first.
  await materials.getByRole("listitem").nth(1).getByRole("checkbox").first().check();
  await expect.poll(() => total(page)).toBeGreaterThan(wanted);
  await page.goBack();
  await expect.poll(() => total(page)).toBe(wanted);

  const name = (await first.locator("label").first().innerText()).split("\n")[0] ?? "";
  await first.getByRole("checkbox", { name: `Not: ${name}` }).check();
  await expect(page).toHaveURL(/\/search\?exclude_material=/);
  await expect.poll(() => total(page)).toBe(everything - wanted);
  const left = pill(page, `Remove “not ${name}”`);
  await expect(left).toBeVisible();
  await left.click();
  await expect(page).toHaveURL("/search");
  await expect.poll(() => total(page)).toBe(everything);
  await page.goBack();
  await expect(page).toHaveURL(/exclude_material=/);
  await page.goBack();
  await expect(page).toHaveURL(/\?material=/);
  await expect(want).toBeChecked();
});

test("everything about the facets can be done with the keyboard alone", { tag: "@long" }, async ({
  page,
}) => {
  await open(page, "/search");
  const colours = group(rail(page), "Colour");
  const black = colours.getByRole("checkbox", { name: /^Black/ });
  await black.focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/colour=black/);
  await colours.getByRole("button", { name: "Leave out" }).focus();
  await page.keyboard.press("Enter");
  await colours.getByRole("checkbox", { name: /^Black/ }).focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/exclude_colour=black/);
  await expect(pill(page, "Remove “not Black”")).toBeVisible();
});

test("the tree opens along the chosen path", async ({ page }) => {
  await open(page, "/search");
  const tree = group(rail(page), "Category");
  await tree.getByRole("link", { name: /^Clothing/ }).click();
  await expect(page).toHaveURL("/search?category=women.A");
  await tree.getByRole("link", { name: /^Coats/ }).click();
  await expect(page).toHaveURL("/search?category=women.A.5");
  await expect(tree.locator("[aria-current=true]")).toContainText("Coats");
  await tree.getByRole("link", { name: "All categories" }).click();
  await expect(page).toHaveURL("/search");
});

test("a brand is found by a part of its name", { tag: "@long" }, async ({ page }) => {
  await open(page, "/search");
  const brands = group(rail(page), "Brand");
  const name =
    (await brands.getByRole("listitem").nth(2).locator("label").first().innerText()).split("\n")[0] ?? "";
  await brands.getByRole("textbox").fill(name.toUpperCase().slice(0, 5));
  const found = brands.getByRole("checkbox", { name: new RegExp(`^${name}`) });
  await found.check();
  await expect(page).toHaveURL(/brand=\d+/);
  await expect(pill(page, `Remove ${name}`)).toBeVisible();
});

test("the price is limited with the keys, or typed", async ({ page }) => {
  await open(page, "/search");
  const everything = await total(page);
  const most = rail(page).getByRole("slider", { name: "At most" });
  await most.focus();
  for (let step = 0; step < 16; step += 1) await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/price_max=\d+$/);
  await expect.poll(() => total(page)).toBeLessThan(everything);
  const least = rail(page).getByRole("textbox", { name: "At least" });
  await least.fill("30");
  await least.press("Enter");
  await expect(page).toHaveURL(/price_min=30&price_max=\d+$/);
  await pill(page, /^Remove €30 to/).click();
  await expect(page).toHaveURL("/search");
});

test("the list goes on by itself, and Back from a piece finds the same place", async ({ page }) => {
  await open(page, "/search");
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole("link", { name: "Show more" }).scrollIntoViewIfNeeded();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
  const piece = cards(page).nth(26);
  await piece.scrollIntoViewIfNeeded();
  await expect(piece).toBeInViewport();
  const shown = await cards(page).count();
  const place = await page.evaluate(() => window.scrollY);
  const name = await piece.getByRole("link").innerText();
  await piece.getByRole("link").click();
  await expect(page).toHaveURL(/\/product\//);
  // The address is there a moment before the page.
  await expect(page.getByRole("link", { name: "Show more" })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/search");
  await expect(cards(page).nth(26).getByRole("link")).toHaveText(name);
  expect(await cards(page).count()).toBeGreaterThanOrEqual(shown);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test("a page in the middle leads both ways", { tag: "@long" }, async ({ page }) => {
  await open(page, "/search?page=2");
  await expect(page.getByRole("link", { name: "Show earlier pieces" })).toBeVisible();
  const first = await cards(page).first().getByRole("link").innerText();
  await page.getByRole("link", { name: "Show earlier pieces" }).click();
  await expect(page).toHaveURL("/search");
  await expect(cards(page).first().getByRole("link")).not.toHaveText(first);
});

for (const wrong of [
  "colour=foo",
  "category=women.Z.9",
  "price_min=abc&price_max=-1",
  "sort=sideways",
  "size=%3Cscript%3E",
  "brand=0x1",
])
  test(
    `what cannot be read in ?${wrong} is passed over`,
    often(wrong, ["price_min=abc&price_max=-1"]),
    async ({ page }) => {
      expect(await open(page, `/search?${wrong}`)).toBe(200);
      await expect(cards(page).first()).toBeVisible();
      await expect(page.getByRole("link", { name: "Clear all" })).toHaveCount(0);
    },
  );

test("a page after the last says so and leads back", { tag: "@long" }, async ({ page }) => {
  expect(await open(page, "/search?page=400")).toBe(200);
  await page.getByRole("link", { name: "Back to the first page" }).click();
  await expect(cards(page).first()).toBeVisible();
});

test("nothing found names the one condition to open, and opens it", async ({ page }) => {
  await open(page, "/search?q=coat&price_max=1");
  await expect(page.getByRole("heading", { name: "Nothing has all of that" })).toBeVisible();
  await expect(page.getByText("One condition stands in the way: the price.")).toBeVisible();
  await page.getByRole("link", { name: /^Open it and see/ }).click();
  await expect(page).toHaveURL("/search?q=coat");
  await expect(cards(page).first()).toBeVisible();
});

test("a word that is written otherwise is told, and what nobody goes by", { tag: "@long" }, async ({
  page,
}) => {
  await open(page, "/search");
  await page.route(/findes\?q=dresss/, async (route) => {
    const answer = await (await page.request.get("/api/products/findes?universe=women")).json();
    await route.fulfill({ json: { ...answer, suggestion: "dress", unheard: ["qqq"] } });
  });
  await field(page).fill("dresss qqq");
  // The first question brings what asks it, too.
  await expect(page.getByText("Nothing is written “dresss qqq”.")).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText("Nothing goes by “qqq”, so it was left aside.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "“dress”" }).click();
  await expect(page).toHaveURL("/search?q=dress");
  await expect(field(page)).toHaveValue("dress");
});

test("the order is in the address", { tag: "@long" }, async ({ page }) => {
  await open(page, "/search?q=dress");
  await page.getByRole("combobox", { name: "Sort" }).selectOption("price_up");
  await expect(page).toHaveURL("/search?q=dress&sort=price_up");
  const prices = async () =>
    (await cards(page).locator(".num").allTextContents()).map((text) => Number(text.split("€").at(-1)));
  await expect
    .poll(async () => {
      const all = await prices();
      return JSON.stringify(all) === JSON.stringify([...all].sort((a, b) => a - b));
    })
    .toBe(true);
});

test("the universe of the site is the universe of the list", { tag: "@long" }, async ({ page }) => {
  await open(page, "/search?category=women.A.5");
  await page.getByRole("banner").getByRole("button", { name: "Men", exact: true }).first().click();
  await expect(page).toHaveURL("/search?category=men.A.5");
  await expect(group(rail(page), "Category").locator("[aria-current=true]")).toContainText("Coats");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("words, boxes and pages work as plain pages", { tag: "@long" }, async ({ page }) => {
    await page.goto("/search");
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole("link", { name: "Show more" }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(page.getByRole("link", { name: "Show earlier pieces" })).toBeVisible();
    await field(page).fill("dress");
    await field(page).press("Enter");
    await expect(page).toHaveURL(/q=dress/);
    await expect(pill(page, "Remove Dresses")).toBeVisible();
    await group(rail(page), "Material").getByRole("checkbox").first().check();
    await page.getByRole("button", { name: "Show results" }).click();
    await expect(page).toHaveURL(/q=dress/);
    await expect(page).toHaveURL(/material=/);
    await pill(page, "Remove Dresses").click();
    await expect(page).not.toHaveURL(/q=dress/);
    await expect(page).toHaveURL(/material=/);
  });
});

test("when the call fails the list stays, and trying again brings the new one", { tag: "@long" }, async ({
  page,
}) => {
  await open(page, "/search");
  const everything = await total(page);
  await page.route(api, (route) =>
    route.fulfill({ status: 500, json: { error: { code: "internal", message: "An internal error." } } }),
  );
  await field(page).fill("dress");
  await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL("/search?q=dress");
  await page.unroute(api);
  await field(page).press("Escape");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => total(page)).toBeLessThan(everything);
});

test("the next page that fails can be asked for again", { tag: "@long" }, async ({ page }) => {
  await page.route(/findes\?.*page=2/, (route) => route.abort());
  await open(page, "/search");
  await page.getByText(/^24 of/).scrollIntoViewIfNeeded();
  await expect(page.getByText("The next pieces could not be loaded.")).toBeVisible();
  await page.unroute(/findes\?.*page=2/);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
});

test("a slow answer leaves the old list in sight until it is there", { tag: "@long" }, async ({ page }) => {
  await open(page, "/search");
  await page.route(api, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  const asked = page.waitForRequest(api);
  await field(page).fill("dress");
  await asked;
  await expect(page.locator("[aria-busy=true]").first()).toBeAttached();
  await expect(cards(page).first()).toBeVisible();
  await expect(pill(page, "Remove Dresses")).toBeVisible({ timeout: 10_000 });
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
});

test("offline the last list stays, and the new one comes with the connection", { tag: "@long" }, async ({
  page,
  context,
}) => {
  await open(page, "/search");
  const everything = await total(page);
  await context.setOffline(true);
  await field(page).fill("dress");
  await expect(page.getByText("You are offline. You still see what was there before.")).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => total(page)).toBeLessThan(everything);
});

test.describe("on a phone", () => {
  test.use(phone);
  test("the filters are a drawer that says what they leave", async ({ page }) => {
    await open(page, "/search");
    await expect(rail(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Filters" }).tap();
    const drawer = page.getByRole("dialog", { name: "Filters" });
    await expect(drawer).toBeVisible();
    await group(drawer, "Material").getByRole("checkbox").first().tap();
    await expect(page).toHaveURL(/material=/);
    await drawer.getByRole("button", { name: /^Show .* pieces?$/ }).tap();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole("button", { name: "Filters, 1" })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  });
});

test("a member saves the search, and comes to it from the account", async ({ page, request }) => {
  const member = await newMember(request);
  await signInAs(page, member);
  await open(page, "/search?q=dress&colour=black");
  await page.getByRole("button", { name: "Save this search" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Its name")).toHaveValue("dress");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Search saved.")).toBeVisible();
  const headers = { authorization: `Bearer ${member.token}` };
  const kept = await (await request.get("/api/users/me/saved_searches", { headers })).json();
  expect(kept.saved_searches).toMatchObject([
    { name: "dress", query: "q=dress&universe=women&colour=black" },
  ]);
  await page.getByRole("button", { name: "See saved searches" }).click();
  await expect(page).toHaveURL("/account?tab=saved-searches");
});

test("a visitor who saves is led to an account and back", { tag: "@long" }, async ({ page }) => {
  await open(page, "/search?q=dress");
  await page.getByRole("button", { name: "Save this search" }).click();
  const back = encodeURIComponent("/search?q=dress");
  await expect(page.getByRole("dialog").getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    `/login?redirect=${back}`,
  );
  await page.getByRole("dialog").getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL(`/register?redirect=${back}`);
});

test("what a visitor told shapes the list, and can be turned off", async ({ page }) => {
  await store(page, "onboarding_styles", { selected_styles: [2, 4] });
  await open(page, "/search");
  await expect(page.getByText("Seen with your taste.")).toBeVisible();
  await expect(
    cards(page)
      .first()
      .getByRole("img", { name: /of 100/ }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Turn off" }).click();
  await expect(page).toHaveURL("/search?sort=relevance");
  await expect(page.getByText("Seen without your taste.")).toBeVisible();
  await expect(
    cards(page)
      .first()
      .getByRole("img", { name: /of 100/ }),
  ).toHaveCount(0);
});

test("in French", async ({ page }) => {
  const asked = requestsOf(page, (url) => url.pathname === "/api/products/findes");
  await open(page, "/fr/search");
  await field(page).fill("robe noire");
  await expect(page).toHaveURL("/fr/search?q=robe+noire");
  await expect(pill(page, /^Retirer : Robes/)).toBeVisible();
  await expect(pill(page, /^Retirer : Noir/)).toBeVisible();
  await expect(count(page)).toHaveText(/pièces?$/);
  expect(asked.every((address) => address.includes("lang=fr"))).toBe(true);
});
