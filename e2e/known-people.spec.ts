import { expect, type Page, test } from "@playwright/test";
import { newMember, signInAs } from "./new-member.ts";
import { complaintsOf, open, store } from "./visit.ts";

const pages = ["/", "/discover", "/search", "/inspiration", "/assistant", "/blog", "/onboarding/styles"];

/**
 * The server draws a page for anybody. What it cannot know of somebody comes after the browser has taken the page
 * over: what differs before is thrown away and drawn anew, which React complains about.
 */
async function expectTakenOver(page: Page): Promise<void> {
  const complaints = await complaintsOf(page);
  const piece = page.locator('main a[href^="/product/"]').first();
  for (const path of pages) {
    await open(page, path);
    await page.waitForLoadState("networkidle");
    expect(complaints, path).toEqual([]);
  }
  await open(page, "/search");
  await open(page, (await piece.getAttribute("href")) ?? "");
  await page.waitForLoadState("networkidle");
  expect(complaints, "a piece").toEqual([]);
}

test("pages of a member are taken over as they were sent", async ({ page, request }) => {
  const member = await newMember(request, { gender: "male" });
  await signInAs(page, member);
  await expectTakenOver(page);
});

test("so are pages of a visitor who told something", async ({ page }) => {
  await store(page, "onboarding_styles", { selected_styles: [2, 4] });
  await store(page, "onboarding_sizes", { men: { jackets: "52" } });
  await open(page, "/search");
  const heart = page
    .getByRole("main")
    .getByRole("button", { name: /^Like / })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expectTakenOver(page);
});
