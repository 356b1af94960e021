import { expect, type Locator, type Page, test } from "@playwright/test";
import type { Notice } from "../src/contract/notices.ts";
import type { Card } from "../src/contract/products.ts";
import { answerWith, holdSession, member } from "./member.ts";
import { newMember, signInAs } from "./new-member.ts";
import { complaintsOf, navigate, open } from "./visit.ts";

const bell = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: /^(Found for you|Repéré pour vous)/ });
const drawer = (page: Page): Locator => page.getByRole("dialog");
const rows = (page: Page): Locator => drawer(page).locator("li[data-new]");

/** Pieces that the site really has, so that their pictures and pages are there. */
async function pieces(page: Page, count: number): Promise<Card[]> {
  const answer = await page.request.get(`/api/products?universe=women&limit=${count}`);
  return (await answer.json()).products;
}

const notice = (id: number, change: Partial<Notice>): Notice => ({
  id: `00000000-0000-4000-8000-${String(id).padStart(12, "0")}`,
  type: "saved_search",
  created_at: new Date(Date.now() - 60_000).toISOString(),
  read_at: null,
  products: [],
  total: 1,
  search: null,
  brand: null,
  prices: [],
  ...change,
});

type Desk = { notices: Notice[]; unread: number; read: string[][]; asked: number; fails: boolean };

/** Answers about notices in place of the API, and remembers what it was told. */
async function answerNotices(page: Page, notices: Notice[]): Promise<Desk> {
  const unread = notices.filter(({ read_at }) => read_at === null).length;
  const desk: Desk = { notices, unread, read: [], asked: 0, fails: false };
  await page.route("**/api/users/me/notices*", async (route) => {
    const request = route.request();
    if (desk.fails) return route.abort();
    if (request.method() === "PATCH") {
      const { read } = request.postDataJSON();
      desk.read.push(read);
      desk.unread -= read.length;
      return route.fulfill({ json: { unread: desk.unread } });
    }
    desk.asked += 1;
    const limit = Number(new URL(request.url()).searchParams.get("limit") ?? 20);
    const json = { notices: desk.notices.slice(0, limit), unread: desk.unread, next_cursor: null };
    return route.fulfill({ json });
  });
  return desk;
}

async function asMember(page: Page, lang: "en" | "fr" = "en"): Promise<void> {
  await holdSession(page);
  await answerWith(page, { ...member, lang });
}

test("a visitor has no bell, and nothing about notices is asked", async ({ page }) => {
  const desk = await answerNotices(page, []);
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  await expect(bell(page)).toHaveCount(0);
  expect(desk.asked).toBe(0);
});

test("the bell counts what is new, shows it with pictures and links, and counts it no more", async ({
  page,
}) => {
  const complaints = await complaintsOf(page);
  const found = await pieces(page, 6);
  const [first] = found;
  if (!first) throw new Error("The site has no pieces.");
  const search = { id: "s1", name: "Linen dresses", query: "?q=linen%20dress&colour=white" };
  const desk = await answerNotices(page, [
    notice(1, { search, products: found, total: 14 }),
    notice(2, {
      type: "price_drop",
      products: [first],
      prices: [{ product_id: first.id, was: 1_000_000, now: first.price?.amount ?? 1 }],
    }),
    notice(3, { type: "brand_new", brand: first.brand, read_at: "2026-01-01T00:00:00.000Z" }),
  ]);
  await asMember(page);
  await open(page, "/about");
  await expect(bell(page)).toHaveAccessibleName("Found for you: 2 new");
  await bell(page).click();
  await expect(drawer(page)).toHaveAccessibleName("Found for you");
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(0)).toContainText("New in “Linen dresses”");
  await expect(rows(page).nth(0).getByRole("img", { includeHidden: true })).toHaveCount(4);
  await expect(rows(page).nth(1)).toContainText("€10,000");
  await expect(rows(page).nth(2)).toContainText(`New from ${first.brand.name}`);
  // Read now, and still marked for whoever is looking at them.
  await expect.poll(() => desk.read.flat()).toEqual(desk.notices.slice(0, 2).map(({ id }) => id));
  await expect(rows(page).and(page.locator("[data-new=true]"))).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toHaveCount(0);
  await expect(bell(page)).toHaveAccessibleName("Found for you");
  await expect(bell(page)).toBeFocused();
  await bell(page).click();
  await drawer(page).getByRole("link", { name: "See all 14" }).click();
  await expect(page).toHaveURL(/\/search\?q=linen(%20|\+)dress&colour=white/);
  await expect(drawer(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("with the keyboard, in French, to a piece", async ({ page }) => {
  const [piece] = await pieces(page, 1);
  if (!piece) throw new Error("The site has no pieces.");
  await answerNotices(page, [notice(1, { type: "back_in_stock", products: [piece] })]);
  await asMember(page, "fr");
  await open(page, "/fr/about");
  await expect(bell(page)).toHaveAccessibleName("Repéré pour vous\u00a0: 1 nouveauté");
  await bell(page).press("Enter");
  await expect(rows(page)).toContainText("Une pièce mise de côté est de retour dans votre taille");
  const link = rows(page).getByRole("link").first();
  await link.focus();
  await link.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/fr/product/${piece.id}-`));
});

test("what comes while the tab is away is counted when it is looked at again", { tag: "@long" }, async ({
  page,
}) => {
  const desk = await answerNotices(page, []);
  await asMember(page);
  await open(page, "/about");
  await expect.poll(() => desk.asked).toBe(1);
  await expect(bell(page)).toHaveAccessibleName("Found for you");
  desk.unread = 12;
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(bell(page)).toHaveAccessibleName("Found for you: 12 new");
  await expect(bell(page).locator("..").locator("[data-unread]")).toHaveText("9+");
});

test("without an answer it says so, and tries again", async ({ page }) => {
  const desk = await answerNotices(page, []);
  desk.fails = true;
  await asMember(page);
  await open(page, "/about");
  await bell(page).click();
  await expect(drawer(page).getByRole("alert")).toHaveText("What we found for you could not be fetched.");
  desk.fails = false;
  await drawer(page).getByRole("button", { name: "Try again" }).click();
  await expect(drawer(page)).toContainText("Nothing found yet.");
});

test("nothing in the header moves when the bell comes", async ({ page }) => {
  await answerNotices(page, []);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/about");
  const place = (name: string) =>
    page.getByRole("banner").getByRole("link", { name, exact: true }).boundingBox();
  const before = [await place("Cleed, home"), await place("Search")];
  await asMember(page);
  await open(page, "/about");
  await expect(bell(page)).toBeVisible();
  expect([await place("Cleed, home"), await place("Search")]).toEqual(before);
});

test("someone new has nothing yet, by the site itself, and goes to the settings", { tag: "@long" }, async ({
  page,
  request,
}) => {
  await signInAs(page, await newMember(request));
  await open(page, "/about");
  await bell(page).click();
  await expect(drawer(page)).toContainText("Nothing found yet.");
  await drawer(page).getByRole("link", { name: "Choose what we tell you" }).click();
  await expect(page).toHaveURL(/\/account\?tab=notifications/);
  await navigate(page, "/about");
  await expect(bell(page)).toBeVisible();
});
