import { expect, type Locator, type Page } from "@playwright/test";

/** Likes the first piece of a list, and gives its heart. */
export async function likeFirst(page: Page): Promise<Locator> {
  const heart = page
    .getByRole("main")
    .getByRole("button", { name: /^Like / })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  return heart;
}
