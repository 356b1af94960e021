import { expect, test } from "@playwright/test";
import { open } from "./visit.ts";

test("being offline is told, and so is its end", async ({ page, context }) => {
  for (const [path, words] of [
    ["/about", "You are offline"],
    ["/fr/about", "Vous êtes hors ligne"],
  ] as const) {
    await open(page, path);
    const notice = page.getByRole("status").filter({ hasText: words });
    await expect(notice).toHaveCount(0);
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
  }
});
