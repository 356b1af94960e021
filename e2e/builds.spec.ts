import { expect, type Page, test } from "@playwright/test";
import { often } from "./often.ts";
import {
  codeOf,
  consoleOf,
  documentsOf,
  error,
  heading,
  manifestOf,
  navigate,
  open,
  stopTime,
  takenOver,
} from "./visit.ts";

const tenMinutes = 10 * 60_000;

test("the latest build is told afresh every time", async ({ request }) => {
  const response = await request.get(`/builds/latest.json?${Date.now()}`);
  expect(response.headers()["cache-control"]).toBe("no-store");
  const latest = await response.json();
  expect(latest).toEqual({ id: expect.any(String), timestamp: expect.any(Number) });
  expect(latest.id).toBe((await manifestOf(request)).version);
});

test("the manifest of a build tells its rules and its prerendered pages, for good", async ({ request }) => {
  const { id, timestamp } = await (await request.get("/builds/latest.json")).json();
  const response = await request.get(`/builds/meta/${id}.json`);
  expect(response.headers()["cache-control"]).toMatch(/immutable/);
  const meta = await response.json();
  expect(meta).toMatchObject({ id, timestamp, allowed_hosts: ["stationf.co"] });
  expect(meta.matcher.static["/signin"]).toEqual({ redirect: "/login" });
  expect(meta.matcher.wildcard["/fr/journal"]).toEqual({ redirect: "/fr/blog" });
  expect(meta.matcher.dynamic["/article/:slug"]).toEqual({ redirect: "/blog/:slug" });
  expect(meta.prerendered).toEqual(expect.arrayContaining(["/about", "/fr/about", "/terms-conditions"]));
});

test("nobody knows any other build", async ({ request }) => {
  for (const path of ["/builds/meta/other.json", "/builds/meta/", "/builds/other.json"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test("an open tab asks for a newer build every ten minutes", async ({ page }) => {
  const asked = await latestBuildIs(page, undefined);
  await stopTime(page);
  await open(page, "/search");
  await page.clock.fastForward(tenMinutes - 1);
  await page.clock.runFor(0);
  expect(asked).toHaveLength(0);
  await page.clock.fastForward(1);
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.fastForward(tenMinutes);
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[0]).toMatch(/^\?\d{13}$/);
  expect(asked[1]).not.toBe(asked[0]);
});

for (const to of ["/about", "/search", "/blog?tag=cut", "/login"]) {
  test(
    `with a newer build, going to ${to} is a full load of it`,
    often(to, ["/blog?tag=cut"]),
    async ({ page }) => {
      const asked = await latestBuildIs(page, "another");
      await open(page, "/discover");
      await lookAgain(page, asked);
      const documents = documentsOf(page);
      await navigate(page, to);
      await expect.poll(() => documents).toEqual([to]);
      await expect(page).toHaveURL(to);
      await expect(heading(page)).toHaveCount(1);
    },
  );
}

test("a newer build found by the poll counts, and a click loads the page afresh", async ({ page }) => {
  const asked = await latestBuildIs(page, "another");
  await page.clock.install();
  await open(page, "/search");
  await page.clock.fastForward(tenMinutes);
  await expect.poll(() => asked.length).toBe(1);
  await page.waitForLoadState("networkidle");
  const documents = documentsOf(page);
  await page.getByRole("banner").getByRole("link", { name: "Discover" }).click();
  await expect.poll(() => documents).toEqual(["/discover"]);
});

test("without a newer build, going on loads no document", { tag: "@long" }, async ({ page }) => {
  const asked = await latestBuildIs(page, undefined);
  await open(page, "/discover");
  await lookAgain(page, asked);
  const documents = documentsOf(page);
  await navigate(page, "/about");
  await expect(page).toHaveURL("/about");
  await expect(heading(page)).toHaveCount(1);
  expect(documents).toEqual([]);
});

test("a build that cannot be asked for changes nothing", { tag: "@long" }, async ({ page }) => {
  const warnings = consoleOf(page, "warning");
  await page.route("**/builds/latest.json*", (route) => route.fulfill({ status: 503 }));
  await open(page, "/discover");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => warnings.join()).toContain("The build could not be checked.");
  const documents = documentsOf(page);
  await navigate(page, "/about");
  await expect(page).toHaveURL("/about");
  expect(documents).toEqual([]);
});

test("the same path is loaded afresh at most once within ten seconds", { tag: "@long" }, async ({ page }) => {
  const noon = Date.parse("2026-11-15T12:00:00Z");
  await page.clock.setFixedTime(noon);
  const asked = await latestBuildIs(page, "another");
  await open(page, "/discover");
  const documents = documentsOf(page);
  await changeTo(page, "/about", asked);
  await expect.poll(() => documents).toEqual(["/about"]);
  await takenOver(page);
  await navigate(page, "/search");
  await expect(page).toHaveURL("/search");
  await page.clock.setFixedTime(noon + 9_999);
  await changeTo(page, "/about", asked);
  await page.waitForLoadState("networkidle");
  expect(documents).toEqual(["/about"]);
});

test("the same path is loaded afresh again after ten seconds", { tag: "@long" }, async ({ page }) => {
  const noon = Date.parse("2026-11-15T12:00:00Z");
  await page.clock.setFixedTime(noon);
  const asked = await latestBuildIs(page, "another");
  await open(page, "/discover");
  const documents = documentsOf(page);
  await changeTo(page, "/about", asked);
  await expect.poll(() => documents).toEqual(["/about"]);
  await takenOver(page);
  await navigate(page, "/search");
  await expect(page).toHaveURL("/search");
  await page.clock.setFixedTime(noon + 10_001);
  await changeTo(page, "/about", asked);
  await expect.poll(() => documents).toEqual(["/about", "/about"]);
});

test("a path that was loaded afresh is not so again because another one was in between", {
  tag: "@long",
}, async ({ page }) => {
  await page.clock.setFixedTime(Date.parse("2026-11-15T12:00:00Z"));
  const asked = await latestBuildIs(page, "another");
  await open(page, "/discover");
  const documents = documentsOf(page);
  for (const path of ["/about", "/press"]) {
    await changeTo(page, path, asked);
    await expect.poll(() => documents.at(-1)).toBe(path);
    await takenOver(page);
  }
  await changeTo(page, "/about", asked);
  await page.waitForLoadState("networkidle");
  expect(documents).toEqual(["/about", "/press"]);
});

test("code that does not load makes the target come as a document, once", async ({ page, request }) => {
  const code = await codeOf(request, "en:blog");
  const failing = { now: true };
  await page.route(`**${code}`, (route) => (failing.now ? route.abort() : route.continue()));
  await open(page, "/search");
  const documents = documentsOf(page);
  page.on("request", (one) => {
    if (one.isNavigationRequest()) failing.now = false;
  });
  await navigate(page, "/blog?tag=cut");
  await expect.poll(() => documents).toEqual(["/blog?tag=cut"]);
  await expect(page).toHaveURL("/blog?tag=cut");
  await expect(heading(page)).toContainText("The journal");
  await expect(error(page)).toHaveCount(0);
});

test("code that goes on failing ends in the error page, not in a loop", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const code = await codeOf(request, "en:blog");
  await page.clock.setFixedTime(Date.parse("2026-11-15T12:00:00Z"));
  await page.route(`**${code}`, (route) => route.abort());
  await open(page, "/search");
  const documents = documentsOf(page);
  await navigate(page, "/blog");
  await expect.poll(() => documents).toEqual(["/blog"]);
  await expect(heading(page), "the server’s page can be read").toContainText("The journal");
  await open(page, "/search");
  await navigate(page, "/blog");
  await expect(error(page)).toHaveText("Internal Server Error");
  await page.waitForLoadState("networkidle");
  await expect(error(page)).toHaveText("Internal Server Error");
  expect(documents).toEqual(["/blog", "/search"]);
});

test("a page whose menu does not load is loaded afresh once, and then says so and stays", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.setFixedTime(Date.parse("2026-11-15T12:00:00Z"));
  await page.route("**/assets/menu-*.js", (route) => route.abort());
  await open(page, "/search");
  const documents = documentsOf(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect.poll(() => documents).toEqual(["/search"]);
  await takenOver(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByText(/^This could not be loaded/)).toBeVisible();
  await expect(heading(page)).toBeVisible();
  expect(documents).toEqual(["/search"]);
});

/** Says what the latest build is, or lets the server say it. Returns the question of each call. */
async function latestBuildIs(page: Page, id: string | undefined): Promise<string[]> {
  const asked: string[] = [];
  await page.route("**/builds/latest.json*", async (route) => {
    const response = await route.fetch();
    const latest = await response.json();
    await route.fulfill({ response, json: { ...latest, ...(id ? { id } : {}) } });
    asked.push(new URL(route.request().url()).search);
  });
  return asked;
}

/** The tab comes back into view, which is when it looks for a newer build too. */
async function lookAgain(page: Page, asked: string[]): Promise<void> {
  const before = asked.length;
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => asked.length).toBe(before + 1);
  await page.waitForLoadState("networkidle");
}

/** Goes to another page after the tab has looked for a newer build. */
async function changeTo(page: Page, path: string, asked: string[]): Promise<void> {
  await lookAgain(page, asked);
  await navigate(page, path);
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toHaveCount(1);
}
