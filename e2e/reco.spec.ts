import { expect, type Locator, type Page, test } from "@playwright/test";
import { stretchCountOf } from "../src/vocabulary/openness.ts";
import { newMember, signInAs } from "./new-member.ts";
import { open, store } from "./visit.ts";

type Question = {
  readonly surface?: string;
  readonly neutral?: boolean;
  readonly cursor?: string;
  readonly session?: { readonly liked?: number[]; readonly disliked?: number[]; readonly seen?: number[] };
};
type Told = { readonly type: string; readonly product_id: number; readonly list_id?: string };

const recoPath = "/api/products/getReco";
const top = (page: Page): Locator =>
  page.getByRole("list", { name: "Cards" }).locator("> li:not([inert]) article");
const marks = (place: Page | Locator): Locator => place.getByText("Stretch", { exact: true });
const rings = (place: Page | Locator): Locator => place.getByRole("img", { name: /^Match \d+ of 100$/ });
const neutralSwitch = (page: Page): Locator =>
  page.getByRole("switch", { name: "Seen without personalisation" });

async function idOf(card: Locator): Promise<number> {
  const address = await card.getByRole("link").first().getAttribute("href");
  return Number(/\/product\/(\d+)-/.exec(address ?? "")?.[1]);
}

/** Someone who told their styles and how far they go, on this device. */
async function visitorWith(page: Page, openness: number): Promise<void> {
  await store(page, "onboarding_styles", { selected_styles: [2, 4] });
  await page.evaluate(
    (value) => localStorage.setItem("onboarding_global", value),
    JSON.stringify({ openness }),
  );
}

function questionsOf(page: Page): Question[] {
  const asked: Question[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === recoPath) asked.push(request.postDataJSON());
  });
  return asked;
}

/** The pieces of the first list that was asked for. */
async function firstList(page: Page): Promise<readonly number[]> {
  const response = await page.waitForResponse((one) => new URL(one.url()).pathname === recoPath);
  return (await response.json()).products.map(({ id }: { id: number }) => id);
}

/** The names of the lists that were answered with. */
function listsOf(page: Page): string[] {
  const lists: string[] = [];
  page.on("response", async (response) => {
    if (new URL(response.url()).pathname === recoPath) lists.push((await response.json()).list_id);
  });
  return lists;
}

function eventsOf(page: Page): Told[] {
  const told: Told[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/users/me/events")) told.push(...request.postDataJSON().events);
  });
  return told;
}

/** A member's own universe: until it is known, lists are those of the site's. */
const womens = (page: Page): Promise<void> =>
  expect(page.getByRole("button", { name: "Women", pressed: true }).first()).toBeVisible({ timeout: 15_000 });

for (const [openness, tag] of [
  [4, []],
  [1, "@long"],
  [3, "@long"],
] as const) {
  const count = stretchCountOf(openness);
  test(`at openness ${openness}, of 20 cards answered one by one exactly ${count} are marked as stretches`, {
    tag: [...[tag].flat()],
  }, async ({ page }) => {
    await visitorWith(page, openness);
    const asked = questionsOf(page);
    const first = firstList(page);
    await open(page, "/discover");
    // Until their own list is there, they see everybody's, of which the card on top stays.
    const own = await first;
    const second = page.getByRole("list", { name: "Cards" }).locator("> li[inert] article").last();
    await expect.poll(async () => own.includes(await idOf(second))).toBe(true);
    const met: number[] = [];
    let stretches = 0;
    for (let place = 0; place < 20; place++) {
      await expect(top(page)).toBeVisible();
      const card = top(page);
      const id = await idOf(card);
      if ((await marks(card).count()) > 0) {
        stretches += 1;
        await expect(card.getByRole("listitem").first()).toContainText(/^A step outside/);
      }
      met.push(id);
      await page.keyboard.press(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"][place % 4] ?? "z");
      if (place < 19) await expect.poll(() => idOf(top(page))).not.toBe(id);
    }
    expect(stretches).toBe(count);
    expect(new Set(met).size).toBe(20);
    // Whatever was asked last knew of every card that was answered before it.
    const { liked = [], disliked = [], seen = [] } = asked.at(-1)?.session ?? {};
    const known = new Set([...liked, ...disliked, ...seen]);
    expect(met.slice(0, 17).filter((id) => !known.has(id))).toEqual([]);
  });
}

test("the grid reads on from where its list began, and keeps the promise over its pages", {
  tag: "@long",
}, async ({ page }) => {
  await visitorWith(page, 4);
  const asked = questionsOf(page);
  await open(page, "/discover?view=grid");
  const cards = page.getByRole("article");
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(24);
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(48);
  const further = asked.filter(({ cursor }) => cursor);
  expect(further.length).toBeGreaterThan(0);
  for (const { session } of further) expect(session).toEqual(asked[0]?.session);
  const isMarked = await Promise.all(
    [...Array(40).keys()].map(async (place) => (await marks(cards.nth(place)).count()) > 0),
  );
  for (const from of [0, 7, 20])
    expect(isMarked.slice(from, from + 20).filter(Boolean)).toHaveLength(stretchCountOf(4));
});

test("what a member sees, opens and follows to the shop names the list it came in", { tag: "@long" }, async ({
  page,
  request,
}) => {
  await signInAs(page, await newMember(request));
  const [asked, told] = [questionsOf(page), eventsOf(page)];
  const lists = listsOf(page);
  await open(page, "/discover?view=grid");
  await womens(page);
  const card = page.getByRole("article").first();
  await expect.poll(() => lists.length).toBeGreaterThan(0);
  await expect(card).toBeVisible();
  const id = await idOf(card);
  // Half of it, for a second, is seeing it.
  await page.waitForTimeout(1_500);
  await card.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.context().route(
    (url) => url.hostname !== "localhost",
    (route) => route.abort(),
  );
  await page
    .getByRole("link", { name: /^See it at/ })
    .first()
    .click();
  const ofPiece = (type: string) => told.find((one) => one.type === type && one.product_id === id)?.list_id;
  for (const type of ["product_seen", "product_card_clicked", "product_chosen"])
    await expect
      .poll(() => lists.includes(ofPiece(type) ?? ""), { timeout: 10_000, message: type })
      .toBe(true);
  expect(asked.map(({ surface }) => surface)).toEqual(asked.map(() => "discover"));
});

test("the dial says its promise in numbers, and shows which pieces come and go", { tag: "@long" }, async ({
  page,
}) => {
  await visitorWith(page, 2);
  await open(page, "/discover");
  await page.getByRole("button", { name: "Tune" }).click();
  const dial = page.getByRole("slider", { name: "Openness" });
  const sample = page.getByRole("list", { name: "What would come at this openness" });
  const dialog = page.getByRole("dialog");
  for (const [openness, marked] of [
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
  ] as const) {
    if (openness > 2) await dial.press("ArrowRight");
    await expect(
      dialog.getByText(new RegExp(`^${stretchCountOf(openness)} of every 20 cards`)),
    ).toBeVisible();
    await expect(marks(sample)).toHaveCount(marked);
    await expect(sample.getByRole("listitem")).toHaveCount(8);
  }
  for (const _ of [4, 3, 2, 1]) await dial.press("ArrowLeft");
  await expect(dialog.getByText("none of every 20 cards steps outside your styles")).toBeVisible();
  await expect(marks(sample)).toHaveCount(0);
});

test("a member’s home begins with ten pieces for the day, the same after a reload", async ({
  page,
  request,
}) => {
  await signInAs(page, await newMember(request));
  await open(page, "/");
  const ten = page.getByRole("region", { name: "Today’s ten, chosen for you" });
  const names = async () => {
    await page.mouse.wheel(0, 900);
    await expect(ten.getByRole("article")).toHaveCount(10);
    return ten.getByRole("heading", { level: 3 }).allTextContents();
  };
  await womens(page);
  const before = await names();
  await expect(marks(ten)).toHaveCount(2);
  await page.reload();
  expect(await names()).toEqual(before);
});

test("a member’s home greets them and says nothing to newcomers, also before its code is there", async ({
  page,
  request,
}) => {
  await signInAs(page, await newMember(request));
  const code = "**/assets/*.js";
  await page.route(code, (route) => route.abort());
  await page.goto("/");
  const newcomers = [/^It learns your taste/, "Five pieces. Yes or no.", "How it works", /^Two minutes/];
  const said = newcomers.map((name) => page.getByRole("heading", { name }));
  for (const one of said) await expect(one).toBeHidden();
  await expect(page.getByRole("heading", { name: "Journal" })).toBeAttached();
  await page.unroute(code);
  await open(page, "/");
  await expect(page.getByRole("heading", { level: 1, name: "For you, Ada" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Today’s ten, chosen for you" })).toBeVisible();
  for (const one of said) await expect(one).toHaveCount(0);
  // Whoever has left is a newcomer again.
  await page.evaluate(() => {
    localStorage.removeItem("auth");
    window.dispatchEvent(new StorageEvent("storage", { key: "auth" }));
  });
  for (const one of said) await expect(one).toBeVisible();
});

test("the home page shows whole looks and leads to others by what they are for", async ({ page }) => {
  await open(page, "/");
  const looks = page.getByRole("region", { name: "Looks, already put together" });
  await expect(looks.getByRole("heading", { level: 3 })).toHaveCount(2);
  await expect(looks.getByText(/^\d pieces$/)).toHaveCount(2);
  await looks.getByRole("link", { name: "Wedding" }).click();
  await expect(page).toHaveURL("/inspiration?occasion=wedding");
});

test("ten pieces that do not come are told, and asked for again", { tag: "@long" }, async ({
  page,
  request,
}) => {
  await signInAs(page, await newMember(request));
  let fails = true;
  await page.route("**/api/users/me/daily_top*", (route) => (fails ? route.abort() : route.continue()));
  await open(page, "/");
  await womens(page);
  await page.mouse.wheel(0, 900);
  const ten = page.getByRole("region", { name: "Today’s ten, chosen for you" });
  await expect(ten.getByRole("alert")).toContainText("Today’s pieces could not be fetched.");
  fails = false;
  await ten.getByRole("button", { name: "Try again" }).click();
  await expect(ten.getByRole("article")).toHaveCount(10);
});

test("every personal list can be seen without the person, and the address says so", { tag: "@long" }, async ({
  page,
}) => {
  await visitorWith(page, 4);
  const asked = questionsOf(page);
  await open(page, "/discover?view=grid");
  await expect.poll(() => rings(page).count()).toBeGreaterThan(5);
  await neutralSwitch(page).click();
  await expect(page).toHaveURL(/neutral=1/);
  await expect.poll(() => asked.at(-1)?.neutral).toBe(true);
  await expect(rings(page)).toHaveCount(0);
  await expect(marks(page)).toHaveCount(0);
  await expect(page.getByText("the same for everyone")).toBeVisible();
  await expect.poll(() => page.getByRole("article").count()).toBeGreaterThan(5);
  await page.goBack();
  await expect.poll(() => rings(page).count()).toBeGreaterThan(5);
  await open(page, "/discover?neutral=1");
  await expect(top(page)).toBeVisible();
  await expect(rings(page)).toHaveCount(0);
});

test("a like for somebody else is said to be a gift", { tag: "@long" }, async ({ page, request }) => {
  const member = await newMember(request);
  await signInAs(page, member);
  const lists = listsOf(page);
  await open(page, "/discover?view=grid");
  await womens(page);
  const card = page.getByRole("article").first();
  await expect.poll(() => lists.length).toBeGreaterThan(0);
  const id = await idOf(card);
  await card.getByRole("button", { name: /^Like / }).click();
  await page.getByRole("button", { name: "It is a gift" }).click();
  await expect(page.getByText("A gift: it does not count towards your taste.")).toBeVisible();
  const gifts = async () => {
    const headers = { authorization: `Bearer ${member.token}` };
    const { taste } = await (await request.get("/api/users/me/taste?universe=women", { headers })).json();
    return taste.gifts.map((gift: { product_id: number }) => gift.product_id);
  };
  expect(await gifts()).toEqual([id]);
  await card.getByRole("link").first().click();
  await expect(page.getByText("Chosen for someone else?")).toBeVisible();
  await page.getByRole("button", { name: "It is a gift" }).click();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(gifts).toEqual([]);
});

test("while somebody else is looking every page says so, until it is stopped", { tag: "@long" }, async ({
  page,
  request,
}) => {
  await signInAs(page, await newMember(request));
  await open(page, "/account");
  await page.getByRole("button", { name: "Guest mode" }).click();
  const bar = page.getByRole("region", { name: "Guest mode" });
  await expect(bar).toContainText("Nothing counts towards your taste.");
  await open(page, "/search");
  await expect(bar).toBeVisible();
  await bar.getByRole("button", { name: "Stop guest mode" }).click();
  await expect(bar).toBeHidden();
  await open(page, "/search");
  await expect(
    page
      .getByRole("button", { name: "Account" })
      .or(page.getByRole("link", { name: "Account" }))
      .first(),
  ).toBeVisible();
  await expect(bar).toBeHidden();
});

test("any score is added up by the reader, and comes out the same", { tag: "@long" }, async ({ page }) => {
  await visitorWith(page, 3);
  await open(page, "/technology");
  await page.locator("#redo").scrollIntoViewIfNeeded();
  const field = page.getByLabel("A piece");
  await field.fill("a shirt");
  await page.getByRole("button", { name: "Add it up" }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await page.locator("#redo").getByRole("listitem").first().getByRole("button").click();
  const table = page.getByRole("table", { name: /^The score of / });
  await expect(table).toBeVisible();
  const points = (await table.locator("tbody td:nth-of-type(2)").allTextContents()).map(Number);
  const products = await table.locator("tbody td:nth-of-type(1)").allTextContents();
  for (const [i, product] of products.entries()) {
    const [value = 0, weight = 0, made = 0] = (product.match(/[\d.]+/g) ?? []).map(Number);
    expect(Math.abs(value * weight - made)).toBeLessThan(0.006);
    expect(Math.abs(made - (points[i] ?? 0))).toBeLessThan(1);
  }
  const sum = points.reduce((total, one) => total + one, 0);
  await expect(page.getByText(`${sum} here, ${sum} from the server: the same.`)).toBeVisible();
  expect(points.length).toBeGreaterThan(1);
  await expect(page).toHaveURL(/piece=\d+/);
  await page.reload();
  await page.locator("#redo").scrollIntoViewIfNeeded();
  await expect(page.getByText(`${sum} here, ${sum} from the server: the same.`)).toBeVisible();
});
