import { test as base, type Page } from "@playwright/test";
import { release } from "./ports.ts";
import { complaintsOf, onSlowConnection } from "./visit.ts";

type Quick = {
  /** One tab for all tests of a worker that only read: a fresh one costs more than most of them. */
  reader: Page;
  /** What that tab complained about during this test. */
  complaints: string[];
};

type Shared = { tab: { page: Page; complaints: string[] } };

/** For journeys that read pages and leave nothing behind. */
export const test = base.extend<Quick, Shared>({
  tab: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: release,
        locale: "en-US",
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      await onSlowConnection(page);
      await use({ page, complaints: await complaintsOf(page) });
      await context.close();
    },
    { scope: "worker" },
  ],
  reader: async ({ tab: { page } }, use) => {
    await page.context().clearCookies();
    await use(page);
  },
  complaints: async ({ tab: { complaints } }, use) => {
    complaints.length = 0;
    await use(complaints);
  },
});
