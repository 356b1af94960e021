import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import accountEn from "../src/web/i18n/messages/account/en.json" with { type: "json" };
import accountFr from "../src/web/i18n/messages/account/fr.json" with { type: "json" };
import signInEn from "../src/web/i18n/messages/sign-in/en.json" with { type: "json" };
import signInFr from "../src/web/i18n/messages/sign-in/fr.json" with { type: "json" };
import { codeIn, linkIn, mailsTo, mailTo, newAddress } from "./mail.ts";
import { complaintsOf, open, stored } from "./visit.ts";

const languages = {
  en: { at: (path: string) => path, words: { ...signInEn, ...accountEn }, women: "Women" },
  fr: { at: (path: string) => `/fr${path}`, words: { ...signInFr, ...accountFr }, women: "Femme" },
};

const passwords = { first: "lavender tram oboe", second: "another fine secret" };

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

test.describe.configure({ timeout: 90_000 });
test.use({ viewport: { width: 390, height: 844 } });

for (const [language, { at, words, women }] of Object.entries(languages)) {
  const often = language === "fr" ? {} : { tag: "@long" };
  test(`a whole life of an account on a phone, in ${language}`, often, async ({ page }) => {
    const email = newAddress(`life-${language}`);
    const complaints = await complaintsOf(page);

    await open(page, at("/register"));
    await field(page, "firstname").fill("Ada");
    await field(page, "lastname").fill("Lovelace");
    await field(page, "email").fill(email);
    await field(page, "password").fill(passwords.first);
    await page.getByRole("main").getByText(women, { exact: true }).click();
    await field(page, "terms").check();
    await button(page, words.register_submit).click();
    await expect(page).toHaveURL(at("/verify-otp"));
    await expect(page.getByRole("main")).toContainText(email);

    const mail = await mailTo(email);
    expect(mail.subject).toContain(codeIn(mail));
    await field(page, "code").fill(codeIn(mail));
    await expect(page).toHaveURL(at("/onboarding"));
    expect(await stored(page, "auth")).toMatchObject({ isAuthenticated: true });
    await expect(
      page.getByRole("button", { name: women === "Women" ? "Women" : "Femme", exact: true }).first(),
    ).toHaveAttribute("aria-pressed", "true");

    await open(page, at("/account"));
    await button(page, words.account_sign_out).click();
    await expect(page).toHaveURL(new RegExp(`${at("/login")}`));
    expect(await stored(page, "auth")).toEqual({ token: null, isAuthenticated: false });

    await open(page, at("/login?redirect=%2Fabout"));
    await field(page, "email").fill(email);
    await field(page, "password").fill("not the right one");
    await button(page, words.login_submit).click();
    await expect(page.getByRole("alert")).toContainText(words.form_problem_bad_credentials);
    await expect(field(page, "email")).toHaveValue(email);
    await page.getByRole("link", { name: words.login_forgot }).click();
    await expect(page).toHaveURL(new RegExp(at("/forgot-password")));
    await expect(field(page, "email")).toHaveValue(email);
    await button(page, words.forgot_password_submit).click();
    await expect(page.getByRole("main")).toContainText(words.forgot_password_sent);

    const link = linkIn(await mailTo(email, 2));
    expect(link.pathname).toBe(at("/reset-password"));
    await open(page, link.pathname + link.hash);
    await expect(page).toHaveURL(at("/reset-password"));
    await field(page, "password").fill(passwords.second);
    await button(page, words.reset_password_submit).click();
    await expect(page).toHaveURL(new RegExp(at("/login")));
    await expect(page.getByRole("main")).toContainText(words.login_after_reset);
    await field(page, "email").fill(email);
    await field(page, "password").fill(passwords.second);
    await button(page, words.login_submit).click();
    await expect(page).toHaveURL(at("/account"));
    await mailTo(email, 3);

    await field(page, "city").fill("Lyon");
    await button(page, words.account_save).click();
    await expect(page.getByText(words.account_saved)).toBeVisible();
    await page.reload();
    await expect(field(page, "city")).toHaveValue("Lyon");

    await page.getByRole("tab", { name: words.account_tab_privacy }).click();
    await expect(page).toHaveURL(/tab=privacy/);
    const downloading = page.waitForEvent("download");
    await button(page, words.account_export).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^cleed-export-\d{4}-\d\d-\d\d\.json$/);
    const exported = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(exported.user).toMatchObject({ email, city: "Lyon", lang: language });
    expect(exported.records.session.length).toBeGreaterThan(0);

    await button(page, words.account_delete_open).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill(email);
    await dialog.getByRole("button", { name: words.account_delete_now }).click();
    await expect(page.getByText(words.account_farewell)).toBeVisible();
    expect(await stored(page, "auth")).toEqual({ token: null, isAuthenticated: false });
    expect(await mailsTo(email)).toEqual([]);

    await open(page, at("/login"));
    await field(page, "email").fill(email);
    await field(page, "password").fill(passwords.second);
    await button(page, words.login_submit).click();
    await expect(page.getByRole("alert")).toContainText(words.form_problem_bad_credentials);
    // A refused sign-in is red in the console of any browser.
    expect(complaints.filter((complaint) => !complaint.includes("401"))).toEqual([]);
  });
}

test("a known address is told by mail only", async ({ page, request }) => {
  const email = newAddress("known");
  const data = {
    email,
    password: passwords.first,
    firstname: "Ada",
    lastname: "L",
    gender: "male",
    terms: true,
  };
  await request.post("/api/auth/signup", { data });
  const code = codeIn(await mailTo(email));
  expect((await request.post("/api/auth/verify", { data: { email, code } })).status()).toBe(200);
  const again = await request.post("/api/auth/signup", { data });
  expect([again.status(), await again.json()]).toEqual([201, { email, registration_status: "pending" }]);
  await open(page, "/login");
  await field(page, "email").fill(email);
  await field(page, "password").fill(passwords.first);
  await button(page, signInEn.login_submit).click();
  await expect(page).toHaveURL("/account");
});
