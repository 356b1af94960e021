import { expect, type Page, test } from "@playwright/test";
import { likeFirst } from "./like.ts";
import { newMember, signInAs } from "./new-member.ts";
import { complaintsOf, open, store, takenOver } from "./visit.ts";

const often = ["/", "/discover", "/inspiration", "/onboarding/styles"];
const seldom = [
  "/assistant",
  "/blog",
  "/onboarding",
  "/onboarding/budget",
  "/size-guide",
  "/trends",
  "/technology",
];

/**
 * The server draws a page for anybody. What it cannot know of somebody comes after the browser has taken the page
 * over: what differs before is thrown away and drawn anew, which React complains about.
 */
async function expectTakenOver(page: Page, pages: readonly string[]): Promise<void> {
  const complaints = await complaintsOf(page);
  const visit = async (path: string) => {
    await page.goto(path);
    await takenOver(page);
    await page.waitForLoadState("networkidle");
    expect(complaints, path).toEqual([]);
  };
  for (const path of [...pages, "/search"]) await visit(path);
  const piece = page.locator('main a[href^="/product/"]').first();
  await visit((await piece.getAttribute("href")) ?? "");
}

for (const [which, pages, how] of [
  ["those seen most", often, {}],
  ["others", seldom, { tag: "@long" }],
] as const) {
  test(`pages of a member are taken over as they were sent: ${which}`, how, async ({ page, request }) => {
    await signInAs(page, await newMember(request, { gender: "male" }));
    await expectTakenOver(page, pages);
  });

  test(`so are pages of a visitor who told something: ${which}`, how, async ({ page }) => {
    await store(page, "onboarding_styles", { selected_styles: [2, 4] });
    await store(page, "onboarding_sizes", { men: { jackets: "52" } });
    await open(page, "/search");
    await likeFirst(page);
    await expectTakenOver(page, pages);
  });
}
