import { expect, test } from "@playwright/test";
import { occasions, seasons } from "../src/vocabulary/attribute.ts";
import { newMember, signInAs } from "./new-member.ts";
import { heading, open } from "./visit.ts";

test.use({ viewport: { width: 1280, height: 900 } });

test("looks are narrowed by occasion and season, and the address says so", async ({ page }) => {
  await open(page, "/inspiration");
  const looks = page.getByRole("main").getByRole("article");
  await expect(looks).toHaveCount(24);
  await page.getByRole("link", { name: "Work", exact: true }).click();
  await expect(page).toHaveURL("/inspiration?occasion=work");
  await page.getByRole("link", { name: "Winter", exact: true }).click();
  await expect(page).toHaveURL("/inspiration?occasion=work&season=winter");
  await expect(page.getByRole("link", { name: "Work", exact: true })).toHaveAttribute("aria-current", "true");
  await expect(looks.first()).toBeVisible();
  await page.getByRole("link", { name: "All year" }).click();
  await expect(page).toHaveURL("/inspiration?occasion=work");
  await page.goBack();
  await expect(page).toHaveURL("/inspiration?occasion=work&season=winter");
});

for (const universe of ["men", "women"]) {
  test(`${universe} find looks for every occasion and season`, async ({ request }) => {
    const counts = new Map<string, number>();
    let total = 0;
    for (let cursor: string | null = ""; cursor !== null; ) {
      const more: string = cursor && `&cursor=${cursor}`;
      const answer = await request.get(`/api/products/inspirations?universe=${universe}&limit=100${more}`);
      const { looks, next_cursor, choices } = await answer.json();
      for (const { occasion, season } of looks)
        for (const word of [occasion, season]) counts.set(word, (counts.get(word) ?? 0) + 1);
      total += looks.length;
      expect(choices).toMatchObject({ occasions, seasons });
      cursor = next_cursor;
    }
    expect(total).toBeGreaterThanOrEqual(120);
    for (const word of [...occasions, ...seasons]) expect(counts.get(word) ?? 0, word).toBeGreaterThan(4);
  });

  test(`any ten looks for ${universe} hold up`, async ({ request }) => {
    const list = await request.get(`/api/products/inspirations?universe=${universe}&limit=100`);
    const { looks } = await list.json();
    for (const look of shuffled<ListedLook>(looks).slice(0, 10)) {
      const slots = look.items.map(({ slot }) => slot);
      expect(new Set(slots).size, look.title).toBe(slots.length);
      expect(slots.includes("bottom") && slots.includes("one-piece"), look.title).toBe(false);
      const pieces: WornPiece[] = await Promise.all(
        look.items.map(
          async ({ product }) => (await (await request.get(`/api/products/${product.id}`)).json()).product,
        ),
      );
      const steps = pieces.map(({ formality }) => formality);
      expect(Math.max(...steps) - Math.min(...steps), look.title).toBeLessThanOrEqual(1);
      for (const { name, seasons: worn, sizes, offers } of pieces) {
        expect(worn, `${look.title}: ${name}`).toContain(look.season);
        expect(
          offers.some((offer) => offer.in_stock),
          `${look.title}: ${name}`,
        ).toBe(true);
        expect(sizes.length === 0 || sizes.some((size) => size.in_stock), `${look.title}: ${name}`).toBe(
          true,
        );
      }
    }
  });
}

type ListedLook = {
  readonly title: string;
  readonly season: string;
  readonly items: readonly { readonly slot: string; readonly product: { readonly id: number } }[];
};
type InStock = { readonly in_stock: boolean };
type WornPiece = {
  readonly name: string;
  readonly formality: number;
  readonly seasons: readonly string[];
  readonly sizes: readonly InStock[];
  readonly offers: readonly InStock[];
};

/** Others every time: what holds, holds for all. */
const shuffled = <Value>(list: readonly Value[]): Value[] =>
  list
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);

test("choices made in quick succession all hold", { tag: "@long" }, async ({ page }) => {
  await open(page, "/inspiration");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(24);
  await page.getByRole("main").evaluate((main) => {
    for (const text of ["Work", "Winter"])
      [...main.querySelectorAll("a")].find((link) => link.textContent === text)?.click();
  });
  await expect(page).toHaveURL("/inspiration?occasion=work&season=winter");
  for (const name of ["Work", "Winter"])
    await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "true");
});

test("a choice that would show nothing is not offered", { tag: "@long" }, async ({ page }) => {
  await open(page, "/inspiration?season=winter");
  const occasions = page.getByRole("navigation", { name: "Occasion" });
  await expect(occasions.getByRole("link", { name: "Work", exact: true })).toBeVisible();
  await expect(occasions.getByText("Beach", { exact: true })).toBeVisible();
  await expect(occasions.getByRole("link", { name: "Beach", exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: "All year" }).click();
  await expect(occasions.getByRole("link", { name: "Beach", exact: true })).toBeVisible();
});

test("a look is opened, one of its pieces swapped, kept in the address, and put back", async ({ page }) => {
  await open(page, "/fr/inspiration");
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/fr\/inspiration\/\d+-[a-z0-9-]+$/, { timeout: 15_000 });
  const pieces = page
    .getByRole("main")
    .locator("li")
    .filter({ has: page.getByRole("button", { name: /^Changer|^Remplacer/ }) });
  await expect(pieces.first()).toBeVisible();
  const title = await heading(page).innerText();
  const before = await pieces.allInnerTexts();
  expect(before.length).toBeGreaterThan(2);
  await pieces.first().getByRole("button").click();
  await expect(page).toHaveURL(/\?swap=[a-z-]+(%3A|:)\d+$/);
  await expect.poll(() => pieces.first().innerText()).not.toBe(before[0]);
  await expect(heading(page)).toHaveText(title);
  const swapped = await pieces.allInnerTexts();
  await page.reload();
  await expect.poll(() => pieces.first().innerText()).toBe(swapped[0]);
  await page.getByRole("link", { name: "Revenir au look d’origine" }).click();
  await expect(page).toHaveURL(/\/fr\/inspiration\/\d+-[a-z0-9-]+$/);
  await expect.poll(() => pieces.allInnerTexts()).toEqual(before);
});

test("a piece in an address that cannot be had any more brings the look as it was put together", async ({
  page,
  request,
}) => {
  const { looks } = await (await request.get("/api/products/inspirations?universe=women&limit=1")).json();
  await open(page, `/inspiration/${looks[0].id}-some-other-title?swap=shoes:999999`);
  await expect(heading(page)).toHaveText(looks[0].title);
  await expect(page.getByText("A piece you had chosen is no longer to be had")).toBeVisible();
});

test("what a visitor says of looks stays, and goes into the account", async ({ page, request }) => {
  await open(page, "/inspiration");
  const first = page.getByRole("main").getByRole("article").first();
  const heart = first.getByRole("button", { name: /^Like the look/ });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await first.getByRole("button", { name: /^Dislike the look/ }).click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  expect(await page.evaluate(() => localStorage.getItem("onboarding_looks"))).toContain("dislike");
  const member = await newMember(request);
  await signInAs(page, member);
  await page.goto("/inspiration?sort=for_me");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("a look that cannot be kept goes back and says so", { tag: "@long" }, async ({ page, request }) => {
  const member = await newMember(request);
  await signInAs(page, member);
  await page.route("**/api/users/me/looks", (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 500, body: "no" }) : route.fallback(),
  );
  await open(page, "/inspiration");
  const heart = page.getByRole("main").getByRole("article").first().getByRole("button", { name: /^Like/ });
  await heart.click();
  await expect(page.getByRole("region", { name: "Notices" })).toContainText("That could not be kept");
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});

test("looks that cannot be fetched can be asked for again", { tag: "@long" }, async ({ page }) => {
  await open(page, "/blog");
  await page.route("**/api/products/inspirations**", (route) => route.abort());
  await page.evaluate(() => void window.__reactRouterDataRouter?.navigate("/inspiration"));
  await expect(page.getByRole("main").getByRole("alert")).toContainText("The looks could not be fetched.");
  await page.unroute("**/api/products/inspirations**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(24);
});

test.describe("without any script", () => {
  test.use({ javaScriptEnabled: false });
  test("looks are chosen, opened and read", async ({ page }) => {
    await page.goto("/inspiration?occasion=work");
    await page.getByRole("link", { name: "Winter", exact: true }).click();
    await expect(page).toHaveURL("/inspiration?occasion=work&season=winter");
    await page.getByRole("main").getByRole("article").first().getByRole("link").click();
    await expect(page.getByText("Together", { exact: true })).toBeVisible();
  });
});

test("a shelf in an article shows pieces of the reader's universe once it is near", async ({ page }) => {
  await open(page, "/blog/linen-without-fear");
  const shelf = page.getByRole("complementary").filter({ hasText: "Linen" }).first();
  await shelf.scrollIntoViewIfNeeded();
  await expect(shelf.getByRole("article").first()).toBeVisible();
  await expect(shelf.getByRole("link", { name: "See all" })).toHaveAttribute("href", /^\/search\?q=/);
});
