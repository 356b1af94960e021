import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { adminToken, signInAsAdmin } from "./admin.ts";
import { newMember, signInAs } from "./new-member.ts";
import { heading, navigate, open, requestsOf } from "./visit.ts";

const asAdmin = () => ({ authorization: `Bearer ${adminToken()}` });

const screens = {
  "/admin": "How the site is doing",
  "/admin/people": "People",
  "/admin/preferences": "Preferences",
  "/admin/schools": "Schools",
  "/admin/outbox": "Outbox",
  "/admin/audit": "Audit log",
};

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Toasts come and go; what is said stays in one of these. */
const said = (page: Page, words: string | RegExp) => page.getByText(words).first();

/** Everything axe knows in light; dark changes nothing but colours. */
async function noBarriers(page: Page): Promise<void> {
  const axe = () => new AxeBuilder({ page }).setLegacyMode();
  await page.emulateMedia({ colorScheme: "light" });
  expect(await barriers(axe()), "in light").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await barriers(axe().withRules("color-contrast")), "in dark").toEqual([]);
}

async function barriers(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(" ")}`));
}

test("for visitors and members there is no admin", async ({ page, request }) => {
  const code = requestsOf(page, ({ pathname }) => /assets\/(screens|overview|people)-/.test(pathname));
  for (const path of ["/admin", "/admin/people", "/fr/admin"]) {
    expect(await open(page, path), path).toBe(404);
    await expect(page.getByRole("alert")).toContainText(`Page not found: ${path}`);
    await expect(page).toHaveTitle("404 · Cleed");
  }
  await signInAs(page, await newMember(request));
  expect(await open(page, "/admin")).toBe(404);
  await expect(page.getByRole("link", { name: "Account", exact: true })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Page not found: /admin");
  await open(page, "/account");
  await expect(page.getByRole("heading", { name: "You", exact: true })).toBeVisible();
  await expect(page.locator('a[href="/admin"]')).toHaveCount(0);
  expect(code).toEqual([]);
});

test("an admin goes from the account to the overview and chooses its days", async ({ page }) => {
  await signInAsAdmin(page);
  await open(page, "/account");
  await page.getByRole("link", { name: "Admin", exact: true }).click();
  await expect(heading(page)).toHaveText("How the site is doing");
  await expect(page).toHaveTitle("Overview · Cleed");
  await expect(page.getByRole("term").filter({ hasText: "Address confirmed" })).toBeVisible();
  await page.getByRole("radio", { name: "7 days" }).click();
  await expect(page).toHaveURL("/admin?days=7");
  await expect(page.getByRole("img", { name: /^People,/ })).toBeVisible();
  await noBarriers(page);
});

test("an admin finds a person, and takes their account away", async ({ page, request }) => {
  const { email, token } = await newMember(request);
  await signInAsAdmin(page);
  await open(page, "/admin/people");
  await page.getByLabel("Find somebody").fill(email.slice(0, -4));
  const row = page.getByRole("row").filter({ hasText: email });
  await expect(row).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page).toHaveURL(/q=member/);
  await row.getByRole("link").click();
  await expect(heading(page)).toHaveText("Ada Bonnet");
  await noBarriers(page);

  await page.getByRole("button", { name: "Delete this account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog.getByText("That is not what was asked for.")).toBeVisible();
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page).toHaveURL("/admin/people");
  await expect(said(page, "The account is deleted.")).toBeVisible();
  const me = await request.get("/api/users/me", { headers: { authorization: `Bearer ${token}` } });
  expect(me.status()).toBe(401);
});

test("an admin gives and takes rights, which the audit log tells", async ({ page, request }) => {
  const { token } = await newMember(request);
  const headers = { authorization: `Bearer ${token}` };
  const { user } = await (await request.get("/api/users/me", { headers })).json();
  await signInAsAdmin(page);
  await open(page, `/admin/people/${user.id}`);
  await page.getByRole("switch", { name: /^Admin/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Note").fill("She runs the journal.");
  await dialog.getByRole("button", { name: "Make admin" }).click();
  await expect(page.getByRole("switch", { name: /^Admin/ })).toBeChecked();
  expect((await request.get("/api/admin/overview", { headers })).status()).toBe(200);

  await page.getByRole("link", { name: "Audit log" }).last().click();
  const entry = page.getByRole("row").filter({ hasText: "She runs the journal." });
  await expect(entry).toContainText("Rights or choices changed");
  await expect(entry).toContainText("true");
  await request.patch(`/api/admin/users/${user.id}`, { headers: asAdmin(), data: { admin: false } });
  expect((await request.get("/api/admin/overview", { headers })).status()).toBe(404);
});

test("by keyboard alone a school is added, changed and deleted", async ({ page }) => {
  const name = `Academy ${Date.now()}`;
  await signInAsAdmin(page);
  await open(page, `/admin/schools?q=${encodeURIComponent(name)}`);
  await expect(page.getByText("No school fits.")).toBeVisible();
  await page.getByRole("button", { name: "Add a school" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Add a school" }).getByLabel("Name")).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Lyon");
  await page.keyboard.press("Enter");
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Lyon");

  await row.getByRole("button", { name: /^Edit/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Edit the school" }).getByLabel("Name")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Lille");
  await page.keyboard.press("Enter");
  await expect(row).toContainText("Lille");

  const dialog = page.getByRole("dialog", { name: "Delete this school" });
  await row.getByRole("button", { name: /^Delete/ }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(row.getByRole("button", { name: /^Delete/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Delete" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("No school fits.")).toBeVisible();
});

test("on a phone every screen fits, and the sections are in a drawer", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsAdmin(page);
  await open(page, "/admin");
  await expect(page.getByRole("heading", { name: "Day by day" })).toBeVisible();
  for (const [path, name] of Object.entries(screens)) {
    await navigate(page, path);
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByText("Loading…")).toHaveCount(0);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond, path).toBe(0);
  }
  await page.getByRole("button", { name: "Sections of the admin" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Schools" }).click();
  await expect(heading(page)).toHaveText("Schools");
  await noBarriers(page);
});
