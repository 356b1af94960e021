import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountSite, goodPassword, openAccountSite, registration } from "../testing/account-site.ts";

let site: AccountSite;
beforeAll(async () => {
  site = await openAccountSite();
}, 60_000);
afterAll(() => site.close());

test("sign up, confirm, look, change, export, recover, delete: everything answers as agreed", async () => {
  const { ask, codeFor, mailTo } = site;
  const email = "ada@example.com";
  const more = { birthdate: "1990-02-28", lang: "fr", newsletter: true };
  const signedUp = await ask(
    "POST",
    "/api/auth/signup",
    registration(" Ada@Example.com", goodPassword, more),
  );
  expect([signedUp.status, signedUp.body]).toEqual([201, { email, registration_status: "pending" }]);

  const early = await ask("POST", "/api/auth/signin", { email, password: goodPassword });
  expect([early.status, early.body.error.code]).toEqual([403, "not_verified"]);

  const code = await codeFor(email);
  const verified = await ask("POST", "/api/auth/verify", { email, code });
  expect(verified.status).toBe(200);
  expect(verified.headers.get("cache-control")).toBe("private, no-store");
  expect(verified.body).toMatchObject({
    token: expect.stringMatching(/^[\w-]{43}$/),
    id: expect.any(String),
    email,
    registration_status: "confirmed",
    lang: "fr",
    notifications: { editorial: { email: true }, daily_top: { in_app: true, email: false } },
  });

  const signedIn = await ask("POST", "/api/auth/signin", { email, password: goodPassword });
  const { token } = signedIn.body;
  const me = await ask("GET", "/api/users/me", undefined, { token });
  expect(me.body.user).toMatchObject({
    firstname: "Ada",
    gender: "female",
    global: { openness: 3, dresscode: 3 },
    styles: { selected_styles: [] },
    admin: false,
  });
  expect(me.body.user.age).toBeGreaterThan(34);

  const changed = await ask(
    "PATCH",
    "/api/users/informations",
    {
      keys: { city: "Lyon", country_code: "FR", country: "France", phone: "+33 6 12 34 56 78" },
      onBoarding: true,
    },
    { token },
  );
  expect(changed.body).toEqual({
    response: {
      firstname: "Ada",
      lastname: "Lovelace",
      city: "Lyon",
      email,
      gender: "female",
      birthdate: "1990-02-28",
      zip: null,
      country: "France",
      country_code: "FR",
      phone: "+33 6 12 34 56 78",
    },
  });
  const after = await ask("GET", "/api/users/me", undefined, { token });
  expect(after.body.user).toMatchObject({
    registration_status: "active",
    city: "Lyon",
    lastname: "Lovelace",
  });

  const sessions = await ask("GET", "/api/users/me/sessions", undefined, { token });
  expect(sessions.body.sessions.map(({ current }: { current: boolean }) => current).toSorted()).toEqual([
    false,
    true,
  ]);

  const exported = await ask("GET", "/api/users/me/export", undefined, { token });
  expect(exported.headers.get("content-disposition")).toMatch(/^attachment; filename="cleed-export-/);
  expect(exported.body.user.city).toBe("Lyon");
  expect(Object.keys(exported.body.records)).toEqual(expect.arrayContaining(["person", "session", "audit"]));

  const asked = await ask("POST", "/api/users/email", { email });
  expect([asked.status, asked.body]).toEqual([202, { accepted: true }]);
  const letter = await mailTo(email);
  if (letter?.kind !== "reset_link") throw new Error("No link was mailed.");
  const reset = await ask("POST", "/api/auth/reset-password", {
    token: letter.token,
    password: "another fine secret",
  });
  expect([reset.status, reset.body]).toEqual([200, { success: true }]);
  expect((await ask("GET", "/api/users/me", undefined, { token })).status).toBe(401);
  expect(await mailTo(email)).toMatchObject({ kind: "password_changed", language: "fr" });

  const again = await ask("POST", "/api/auth/signin", { email, password: "another fine secret" });
  const deleted = await ask("DELETE", "/api/users/delete", undefined, { token: again.body.token });
  expect(deleted.body).toEqual({ success: true });
  expect((await ask("GET", "/api/users/me", undefined, { token: again.body.token })).status).toBe(401);
  const gone = await ask("POST", "/api/auth/signin", { email, password: "another fine secret" });
  expect([gone.status, gone.body.error.code]).toEqual([401, "bad_credentials"]);
  expect(site.faults).toEqual([]);
});
