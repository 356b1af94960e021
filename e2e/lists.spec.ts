import { type APIRequestContext, expect, test } from "@playwright/test";
import { type NewMember, newMember, signInAs } from "./new-member.ts";

const path = "/api/users/me/preferences";

test.use({ viewport: { width: 1280, height: 900 } });

/** Said of products of the site by another device of the same person. */
async function reactElsewhere(
  request: APIRequestContext,
  { token }: NewMember,
  list: string,
  count: number,
): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const { products } = await (await request.get(`/api/products?universe=women&limit=${count}`)).json();
  for (const { id } of products)
    await request.patch(`${path}/${list}`, { headers, data: { id, value: true } });
  return products.map(({ name }: { name: string }) => name);
}

test("the likes of an account: taken out, brought back, narrowed", async ({ page, request }) => {
  const member = await newMember(request);
  await signInAs(page, member);
  const names = await reactElsewhere(request, member, "products_liked", 4);
  await page.goto("/account?tab=likes");
  const cards = page.getByRole("tabpanel").getByRole("article");
  await expect(cards).toHaveCount(4);
  const [first = ""] = names.toReversed();
  await page
    .getByRole("button", { name: `Like ${first}`, exact: true })
    .first()
    .click();
  await expect(cards).toHaveCount(3);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cards).toHaveCount(4);
  await page.getByRole("radio", { name: "Men", exact: true }).check();
  await expect(page.getByText("Nothing in this part of the list.")).toBeVisible();
  await page.getByRole("radio", { name: "All" }).check();
  await expect(cards).toHaveCount(4);
  await page.reload();
  await expect(cards).toHaveCount(4);
});

test("the looks of an account: none, liked, taken out, brought back", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const member = await newMember(request);
  await signInAs(page, member);
  await page.goto("/account?tab=looks");
  await expect(page.getByRole("heading", { name: "No look liked yet" })).toBeVisible();
  const headers = { authorization: `Bearer ${member.token}` };
  const { looks } = await (await request.get("/api/products/inspirations?universe=women&limit=3")).json();
  for (const { id } of looks)
    await request.patch("/api/users/me/looks", { headers, data: { id, value: "like" } });
  await page.goto("/account?tab=looks");
  const tiles = page.getByRole("tabpanel").getByRole("article");
  await expect(tiles).toHaveCount(3);
  await page.getByRole("button", { name: `Like the look ${looks[2].title}`, exact: true }).click();
  await expect(tiles).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(tiles).toHaveCount(3);
  await page.reload();
  await expect(tiles).toHaveCount(3);
});

test("a like that is not kept goes back, in the words of the specification", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const member = await newMember(request);
  await signInAs(page, member);
  await reactElsewhere(request, member, "products_bookmarked", 1);
  await page.goto("/account?tab=bookmarks");
  const card = page.getByRole("tabpanel").getByRole("article");
  await expect(card).toHaveCount(1);
  await page.route(`**${path}/products_liked`, (route) => route.fulfill({ status: 500, body: "no" }));
  const heart = card.getByRole("button", { name: /^Like / });
  await heart.click();
  await expect(page.getByRole("region", { name: "Notices" })).toContainText(
    "Failed to update product liked, disliked or bookmarked preference",
  );
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await page.unroute(`**${path}/products_liked`);
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("tab", { name: "Likes", exact: true }).click();
  await expect(page.getByRole("tabpanel").getByRole("article")).toHaveCount(1);
});

test("a list that cannot be fetched says so and can be asked for again", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const member = await newMember(request);
  await signInAs(page, member);
  await page.route("**/products_interacted/**", (route) => route.abort());
  await page.goto("/account?tab=dislikes");
  await expect(page.getByRole("alert")).toHaveText("Failed to fetch liked, disliked or bookmarked products");
  await page.unroute("**/products_interacted/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Nothing turned down yet" })).toBeVisible();
});

test("a saved search is renamed, told about, deleted and restored", async ({ page, request }) => {
  const member = await newMember(request);
  await signInAs(page, member);
  await request.post("/api/users/me/saved_searches", {
    headers: { authorization: `Bearer ${member.token}` },
    data: { name: "Warm coats", query: "q=warm+coat&sort=new" },
  });
  await page.goto("/account?tab=saved-searches");
  await page.getByRole("button", { name: "Rename Warm coats" }).click();
  await page.getByRole("textbox", { name: "New name" }).fill("Coats for January");
  await page.keyboard.press("Enter");
  await page.getByRole("radio", { name: "Once a day" }).check();
  await page.reload();
  await expect(page.getByRole("link", { name: "Coats for January" })).toHaveAttribute(
    "href",
    "/search?q=warm+coat&sort=new",
  );
  await expect(page.getByRole("radio", { name: "Once a day" })).toBeChecked();
  await page.getByRole("button", { name: "Delete the search “Coats for January”" }).click();
  await expect(page.getByRole("heading", { name: "No search saved yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("radio", { name: "Once a day" })).toBeChecked();
});

test("what a visitor said of pieces is theirs after they registered", async ({ page, request }) => {
  await page.goto("/");
  const question = page.getByRole("group").filter({ has: page.getByRole("button", { name: "Mine" }) });
  await page.getByRole("heading", { name: "Five pieces. Yes or no." }).scrollIntoViewIfNeeded();
  await question.nth(0).getByRole("button", { name: "Mine" }).click();
  await question.nth(1).getByRole("button", { name: "Not me" }).click();
  await expect(page.getByRole("heading", { name: /Your first row/ })).toBeVisible();
  await page.reload();
  await page.getByRole("heading", { name: "Five pieces. Yes or no." }).scrollIntoViewIfNeeded();
  await expect(question.nth(0).getByRole("button", { name: "Mine" })).toHaveAttribute("aria-pressed", "true");
  await signInAs(page, await newMember(request));
  await page.goto("/account");
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("onboarding_"))))
    .toEqual([]);
  await page.goto("/account?tab=likes");
  await expect(page.getByRole("tabpanel").getByRole("article")).toHaveCount(1);
  await page.goto("/account?tab=dislikes");
  await expect(page.getByRole("tabpanel").getByRole("article")).toHaveCount(1);
});
