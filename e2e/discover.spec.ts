import { expect, type Locator, type Page, test } from "@playwright/test";
import { meOf, newMember, signInAs } from "./new-member.ts";
import { often } from "./often.ts";
import { complaintsOf, open, stored } from "./visit.ts";

/** What the browser asks recommendations with. */
type Question = {
  readonly limit: number;
  readonly session: { readonly liked: number[]; readonly disliked: number[]; readonly seen: number[] };
  readonly preferences?: { readonly global?: { readonly openness?: number } };
};

const reco = "**/api/products/getReco";
const undoName = "Undo the last answer";

const deck = (page: Page): Locator => page.getByRole("list", { name: /^(Cards|Cartes)$/ });
/** The card on top: those behind it are inert. */
const top = (page: Page): Locator => deck(page).locator("> li:not([inert]) article");
const topName = async (page: Page): Promise<string> =>
  (await top(page).getByRole("heading", { level: 2 }).textContent()) ?? "";
const progress = (page: Page): Locator => page.getByRole("img", { name: /^(Card|Carte) \d+ / });
const button = (page: Page, name: string | RegExp): Locator => page.getByRole("button", { name });

async function topId(page: Page): Promise<number> {
  const address = await top(page).getByRole("link").getAttribute("href");
  return Number(/\/product\/(\d+)-/.exec(address ?? "")?.[1]);
}

/** What a visitor said, as the device keeps it. */
const reactions = async (page: Page): Promise<string> =>
  JSON.stringify(await stored(page, "onboarding_reactions"));

/** Presses a key and waits until another card is on top. */
async function press(page: Page, key: string): Promise<void> {
  const before = await topId(page);
  await page.keyboard.press(key);
  await expect.poll(() => topId(page)).not.toBe(before);
}

/** The deck, taken over by the browser, with a first answer to what it asked. */
async function openDeck(page: Page, address = "/discover"): Promise<Question[]> {
  const questions: Question[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/products/getReco") questions.push(request.postDataJSON());
  });
  await open(page, address);
  await expect(top(page)).toBeVisible();
  // Whoever is about to play moves a hand.
  await page.mouse.move(3, 3);
  await expect.poll(() => questions.length).toBeGreaterThan(0);
  return questions;
}

test("the first card is in the page before any script, and without scripts there is a list", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/discover");
  await expect(top(page).getByRole("img").first()).toBeVisible();
  const pieces = page.getByRole("region", { name: "More pieces" }).getByRole("article");
  expect(await pieces.count()).toBeGreaterThan(5);
  const first = await pieces.first().getByRole("link").textContent();
  await expect(button(page, undoName)).toBeHidden();
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(pieces.first().getByRole("link")).not.toHaveText(first ?? "");
  await context.close();
});

test("the arrows answer, z takes back, and the row of stitches counts along", async ({ page }) => {
  const complaints = await complaintsOf(page);
  await openDeck(page);
  const [first, name] = [await topId(page), await topName(page)];
  await expect(progress(page)).toHaveAccessibleName("Card 1 of 20");
  await press(page, "ArrowRight");
  await expect(page.getByRole("status").filter({ hasText: `Liked: ${name}.` })).toContainText("Next: ");
  for (const key of ["ArrowLeft", "ArrowUp", "ArrowDown"]) await press(page, key);
  await expect(progress(page)).toHaveAccessibleName("Card 5 of 20");
  for (const _ of ["↓", "↑", "←", "→"]) await page.keyboard.press("z");
  await expect(progress(page)).toHaveAccessibleName("Card 1 of 20");
  expect(await topId(page)).toBe(first);
  expect(complaints).toEqual([]);
});

test("keys belong to whatever has the focus or lies over the deck", { tag: "@long" }, async ({ page }) => {
  await openDeck(page);
  const first = await topId(page);
  await page.getByRole("radio", { name: "Deck" }).focus();
  await page.keyboard.press("z");
  await button(page, "Tune").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await topId(page)).toBe(first);
  await expect(progress(page)).toHaveAccessibleName("Card 1 of 20");
});

test("buttons say what they answer, and a visitor’s answers are there after a reload", async ({ page }) => {
  await openDeck(page);
  const ids: number[] = [];
  for (const word of ["Like ", "Not for me: ", "Bookmark ", "Skip "]) {
    const [id, name] = [await topId(page), await topName(page)];
    ids.push(id);
    await button(page, word + name).click();
    await expect.poll(() => topId(page)).not.toBe(id);
  }
  const questions = await openDeck(page);
  const [liked, disliked, bookmarked, skipped] = ids;
  await expect.poll(() => questions[0]?.session).toMatchObject({ liked: [liked], disliked: [disliked] });
  // What the server rendered knows nobody; it goes with the first question. What was skipped or kept may come again.
  await expect.poll(async () => [liked, disliked].includes(await topId(page))).toBe(false);
  const kept = await reactions(page);
  for (const id of [liked, disliked, bookmarked]) expect(kept).toContain(String(id));
  expect(kept).not.toContain(`:${skipped},`);
});

test("each answer is in the next question, and the cards behind follow it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const questions = await openDeck(page);
  const liked = await topId(page);
  await press(page, "ArrowRight");
  await expect.poll(() => questions.at(-1)?.session.liked).toEqual([liked]);
  const disliked = await topId(page);
  await press(page, "ArrowLeft");
  await expect.poll(() => questions.at(-1)?.session).toMatchObject({ liked: [liked], disliked: [disliked] });
  expect(questions.at(-1)?.session.seen).toContain(await topId(page));
  const changes = page.getByRole("region", { name: "What your last answers changed" });
  await expect(changes.getByRole("listitem").first()).toContainText(/replaced|stay/);
  const asked = questions.length;
  await page.keyboard.press("z");
  await expect.poll(() => questions.length).toBeGreaterThan(asked);
  expect(questions.at(-1)?.session).toMatchObject({ liked: [liked], disliked: [] });
});

/** A drag in small steps, as a hand makes it; `rest` before letting go takes the speed out of it. */
async function drag(page: Page, by: { x: number; y: number }, rest = 0): Promise<void> {
  const box = await top(page).boundingBox();
  if (!box) throw new Error("There is no card.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 6; step++) await page.mouse.move(x + (by.x * step) / 6, y + (by.y * step) / 6);
  if (rest) await page.waitForTimeout(rest);
  await page.mouse.up();
}

for (const [side, by, words] of [
  ["right", { x: 260, y: 10 }, "Liked: "],
  ["left", { x: -260, y: 10 }, "Not for you: "],
  ["up", { x: 5, y: -320 }, "Kept: "],
  ["down", { x: 5, y: 320 }, "Skipped: "],
] as const) {
  test(
    `a card dragged ${side} is answered, without opening it`,
    often(side, ["right", "up"]),
    async ({ page }) => {
      await openDeck(page);
      const name = await topName(page);
      await drag(page, by);
      await expect(page.getByRole("status").filter({ hasText: words + name })).toBeAttached();
      await expect(page).toHaveURL(/\/discover$/);
      await expect(progress(page)).toHaveAccessibleName("Card 2 of 20");
    },
  );
}

test("a card let go of near its place springs back, and a click opens the piece", { tag: "@long" }, async ({
  page,
}) => {
  await openDeck(page);
  const id = await topId(page);
  await drag(page, { x: 70, y: 8 }, 200);
  await expect.poll(() => top(page).evaluate((card) => card.getAnimations().length)).toBe(0);
  expect(await topId(page)).toBe(id);
  await expect(progress(page)).toHaveAccessibleName("Card 1 of 20");
  await expect(page).toHaveURL(/\/discover$/);
  await top(page).click({ position: { x: 120, y: 120 } });
  await expect(page).toHaveURL(new RegExp(`/product/${id}-`));
  await page.goBack();
  await expect(top(page)).toBeVisible();
  expect(await topId(page)).toBe(id);
});

test("a finger flicks a card away", async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await openDeck(page);
  const name = await topName(page);
  const box = await top(page).boundingBox();
  if (!box) throw new Error("There is no card.");
  const [x, y] = [box.x + box.width / 2, box.y + 100];
  const hand = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: number) =>
    hand.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: x + at, y }],
    });
  await touch("touchStart", 0);
  for (const at of [20, 50, 90, 140, 190]) await touch("touchMove", at);
  await touch("touchEnd", 190);
  await expect(page.getByRole("status").filter({ hasText: `Liked: ${name}.` })).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await context.close();
});

test("a dislike can say what it was about, and the next card waits for nobody", async ({ page }) => {
  await openDeck(page);
  const [id, name] = [await topId(page), await topName(page)];
  await press(page, "ArrowLeft");
  const choice = page.getByRole("group", { name: `${name}: what was it?` });
  await expect(choice).toBeVisible();
  await choice.getByRole("button", { name: "The price" }).click();
  await expect(choice).toBeHidden();
  await expect.poll(() => reactions(page)).toContain(`{"product":${id},"kind":"disliked","scope":"price"`);
  await press(page, "ArrowLeft");
  await expect(page.getByRole("button", { name: "Not now" })).toBeVisible();
  await press(page, "ArrowRight");
  await expect(page.getByRole("button", { name: "Not now" })).toBeHidden();
});

test("forty answers meet forty pieces, with an end after each twenty", { tag: "@long" }, async ({ page }) => {
  test.slow();
  await openDeck(page);
  const met: number[] = [];
  const keys = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
  for (let set = 0; set < 2; set++) {
    for (let i = 0; i < 20; i++) {
      const id = await topId(page);
      met.push(id);
      await page.keyboard.press(keys[i % 4] ?? "");
      if (i < 19) await expect.poll(() => topId(page)).not.toBe(id);
    }
    await expect(page.getByRole("heading", { name: "That is all for tonight" })).toBeVisible();
    await expect(page.getByText("You said yes 5 times in these twenty.")).toBeVisible();
    await expect(page.getByRole("list", { name: "What you liked" }).getByRole("link")).toHaveCount(5);
    if (set === 0) await button(page, "Go on with 20 more").click();
    else await button(page, undoName).click();
  }
  expect(new Set(met).size).toBe(40);
  // The way back out of the end.
  await expect(progress(page)).toHaveAccessibleName("Card 20 of 20");
  expect(await topId(page)).toBe(met.at(-1));
  for (let i = 0; i < 20; i++) await button(page, undoName).click();
  await expect.poll(() => topId(page)).toBe(met[19]);
});

test("tuning changes what is asked, can be undone, and the sources are in the address", async ({ page }) => {
  const questions = await openDeck(page);
  // The preview of the dial asks for the twenty that a promise is about; whose answer comes last is chance.
  const last = () => questions.findLast(({ limit }) => limit !== 20);
  await button(page, "Tune").click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText(/^[\d,]+ pieces? can reach you$/)).toBeVisible();
  await drawer.getByRole("slider", { name: "Openness" }).press("ArrowRight");
  await expect.poll(() => last()?.preferences?.global?.openness).toBe(4);
  await drawer.getByRole("switch", { name: /Reduced only/ }).click();
  await expect(page).toHaveURL(/reduced=1/);
  await drawer.getByRole("button", { name: "Undo changes" }).click();
  await expect(page).not.toHaveURL(/reduced/);
  await expect.poll(() => last()?.limit).toBe(24);
  await expect.poll(() => last()?.preferences?.global?.openness).toBe(3);
  await drawer.getByRole("switch", { name: /Reduced only/ }).click();
  // A narrow choice is looked for in larger steps.
  await expect.poll(() => last()?.limit).toBe(100);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await press(page, "ArrowDown");
  // The card in hand stayed; from the next one on everything is reduced.
  const card = top(page);
  await expect(
    card.locator("s").or(page.getByRole("heading", { name: "No more cards, for now" })),
  ).toBeVisible();
});

test("when nothing more comes there is a way on", { tag: "@long" }, async ({ page }) => {
  await page.route(reco, (route) =>
    route.fulfill({ json: { list_id: null, products: [], next_cursor: null } }),
  );
  await open(page, "/discover?reduced=1");
  const out = page.getByRole("heading", { name: "No more cards, for now" });
  // What the server rendered may be reduced: then it stays on top until it is answered.
  await expect(top(page).or(out)).toBeVisible();
  if (!(await out.isVisible())) await page.keyboard.press("ArrowDown");
  await expect(out).toBeVisible();
  await page.unroute(reco);
  await button(page, "Open all sources").click();
  await expect(page).toHaveURL(/\/discover$/);
  await expect(top(page)).toBeVisible();
});

test("the grid is in the address, goes on by itself, and takes dislikes with their scope", async ({
  page,
}) => {
  await openDeck(page);
  await page.getByRole("radio", { name: "Grid" }).click();
  await expect(page).toHaveURL(/view=grid/);
  const pieces = page.getByRole("main").getByRole("article");
  await expect(pieces.first()).toBeVisible();
  const before = await pieces.count();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => pieces.count()).toBeGreaterThan(before);
  const addresses = await pieces
    .getByRole("link")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(new Set(addresses).size).toBe(addresses.length);
  await pieces.first().scrollIntoViewIfNeeded();
  await pieces.first().hover();
  await pieces
    .first()
    .getByRole("button", { name: /^Not for me/ })
    .click();
  await page.getByRole("button", { name: "The colour" }).click();
  await expect(page.getByRole("button", { name: "The colour" })).toBeHidden();
  await page.goBack();
  await expect(top(page)).toBeVisible();
});

test("when calls fail the cards in hand stay, and trying again brings more", { tag: "@long" }, async ({
  page,
}) => {
  await openDeck(page);
  await page.route(reco, (route) => route.abort());
  await press(page, "ArrowRight");
  await expect(page.getByText("New cards could not be fetched.")).toBeVisible();
  let calls = 0;
  page.on("requestfailed", (request) => {
    if (request.url().includes("/api/products/getReco")) calls++;
  });
  await press(page, "ArrowRight");
  // Only once nothing more is under way: a call that comes through would bring the cards by itself.
  await expect
    .poll(async () => {
      const before = calls;
      await page.waitForTimeout(800);
      return before > 0 && calls === before;
    })
    .toBe(true);
  await expect(button(page, "Try again")).toBeVisible();
  await page.unroute(reco);
  await button(page, "Try again").click();
  await expect(page.getByText("New cards could not be fetched.")).toBeHidden();
  await expect(top(page)).toBeVisible();
});

test("a visitor who is offline goes on, and the cards come back with the connection", async ({
  page,
  context,
}) => {
  await openDeck(page);
  await context.setOffline(true);
  const liked = await topId(page);
  await press(page, "ArrowRight");
  await press(page, "ArrowDown");
  await expect(page.getByText("New cards could not be fetched.")).toBeVisible();
  await expect.poll(() => reactions(page)).toContain(String(liked));
  await context.setOffline(false);
  await expect(page.getByText("New cards could not be fetched.")).toBeHidden();
});

test("with nothing in hand a failing call says so and offers the way on", { tag: "@long" }, async ({
  page,
}) => {
  await openDeck(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("products_seen"))).toBeTruthy();
  await page.route(reco, (route) => route.abort());
  // The card of the server was seen before: it is not shown again.
  await page.goto("/discover");
  await expect(page.getByRole("alert").getByRole("heading")).toHaveText("The next cards did not come");
  await page.unroute(reco);
  await button(page, "Try again").click();
  await expect(top(page)).toBeVisible();
});

test("a slow answer is waited for with a card of the same size, and nobody waits for the next card", {
  tag: "@long",
}, async ({ page }) => {
  await openDeck(page);
  await page.route(reco, async (route) => {
    await new Promise((done) => setTimeout(done, 2_000));
    await route.continue();
  });
  for (const key of ["ArrowRight", "ArrowLeft", "ArrowDown"]) await press(page, key);
  await expect(progress(page)).toHaveAccessibleName("Card 4 of 20");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("products_seen"))).toBeTruthy();
  await page.goto("/discover");
  await expect(page.getByText("Laying out the next cards")).toBeAttached();
  await expect(top(page)).toBeVisible();
});

test("a member’s answers reach the server, and undo takes them back there", async ({ page, request }) => {
  // Of the universe that the page opens with.
  const someone = await newMember(request, { gender: "male" });
  await signInAs(page, someone);
  await openDeck(page);
  const liked = await topId(page);
  await press(page, "ArrowRight");
  const disliked = await topId(page);
  await press(page, "ArrowLeft");
  const kept = await topId(page);
  await press(page, "ArrowUp");
  await expect
    .poll(() => meOf(request, someone, "men"))
    .toMatchObject({
      products_liked: [liked],
      products_disliked: [disliked],
      products_bookmarked: [kept],
    });
  for (const _ of [kept, disliked]) await page.keyboard.press("z");
  await expect
    .poll(() => meOf(request, someone, "men"))
    .toMatchObject({
      products_liked: [liked],
      products_disliked: [],
      products_bookmarked: [],
    });
});

test("what a member’s server would not keep is taken back and said", { tag: "@long" }, async ({
  page,
  request,
}) => {
  await signInAs(page, await newMember(request, { gender: "male" }));
  await openDeck(page);
  await page.route("**/products_liked", (route) => route.fulfill({ status: 500, json: {} }));
  await press(page, "ArrowRight");
  await expect(
    page.getByText("Failed to update product liked, disliked or bookmarked preference").first(),
  ).toBeVisible();
  await expect(top(page)).toBeVisible();
});

test("whoever wants no motion gets a plain change", { tag: "@long" }, async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await openDeck(page);
  await press(page, "ArrowRight");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(deck(page).locator("> li")).toHaveCount(3);
  await context.close();
});

test("in French every word is French", async ({ page }) => {
  await openDeck(page, "/fr/discover");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Découvrir");
  const name = await topName(page);
  await press(page, "ArrowRight");
  await expect(page.getByRole("status").filter({ hasText: `Oui\u00a0: ${name}.` })).toContainText("Ensuite");
  await press(page, "ArrowLeft");
  await expect(button(page, "Pas maintenant")).toBeVisible();
  await button(page, "Régler").click();
  await expect(page.getByRole("dialog").getByText("D’où viennent les cartes")).toBeVisible();
});

test("what a visitor likes and sets aside is kept on a page of its own, without an account", async ({
  page,
}) => {
  await open(page, "/discover?view=kept");
  await expect(page.getByRole("heading", { name: "Nothing kept yet" })).toBeVisible();
  await open(page, "/discover?view=grid");
  const cards = page.getByRole("main").getByRole("article");
  await cards
    .nth(0)
    .getByRole("button", { name: /^Like / })
    .click();
  await cards
    .nth(1)
    .getByRole("button", { name: /^Bookmark /i })
    .click();
  await page.getByRole("radio", { name: "Kept" }).click();
  await expect(page).toHaveURL("/discover?view=kept");
  await expect(cards).toHaveCount(2);
  await expect(page.getByText("Kept on this device")).toBeVisible();
  const heart = cards.nth(1).getByRole("button", { name: /^Like / });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await expect(cards).toHaveCount(2);
  await page.reload();
  await expect(cards).toHaveCount(1);
});
