import { expect, type Locator, type Page, test } from "@playwright/test";
import { meOf, newMember, signInAs } from "./new-member.ts";
import { complaintsOf, open } from "./visit.ts";

type Question = {
  readonly preferences?: { readonly styles?: { readonly selected_styles: readonly number[] } };
};

const top = (page: Page): Locator => page.locator("li:not([inert]) > article");

/** What the deck asks from now on, the latest last. */
function questionsOf(page: Page): Question[] {
  const questions: Question[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/products/getReco") questions.push(request.postDataJSON());
  });
  return questions;
}

async function openDeck(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.mouse.move(3, 3);
  await expect(top(page)).toBeVisible();
}

/** Answers card after card with the arrow keys, from some card of the set on. */
async function play(page: Page, from: number, keys: readonly string[]): Promise<void> {
  const progress = page.getByRole("img", { name: /^(Card|Carte) \d+ / });
  for (const [i, key] of keys.entries()) {
    await expect(progress).toHaveAccessibleName(new RegExp(`^\\w+ ${from + i} `));
    // A hand that is quicker than the cards waits for the next one.
    await expect(top(page)).toBeVisible();
    await page.keyboard.press(`Arrow${key}`);
  }
}

test("whoever turns down nearly all is asked what has changed, and what they say changes the next cards", async ({
  page,
}) => {
  const complaints = await complaintsOf(page);
  const questions = questionsOf(page);
  await openDeck(page, "/discover");
  const ask = page.getByRole("button", { name: "Has something changed?" });
  await play(page, 1, ["Left", "Right", "Down", "Left"]);
  await expect(page.getByText(/: what was it\?$/)).toBeVisible();
  await expect(ask).toBeHidden();
  await play(page, 5, ["Left"]);
  await ask.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Still you?" });
  await drawer.getByRole("button", { name: /^Rock/ }).press("Enter");
  await expect.poll(() => questions.at(-1)?.preferences?.styles?.selected_styles).toEqual([13]);
  await drawer.getByRole("button", { name: "Done" }).click();
  await expect(drawer).toBeHidden();
  await expect(ask).toBeFocused();
  // Not again with the very next card.
  await play(page, 6, ["Left"]);
  await expect(page.getByText(/: what was it\?$/)).toBeVisible();
  await expect(ask).toBeHidden();
  expect(complaints).toEqual([]);
});

test("without a connection the question says so, the page stays, and it can be asked again", async ({
  page,
  context,
}) => {
  await openDeck(page, "/discover");
  const ask = page.getByRole("button", { name: "Has something changed?" });
  await play(page, 1, ["Left", "Right", "Down", "Left", "Left"]);
  await expect(ask).toBeVisible();
  await context.setOffline(true);
  await ask.click();
  await expect(page.getByText(/^This could not be loaded/)).toBeVisible();
  await expect(top(page)).toBeVisible();
  await context.setOffline(false);
  await expect(async () => {
    await ask.click();
    await expect(page.getByRole("dialog", { name: "Still you?" })).toBeVisible({ timeout: 3_000 });
  }).toPass();
});

test("at the end of a set a member takes back what no longer holds, and tells it again", async ({ page }) => {
  test.slow();
  // Of the universe that the page opens with.
  const member = await newMember(page.request, { lang: "fr", gender: "male" });
  const saved = await page.request.patch("/api/users/me/preferences", {
    headers: { authorization: `Bearer ${member.token}` },
    data: { preferences_to_update: { styles: { selected_styles: [13, 21] } } },
  });
  expect(saved.ok()).toBe(true);
  await signInAs(page, member);
  await page.setViewportSize({ width: 360, height: 740 });
  await openDeck(page, "/fr/discover");
  const keys = ["Right", "Left", "Down", "Up"];
  const set = Array.from({ length: 20 }, (_, i) => keys[i % 4] ?? "");
  await play(page, 1, set);
  const still = page.getByRole("region", { name: "Cela vous ressemble toujours\u202f?" });
  const rock = still.getByRole("button", { name: "Rock" });
  await expect(rock).toHaveAttribute("aria-pressed", "true");
  const styles = async () => (await meOf(page.request, member, "men")).styles;
  const asks = questionsOf(page);
  await rock.click();
  await expect(rock).toHaveAttribute("aria-pressed", "false");
  await expect.poll(async () => JSON.stringify(await styles())).not.toContain("13");
  // Once the server has it, the cards that wait are asked for anew.
  await expect.poll(() => asks.length).toBeGreaterThan(0);
  await rock.click();
  await expect.poll(async () => JSON.stringify(await styles())).toContain("13");
  await page.getByRole("button", { name: "Encore 20 cartes" }).click();
  await expect(top(page)).toBeVisible();
});
