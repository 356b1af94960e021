import { AxeBuilder } from "@axe-core/playwright";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { getProduct, listProducts, type Product } from "../src/contract/products.ts";
import { isLeaf } from "../src/vocabulary/category.ts";
import { type SizeField, sizeFieldOf, sizeText } from "../src/vocabulary/size.ts";
import { type NewMember, newMember, signInAs } from "./new-member.ts";
import { complaintsOf, documentsOf, error, heading, open, store } from "./visit.ts";

const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };
test.use({ viewport: desktop });

const addressOf = ({ id, slug }: { id: number; slug: string }) => `/product/${id}-${slug}`;

/** The first piece of the site that is as the journey needs it. */
async function aPiece(
  request: APIRequestContext,
  fits: (product: Product) => boolean = () => true,
  lang = "en",
): Promise<Product> {
  const list = await request.get("/api/products?universe=women&limit=100&sort=popular");
  for (const { id } of listProducts.answer.parse(await list.json()).products) {
    const answer = await request.get(`/api/products/${id}?lang=${lang}`);
    const { product } = getProduct.answer.parse(await answer.json());
    if (fits(product)) return product;
  }
  throw new Error("No piece of this site is like that.");
}

const isOffered = ({ offers }: Product) => offers.some((offer) => offer.in_stock);
const fieldOf = ({ universe, category }: Product): SizeField | undefined => {
  const leaf = category.slice(universe.length + 1);
  return isLeaf(leaf) ? sizeFieldOf(universe, leaf) : undefined;
};
/** In stock, and counted as people tell their own size. */
const sizeInStock = (product: Product) =>
  product.variants[0]?.sizes.find((size) => size.in_stock && /^(fr|letter|eu)$/.test(size.system));
const isSized = (product: Product) => fieldOf(product) !== undefined && sizeInStock(product) !== undefined;

/** A visitor who told their size of this piece, as onboarding keeps it on the device. */
async function tellSize(page: Page, product: Product): Promise<string> {
  const [field, size] = [fieldOf(product), sizeInStock(product)];
  if (!field || !size) throw new Error("That piece has no such size.");
  await store(page, "website_preferences", { universe: product.universe });
  const told = field === "tshirts" ? [size.label] : size.label;
  await store(page, "onboarding_sizes", { [product.universe]: { [field]: told } });
  return sizeText(size);
}

const tell = (request: APIRequestContext, { token }: NewMember, update: object) =>
  request.patch("/api/users/me/preferences?universe=women", {
    headers: { authorization: `Bearer ${token}` },
    data: { preferences_to_update: update },
  });

const match = (page: Page) => page.getByRole("region", { name: /you$|^Two minutes|^Your match/ });

test("a piece has its name, its price, its shops and its facts, and nothing complains", async ({
  page,
  request,
}) => {
  const product = await aPiece(request, isOffered);
  const complaints = await complaintsOf(page);
  expect(await open(page, addressOf(product))).toBe(200);
  await expect(heading(page)).toHaveText(product.name);
  await expect(page).toHaveTitle(`${product.name}, ${product.brand.name} · Cleed`);
  const crumbs = page.getByRole("navigation", { name: "You are here" });
  await expect(crumbs.getByRole("link", { name: product.category_label })).toBeVisible();
  await expect(page.getByText(product.description)).toBeVisible();
  for (const { shop } of product.offers) await expect(page.getByRole("main")).toContainText(shop.name);
  await expect(page.getByText("Composition", { exact: true })).toBeVisible();
  await page.getByText("Details and occasions").click();
  await expect(page.getByText("Dress code", { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("what search engines read: addresses, the piece, its offers, where it stands", async ({
  page,
  request,
}) => {
  const [product, french] = [await aPiece(request, isOffered), await aPiece(request, isOffered, "fr")];
  await page.goto(addressOf(product));
  const alternate = page.locator('link[rel="alternate"][hreflang="fr"]');
  await expect(alternate).toHaveAttribute("href", new RegExp(`/fr${addressOf(french)}$`));
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [piece, crumbs] = blocks.map((text) => JSON.parse(text));
  expect(piece).toMatchObject({ name: product.name, url: expect.stringContaining(addressOf(product)) });
  const { offers } = piece["@type"] === "ProductGroup" ? piece.hasVariant[0] : piece;
  expect(offers).toHaveLength(product.offers.length);
  expect(offers[0]).toMatchObject({
    price: ((product.offers[0]?.price.amount ?? 0) / 100).toFixed(2),
    priceCurrency: "EUR",
  });
  expect(crumbs.itemListElement.at(-1)).toMatchObject({ name: product.name });
});

test("a wrong name leads to the right one for good, in the language of the address", async ({
  request,
  page,
}) => {
  const [english, french] = [await aPiece(request), await aPiece(request, () => true, "fr")];
  const wrong = `/product/${english.id}-nothing-like-it`;
  for (const [from, to] of [
    [wrong, addressOf(english)],
    [`${wrong}?colour=1&ref=a`, `${addressOf(english)}?colour=1&ref=a`],
    [`/fr${wrong}`, `/fr${addressOf(french)}`],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, to]);
  }
  await open(page, wrong);
  await expect(page).toHaveURL(addressOf(english));
});

test("an unknown piece is the fatal page", async ({ page }) => {
  for (const path of ["/product/2147483000-coat", "/product/99999999999-coat"]) {
    expect(await open(page, path)).toBe(404);
    await expect(error(page)).toHaveText(`Page Not Found: ${path}`);
  }
});

test("without scripts the page says what it has to say", async ({ browser, request, baseURL }) => {
  const product = await aPiece(request, isOffered);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto(addressOf(product));
  await expect(heading(page)).toHaveText(product.name);
  await expect(page.getByRole("link", { name: /^See it at/ }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Begin" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Enlarge/ }).first()).toHaveAttribute("href", /^\/media\//);
  await context.close();
});

test("a picture opens full screen, turns by keys, zooms, and gives the focus back", async ({
  page,
  request,
}) => {
  const product = await aPiece(request, ({ variants }) => (variants[0]?.images.length ?? 0) > 1);
  const count = product.variants[0]?.images.length ?? 0;
  await open(page, addressOf(product));
  const first = page.getByRole("link", { name: /^Enlarge/ }).first();
  await first.press("Enter");
  const viewer = page.getByRole("dialog", { name: `${product.name}, full screen` });
  await expect(viewer.getByText(`1 of ${count}`)).toBeAttached();
  const picture = viewer.getByRole("img");
  const before = await picture.getAttribute("alt");
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText(`2 of ${count}`)).toBeAttached();
  await expect(picture).not.toHaveAttribute("alt", before ?? "");
  await page.keyboard.press("ArrowLeft");
  await expect(picture).toHaveAttribute("alt", before ?? "");
  const width = () => picture.evaluate((image) => image.getBoundingClientRect().width);
  const whole = await width();
  await viewer.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(width).toBeGreaterThan(whole * 1.5);
  await page.keyboard.press("0");
  await expect.poll(width).toBe(whole);
  await picture.dblclick();
  await expect.poll(width).toBeGreaterThan(whole * 2);
  await page.mouse.wheel(0, 4000);
  await expect.poll(width).toBe(whole);
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(first).toBeFocused();
});

test("another colour has its own pictures, sizes and address, without another page", async ({
  page,
  request,
}) => {
  const product = await aPiece(request, ({ variants }) => variants.length > 1);
  const [one, two] = product.variants;
  await open(page, addressOf(product));
  const documents = documentsOf(page);
  const picture = page.getByRole("link", { name: /^Enlarge/ }).first();
  await expect(picture).toHaveAttribute("href", one?.images[0]?.src ?? "");
  const colours = page.getByRole("region", { name: /^Colour/ }).getByRole("link");
  await expect(colours).toHaveCount(product.variants.length);
  await colours.nth(1).click();
  await expect(page).toHaveURL(`${addressOf(product)}?colour=2`);
  await expect(picture).toHaveAttribute("href", two?.images[0]?.src ?? "");
  await expect(colours.nth(1)).toHaveAttribute("aria-current", "true");
  expect(documents).toEqual([]);
  await page.reload();
  await expect(picture).toHaveAttribute("href", two?.images[0]?.src ?? "");
});

test("a visitor's own size is marked, and the page has a score with its reasons", async ({
  page,
  request,
}) => {
  const product = await aPiece(request, isSized);
  const size = await tellSize(page, product);
  await open(page, addressOf(product));
  const mine = page.getByRole("radio", { name: `${size}, Yours` });
  await expect(mine).toBeChecked();
  await expect(match(page).getByRole("img", { name: /^Match \d+ of 100$/ })).toBeVisible();
  await expect(match(page)).toContainText(`In your size: ${size}`);
});

test("someone who told nothing is invited, in the room the score would have", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const product = await aPiece(request);
  await open(page, addressOf(product));
  await match(page).getByRole("link", { name: "Begin" }).click();
  await expect(page).toHaveURL(/\/onboarding/);
});

test("a member's size and score come from the account, and every point has its reason", async ({
  page,
  request,
}) => {
  const product = await aPiece(request, isSized);
  const [field, size] = [fieldOf(product), sizeInStock(product)];
  const member = await newMember(request);
  const label = size?.label ?? "";
  await tell(request, member, {
    sizes: { [field ?? ""]: field === "tshirts" ? [label] : label },
    brands_followed: [product.brand.id],
  });
  await signInAs(page, member);
  await store(page, "website_preferences", { universe: product.universe });
  await open(page, addressOf(product));
  await expect(page.getByRole("radio", { name: `${size ? sizeText(size) : ""}, Yours` })).toBeChecked();
  const ring = match(page).getByRole("img");
  await expect(ring).toHaveAttribute("aria-label", /^Match \d+ of 100$/);
  const score = Number(/\d+/.exec((await ring.getAttribute("aria-label")) ?? "")?.[0]);
  const all = match(page).getByRole("button", { name: /^Show all/ });
  if (await all.isVisible()) await all.click();
  const points = await match(page)
    .getByText(/^\d+ of \d+ points$/)
    .allTextContents();
  expect(points.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(score);
  await expect(match(page)).toContainText(`From a brand you follow: ${product.brand.name}`);
});

test("a score that does not come is told quietly, and comes when asked again", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const product = await aPiece(request, isSized);
  await tellSize(page, product);
  await page.route("**/api/users/reco_score", (route) => route.fulfill({ status: 503, json: {} }));
  await open(page, addressOf(product));
  await expect(match(page)).toContainText("could not be worked out");
  await page.unroute("**/api/users/reco_score");
  await match(page).getByRole("button", { name: "Try again" }).click();
  await expect(match(page).getByRole("img", { name: /^Match/ })).toBeVisible();
});

test("nothing moves when the score comes, even late", { tag: "@long" }, async ({ page, request }) => {
  const product = await aPiece(request, isSized);
  await tellSize(page, product);
  await page.route("**/api/users/reco_score", async (route) => {
    await new Promise((go) => setTimeout(go, 600));
    await route.continue();
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as { value: number }[];
      const before = Number(sessionStorage.getItem("shift") ?? 0);
      sessionStorage.setItem("shift", String(shifts.reduce((sum, { value }) => sum + value, before)));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await open(page, addressOf(product));
  await expect(match(page).getByRole("img", { name: /^Match/ })).toBeVisible();
  expect(await page.evaluate(() => Number(sessionStorage.getItem("shift") ?? 0))).toBeLessThan(0.02);
});

test("a visitor likes, dislikes for a reason and bookmarks; it is there after a reload", async ({
  page,
  request,
}) => {
  const product = await aPiece(request, isOffered);
  await open(page, addressOf(product));
  const button = (name: string) =>
    page.getByRole("main").getByRole("button", { name: `${name} ${product.name}`, exact: true });
  const [like, bookmark] = [button("Like"), button("Bookmark")];
  const dislike = button("Not for me:");
  await like.click();
  await bookmark.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await dislike.click();
  await expect(like).toHaveAttribute("aria-pressed", "false");
  await expect(dislike).toHaveAttribute("aria-pressed", "true");
  await page
    .getByRole("group", { name: new RegExp(`${product.name}`) })
    .getByRole("button")
    .first()
    .click();
  await open(page, addressOf(product));
  await expect(dislike).toHaveAttribute("aria-pressed", "true");
  await expect(bookmark).toHaveAttribute("aria-pressed", "true");
});

test("a like that is not kept is taken back, in the words everyone knows", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const product = await aPiece(request, isOffered);
  await signInAs(page, await newMember(request));
  await page.route("**/preferences/products_liked", (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, addressOf(product));
  const like = page.getByRole("main").getByRole("button", { name: `Like ${product.name}`, exact: true });
  await like.click();
  // What shows it is loaded with the first thing there is to show.
  await expect(
    page.getByText("Failed to update product liked, disliked or bookmarked preference").first(),
  ).toBeVisible({ timeout: 20_000 });
  await expect(like).toHaveAttribute("aria-pressed", "false");
});

test("following a brand from a piece is kept in the account", { tag: "@long" }, async ({ page, request }) => {
  const product = await aPiece(request);
  await signInAs(page, await newMember(request));
  await open(page, addressOf(product));
  const follow = page.getByRole("button", { name: `Follow ${product.brand.name}` });
  const kept = page.waitForResponse("**/preferences/brands_followed");
  await follow.click();
  await expect(follow).toHaveText("You follow");
  expect((await kept).status()).toBe(200);
  await open(page, addressOf(product));
  await expect(follow).toHaveAttribute("aria-pressed", "true");
});

test("the way to the shop opens beside the page and is remembered", { tag: "@long" }, async ({
  page,
  request,
  context,
}) => {
  const product = await aPiece(request, isOffered);
  const offer = product.offers.find((one) => one.in_stock);
  await context.route("**/*.example/**", (route) => route.fulfill({ body: "A shop." }));
  await signInAs(page, await newMember(request));
  await open(page, addressOf(product));
  const told: string[] = [];
  page.on("request", (one) => {
    if (one.url().endsWith("/api/users/me/events")) told.push(one.postData() ?? "");
  });
  const link = page.getByRole("link", { name: `See it at ${offer?.shop.name}` }).first();
  await expect(link).toHaveAttribute("rel", "noopener");
  const [shop] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  await expect(shop).toHaveURL(offer?.url ?? "");
  await shop.close();
  await expect.poll(() => told.join(" "), { timeout: 15_000 }).toContain("product_chosen");
  expect(told.join(" ")).toContain("product_seen");
});

test("what it has cost is a table for those who listen", { tag: "@long" }, async ({ page, request }) => {
  const today = new Date().toISOString().slice(0, 10);
  const product = await aPiece(request, ({ price_history: history }) => {
    const [last, before] = [history.at(-1), history.at(-2)];
    return Boolean(last && before && last.amount < before.amount && last.date <= today);
  });
  await open(page, addressOf(product));
  const table = page.getByRole("table", { name: "Price, six months" });
  const rows = table.getByRole("row");
  expect(await rows.count()).toBeGreaterThan(2);
  const euros = (cents: number) =>
    new Intl.NumberFormat("en-US", {
      style: "currency",
      currency: "EUR",
      minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    }).format(cents / 100);
  await expect(rows.last().getByRole("cell")).toHaveText(euros(product.price_history.at(-1)?.amount ?? 0));
});

test("similar pieces say what sets them apart and lead on; the way back is remembered", async ({
  page,
  request,
}) => {
  const product = await aPiece(request, isOffered);
  await open(page, addressOf(product));
  const similar = page.getByRole("region", { name: "Similar, not the same" });
  const card = similar.getByRole("article").first();
  await expect(card).toBeVisible();
  const documents = documentsOf(page);
  const link = card.getByRole("link");
  const name = (await link.textContent()) ?? "";
  // Its code comes when somebody turns to it; a press before that is an ordinary link's.
  await link.hover();
  await page.waitForLoadState("networkidle");
  await link.click();
  await expect(heading(page)).toHaveText(name);
  expect(documents).toEqual([]);
  const recent = page.getByRole("region", { name: "Recently seen" });
  await expect(recent.getByRole("link", { name: product.name, exact: true })).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(product.name);
});

test("in French everything is French", async ({ page, request }) => {
  const product = await aPiece(request, isOffered, "fr");
  await open(page, `/fr${addressOf(product)}`);
  await expect(heading(page)).toHaveText(product.name);
  await expect(page.getByRole("link", { name: /^Voir chez/ }).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Semblables, pas identiques" })).toBeVisible();
  await expect(page.getByText("Composition", { exact: true })).toBeVisible();
  const english = await aPiece(request, isOffered);
  await page
    .getByRole("link", { name: /English|anglais/ })
    .first()
    .click();
  await expect(page).toHaveURL(addressOf(english));
});

test("on a phone the pictures are pushed sideways and the way to the shop stays in reach", async ({
  page,
  request,
}) => {
  await page.setViewportSize(phone);
  const product = await aPiece(request, (one) => isOffered(one) && (one.variants[0]?.images.length ?? 0) > 1);
  await open(page, addressOf(product));
  const count = product.variants[0]?.images.length ?? 0;
  await expect(page.getByText(`1 / ${count}`)).toBeVisible();
  const gallery = page.getByRole("region", { name: `Pictures of ${product.name}` });
  await gallery
    .getByRole("listitem")
    .nth(1)
    .evaluate((item) => item.scrollIntoView({ inline: "start" }));
  await expect(page.getByText(`2 / ${count}`)).toBeVisible();
  const links = page.getByRole("link", { name: /^See it at/ });
  // The button itself is further down: the bar stands in for it, and leaves when it comes.
  await expect(links).toHaveCount(2);
  await links.first().scrollIntoViewIfNeeded();
  await expect(links).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

for (const [name, viewport, prefix] of [
  ["wide", desktop, ""],
  ["on a phone", phone, ""],
  ["in French", desktop, "/fr"],
] as const) {
  test(`a piece has no barrier, ${name}`, { tag: "@long" }, async ({ page, request }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const product = await aPiece(request, isSized, prefix ? "fr" : "en");
    await tellSize(page, product);
    if (prefix) await store(page, "website_preferences", { universe: product.universe, language: "fr" });
    await open(page, prefix + addressOf(product));
    await expect(page.locator("#match")).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
        [],
      );
    }
  });
}

test("the picture full screen has no barrier", { tag: "@long" }, async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, addressOf(await aPiece(request)));
  await page
    .getByRole("link", { name: /^Enlarge/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
