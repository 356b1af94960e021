import { expect, test } from "@playwright/test";
import { answerWith, holdSession, member } from "./member.ts";
import { often } from "./often.ts";
import { workshop } from "./ports.ts";
import { consoleOf, error, heading, navigate, open, stored, takenOver } from "./visit.ts";

const signInTitle = /Sign in/;

/** A member reads the site in their own language; any other page would lead them there. */
const inBothLanguages = [
  { lang: "en", prefix: "" },
  { lang: "fr", prefix: "/fr" },
] as const;

test("a visitor who asks for the account is sent to sign in, with the way back", async ({ page }) => {
  await page.goto("/account?tab=sizes");
  await expect(page).toHaveURL("/login?redirect=%2Faccount%3Ftab%3Dsizes");
  await expect(page).toHaveTitle(signInTitle);
});

test("a French visitor is sent to the French sign-in", { tag: "@long" }, async ({ page }) => {
  await page.goto("/fr/account");
  await expect(page).toHaveURL("/fr/login?redirect=%2Ffr%2Faccount");
});

test("the guard holds for a click as it does for an address", async ({ page }) => {
  await open(page, "/search");
  await navigate(page, "/account");
  await expect(page).toHaveURL("/login?redirect=%2Faccount");
});

test("a token that the server refuses is forgotten, and the person signs in again", async ({ page }) => {
  await holdSession(page);
  const call = page.waitForRequest("**/api/users/me");
  await page.goto("/account");
  expect(await (await call).headerValue("authorization")).toBe("Bearer a-token");
  await expect(page).toHaveURL("/login?redirect=%2Faccount");
  expect(await stored(page, "auth")).toEqual({ token: null, isAuthenticated: false });
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
});

test("a member sees the account", async ({ page }) => {
  await holdSession(page);
  const calls = await answerWith(page, member);
  await page.goto("/account");
  await expect(page.getByRole("main")).toContainText("a@b.example");
  await expect(page).toHaveURL("/account");
  expect(calls).toEqual(["Bearer a-token"]);
});

test("the account shows nothing of a member before the guard has let them pass", async ({ page }) => {
  await holdSession(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/users/me", async (route) => {
    await asked;
    await route.fulfill({ json: { user: member } });
  });
  await page.goto("/account");
  await expect(page.getByRole("status").filter({ hasText: "Checking who you are" })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Sign out" })).toHaveCount(0);
  answer();
  await expect(page.getByRole("main")).toContainText("a@b.example");
});

for (const { lang, prefix } of inBothLanguages) {
  test(`whoever has not confirmed the address is asked for the code, in ${lang}`, async ({ page }) => {
    await holdSession(page);
    await answerWith(page, { ...member, lang, registration_status: "pending" });
    await page.goto(`${prefix}/account`);
    await expect(page).toHaveURL(`${prefix}/verify-otp`);
  });
}

test("when the site cannot say who that is, the account says so and keeps the session", async ({ page }) => {
  await holdSession(page);
  await page.route("**/api/users/me", (route) => route.abort());
  await page.goto("/account");
  await expect(page.getByRole("main")).toContainText("We could not reach the site");
  expect(await stored(page, "auth")).toMatchObject({ isAuthenticated: true });
});

for (const page of ["login", "register"]) {
  for (const { lang, prefix } of inBothLanguages) {
    test(
      `whoever is signed in goes from a link to ${prefix}/${page} on to the account`,
      often(`${prefix}/${page}`, ["/fr/login", "/register"]),
      async ({ page: tab }) => {
        await holdSession(tab);
        await answerWith(tab, { ...member, lang });
        await open(tab, `${prefix}/search`);
        await navigate(tab, `${prefix}/${page}`);
        await expect(tab).toHaveURL(`${prefix}/account`);
      },
    );
  }

  test(
    `whoever is signed in and opens /${page} goes on to the account`,
    often(page, ["login"]),
    async ({ page: tab }) => {
      await holdSession(tab);
      await answerWith(tab, member);
      await tab.goto(`/${page}`);
      await expect(tab).toHaveURL("/account");
    },
  );

  test(`a visitor may read /${page}`, often(page, ["register"]), async ({ page: tab }) => {
    await open(tab, "/search");
    await navigate(tab, `/${page}`);
    await expect(tab).toHaveURL(`/${page}`);
    await expect(heading(tab)).toHaveCount(1);
  });
}

test("signing out on the account page leaves it", { tag: "@long" }, async ({ page }) => {
  await holdSession(page);
  await answerWith(page, member);
  await page.goto("/account");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  expect(await stored(page, "auth")).toEqual({ token: null, isAuthenticated: false });
  await expect(page.getByText("We could not reach the site")).toHaveCount(0);
  await expect(page).not.toHaveURL("/account");
});

test("a guard that nobody registered lets nobody pass", async ({ page, request }) => {
  const address = `${workshop}/workshop/unknown-guard`;
  expect(await (await request.get(address)).text()).not.toContain("Nobody should see this");
  await page.addInitScript(() => {
    const look = () => {
      if (document.body?.innerText.includes("Nobody should see this"))
        Object.assign(window, { leaked: true });
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(address);
  await expect(error(page)).toHaveText("Internal Server Error");
  expect(await page.evaluate(() => "leaked" in window)).toBe(false);
});

test("a guard that nobody registered stops a click too, and is named in the console", {
  tag: "@long",
}, async ({ page }) => {
  const said = consoleOf(page, "error");
  await open(page, `${workshop}/search`);
  await navigate(page, "/workshop/unknown-guard");
  await expect(error(page)).toHaveText("Internal Server Error");
  await takenOver(page);
  expect(said.join()).toContain("Unknown route middleware: 'velvet-rope'");
});
