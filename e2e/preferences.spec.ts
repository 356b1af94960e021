import { expect, type Locator, type Page, type Route, test } from "@playwright/test";
import accountEn from "../src/web/i18n/messages/account/en.json" with { type: "json" };
import onboardingEn from "../src/web/i18n/messages/onboarding/en.json" with { type: "json" };
import { meOf, type NewMember, newMember, signInAs } from "./new-member.ts";
import { often } from "./often.ts";
import { open } from "./visit.ts";

test.describe.configure({ timeout: 90_000 });
test.use({ viewport: { width: 1280, height: 900 } });

const panel = (page: Page) => page.getByRole("tabpanel");
/** Of the styles: further down, the same words name what to move towards. */
const toggle = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true }).first();
/** Words at the bottom of the screen go by themselves: they are waited for from before the press on. */
const pressed = (button: Locator, said: Locator) =>
  Promise.all([expect(said.first()).toBeVisible(), button.click()]);
const preferencesCall = "**/api/users/me/preferences?*";

let member: NewMember;
test.beforeEach(async ({ page, request }) => {
  member = await newMember(request);
  await signInAs(page, member);
});

const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "a fault of the server": (route) =>
    route.fulfill({ status: 500, json: { error: { code: "internal", message: "" } } }),
  "an answer that is none": (route) => route.fulfill({ status: 200, body: "<html>" }),
  "no connection": (route) => route.abort("internetdisconnected"),
};
for (const [name, fail] of Object.entries(failures)) {
  const how = often(name, ["a fault of the server"]);
  test(`${name} takes a style back and says so, and the next one is kept`, how, async ({ page, request }) => {
    await open(page, "/account?tab=styles");
    await expect(toggle(page, "Minimal")).toBeVisible();
    await page.route(preferencesCall, fail);
    await pressed(toggle(page, "Minimal"), page.getByText("Failed to update preferences"));
    await expect(toggle(page, "Minimal")).toHaveAttribute("aria-pressed", "false");
    await page.unroute(preferencesCall);
    await toggle(page, "Rock").click();
    await expect.poll(async () => (await meOf(request, member)).styles.selected_styles).toEqual([13]);
    await expect(toggle(page, "Rock")).toHaveAttribute("aria-pressed", "true");
  });
}

test("offline, a change is taken back with a word, the other tabs open, and online again all is well", async ({
  page,
  context,
  request,
}) => {
  await open(page, "/account?tab=styles");
  await expect(toggle(page, "Minimal")).toBeVisible();
  // What the page fetches ahead, it has by then.
  await page.waitForTimeout(2_500);
  await context.setOffline(true);
  await pressed(toggle(page, "Minimal"), page.getByText(onboardingEn.preferences_offline));
  await expect(toggle(page, "Minimal")).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("tab", { name: accountEn.account_tab_degrees }).click();
  await expect(panel(page).getByRole("slider").first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("tab", { name: accountEn.account_tab_styles, exact: true }).click();
  await toggle(page, "Minimal").click();
  await expect.poll(async () => (await meOf(request, member)).styles.selected_styles).toEqual([1]);
});

test("a call that never comes back is given up, and the style with it", { tag: "@long" }, async ({
  page,
}) => {
  await open(page, "/account?tab=styles");
  await expect(toggle(page, "Minimal")).toBeVisible();
  await page.route(preferencesCall, () => new Promise(() => {}));
  await toggle(page, "Minimal").click();
  await expect(toggle(page, "Minimal")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Failed to update preferences").first()).toBeVisible({ timeout: 25_000 });
  await expect(toggle(page, "Minimal")).toHaveAttribute("aria-pressed", "false");
});

test("a brand that cannot be followed is let go, in its own words", { tag: "@long" }, async ({ page }) => {
  await open(page, "/account?tab=brands");
  const follow = panel(page)
    .getByRole("button", { name: /^Follow / })
    .first();
  await expect(follow).toBeVisible();
  await page.route("**/api/users/me/preferences/brands_followed", (route) => route.abort());
  await pressed(follow, page.getByText("Failed to update brand preference"));
  await expect(panel(page).getByRole("button", { pressed: true })).toHaveCount(0);
});

test("preferences that cannot be fetched are said to be, and asked for again", { tag: "@long" }, async ({
  page,
}) => {
  await page.route("**/api/users/me?universe=*", (route) => route.abort());
  await open(page, "/account?tab=sizes");
  await expect(panel(page).getByRole("alert")).toHaveText("Failed to fetch user preferences");
  await page.unroute("**/api/users/me?universe=*");
  await panel(page).getByRole("button", { name: onboardingEn.preferences_again }).click();
  await expect(panel(page).getByRole("checkbox").first()).toBeVisible();
});

test("two tabs that change different things keep both", async ({ page, context, request }) => {
  await open(page, "/account?tab=styles");
  const other = await context.newPage();
  await open(other, "/account?tab=styles");
  await expect(toggle(other, "Rock")).toBeVisible();
  await toggle(page, "Minimal").click();
  await expect(toggle(other, "Minimal")).toHaveAttribute("aria-pressed", "true");
  await toggle(other, "Rock").click();
  await expect.poll(async () => (await meOf(request, member)).styles.selected_styles).toEqual([1, 13]);
});

test("quick toggles are kept as they stand at the end", { tag: "@long" }, async ({ page, request }) => {
  await open(page, "/account?tab=styles");
  for (const name of ["Minimal", "Rock", "Vintage", "Rock"]) await toggle(page, name).click();
  await expect.poll(async () => (await meOf(request, member)).styles.selected_styles).toEqual([1, 11]);
  await page.reload();
  await expect(toggle(page, "Vintage")).toHaveAttribute("aria-pressed", "true");
  await expect(toggle(page, "Rock")).toHaveAttribute("aria-pressed", "false");
});

test("openness, dress code and notifications survive a reload", async ({ page, request }) => {
  await open(page, "/account?tab=degrees");
  const openness = panel(page).getByRole("slider").first();
  await openness.press("ArrowRight");
  await expect.poll(async () => (await meOf(request, member)).global).toEqual({ openness: 4, dresscode: 3 });
  await page.getByRole("tab", { name: accountEn.account_tab_notifications }).click();
  const mail = panel(page)
    .getByRole("switch", { name: /e-mail/i })
    .first();
  await mail.click();
  await expect.poll(async () => (await meOf(request, member)).notifications.daily_top.email).toBe(true);
  await page.reload();
  await expect(
    panel(page)
      .getByRole("switch", { name: /e-mail/i })
      .first(),
  ).toBeChecked();
});

test("what another device set about notifications is not turned back", { tag: "@long" }, async ({
  page,
  request,
}) => {
  await open(page, "/account?tab=notifications");
  await expect(panel(page).getByRole("switch").first()).toBeVisible();
  const { notifications } = await meOf(request, member);
  await request.patch("/api/users/informations", {
    headers: { authorization: `Bearer ${member.token}` },
    data: { keys: { notifications: { ...notifications, digest: "daily" } }, onBoarding: false },
  });
  await panel(page)
    .getByRole("switch", { name: /e-mail/i })
    .first()
    .click();
  await expect.poll(async () => (await meOf(request, member)).notifications.daily_top.email).toBe(true);
  expect((await meOf(request, member)).notifications.digest).toBe("daily");
});

test("every tab has its own address and its editor", async ({ page }) => {
  await open(page, "/account");
  const tabs = { Styles: "styles", Sizes: "sizes", Budget: "budget", Brands: "brands", Wishes: "wishes" };
  for (const [name, tab] of Object.entries(tabs)) {
    await page.getByRole("tab", { name, exact: true }).click();
    await expect(page).toHaveURL(`/account?tab=${tab}`);
    await expect(panel(page).getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expect(panel(page).getByRole("alert")).toHaveCount(0);
  }
});
