import { type Page, test as base } from "@playwright/test";
import { complaintsOf } from "./visit.ts";

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
    async ({ browser }, use, { project }) => {
      const { baseURL, locale } = project.use;
      const context = await browser.newContext({ baseURL, locale, reducedMotion: "reduce" });
      const page = await context.newPage();
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
