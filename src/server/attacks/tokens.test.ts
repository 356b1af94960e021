import { afterAll, beforeAll, expect, test } from "vitest";
import { dumpTables } from "#storage/testing/people.ts";
import { type AccountSite, openAccountSite, registration } from "../testing/account-site.ts";

let site: AccountSite;
beforeAll(async () => {
  site = await openAccountSite();
}, 60_000);
afterAll(() => site.close());

const me = (headers: Record<string, string>, path = "/api/users/me") => site.fetch(path, { headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test("without a token, or with one anywhere but in the header, the call says so", async () => {
  const { token } = await site.member("header@example.com");
  for (const reply of [
    await me({}),
    await me({}, `/api/users/me?token=${token}`),
    await me({}, `/api/users/me?access_token=${token}`),
    await me({ cookie: `token=${token}; auth=${token}` }),
    await me({ authorization: token }),
    await me({ authorization: `Basic ${token}` }),
    await me({ authorization: "Bearer" }),
    await me({ authorization: "Bearer " }),
  ]) {
    expect(reply.status).toBe(401);
    expect(reply.body.error).toEqual({ code: "no_token", message: "No authentication token found" });
  }
});

test("a token that is wrong in any way gets one and the same answer", async () => {
  const { token } = await site.member("wrong@example.com");
  const wrong = [
    "x".repeat(43),
    token.slice(0, -1),
    `${token}A`,
    token.toLowerCase() === token ? `${token.slice(1)}a` : token.toLowerCase(),
    "x".repeat(5_000),
    "%00",
    "' or 1=1 --",
    `${token} ${token}`,
    `${token}, Bearer ${token}`,
  ];
  const bodies = new Set<string>();
  for (const one of wrong) {
    const reply = await me({ authorization: `Bearer ${one}` });
    expect(reply.status, one).toBe(401);
    bodies.add(JSON.stringify(reply.body));
  }
  expect(bodies.size).toBe(1);
  expect((await me(bearer(token))).status).toBe(200);
});

test("a token is dead at once after sign-out, here or everywhere, after a reset and after deletion", async () => {
  const { email, password, token } = await site.member("dead@example.com");
  const signIn = async () =>
    (await site.ask("POST", "/api/auth/signin", { email, password })).body.token as string;
  const [second, third] = [await signIn(), await signIn()];
  expect((await site.ask("POST", "/api/auth/signout", undefined, { token })).status).toBe(204);
  expect((await me(bearer(token))).status).toBe(401);
  expect((await me(bearer(second))).status).toBe(200);
  expect((await site.ask("POST", "/api/auth/signout?all=true", undefined, { token: second })).status).toBe(
    204,
  );
  expect((await me(bearer(second))).status).toBe(401);
  expect((await me(bearer(third))).status).toBe(401);
  const last = await signIn();
  await site.ask("DELETE", "/api/users/delete", undefined, { token: last });
  expect((await me(bearer(last))).status).toBe(401);
  expect((await site.ask("DELETE", "/api/users/delete", undefined, { token: last })).status).toBe(401);
});

test("a session lives for 30 days from its last use", async () => {
  const { token } = await site.member("sliding@example.com");
  const day = 86_400_000;
  site.pass(29 * day);
  expect((await me(bearer(token))).status).toBe(200);
  site.pass(29 * day);
  expect((await me(bearer(token))).status).toBe(200);
  site.pass(31 * day);
  expect((await me(bearer(token))).status).toBe(401);
});

test("one device is signed out from the list, and nobody else's can be", async () => {
  const a = await site.member("list-a@example.com");
  const b = await site.member("list-b@example.com");
  const other = (await site.ask("POST", "/api/auth/signin", { email: a.email, password: a.password })).body
    .token;
  const { body } = await site.ask("GET", "/api/users/me/sessions", undefined, { token: other });
  const first = body.sessions.find(({ current }: { current: boolean }) => !current);
  const end = (id: string, token: string) =>
    site.ask("DELETE", `/api/users/me/sessions/${id}`, undefined, { token });
  const strangers = await end(first.id, b.token);
  const nobodys = await end(crypto.randomUUID(), b.token);
  expect([strangers.status, strangers.body]).toEqual([404, nobodys.body]);
  expect((await me(bearer(a.token))).status).toBe(200);
  for (const id of ["1", "-1", "9223372036854775808", "1.5", "[]", "%00"])
    expect((await end(id, b.token)).status, id).toBe(404);
  expect((await end(first.id, other)).status).toBe(204);
  expect((await me(bearer(a.token))).status).toBe(401);
});

test("a reset link works once, within half an hour, and only the latest", async () => {
  const { email } = await site.member("links@example.com");
  const ask = async () => {
    await site.accounts.limits.clear("mailPause", `reset ${email}`);
    await site.ask("POST", "/api/users/email", { email });
    const letter = await site.mailTo(email);
    if (letter?.kind !== "reset_link") throw new Error("No link was mailed.");
    return letter.token;
  };
  const use = (token: string, password = "a brand new secret") =>
    site.ask("POST", "/api/auth/reset-password", { token, password });
  const [old, fresh] = [await ask(), await ask()];
  expect((await use(old)).body.error.code).toBe("reset_invalid");
  expect((await use(fresh, "password1234")).body.error.fields).toEqual({ password: "common" });
  const racing = await Promise.all(Array.from({ length: 5 }, (_, n) => use(fresh, `racing secret ${n}`)));
  expect(racing.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await use(fresh)).body.error.code).toBe("reset_invalid");
  const late = await ask();
  site.pass(31 * 60_000);
  expect((await use(late)).body.error.code).toBe("reset_invalid");
  site.pass(-31 * 60_000);
});

test("a dump of the database holds nothing that signs anyone in", async () => {
  const { email, password, token } = await site.member("dumped@example.com");
  await site.ask("POST", "/api/users/email", { email });
  const letter = await site.mailTo(email);
  if (letter?.kind !== "reset_link") throw new Error("No link was mailed.");
  const pending = "dumped-code@example.com";
  await site.ask("POST", "/api/auth/signup", registration(pending));
  const code = await site.codeFor(pending);
  const dump = Object.values(await dumpTables(site.database.db)).join("\n");
  expect(dump).toContain(email);
  for (const secret of [password, token, letter.token, `"${code}"`]) expect(dump).not.toContain(secret);
});

test("no answer holds a password, a token of the past or a hash", async () => {
  const { token } = await site.member("leak@example.com");
  const secret =
    /pass(word)?_?hash|token_hash|code_hash|reset_password_token|confirmation_token|password_token/i;
  for (const path of ["/api/users/me", "/api/users/me/export", "/api/users/me/sessions"]) {
    const { body } = await site.ask("GET", path, undefined, { token });
    expect(JSON.stringify(body)).not.toMatch(secret);
    expect(JSON.stringify(body)).not.toContain("$argon2");
  }
});

test("the admin flag is read with every call", async () => {
  const { id, token, email } = await site.member("soon-admin@example.com");
  expect(await site.accounts.people.makeAdmin(email, new Date())).toBe("made");
  expect((await me(bearer(token))).body.user.admin).toBe(true);
  await site.database.db.updateTable("person").set({ admin: false }).where("id", "=", id).execute();
  expect((await me(bearer(token))).body.user.admin).toBe(false);
});
