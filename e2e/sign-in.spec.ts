import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, type Route, test } from "@playwright/test";
import { answerWith, holdSession, member } from "./member.ts";
import { often } from "./often.ts";
import { heading, open, requestsOf, stopTime, stored, takenOver } from "./visit.ts";

const phone = { width: 360, height: 740 };
const password = "linen on a windy day";
const newest = { email: "ada@example.com", codeSentAt: Date.now() };

const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
const alert = (page: Page) => page.getByRole("main").getByRole("alert");
const submit = (page: Page) => page.locator("form button[type=submit]");
const newCode = (page: Page) => page.getByRole("button", { name: /new code/i });

const refuseWith =
  (status: number, error: Record<string, unknown>) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, json: { error: { message: "No.", ...error } } });

/** Answers a call in place of the API, and counts how often it was made. */
async function answer(page: Page, call: string, how: (route: Route) => Promise<void>): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.route(`**/api/${call}`, async (route) => {
    bodies.push(route.request().postDataJSON());
    await how(route);
  });
  return bodies;
}

const session = (user = member) => ({ ...user, token: "a-token" });
const letIn =
  (user = member) =>
  (route: Route): Promise<void> =>
    route.fulfill({ json: session(user) });

/** What the page before left in this tab. */
const carry = (page: Page, journey: Record<string, unknown> = newest) =>
  page.addInitScript((kept) => {
    if (sessionStorage.getItem("cleed:sign-in") === null)
      sessionStorage.setItem("cleed:sign-in", JSON.stringify(kept));
  }, journey);

async function fillLogin(page: Page): Promise<void> {
  await field(page, "email").fill("ada@example.com");
  await field(page, "password").fill(password);
}

async function fillRegistration(page: Page, email = "ada@example.com"): Promise<void> {
  await field(page, "firstname").fill("Ada");
  await field(page, "lastname").fill("Bonnet");
  await field(page, "email").fill(email);
  await field(page, "password").fill(password);
  await field(page, "terms").check();
}

/** The sentence that a field is described by. */
const errorOf = (page: Page, name: string) => page.locator(`[id="${name}"]`).or(field(page, name)).first();

async function expectFault(page: Page, name: string, sentence: string): Promise<void> {
  await expect(errorOf(page, name)).toHaveAttribute("aria-invalid", "true");
  await expect(errorOf(page, name)).toHaveAccessibleDescription(new RegExp(`^${sentence}`));
}

async function noBarriers(page: Page): Promise<void> {
  const found = async () =>
    (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id} at ${target.join(" ")}`),
    );
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  expect(await found(), "in light").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  expect(await found(), "in dark").toEqual([]);
}

test("a refused sign-in tells nobody which half is wrong, and keeps what was typed", {
  tag: "@long",
}, async ({ page }) => {
  await open(page, "/login");
  await field(page, "email").fill(`nobody-${Date.now()}@example.com`);
  await field(page, "password").fill(password);
  await submit(page).click();
  await expect(alert(page)).toHaveText("E-mail or password is not right. Please check both.");
  await expect(field(page, "password")).toHaveValue(password);
});

test.describe("what is wrong is said beside its field", () => {
  test("on the sign-in page", async ({ page }) => {
    const calls = await answer(page, "auth/signin", letIn());
    await open(page, "/login");
    await submit(page).click();
    await expectFault(page, "email", "Your e-mail address is missing.");
    await expectFault(page, "password", "The password is missing.");
    await expect(field(page, "email")).toBeFocused();
    await field(page, "email").fill("ada@");
    await expect(field(page, "email"), "forgiven while it is put right").not.toHaveAttribute("aria-invalid");
    await submit(page).click();
    await expectFault(page, "email", "This is not an e-mail address.");
    await noBarriers(page);
    expect(calls).toEqual([]);
  });

  test("on the registration page, in French and on a phone", { tag: "@long" }, async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, "/fr/register");
    await field(page, "email").fill("ada.bonnet@example.com");
    await field(page, "password").fill("court");
    await field(page, "birth_day").fill("31");
    await field(page, "birth_month").fill("2");
    await field(page, "birth_year").fill("1990");
    await submit(page).click();
    await expectFault(page, "firstname", "Il manque votre prénom.");
    await expectFault(page, "lastname", "Il manque votre nom.");
    await expectFault(page, "password", "Ce mot de passe est trop court.");
    await expectFault(page, "terms", "Votre accord est nécessaire");
    await expect(page.getByRole("group", { name: /Date de naissance/ })).toHaveAccessibleDescription(
      /^Ce jour n’existe pas/,
    );
    await expect(field(page, "firstname")).toBeFocused();
    await field(page, "password").fill("avec ada.bonnet dedans");
    await submit(page).click();
    await expectFault(page, "password", "Il contient le nom de votre adresse e-mail");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await noBarriers(page);
  });

  test("when only the server knows it", async ({ page }) => {
    await answer(
      page,
      "auth/signup",
      refuseWith(422, { code: "invalid", fields: { password: "common", birthdate: "too_young" } }),
    );
    await open(page, "/register");
    await fillRegistration(page);
    await submit(page).click();
    await expectFault(page, "password", "This password is on lists that attackers try first.");
    await expect(page.getByText("Cleed is for people of 15 and over.")).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
    await expect(field(page, "firstname")).toHaveValue("Ada");
    await expect(field(page, "terms")).toBeChecked();
  });
});

test("what was typed before the scripts came is kept, and cannot be sent too early", async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/register", { waitUntil: "commit" });
  await field(page, "email").fill("early@example.com");
  await field(page, "password").fill("early bird");
  await field(page, "firstname").fill("Early");
  await field(page, "terms").check();
  await expect(submit(page)).toBeDisabled();
  await field(page, "email").press("Enter");
  arrive();
  await takenOver(page);
  await expect(submit(page)).toBeEnabled();
  await expect(field(page, "email")).toHaveValue("early@example.com");
  await expect(field(page, "password")).toHaveValue("early bird");
  await expect(field(page, "firstname")).toHaveValue("Early");
  await expect(field(page, "terms")).toBeChecked();
  await expect(page.getByText("2 more")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/login");
  await expect(field(page, "email"), "carried to the next page").toHaveValue("early@example.com");
});

test("offline, nothing is lost and the button works again afterwards", { tag: "@long" }, async ({
  page,
  context,
}) => {
  await answer(page, "auth/signin", letIn());
  await answerWith(page, member);
  await open(page, "/login");
  await fillLogin(page);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.unroute("**/api/auth/signin");
  await submit(page).click();
  await expect(alert(page)).toContainText("You are offline. Nothing you typed is lost");
  await expect(field(page, "email")).toHaveValue("ada@example.com");
  await expect(field(page, "password")).toHaveValue(password);
  await expect(submit(page)).toBeEnabled();
  await noBarriers(page);
  await context.setOffline(false);
  await answer(page, "auth/signin", letIn());
  await submit(page).click();
  await expect(page).toHaveURL("/account");
});

for (const [wait, words] of [
  [40, "Too many tries. Please wait 40 seconds."],
  [241, "Too many tries. Please wait 5 minutes."],
] as const) {
  test(`too many tries say how long to wait: ${wait} s`, async ({ page }) => {
    await answer(page, "auth/signin", refuseWith(429, { code: "too_many_requests", retry_after: wait }));
    await open(page, "/login");
    await fillLogin(page);
    await submit(page).click();
    await expect(alert(page)).toHaveText(words);
    await expect(field(page, "password")).toHaveValue(password);
  });
}

test("whoever has not confirmed the address is led to the code, with the way on", async ({ page }) => {
  await answer(page, "auth/signin", refuseWith(403, { code: "not_verified" }));
  await open(page, "/login?redirect=%2Fdiscover");
  await fillLogin(page);
  await submit(page).click();
  await expect(page).toHaveURL("/verify-otp?redirect=%2Fdiscover");
  await expect(page.getByRole("status").filter({ hasText: "not confirmed yet" })).toBeVisible();
  await expect(page.getByText("ada@example.com")).toBeVisible();
  await expect(page.getByRole("button", { name: /A new code in (1:00|0:5\d)/ })).toBeDisabled();
});

test("a form is sent once, however often its button is pressed", { tag: "@long" }, async ({ page }) => {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const calls = await answer(page, "auth/signin", async (route) => {
    await held;
    await letIn()(route);
  });
  await answerWith(page, member);
  await open(page, "/login");
  await fillLogin(page);
  await field(page, "password").press("Enter");
  await expect(submit(page)).toHaveAttribute("aria-busy", "true");
  await field(page, "password").press("Enter");
  await submit(page).click({ force: true });
  finish();
  await expect(page).toHaveURL("/account");
  expect(calls).toHaveLength(1);
});

test("caps lock is told, and a password can be looked at", { tag: "@long" }, async ({ page }) => {
  await open(page, "/login");
  await field(page, "password").focus();
  await expect(page.getByText("Caps lock is on.")).toHaveCount(0);
  await field(page, "password").evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "A", bubbles: true, modifierCapsLock: true })),
  );
  await expect(field(page, "password")).toHaveAccessibleDescription("Caps lock is on.");
  await field(page, "email").focus();
  await expect(page.getByText("Caps lock is on.")).toHaveCount(0);
  await field(page, "password").fill(password);
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(field(page, "password")).toHaveAttribute("type", "text");
  await expect(field(page, "password")).toHaveValue(password);
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(field(page, "password")).toHaveAttribute("type", "password");
});

test("the meter says how strong a new password is", { tag: "@long" }, async ({ page }) => {
  await open(page, "/register");
  await field(page, "email").fill("bonnet@example.com");
  for (const [typed, word] of [
    ["linen", "7 more"],
    ["aaaaaaaaaaaa", "weak"],
    ["linen on a windy day, with a calm sea", "strong"],
    ["my name is bonnet", "contains your e-mail name"],
  ] as const) {
    await field(page, "password").fill(typed);
    await expect(page.getByText(word, { exact: true })).toBeVisible();
  }
});

test("browsers and password managers know every field", { tag: "@long" }, async ({ page }) => {
  const complete = (name: string) => field(page, name).getAttribute("autocomplete");
  await open(page, "/login");
  expect([await complete("email"), await complete("password")]).toEqual(["username", "current-password"]);
  await open(page, "/register");
  const names = ["firstname", "lastname", "email", "password", "birth_day", "birth_month", "birth_year"];
  expect(await Promise.all(names.map(complete))).toEqual([
    "given-name",
    "family-name",
    "email",
    "new-password",
    "bday-day",
    "bday-month",
    "bday-year",
  ]);
  await open(page, "/verify-otp");
  expect(await complete("code")).toBe("one-time-code");
  await expect(field(page, "code")).toHaveAttribute("inputmode", "numeric");
  await expect(field(page, "code")).toHaveAttribute("type", "text");
});

test("the terms open beside the form, which keeps what was typed", { tag: "@long" }, async ({
  page,
  context,
}) => {
  await open(page, "/fr/register");
  await fillRegistration(page);
  for (const [name, path] of [
    [/conditions d’utilisation/, "/fr/terms-conditions"],
    [/politique de confidentialité/, "/fr/privacy-policy"],
  ] as const) {
    const opened = context.waitForEvent("page");
    await page.getByRole("main").getByRole("link", { name }).click();
    const beside = await opened;
    await expect(beside).toHaveURL(path);
    await beside.close();
  }
  await expect(page).toHaveURL("/fr/register");
  await expect(field(page, "password")).toHaveValue(password);
  await expect(field(page, "terms"), "a link is no consent").toBeChecked();
});

test.describe("the code", () => {
  const typed = (page: Page, code: string) => field(page, "code").pressSequentially(code);

  for (const text of ["123 456", "123-456", "Your code is 123456.", " 123456 "]) {
    test(
      `pasted as ${JSON.stringify(text)} it is sent by itself, once`,
      often(text, ["Your code is 123456."]),
      async ({ page }) => {
        await carry(page);
        const sent = await answer(
          page,
          "auth/verify",
          letIn({ ...member, registration_status: "confirmed" }),
        );
        await answerWith(page, { ...member, registration_status: "confirmed" });
        await open(page, "/verify-otp");
        await field(page, "code").focus();
        await page.evaluate((clip) => document.execCommand("insertText", false, clip), text);
        await expect(page).toHaveURL("/onboarding");
        expect(sent).toEqual([{ email: "ada@example.com", code: "123456" }]);
      },
    );
  }

  test("an active member goes to the account, or to where they wanted to go", async ({ page }) => {
    await carry(page);
    await answer(page, "auth/verify", letIn());
    await answerWith(page, member);
    await open(page, "/verify-otp");
    await typed(page, "123456");
    await expect(page).toHaveURL("/account");
    await page.evaluate(() => localStorage.clear());
    await open(page, "/verify-otp?redirect=%2Fsearch%3Fq%3Dcoat");
    await typed(page, "123456");
    await expect(page).toHaveURL("/search?q=coat");
  });

  test("a wrong one says how many tries are left, and the next key replaces it", { tag: "@long" }, async ({
    page,
  }) => {
    await carry(page);
    let remaining = 3;
    const sent = await answer(page, "auth/verify", (route) => {
      remaining -= 1;
      return refuseWith(422, { code: "otp_invalid", remaining })(route);
    });
    await open(page, "/verify-otp");
    await typed(page, "111111");
    await expectFault(page, "code", "That is not the code. 2 tries are left.");
    await expect(field(page, "code")).toBeFocused();
    await noBarriers(page);
    await typed(page, "222222");
    await expectFault(page, "code", "That is not the code. One try is left.");
    await expect(field(page, "code")).toHaveValue("222222");
    expect(sent).toHaveLength(2);
  });

  test("an incomplete one is not sent, and goes on where it stopped", { tag: "@long" }, async ({ page }) => {
    await carry(page);
    const sent = await answer(page, "auth/verify", letIn());
    await answerWith(page, member);
    await open(page, "/verify-otp");
    await typed(page, "12345");
    await field(page, "code").press("Enter");
    await expectFault(page, "code", "The code is 6 digits.");
    expect(sent).toEqual([]);
    await typed(page, "6");
    await expect(page).toHaveURL("/account");
    expect(sent).toHaveLength(1);
  });

  test("a locked one says how long, an expired one what to do", { tag: "@long" }, async ({ page }) => {
    await carry(page);
    await answer(page, "auth/verify", refuseWith(429, { code: "otp_locked", retry_after: 300 }));
    await open(page, "/fr/verify-otp");
    await typed(page, "111111");
    await expect(alert(page)).toHaveText(/Veuillez patienter 5\sminutes avant de réessayer\./);
    await noBarriers(page);
    await page.unroute("**/api/auth/verify");
    await answer(page, "auth/verify", refuseWith(422, { code: "otp_expired" }));
    await submit(page).click();
    await expect(alert(page)).toHaveText("Ce code n’est plus valable. Demandez-en un nouveau ci-dessous.");
    await expect(field(page, "code")).toHaveValue("111111");
  });

  test("a new one can be asked for after a minute, and a reload does not shorten it", {
    tag: "@long",
  }, async ({ page }) => {
    const asked = await answer(page, "auth/resend", (route) =>
      route.fulfill({ status: 202, json: { accepted: true } }),
    );
    await stopTime(page, newest.codeSentAt + 14_000);
    await carry(page);
    await open(page, "/verify-otp");
    await expect(newCode(page)).toHaveText("A new code in 0:45");
    await expect(newCode(page)).toBeDisabled();
    await page.clock.runFor(5_000);
    await page.reload();
    await takenOver(page);
    await expect(newCode(page)).toHaveText("A new code in 0:40");
    await page.clock.runFor(41_000);
    await expect(newCode(page)).toHaveText("Mail me a new code");
    await newCode(page).click();
    await expect(page.getByRole("status").filter({ hasText: "a new code is on its way" })).toBeVisible();
    await expect(newCode(page)).toHaveText("A new code in 1:00");
    expect(asked).toEqual([{ email: "ada@example.com" }]);
  });

  test("without an address it is asked for, beside its field", { tag: "@long" }, async ({ page }) => {
    await open(page, "/verify-otp");
    await newCode(page).click();
    await expectFault(page, "email", "Your e-mail address is missing.");
    await expect(field(page, "email")).toBeFocused();
    await noBarriers(page);
  });
});

test.describe("the way on after signing in", () => {
  for (const wanted of [
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/.//evil.example",
    "/login",
  ]) {
    test(
      `${JSON.stringify(wanted)} leads to the account instead`,
      often(wanted, ["/\\evil.example", "/login"]),
      async ({ page }) => {
        await answer(page, "auth/signin", letIn());
        await answerWith(page, member);
        await open(page, `/login?redirect=${encodeURIComponent(wanted)}`);
        await fillLogin(page);
        await submit(page).click();
        await expect(page).toHaveURL("/account");
      },
    );
  }

  test("a page of this site is gone to, and the sign-in page is not left behind", async ({ page }) => {
    await answer(page, "auth/signin", letIn());
    await answerWith(page, member);
    await open(page, "/about");
    await open(page, "/login?redirect=%2Fsearch%3Fq%3Dcoat");
    await fillLogin(page);
    await submit(page).click();
    await expect(page).toHaveURL("/search?q=coat");
    expect(await stored(page, "auth")).toEqual({ token: "a-token", isAuthenticated: true });
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });

  test("it is carried through every page that signs in", async ({ page }) => {
    await open(page, "/login?redirect=%2Fdiscover");
    const main = page.getByRole("main");
    for (const [name, path] of [
      ["Create an account", "/register"],
      ["Sign in", "/login"],
      ["Forgotten your password?", "/forgot-password"],
      ["Back to signing in", "/login"],
    ] as const) {
      await main.getByRole("link", { name }).click();
      await expect(page).toHaveURL(`${path}?redirect=%2Fdiscover`);
    }
  });

  test("an answer without a session is no sign-in", async ({ page }) => {
    await answer(page, "auth/signin", (route) => route.fulfill({ json: { ...session(), token: "" } }));
    await open(page, "/login");
    await fillLogin(page);
    await submit(page).click();
    await expect(alert(page)).toContainText("Something failed on our side.");
    expect(await stored(page, "auth")).toBeNull();
  });
});

test.describe("the link for a new password", () => {
  test("leaves the address bar at once, survives a reload, and is used once", async ({ page }) => {
    const logged = requestsOf(page, ({ href }) => href.includes("a-secret"));
    const sent = await answer(page, "auth/reset-password", (route) =>
      route.fulfill({ json: { success: true } }),
    );
    await holdSession(page);
    await answerWith(page, member);
    await open(page, "/reset-password#a-secret%2Bone");
    await expect(page).toHaveURL("/reset-password");
    await page.reload();
    await takenOver(page);
    await field(page, "password").fill(password);
    await submit(page).click();
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("status").filter({ hasText: "Your new password is set." })).toBeVisible();
    expect(sent).toEqual([{ token: "a-secret+one", password }]);
    expect(await stored(page, "auth"), "every session has ended").toEqual({
      token: null,
      isAuthenticated: false,
    });
    await open(page, "/reset-password");
    await expect(alert(page)).toContainText("The link is not complete.");
    expect(logged).toEqual([]);
    await noBarriers(page);
  });

  test("once used or run out, says so and offers another; a newer one works in the same tab", {
    tag: "@long",
  }, async ({ page }) => {
    await answer(page, "auth/reset-password", refuseWith(422, { code: "reset_invalid" }));
    await open(page, "/fr/reset-password#old");
    await field(page, "password").fill(password);
    await submit(page).click();
    await expect(alert(page)).toContainText("Ce lien a déjà servi");
    await noBarriers(page);
    await page.evaluate(() => location.assign("#newer"));
    await expect(field(page, "password")).toBeVisible();
    await page.evaluate(() => location.assign("#old"));
    await page.getByRole("link", { name: "Demander un nouveau lien" }).click();
    await expect(page).toHaveURL("/fr/forgot-password");
  });

  test("refuses a password that is too short or too common beside the field", async ({ page }) => {
    await answer(
      page,
      "auth/reset-password",
      refuseWith(422, { code: "invalid", fields: { password: "common" } }),
    );
    await open(page, "/reset-password#token");
    await field(page, "password").fill("short");
    await submit(page).click();
    await expectFault(page, "password", "This password is too short.");
    await field(page, "password").fill("passwordpassword");
    await submit(page).click();
    await expectFault(page, "password", "This password is on lists that attackers try first.");
    await expect(field(page, "password")).toHaveValue("passwordpassword");
  });

  test("is promised to every address alike, and can be asked for again after a minute", async ({ page }) => {
    await answer(page, "users/email", (route) => route.fulfill({ status: 202, json: { accepted: true } }));
    await open(page, "/forgot-password");
    await field(page, "email").fill("ada@example.com");
    await submit(page).click();
    await expect(page.getByRole("main").getByRole("status")).toContainText("If the address is known");
    await expect(submit(page)).toBeDisabled();
    await expect(submit(page)).toHaveText(/Send it again in (1:00|0:5\d)/);
    await noBarriers(page);
    await field(page, "email").fill("ada@example.org");
    await expect(submit(page), "another address is another question").toBeEnabled();
  });
});

test("each page that signs in has one heading and fits a phone", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ["login", "register", "verify-otp", "forgot-password", "reset-password#token"]) {
    for (const prefix of ["", "/fr"]) {
      await open(page, `${prefix}/${path}`);
      await expect(heading(page)).toHaveCount(1);
      await expect(heading(page).locator("em")).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(phone.width);
    }
  }
});
