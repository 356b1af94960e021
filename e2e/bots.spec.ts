import { expect, type Page, test } from "@playwright/test";
import { workshop } from "./ports.ts";
import { error, heading } from "./visit.ts";

const bots = {
  Googlebot: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/150.0.0.0",
  Twitterbot: "Twitterbot/1.0",
  "Chrome-Lighthouse":
    "Mozilla/5.0 (Linux; Android 11) Chrome/150.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse",
};

const failingPage = `${workshop}/workshop/crash-in-browser?at-once`;

/** Settles when the page has failed in the browser. */
const failureOf = (page: Page) =>
  page.waitForEvent("console", (message) => message.text().includes("broke this page on purpose"));

for (const [name, userAgent] of Object.entries(bots)) {
  test.describe(name, () => {
    test.use({ userAgent });

    test("keeps what the server rendered when its browser fails", async ({ page }) => {
      const failure = failureOf(page);
      await page.goto(failingPage);
      await failure;
      await expect(heading(page)).toHaveText("Rendered by the server");
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(error(page)).toHaveCount(0);
      await expect(page.getByText("Internal Server Error")).toHaveCount(0);
    });

    test("gets no error page, only the status", async ({ request }) => {
      for (const [address, status] of [
        ["/blog/nope", 404],
        ["/product/abc", 404],
        [`${workshop}/workshop/crash`, 500],
      ] as const) {
        const response = await request.get(address);
        expect(response.status(), address).toBe(status);
        expect(await response.text(), address).toBe("");
        expect(response.headers()["x-robots-tag"], address).toBe("noindex");
      }
    });

    test("reads the same pages as everyone", async ({ request }) => {
      const response = await request.get("/about");
      expect(response.status()).toBe(200);
      expect(await response.text()).toContain("<h1");
    });
  });
}

test("an ordinary browser gets the error page", async ({ page, request }) => {
  const failure = failureOf(page);
  await page.goto(failingPage);
  await failure;
  await expect(error(page)).toHaveText("Internal Server Error");
  await expect(page.getByText("Rendered by the server")).toHaveCount(0);
  const response = await request.get("/blog/nope");
  expect(await response.text()).toContain("Page Not Found: /blog/nope");
});
