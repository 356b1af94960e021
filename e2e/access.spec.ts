import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { article, inFrench, plainPages } from "./addresses.ts";
import { answerWith, holdSession, member } from "./member.ts";
import { often } from "./often.ts";
import { workshop } from "./ports.ts";
import { test } from "./quick-page.ts";
import { error, open } from "./visit.ts";

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

test.use({ viewport: desktop, contextOptions: { reducedMotion: "reduce" } });

const english = [...plainPages, article.en, "/footer/about", "/nowhere", "/blog/nope", "/product/abc"];

/** Pages of words are made of the same parts: all of them are looked at with `npm run test:long`. */
const core = ["/", "/search", "/discover", "/onboarding/budget", article.en, "/nowhere"];

for (const path of english) {
  test(`${path} has no barrier, in light and in dark`, often(path, core), async ({ reader }) => {
    await reader.setViewportSize(desktop);
    await open(reader, path);
    await noBarriers(reader);
  });
}

for (const path of [...["/", "/about", "/search", "/blog", "/login"].map(inFrench), article.fr, "/fr/x"]) {
  test(`${path} has no barrier in French`, { tag: "@long" }, async ({ reader }) => {
    await reader.setViewportSize(desktop);
    await open(reader, path);
    await noBarriers(reader);
  });
}

for (const path of ["components", "crash", "teapot", "crash-in-browser"]) {
  test(`the workshop’s ${path} has no barrier`, { tag: "@long" }, async ({ reader }) => {
    await reader.setViewportSize(desktop);
    await open(reader, `${workshop}/workshop/${path}`);
    await noBarriers(reader);
  });
}

for (const path of ["/", "/blog", article.en, "/size-guide", "/onboarding/styles", "/search", "/nowhere"]) {
  test(`${path} has no barrier on a phone`, { tag: "@long" }, async ({ reader }) => {
    await reader.setViewportSize(phone);
    await open(reader, path);
    await noBarriers(reader);
  });
}

test("the open menu of a phone has no barrier", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, "/about");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await noBarriers(page);
});

test("the account has no barrier", { tag: "@long" }, async ({ page }) => {
  await holdSession(page);
  await answerWith(page, member);
  await page.goto("/account");
  await expect(page.getByRole("main")).toContainText("a@b.example");
  await noBarriers(page);
});

test("the page that fails in the browser has no barrier", { tag: "@long" }, async ({ page }) => {
  await page.goto(`${workshop}/workshop/crash-in-browser?at-once`);
  await expect(error(page)).toBeVisible();
  await noBarriers(page);
});

test("the offline notice has no barrier", { tag: "@long" }, async ({ page, context }) => {
  await open(page, "/about");
  await context.setOffline(true);
  await expect(page.getByText("You are offline")).toBeVisible();
  await noBarriers(page);
});

/** Everything axe knows in light; dark changes nothing but colours. */
async function noBarriers(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  expect(await barriers(axe(page)), "in light").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await barriers(axe(page).withRules("color-contrast")), "in dark").toEqual([]);
}

/** There are no frames to look into, which the legacy mode leaves out and is three times as fast for. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

async function barriers(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
}
