import { expect, type Page, test } from "@playwright/test";
import { footerPages, legalPages } from "./addresses.ts";
import { often } from "./often.ts";
import { consoleOf, documentsOf, heading, onSlowConnection, open, requestsOf, stopTime } from "./visit.ts";

const isPayload = (url: URL) => url.pathname.endsWith("/_payload.json");
const isPageData = (url: URL) => url.pathname.endsWith(".data");
const footer = (page: Page) => page.getByRole("contentinfo");

test("a prerendered page’s payload holds what the page shows", async ({ request }) => {
  const { id } = await (await request.get("/builds/latest.json")).json();
  for (const [path, words] of [
    ["/about", "About"],
    ["/fr/about", "À propos"],
    ["/terms-conditions", "Terms"],
  ] as const) {
    const response = await request.get(`${path}/_payload.json?${id}`);
    expect(response.status(), path).toBe(200);
    const { data } = await response.json();
    expect(JSON.stringify(data), path).toContain(words);
    expect((data.page ?? data.doc).blocks.length).toBeGreaterThan(2);
  }
});

test("a page that is not prerendered has no payload", async ({ request }) => {
  for (const path of ["/search", "/blog/how-a-blazer-should-fit", "/nowhere", "/account"]) {
    expect((await request.get(`${path}/_payload.json`)).status(), path).toBe(404);
  }
});

test("payloads of the links in view are fetched a second after load, not before", async ({
  page,
  request,
}) => {
  const { id } = await (await request.get("/builds/latest.json")).json();
  const payloads = requestsOf(page, isPayload);
  await stopTime(page);
  await open(page, "/blog");
  await page.waitForLoadState("load");
  await footer(page).scrollIntoViewIfNeeded();
  await page.clock.runFor(990);
  await noticed(page);
  expect(payloads).toEqual([]);
  // One link after the other, in idle moments.
  await page.clock.resume();
  const same = footerPages.filter((path) => path !== "/trends");
  const wanted = [...same, ...legalPages].map((path) => `${path}/_payload.json?${id}`);
  await page.mouse.wheel(0, 10_000);
  await expect.poll(() => [...payloads].sort()).toEqual(wanted.sort());
});

test("links out of view, and pages that are not prerendered, cost nothing", { tag: "@long" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  const payloads = requestsOf(page, isPayload);
  const manifest = page.waitForResponse("**/builds/meta/*.json");
  await open(page, "/");
  await manifest;
  await page.waitForLoadState("networkidle");
  expect(payloads).toEqual([]);
});

for (const [name, connection] of [
  ["very slow", { effectiveType: "slow-2g" }],
  ["to be spared", { saveData: true, effectiveType: "4g" }],
] as const) {
  test(
    `nothing is fetched ahead when the connection is ${name}`,
    often(name, ["to be spared"]),
    async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, "connection", { value });
      }, connection);
      const ahead = requestsOf(page, (url) => isPayload(url) || url.pathname.startsWith("/builds/"));
      await stopTime(page);
      await open(page, "/blog");
      await page.waitForLoadState("load");
      const code = requestsOf(page, ({ pathname }) => pathname.endsWith(".js"));
      await page.clock.runFor(5_000);
      await footer(page).scrollIntoViewIfNeeded();
      await noticed(page);
      await page.waitForLoadState("networkidle");
      expect(ahead).toEqual([]);
      expect(code).toEqual([]);
    },
  );
}

test("a prefetched payload is used: the click asks the server for nothing", async ({ page }) => {
  await open(page, "/blog");
  const link = footer(page).getByRole("link", { name: "Careers" });
  const fetched = page.waitForResponse("**/careers/_payload.json?*");
  await link.scrollIntoViewIfNeeded();
  await (await fetched).finished();
  const data = requestsOf(page, isPageData);
  const documents = documentsOf(page);
  await link.click();
  await expect(page).toHaveURL("/careers");
  await expect(page.locator("main h2").first()).toBeVisible();
  expect(data).toEqual([]);
  expect(documents).toEqual([]);
});

test("pointing at a link fetches its payload, however slow the connection", { tag: "@long" }, async ({
  page,
}) => {
  await onSlowConnection(page);
  await open(page, "/blog");
  const fetched = page.waitForRequest("**/careers/_payload.json?*");
  await footer(page).getByRole("link", { name: "Careers" }).hover();
  await fetched;
});

test("a payload that fails only warns, and the click still leads to the page", async ({ page }) => {
  const warnings = consoleOf(page, "warning");
  await page.route("**/_payload.json*", (route) => route.fulfill({ status: 500 }));
  await open(page, "/blog");
  await footer(page).scrollIntoViewIfNeeded();
  await expect.poll(() => warnings.join()).toContain("The payload of /careers could not be prefetched.");
  const data = requestsOf(page, isPageData);
  await footer(page).getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers");
  await expect(page.locator("main h2").first()).toBeVisible();
  expect(data).toHaveLength(1);
});

test("a manifest that fails is only logged, and the site goes on", { tag: "@long" }, async ({ page }) => {
  const errors = consoleOf(page, "error");
  await page.route("**/builds/meta/*.json", (route) => route.abort());
  const payloads = requestsOf(page, isPayload);
  await open(page, "/blog");
  await expect.poll(() => errors.join()).toContain("The build manifest could not be loaded.");
  const documents = documentsOf(page);
  await footer(page).getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers");
  await expect(heading(page)).toHaveCount(1);
  expect(documents).toEqual([]);
  expect(payloads).toEqual([]);
});

/** Nothing tells that a browser has noticed what is in view and done nothing about it, so this is time. */
const noticed = (page: Page): Promise<void> => page.waitForTimeout(300);
