import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, type Route, test } from "@playwright/test";
import type { Session, User } from "../src/contract/users.ts";
import { answerWith, holdSession, member } from "./member.ts";
import { often } from "./often.ts";
import { complaintsOf, documentsOf, stored, takenOver } from "./visit.ts";

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

test.use({ viewport: desktop });

const signedOut = { token: null, isAuthenticated: false };
const save = (page: Page) => page.getByRole("button", { name: /^(Save changes|Enregistrer)$/ });

/** A member on their account. What they change is remembered, as the API would. */
async function openAccount(page: Page, path = "/account", user: User = member): Promise<Changes[]> {
  await holdSession(page);
  await answerWith(page, user);
  const sent = await takeChanges(page, user);
  await page.goto(path);
  await expect(page.getByRole("tablist")).toBeVisible();
  return sent;
}

type Changes = { keys: Partial<User>; onBoarding: boolean };

async function takeChanges(page: Page, user: User): Promise<Changes[]> {
  const sent: Changes[] = [];
  await page.route("**/api/users/informations", async (route) => {
    const changes: Changes = route.request().postDataJSON();
    sent.push(changes);
    const changed = { ...user, ...changes.keys };
    await answerWith(page, changed);
    await route.fulfill({ json: { response: changed } });
  });
  return sent;
}

const refuseWith = (status: number, error: Record<string, unknown>) => (route: Route) =>
  route.fulfill({ status, json: { error: { message: "No.", ...error } } });

const sessions: Session[] = [
  sessionOf("b0a7c1c2-0000-4000-8000-000000000001", "Chrome", "Windows", true, 0),
  sessionOf("b0a7c1c2-0000-4000-8000-000000000002", "Safari", "iPhone", false, 3 * 60),
  sessionOf("b0a7c1c2-0000-4000-8000-000000000003", null, null, false, 2 * 24 * 60),
];

function sessionOf(
  id: string,
  browser: string | null,
  system: string | null,
  current: boolean,
  minutesAgo: number,
): Session {
  const last_seen_at = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  return { id, browser, system, current, last_seen_at, created_at: "2026-11-01T09:00:00.000Z" };
}

const listSessions = (page: Page, list: readonly Session[] = sessions) =>
  page.route("**/api/users/me/sessions", (route) => route.fulfill({ json: { sessions: list } }));

test("a changed profile is saved: only what changed is sent, and the page says so", async ({ page }) => {
  const sent = await openAccount(page, "/account", { ...member, city: "Lyon" });
  await expect(page.getByRole("main")).toContainText("Good to see you, Ada.");
  await page.getByLabel("First name").fill("  Adèle ");
  await page.getByLabel("City").fill("");
  await page.getByLabel("Country").selectOption("FR");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await save(page).click();
  await expect(page.getByText("Your changes are saved.")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Good to see you, Adèle.");
  expect(sent).toEqual([
    { keys: { firstname: "Adèle", city: null, country_code: "FR", country: "France" }, onBoarding: false },
  ]);
  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Adèle");
  await expect(page.getByText("Not saved yet")).toHaveCount(0);
});

test("a country is named in the page’s language", { tag: "@long" }, async ({ page }) => {
  const sent = await openAccount(page, "/fr/account", { ...member, lang: "fr" });
  await page.getByLabel("Pays").selectOption({ label: "Allemagne" });
  await save(page).click();
  await expect(page.getByText("Vos modifications sont enregistrées.")).toBeVisible();
  expect(sent[0]?.keys).toEqual({ country_code: "DE", country: "Allemagne" });
});

test("a birthdate is typed in three fields and sent as one day", { tag: "@long" }, async ({ page }) => {
  const sent = await openAccount(page);
  await page.getByLabel("Day").fill("5");
  await page.getByLabel("Month").fill("3");
  await page.getByLabel("Year").fill("1990");
  await save(page).click();
  await expect.poll(() => sent.map(({ keys }) => keys)).toEqual([{ birthdate: "1990-03-05" }]);
});

test("what the page knows to be wrong is said beside its field, and nothing is sent", {
  tag: "@long",
}, async ({ page }) => {
  const sent = await openAccount(page);
  await page.getByLabel("Last name").fill(" ");
  await page.getByLabel("Phone").fill("call me");
  await page.getByLabel("Year").fill("1990");
  await save(page).click();
  await expect(page.getByLabel("Last name")).toBeFocused();
  await expect(page.getByLabel("Last name")).toHaveAccessibleDescription(/last name is missing/);
  await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(/Digits and spaces/);
  await expect(page.getByText("No such day in the calendar")).toBeVisible();
  expect(sent).toEqual([]);
});

for (const name of ["zip", "keys.zip"]) {
  test(
    `what the server refuses as ${name} is said beside its field, and stays typed`,
    often(name, ["zip"]),
    async ({ page }) => {
      await openAccount(page);
      await page.route(
        "**/api/users/informations",
        refuseWith(422, { code: "invalid", fields: { [name]: "too_long" } }),
      );
      await page.getByLabel("Postcode").fill("69001");
      await save(page).click();
      await expect(page.getByLabel("Postcode")).toBeFocused();
      await expect(page.getByLabel("Postcode")).toHaveAccessibleDescription("This is too long.");
      await expect(page.getByLabel("Postcode")).toHaveValue("69001");
      await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    },
  );
}

test("a save that does not reach the site says so, keeps what was typed and can be repeated", {
  tag: "@long",
}, async ({ page }) => {
  const sent = await openAccount(page);
  await page.route("**/api/users/informations", (route) => route.abort());
  await page.getByLabel("City").fill("Nantes");
  await save(page).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("could not reach the site");
  await expect(page.getByLabel("City")).toHaveValue("Nantes");
  await page.unroute("**/api/users/informations");
  await takeChanges(page, member);
  await save(page).click();
  await expect(page.getByText("Your changes are saved.")).toBeVisible();
  expect(sent).toEqual([]);
});

test("what was typed and not saved survives the other tab and a reload, and can be discarded and taken back", async ({
  page,
}) => {
  await openAccount(page);
  await listSessions(page);
  await page.getByLabel("City").fill("Nantes");
  await page.getByLabel("Month").fill("4");
  await page.getByRole("tab", { name: "Privacy" }).click();
  await page.getByRole("tab", { name: "Profile" }).click();
  await expect(page.getByLabel("City")).toHaveValue("Nantes");
  await page.reload();
  await expect(page.getByLabel("City")).toHaveValue("Nantes");
  await expect(page.getByLabel("Month")).toHaveValue("4");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByLabel("City")).toHaveValue("");
  await expect(page.getByLabel("Month")).toHaveValue("");
  await expect(save(page)).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("City")).toHaveValue("Nantes");
  await expect(page.getByLabel("Month")).toHaveValue("4");
});

test("what one person typed is not shown to the next", { tag: "@long" }, async ({ page }) => {
  await openAccount(page);
  await page.getByLabel("City").fill("Nantes");
  await answerWith(page, { ...member, id: "u2", email: "c@d.example" });
  await page.reload();
  await expect(page.getByRole("main")).toContainText("c@d.example");
  await expect(page.getByLabel("City")).toHaveValue("");
});

test("the universe follows a saved gender", { tag: "@long" }, async ({ page }) => {
  await openAccount(page);
  await page.getByRole("radio", { name: "Men", exact: true }).check();
  await save(page).click();
  await expect(page.getByRole("button", { name: "Men", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("a saved language turns the page into it, which says that it was saved", { tag: "@long" }, async ({
  page,
}) => {
  const sent = await openAccount(page);
  await page.getByRole("radio", { name: "Français" }).check();
  await save(page).click();
  await expect(page).toHaveURL("/fr/account");
  await expect(page.getByText("Vos modifications sont enregistrées.")).toBeVisible();
  expect(sent.map(({ keys }) => keys)).toEqual([{ lang: "fr" }]);
});

test("a new password begins with a mail to the own address", async ({ page }) => {
  await openAccount(page);
  const asked = page.waitForRequest("**/api/users/email");
  await page.route("**/api/users/email", (route) => route.fulfill({ status: 202, json: { accepted: true } }));
  await page.getByRole("button", { name: "Change password" }).click();
  expect((await asked).postDataJSON()).toEqual({ email: "a@b.example" });
  await expect(page.getByText("A link is on its way to a@b.example.")).toBeVisible();
});

test("the open tab is in the address, and back leads to the one before", { tag: "@long" }, async ({
  page,
}) => {
  await openAccount(page);
  await listSessions(page);
  await page.getByRole("tab", { name: "Privacy" }).click();
  await expect(page).toHaveURL("/account?tab=privacy");
  await page.goBack();
  await expect(page.getByLabel("First name")).toBeVisible();
  await page.goto("/account?tab=privacy");
  await expect(page.getByRole("heading", { name: "Your data" })).toBeVisible();
});

test("sessions are listed with when they were last seen, and one can be ended", { tag: "@long" }, async ({
  page,
}) => {
  await listSessions(page);
  await openAccount(page, "/account?tab=privacy");
  const rows = page.getByRole("tabpanel").getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText("This device");
  await expect(rows.nth(0).getByRole("button")).toHaveCount(0);
  await expect(rows.nth(1)).toContainText("Safari · iPhone");
  await expect(rows.nth(1)).toContainText("Last seen 3 hours ago");
  await expect(rows.nth(2)).toContainText("Unknown device");
  const path = `**/api/users/me/sessions/${sessions[1]?.id}`;
  await page.route(path, (route) => route.abort());
  await rows.nth(1).getByRole("button", { name: "End session" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("could not reach");
  await expect(rows).toHaveCount(3);
  await page.unroute(path);
  await page.route(path, (route) => route.fulfill({ status: 204 }));
  const ended = page.waitForRequest(path);
  await rows.nth(1).getByRole("button", { name: "End session" }).click();
  expect((await ended).method()).toBe("DELETE");
  await expect(rows).toHaveCount(2);
  await expect(page.getByText("Safari · iPhone is signed out.")).toBeVisible();
});

test("in French, the time of a session is told in French", { tag: "@long" }, async ({ page }) => {
  await listSessions(page);
  await openAccount(page, "/fr/account?tab=privacy", { ...member, lang: "fr" });
  await expect(page.getByRole("tabpanel")).toContainText(/Dernière visite il y a 3\sheures/);
  await expect(page.getByRole("tabpanel")).toContainText("Dernière visite avant-hier");
});

test("a list that does not come says so and can be asked for again", { tag: "@long" }, async ({ page }) => {
  await page.route("**/api/users/me/sessions", (route) => route.abort());
  await openAccount(page, "/account?tab=privacy");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("could not reach the site");
  await page.unroute("**/api/users/me/sessions");
  await listSessions(page, sessions.slice(0, 1));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("You are signed in nowhere else.")).toBeVisible();
});

test("signing out everywhere counts only when the server has done it", { tag: "@long" }, async ({ page }) => {
  await listSessions(page);
  await openAccount(page, "/account?tab=privacy");
  await page.route("**/api/auth/signout?all=true", (route) => route.abort());
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("could not reach");
  expect(await stored(page, "auth")).toMatchObject({ isAuthenticated: true });
  await page.unroute("**/api/auth/signout?all=true");
  await page.route("**/api/auth/signout?all=true", (route) => route.fulfill({ status: 204 }));
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL("/login");
  expect(await stored(page, "auth")).toEqual(signedOut);
});

test("the export is a file with everything in it", async ({ page }) => {
  const complaints = await complaintsOf(page);
  await listSessions(page);
  await openAccount(page, "/account?tab=privacy");
  const everything = {
    exported_at: "2026-11-15T10:00:00.000Z",
    user: member,
    records: { sessions: [{ a: 1 }] },
  };
  await page.route("**/api/users/me/export", async (route) => {
    expect(await route.request().headerValue("authorization")).toBe("Bearer a-token");
    await route.fulfill({ json: everything });
  });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export my data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("cleed-export-2026-11-15.json");
  expect(JSON.parse(await readFile(await file.path(), "utf8"))).toEqual(everything);
  await expect(page.getByText("cleed-export-2026-11-15.json is in your downloads.")).toBeVisible();
  expect(complaints).toEqual([]);
});

for (const { lang, home, word, open, confirm, field, wrong, failed } of [
  {
    lang: "en",
    home: "/",
    word: "Your account is deleted",
    open: "Delete my account…",
    confirm: "Delete everything",
    field: "Type a@b.example to confirm",
    wrong: "This is not the address of your account.",
    failed: "Your account could not be deleted",
  },
  {
    lang: "fr",
    home: "/fr",
    word: "Votre compte est supprimé",
    open: "Supprimer mon compte…",
    confirm: "Tout supprimer",
    field: "Saisissez a@b.example pour confirmer",
    wrong: "Ce n’est pas l’adresse de votre compte.",
    failed: "Votre compte n’a pas pu être supprimé",
  },
] as const) {
  test(
    `deleting the account takes the right address and a success, in ${lang}`,
    often(lang, ["fr"]),
    async ({ page }) => {
      await listSessions(page);
      await openAccount(page, `${home === "/" ? "" : home}/account?tab=privacy`, { ...member, lang });
      const calls: string[] = [];
      let answer = { success: false };
      await page.route("**/api/users/delete", (route) => {
        calls.push(route.request().method());
        return route.fulfill({ json: answer });
      });
      await page.getByRole("button", { name: open }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(field).fill("someone@else.example");
      await dialog.getByRole("button", { name: confirm }).click();
      await expect(dialog.getByText(wrong)).toBeVisible();
      await expect(dialog.getByLabel(field)).toBeFocused();
      expect(calls).toEqual([]);

      await dialog.getByLabel(field).fill(" A@B.example ");
      await dialog.getByRole("button", { name: confirm }).click();
      await expect(dialog.getByRole("alert")).toContainText(failed);
      expect(await stored(page, "auth")).toMatchObject({ isAuthenticated: true });
      await page.evaluate(() => localStorage.setItem("onboarding_styles", "[1]"));

      answer = { success: true };
      await dialog.getByRole("button", { name: confirm }).click();
      await expect(page).toHaveURL(home);
      await expect(page.getByRole("status").filter({ hasText: word })).toBeFocused();
      expect(calls).toEqual(["DELETE", "DELETE"]);
      expect(await stored(page, "auth")).toEqual(signedOut);
      expect(await stored(page, "onboarding_styles")).toBeNull();
      expect(await stored(page, "website_preferences")).toMatchObject({ language: lang });
    },
  );
}

test("a deletion that does not reach the site keeps the session", { tag: "@long" }, async ({ page }) => {
  await listSessions(page);
  await openAccount(page, "/account?tab=privacy");
  await page.route("**/api/users/delete", (route) => route.abort());
  await page.getByRole("button", { name: "Delete my account…" }).click();
  await page.getByLabel("Type a@b.example to confirm").fill("a@b.example");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("could not reach the site");
  expect(await stored(page, "auth")).toMatchObject({ isAuthenticated: true });
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("signing out ends the session on the server", async ({ page }) => {
  await openAccount(page);
  const asked = page.waitForRequest("**/api/auth/signout");
  await page.route("**/api/auth/signout", (route) => route.fulfill({ status: 204 }));
  await page.getByRole("button", { name: "Sign out" }).click();
  expect(await (await asked).headerValue("authorization")).toBe("Bearer a-token");
  await expect(page).toHaveURL("/login");
  expect(await stored(page, "auth")).toEqual(signedOut);
});

test("signing out works here even when the site cannot be reached", { tag: "@long" }, async ({ page }) => {
  await openAccount(page);
  await page.route("**/api/auth/signout", (route) => route.abort());
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/login");
  expect(await stored(page, "auth")).toEqual(signedOut);
});

test("a session that ended meanwhile leads to sign-in and back, and what was typed waits", {
  tag: "@long",
}, async ({ page }) => {
  await openAccount(page, "/account?tab=profile");
  await page.route("**/api/users/informations", refuseWith(401, { code: "bad_token" }));
  await page.getByLabel("City").fill("Nantes");
  await save(page).click();
  await expect(page).toHaveURL("/login?redirect=%2Faccount%3Ftab%3Dprofile");
  expect(await stored(page, "auth")).toEqual(signedOut);
  await openAccount(page);
  await expect(page.getByLabel("City")).toHaveValue("Nantes");
});

test("when the site comes back, so does the account", { tag: "@long" }, async ({ page }) => {
  await holdSession(page);
  await page.route("**/api/users/me", (route) => route.abort());
  await page.goto("/account");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("We could not reach the site");
  await answerWith(page, member);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
});

test("the language switch tells the person’s own record", { tag: "@long" }, async ({ page }) => {
  await listSessions(page);
  const sent = await openAccount(page, "/account?tab=privacy");
  const documents = documentsOf(page);
  await page.getByRole("banner").getByRole("link", { name: "Lire en français" }).click();
  await expect(page).toHaveURL("/fr/account?tab=privacy");
  await expect(page.getByRole("tab", { name: "Confidentialité" })).toBeVisible();
  expect(sent).toEqual([{ keys: { lang: "fr" }, onBoarding: false }]);
  expect(documents).toEqual(["/fr/account?tab=privacy"]);
});

test("a choice of language that the record did not hear is kept and told again", { tag: "@long" }, async ({
  page,
}) => {
  await openAccount(page);
  await page.route("**/api/users/informations", (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name: "Lire en français" }).click();
  await expect(page).toHaveURL("/fr/account");
  await expect(page.getByRole("tab", { name: "Profil" })).toBeVisible();
  await page.unroute("**/api/users/informations");
  const sent = await takeChanges(page, member);
  await page.reload();
  await expect(page.getByRole("tab", { name: "Profil" })).toBeVisible();
  await expect.poll(() => sent.map(({ keys }) => keys)).toEqual([{ lang: "fr" }]);
  await expect.poll(() => stored(page, "unheard_language")).toBeNull();
});

test("a record that is slow to hear of a language does not hold up the way there", { tag: "@long" }, async ({
  page,
}) => {
  await openAccount(page);
  await page.route("**/api/users/informations", () => new Promise(() => {}));
  await page.getByRole("banner").getByRole("link", { name: "Lire en français" }).click();
  await expect(page).toHaveURL("/fr/account");
});

for (const [width, viewport] of Object.entries({ desktop, phone })) {
  for (const tab of ["profile", "privacy"]) {
    test(`the ${tab} tab has no barrier and fits a ${width}`, { tag: "@long" }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize(viewport);
      await listSessions(page);
      const complaints = await complaintsOf(page);
      await openAccount(page, `/account?tab=${tab}`);
      await takenOver(page);
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await noBarriers(page);
      expect(complaints).toEqual([]);
    });
  }
}

test("faults, and the dialog of the last step, have no barrier", { tag: "@long" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(phone);
  await listSessions(page);
  await openAccount(page);
  await page.getByLabel("First name").fill("");
  await page.getByLabel("Year").fill("2025");
  await save(page).click();
  await expect(page.getByLabel("First name")).toBeFocused();
  await noBarriers(page);
  await page.goto("/account?tab=privacy");
  await page.getByRole("button", { name: "Delete my account…" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await noBarriers(page);
});

async function noBarriers(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const barriers = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
    );
    expect(barriers, colorScheme).toEqual([]);
  }
}
