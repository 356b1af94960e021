import { expect, test } from "@playwright/test";
import { workshop } from "./ports.ts";
import { complaintsOf, open } from "./visit.ts";

const components = `${workshop}/workshop/components`;

test("every component obeys the page’s security policy and takes over without complaint", async ({
  page,
}) => {
  const complaints = await complaintsOf(page);
  await open(page, components);
  await expect(page.getByRole("slider", { name: "At least" }).first()).toBeAttached();
  await page.waitForLoadState("networkidle");
  expect(complaints).toEqual([]);
});

test("the two ends of a range never meet: the lower stays at least 1 under the upper", {
  tag: "@long",
}, async ({ page }) => {
  await open(page, components);
  // From 2 to 4, of 1 to 5: the smallest range on the page.
  const low = page.getByRole("slider", { name: "From" });
  const high = page.getByRole("slider", { name: "To", exact: true });
  await low.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("ArrowRight");
  await expect(low).toHaveAttribute("aria-valuenow", "3");
  await expect(high).toHaveAttribute("aria-valuenow", "4");
  await high.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("ArrowLeft");
  await expect(high).toHaveAttribute("aria-valuenow", "4");
});

test("a toast can be undone", async ({ page }) => {
  await open(page, components);
  await page.getByRole("button", { name: "Show toast" }).click();
  const messages = page.getByRole("region", { name: "Messages" });
  await expect(messages.getByText("Cable roll-neck removed.")).toBeVisible();
  await messages.getByRole("button", { name: "Undo" }).click();
  await expect(messages.getByText("Cable roll-neck removed.")).toHaveCount(0);
});
