import { expect, test } from "@playwright/test";
import { loadedScripts } from "./loaded-scripts.ts";
import { open } from "./visit.ts";

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

for (const [name, viewport] of Object.entries({ desktop, phone })) {
  test(`the home page loads at most 138 kB of JavaScript on a ${name}, fetching ahead included`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { first, later } = await loadedScripts(page, "/");
    expect(first).toBeGreaterThan(50_000);
    expect(later).toBeGreaterThan(0);
    expect(first + later).toBeLessThanOrEqual(138_000);
  });
}

test("the home page loads less than 80 kB of fonts", async ({ page }) => {
  const fonts: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".woff2")) fonts.push(response.body().then(({ length }) => length));
  });
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(fonts.length).toBeGreaterThan(0);
  expect(sum(await Promise.all(fonts))).toBeLessThan(80_000);
});

for (const path of ["/", "/about", "/blog", "/search"]) {
  for (const [name, viewport] of Object.entries({ desktop, phone })) {
    test(`nothing moves while ${path} arrives on a ${name}`, async ({ page }) => {
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
