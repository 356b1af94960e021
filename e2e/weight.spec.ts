import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { loadedScripts } from "./loaded-scripts.ts";
import { often } from "./often.ts";
import { navigate, onSlowConnection, open } from "./visit.ts";

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

const furtherPages = [
  "/login",
  "/forgot-password",
  "/reset-password",
  "/onboarding",
  "/blog",
  "/about",
  "/terms-conditions",
  "/verify-otp",
  "/assistant",
];

/** What a page adds to the home page, whether fetched ahead or visited. */
async function addedBy(page: Page, path: string): Promise<number> {
  await onSlowConnection(page);
  await open(page, path.startsWith("/fr") ? "/fr" : "/");
  await page.waitForLoadState("networkidle");
  return addedGoing(page, path);
}

/** What a page adds to whatever was seen before it. */
async function addedGoing(page: Page, path: string): Promise<number> {
  const scripts = scriptsOf(page);
  await navigate(page, path);
  await expect(page).toHaveURL(path);
  // What makes calls follows a page that needs it.
  await page.waitForTimeout(2_000);
  return sum((await Promise.all(scripts)).map((text) => gzipSync(text, { level: 9 }).length));
}

/** The rule of the product: what anyone waits for first, and what each further page may add. */
const most = { first: 138_000, further: 30_000 };

for (const path of [
  "/",
  "/blog",
  "/about",
  "/inspiration",
  "/fr/inspiration/1",
  "/fr/search",
  "/fr/discover",
  "/fr/product/1",
  "/fr/assistant",
  "/login",
  "/fr/register",
  "/fr/size-guide",
  "/fr/onboarding/styles",
  "/fr/onboarding/sizes",
  "/fr/onboarding/brands",
  "/fr/onboarding/budget",
  "/fr/onboarding/wishes",
]) {
  test(`${path} loads at most 138 kB of JavaScript`, async ({ page }) => {
    await page.setViewportSize(desktop);
    const { first } = await loadedScripts(page, path, { preloadingMs: 0 });
    expect(first).toBeGreaterThan(50_000);
    expect(first).toBeLessThanOrEqual(most.first);
  });
}

test("on a phone the home page loads at most 138 kB of JavaScript, and fetches ahead", async ({ page }) => {
  await page.setViewportSize(phone);
  const { first, later } = await loadedScripts(page, "/");
  expect(first).toBeLessThanOrEqual(most.first);
  expect(later).toBeGreaterThan(0);
});

for (const path of furtherPages) {
  test(`${path} adds at most 30 kB to the home page, whether fetched ahead or visited`, {
    tag: "@long",
  }, async ({ page }) => {
    const added = await addedBy(page, path);
    expect(added).toBeGreaterThan(0);
    expect(added).toBeLessThanOrEqual(most.further);
  });
}

for (const path of [
  "/register",
  "/discover",
  "/inspiration",
  "/search",
  "/fr/search",
  "/onboarding/styles",
  "/fr/onboarding/styles",
]) {
  const seenMost = ["/discover", "/inspiration", "/fr/search", "/fr/onboarding/styles"];
  test(`${path} adds at most 30 kB to the home page`, often(path, seenMost), async ({ page }) => {
    expect(await addedBy(page, path)).toBeLessThanOrEqual(most.further);
  });
}

test("no step of onboarding adds more than 30 kB to the one before", { tag: "@long" }, async ({ page }) => {
  await onSlowConnection(page);
  await open(page, "/fr");
  for (const step of ["", "/styles", "/sizes", "/brands", "/budget", "/wishes", "/page"]) {
    const added = await addedGoing(page, `/fr/onboarding${step}`);
    expect(added, step).toBeLessThanOrEqual(most.further);
  }
});

test("the home page comes without what makes calls and checks their answers", async ({ page }) => {
  const scripts = scriptsOf(page);
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  const before = (await Promise.all(scripts)).join();
  expect(before).not.toContain("$ZodError");
  expect(before).not.toContain("accept-language");
  await navigate(page, "/login");
  await expect(page).toHaveURL("/login");
  await page.mouse.move(3, 3);
  await expect(async () => {
    const after = (await Promise.all(scripts)).join();
    expect(after).toContain("$ZodError");
    expect(after).toContain("accept-language");
  }).toPass();
});

// Characters that no word of ours has would bring a whole font along; italics come where a heading is set in them.
for (const [path, most] of [
  ["/", 64_000],
  ["/fr", 64_000],
  ["/fr/search", 46_000],
] as const) {
  test(`${path} loads less than ${most / 1000} kB of fonts`, async ({ page }) => {
    const fonts: Promise<number>[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".woff2")) fonts.push(response.body().then(({ length }) => length));
    });
    await open(page, path);
    await page.waitForLoadState("networkidle");
    expect(fonts.length).toBeGreaterThan(0);
    expect(sum(await Promise.all(fonts))).toBeLessThan(most);
  });
}

for (const path of ["/", "/about", "/blog", "/search", "/login", "/register", "/verify-otp"]) {
  for (const [name, viewport] of Object.entries({ desktop, phone })) {
    test(`nothing moves while ${path} arrives on a ${name}`, { tag: "@long" }, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(() => {
        Object.assign(window, { shifts: [] });
        new PerformanceObserver((list) => {
          const all = (window as unknown as { shifts: number[] }).shifts;
          for (const entry of list.getEntries()) all.push((entry as unknown as { value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      await open(page, path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.waitForLoadState("networkidle");
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(sum(shifts)).toBeLessThan(0.02);
    });
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The text of every script that a page loads from now on. */
function scriptsOf(page: Page): Promise<string>[] {
  const texts: Promise<string>[] = [];
  const met = new Set<string>();
  page.on("response", (response) => {
    const url = response.url();
    // What comes late is fetched, then imported out of the browser's store.
    if (!new URL(url).pathname.endsWith(".js") || met.has(url)) return;
    met.add(url);
    // What still arrives when a test is over counts for nothing.
    const text = () => response.text().catch(() => "");
    texts.push(text());
  });
  return texts;
}
