import { expect, type Page, type Route, test } from "@playwright/test";
import { codeOf, onSlowConnection, open } from "./visit.ts";

const header = (page: Page) => page.getByRole("banner");
/** How often a file came over the network; what comes out of the browser's store is not counted. */
const ahead = (page: Page, file: string) =>
  expect.poll(() =>
    page.evaluate((name) => {
      const all = performance.getEntriesByName(location.origin + name) as PerformanceResourceTiming[];
      return all.filter(({ transferSize }) => transferSize > 0).length;
    }, file),
  );

test("pointing at a link fetches its page’s code", async ({ page, request }) => {
  const file = await codeOf(request, "en:discover");
  await onSlowConnection(page);
  await open(page, "/search");
  await ahead(page, file).toBe(0);
  const fetched = page.waitForResponse(`**${file}`);
  await header(page).getByRole("link", { name: "Discover" }).hover();
  await fetched;
  await ahead(page, file).toBe(1);
});

test("focusing a link fetches its page’s code", { tag: "@long" }, async ({ page, request }) => {
  const file = await codeOf(request, "fr:assistant");
  await onSlowConnection(page);
  await open(page, "/fr/search");
  const fetched = page.waitForResponse(`**${file}`);
  await header(page).getByRole("link", { name: "Assistant" }).focus();
  await fetched;
  await ahead(page, file).toBe(1);
});

test("a link in view has its page’s code fetched, a link out of view has not", async ({ page, request }) => {
  const inView = await codeOf(request, "en:inspiration");
  const outOfView = await codeOf(request, "en:about");
  await open(page, "/");
  await ahead(page, inView).toBe(1);
  await page.waitForLoadState("networkidle");
  await ahead(page, outOfView).toBe(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).scrollIntoViewIfNeeded();
  await ahead(page, outOfView).toBe(1);
});

test("code fetched ahead is fetched once, and a click needs no more of it", async ({ page, request }) => {
  const file = await codeOf(request, "en:discover");
  await open(page, "/search");
  const link = header(page).getByRole("link", { name: "Discover" });
  await link.hover();
  await header(page).getByRole("link", { name: "Assistant" }).hover();
  await link.focus();
  await ahead(page, file).toBe(1);
  await link.click();
  await expect(page).toHaveURL("/discover");
  await expect(page.getByRole("main")).toContainText("Discover");
  await ahead(page, file).toBe(1);
});

test("never more than four routes are fetched ahead at once", async ({ page, request }) => {
  const routes = ["discover", "inspiration", "blog", "assistant", "search", "login", "onboarding-styles"];
  const files = new Set<string>();
  for (const name of routes) files.add(await codeOf(request, `en:${name}`));
  expect(files.size).toBe(routes.length);
  const held: Route[] = [];
  let asked = 0;
  await page.route(
    ({ pathname }) => files.has(pathname),
    (route) => {
      asked += 1;
      held.push(route);
    },
  );
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/");
  for (const name of ["Start with your styles", "Discover", "Sign in"]) {
    await expect(page.getByRole("link", { name }).first()).toBeInViewport();
  }
  await expect.poll(() => asked).toBe(4);
  await page.waitForTimeout(500);
  expect(asked, "while nothing is answered").toBe(4);
  for (let answered = 1; answered <= 3; answered += 1) {
    await held.shift()?.continue();
    await expect.poll(() => asked).toBe(4 + answered);
    expect(held).toHaveLength(4);
  }
  for (const route of held.splice(0)) await route.continue();
  for (const file of files) await ahead(page, file).toBe(1);
});
