import { expect, type Page, test } from "@playwright/test";
import { often } from "./often.ts";
import { documentsOf, heading, navigate, open, requestsOf } from "./visit.ts";

const slug = "how-a-blazer-should-fit";
const frenchSlug = "comment-doit-tomber-un-blazer";

const rules = [
  ["/signin", "/login"],
  ["/journal", "/blog"],
  [`/journal/${slug}`, `/blog/${slug}`],
  [`/article/${slug}`, `/blog/${slug}`],
  ["/fr/signin", "/fr/login"],
  [`/fr/journal/${frenchSlug}`, `/fr/blog/${frenchSlug}`],
  [`/fr/article/${frenchSlug}`, `/fr/blog/${frenchSlug}`],
] as const;

test("an address that has a rule leads where the rule says", async ({ request }) => {
  for (const [from, to] of rules) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBe(302);
    expect(response.headers().location, from).toBe(to);
  }
});

test("whoever opens an old address reads the new page", async ({ page }) => {
  for (const [from, to] of [rules[3], rules[6]]) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(heading(page)).toHaveCount(1);
  }
});

for (const [from, to] of [rules[0], rules[2], rules[3], rules[4], rules[6]]) {
  test(`${from} leads to ${to} by a click, without loading the site again`, { tag: "@long" }, async ({
    page,
  }) => {
    await openWithManifest(page, from.startsWith("/fr") ? "/fr/search" : "/search");
    const documents = documentsOf(page);
    await navigate(page, from);
    await expect(page).toHaveURL(to);
    await expect(heading(page)).toHaveCount(1);
    expect(documents).toEqual([]);
  });
}

test("a rule keeps the question that came with the address", async ({ page, request }) => {
  const response = await request.get("/signin?redirect=%2Faccount", { maxRedirects: 0 });
  expect(response.headers().location).toBe("/login?redirect=%2Faccount");
  await openWithManifest(page, "/search");
  await navigate(page, "/journal?tag=cut");
  await expect(page).toHaveURL("/blog?tag=cut");
});

test("an address leads to another site when the rule may", async ({ request }) => {
  for (const path of ["/lvmh-station-f/visit", "/fr/lvmh-station-f/visit"]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe("https://stationf.co/");
  }
});

test("a click that leads to another site is a full page load", async ({ page }) => {
  await page.route("https://stationf.co/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Station F</h1>" }),
  );
  await openWithManifest(page, "/search");
  const documents = documentsOf(page);
  await navigate(page, "/lvmh-station-f/visit");
  await expect(page).toHaveURL("https://stationf.co/");
  await expect(heading(page)).toHaveText("Station F");
  expect(documents).toEqual(["/"]);
});

for (const evil of ["https://evil.example/", "//evil.example/", "https://stationf.co@evil.example/"]) {
  test(`a rule that leads to ${evil} is not followed`, often(evil, ["//evil.example/"]), async ({ page }) => {
    const strays = requestsOf(page, ({ host }) => host.includes("evil.example"));
    await withRules(page, { "/discover": { redirect: evil }, "/assistant": { redirect: "/about" } });
    await openWithManifest(page, "/search");
    await navigate(page, "/assistant");
    await expect(page, "the manifest is in use").toHaveURL("/about");
    await navigate(page, "/discover");
    await expect(page).toHaveURL("/discover");
    await expect(heading(page)).toContainText("Discover");
    expect(strays).toEqual([]);
  });
}

test("a slow manifest does not hold up a click", async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/builds/meta/*.json", async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "/search");
  await navigate(page, "/discover");
  await expect(heading(page)).toContainText("Discover");
  answer();
});

/** Opens a page whose manifest is there already: a click does not wait long for it. */
async function openWithManifest(page: Page, path: string): Promise<void> {
  const manifest = page.waitForResponse("**/builds/meta/*.json");
  await open(page, path);
  await page.getByRole("banner").getByRole("link", { name: "Cleed" }).hover();
  await (await manifest).finished();
}

/** The build's manifest with rules of the test's own. */
async function withRules(page: Page, rules: Record<string, { redirect: string }>): Promise<void> {
  await page.route("**/builds/meta/*.json", async (route) => {
    const response = await route.fetch();
    const meta = await response.json();
    meta.matcher.static = rules;
    await route.fulfill({ response, json: meta });
  });
}
