import { expect, type Page, test } from "@playwright/test";
import onboardingEn from "../src/web/i18n/messages/onboarding/en.json" with { type: "json" };
import onboardingFr from "../src/web/i18n/messages/onboarding/fr.json" with { type: "json" };
import signInFr from "../src/web/i18n/messages/sign-in/fr.json" with { type: "json" };
import { codeIn, mailTo, newAddress } from "./mail.ts";
import { meOf, newMember, signInAs } from "./new-member.ts";
import { complaintsOf, heading, open, store, stored } from "./visit.ts";

test.describe.configure({ timeout: 90_000 });
test.use({ viewport: { width: 1280, height: 900 } });

const main = (page: Page) => page.getByRole("main");
const toggle = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const wish = (page: Page, name: string) =>
  main(page).getByRole("button", { name: new RegExp(`^${name}(\\s|$)`) });
const slider = (page: Page, row: string, end: number) =>
  main(page).getByRole("group", { name: row, exact: true }).getByRole("slider").nth(end);
const preview = (page: Page) => page.getByRole("complementary").first();

const keysOf = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("onboarding_"))
      .toSorted(),
  );

/** What is sent to change a person's own record, with its body. */
function changesOf(page: Page) {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === "PATCH") sent.push({ path: pathname + search, body: request.postDataJSON() });
  });
  return sent;
}

const womenIn = async (page: Page) =>
  page.context().addCookies([{ name: "universe", value: "women", url: "http://localhost:4210" }]);

test("a visitor in French, for women, reloads half-way, registers and finds everything kept", async ({
  page,
  request,
}) => {
  const words = { ...onboardingFr, ...signInFr };
  const complaints = await complaintsOf(page);
  const changes = changesOf(page);
  const next = (name: string) => main(page).page().getByRole("link", { name, exact: true }).click();

  await open(page, "/fr");
  const women = page.getByRole("button", { name: "Femme", exact: true }).first();
  await women.click();
  await expect(women).toHaveAttribute("aria-pressed", "true");
  await open(page, "/fr/onboarding/styles");
  await toggle(page, "Minimaliste").click();
  // One taste under several names.
  await expect(toggle(page, "Scandinave")).toHaveAttribute("aria-pressed", "true");
  await toggle(page, "Romantique").click();
  await expect(toggle(page, "Romantique")).toHaveAttribute("aria-pressed", "true");
  await next(words.onboarding_next_sizes);

  await expect(heading(page)).toContainText("Quelle taille");
  await main(page).getByRole("checkbox", { name: "M", exact: true }).first().check();
  await next(words.onboarding_next_brands);

  await expect(heading(page)).toContainText("marques");
  const follow = main(page)
    .getByRole("button", { name: /^Suivre/ })
    .first();
  await follow.click();
  await page.reload();
  await expect(heading(page)).toContainText("marques");
  await expect(main(page).getByRole("button", { pressed: true }).first()).toBeVisible();
  await next(words.onboarding_next_budget);

  await expect(slider(page, "Manteaux", 1)).toBeVisible();
  await slider(page, "Manteaux", 1).press("ArrowRight");
  await next(words.onboarding_next_wishes);
  await expect(wish(page, "Robes")).toContainText("pièce");
  await wish(page, "Robes").click();
  await expect(wish(page, "Robes")).toHaveAttribute("aria-pressed", "true");
  await next(words.onboarding_next_page);

  await expect(main(page)).toContainText("Minimaliste et Romantique");
  await expect(main(page).getByRole("article").first()).toBeVisible();
  expect(changes).toEqual([]);
  expect(await stored(page, "onboarding_styles")).toEqual({ selected_styles: [1, 19] });
  expect(await stored(page, "onboarding_mode")).toBe(true);

  await main(page).getByRole("link", { name: words.onboarding_keep_register }).click();
  const email = newAddress("onboarded");
  await page.locator("main [name=firstname]").fill("Ada");
  await page.locator("main [name=lastname]").fill("Bonnet");
  await page.locator("main [name=email]").fill(email);
  await page.locator("main [name=password]").fill("lavender tram oboe");
  await main(page).getByText("Femme", { exact: true }).click();
  await page.locator("main [name=terms]").check();
  await main(page).getByRole("button", { name: words.register_submit, exact: true }).click();
  await expect(page).toHaveURL("/fr/verify-otp");
  await page.locator("main [name=code]").fill(codeIn(await mailTo(email)));

  await expect(page).toHaveURL("/fr/onboarding/page");
  await expect(main(page)).toContainText(words.onboarding_kept_text);
  await expect(main(page)).toContainText("Minimaliste et Romantique");
  expect(await keysOf(page)).toEqual([]);
  expect(changes.map(({ path }) => path)).toEqual(["/api/users/me/preferences?universe=women"]);

  const { token } = (await stored(page, "auth")) as { token: string };
  const me = await meOf(request, { token });
  expect(me.registration_status).toBe("active");
  expect(me.styles).toEqual({ selected_styles: [1, 19] });
  expect(me.sizes.tshirts).toEqual(["M"]);
  expect(me.brands_followed).toHaveLength(1);
  expect(me.budget.filter(({ key }) => key === "coats")[0]?.maxValue).toBeGreaterThan(350);
  expect(me.wishes.Dresses?.value).toBe(2);
  expect(Object.values(me.wishes).filter(({ value }) => value === 2)).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test("from the home page to a personal page in eight taps", async ({ page }) => {
  let taps = 0;
  const tap = async (name: string, role: "link" | "button" = "link") => {
    taps += 1;
    await page.getByRole(role, { name, exact: true }).first().click();
  };
  await open(page, "/");
  await tap("Start with your styles");
  await tap("Minimal", "button");
  await tap("Rock", "button");
  await tap(onboardingEn.onboarding_next_sizes);
  await tap(onboardingEn.onboarding_next_brands);
  await tap(onboardingEn.onboarding_next_budget);
  await tap(onboardingEn.onboarding_next_wishes);
  await tap(onboardingEn.onboarding_next_page);
  await expect(heading(page)).toContainText("Your page");
  await expect(main(page)).toContainText("You like Minimal and Rock.");
  await expect(main(page).getByRole("article").nth(9)).toBeVisible();
  expect(taps).toBeLessThanOrEqual(12);
});

test("the preview says what an answer did, and the pieces follow it", async ({ page }) => {
  await womenIn(page);
  await open(page, "/onboarding/styles");
  await expect(preview(page).getByRole("listitem")).toHaveCount(9);
  await toggle(page, "Bohemian").click();
  await expect(preview(page)).toContainText("You added Bohemian.");
  await expect(preview(page)).toContainText(/came in|stay/);
  await toggle(page, "Bohemian").click();
  await expect(preview(page)).toContainText("You took Bohemian away.");
});

test("back, skip and a resumed visit lose nothing", async ({ page }) => {
  await open(page, "/onboarding/styles");
  await toggle(page, "Vintage").click();
  await page.getByRole("link", { name: onboardingEn.onboarding_skip }).click();
  await expect(heading(page)).toContainText("What size");
  await page.getByRole("link", { name: onboardingEn.onboarding_back }).click();
  await expect(toggle(page, "Vintage")).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: onboardingEn.onboarding_next_sizes }).click();
  await expect(heading(page)).toContainText("What size");
  await open(page, "/onboarding");
  await page.getByRole("link", { name: "Pick up where you left off: Sizes" }).click();
  await expect(page).toHaveURL("/onboarding/sizes");
});

test("two tabs of a visitor see each other's choices and keep both", { tag: "@long" }, async ({
  page,
  context,
}) => {
  await open(page, "/onboarding/styles");
  const other = await context.newPage();
  await open(other, "/onboarding/styles");
  await toggle(page, "Minimal").click();
  await expect(toggle(other, "Minimal")).toHaveAttribute("aria-pressed", "true");
  await toggle(other, "Rock").click();
  await expect(toggle(page, "Rock")).toHaveAttribute("aria-pressed", "true");
  expect(await stored(page, "onboarding_styles")).toEqual({ selected_styles: [1, 13] });
});

test("without the API the choices still work and the preview says so", async ({ page }) => {
  await open(page, "/onboarding/styles");
  await expect(toggle(page, "Minimal")).toBeVisible();
  await page.route("**/api/products/**", (route) => route.abort());
  await page.reload();
  await expect(preview(page).getByRole("listitem")).toHaveCount(9);
  await toggle(page, "Minimal").click();
  await expect(toggle(page, "Minimal")).toHaveAttribute("aria-pressed", "true");
  await expect(preview(page)).toContainText(onboardingEn.preview_failed);
  await page.unroute("**/api/products/**");
  await preview(page).getByRole("button", { name: onboardingEn.preview_again }).click();
  await expect(preview(page)).not.toContainText(onboardingEn.preview_failed);
  await expect(preview(page).getByRole("listitem")).toHaveCount(9);
});

test("a member with preferences is asked before a visitor's choices are added", async ({ page, request }) => {
  const member = await newMember(request);
  await request.patch("/api/users/me/preferences", {
    headers: { authorization: `Bearer ${member.token}` },
    data: { preferences_to_update: { styles: { selected_styles: [2] } } },
  });
  await store(page, "onboarding_styles", { selected_styles: [13] });
  await store(page, "onboarding_mode", true);
  await signInAs(page, member);
  await open(page, "/");
  const bar = page.getByRole("region", { name: onboardingEn.left_choices_label });
  await expect(bar).toContainText(onboardingEn.left_choices_ask);
  expect((await meOf(request, member)).styles).toEqual({ selected_styles: [2] });
  expect(await stored(page, "onboarding_mode")).toBeNull();
  await bar.getByRole("button", { name: onboardingEn.left_choices_add }).click();
  await expect(bar).toBeHidden();
  expect((await meOf(request, member)).styles).toEqual({ selected_styles: [2, 13] });
  expect(await keysOf(page)).toEqual([]);
});

test("choices that cannot be saved after signing in stay on the device and can be saved again", async ({
  page,
  request,
}) => {
  const member = await newMember(request);
  await store(page, "onboarding_styles", { selected_styles: [13] });
  await signInAs(page, member);
  await page.route("**/api/users/me/preferences?*", (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, "/");
  const bar = page.getByRole("region", { name: onboardingEn.left_choices_label });
  await expect(bar).toContainText("Failed to update preferences");
  expect(await keysOf(page)).toEqual(["onboarding_styles"]);
  await page.unroute("**/api/users/me/preferences?*");
  await bar.getByRole("button", { name: onboardingEn.left_choices_again }).click();
  await expect(bar).toBeHidden();
  expect((await meOf(request, member)).styles).toEqual({ selected_styles: [13] });
});

test("spoilt entries of local storage count as never told", { tag: "@long" }, async ({ page }) => {
  await store(page, "onboarding_styles", '{"selected_styles":["x"]}');
  await store(page, "onboarding_budget", "not json");
  await store(page, "onboarding_sizes", { women: { shoes: 7 }, men: [] });
  const thrown: string[] = [];
  page.on("pageerror", (error) => thrown.push(String(error)));
  await open(page, "/onboarding/styles");
  await toggle(page, "Rock").click();
  await expect.poll(() => stored(page, "onboarding_styles")).toEqual({ selected_styles: [13] });
  expect(thrown).toEqual([]);
});
