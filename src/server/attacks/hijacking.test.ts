import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountSite, goodPassword, openAccountSite, registration } from "../testing/account-site.ts";

let site: AccountSite;
beforeAll(async () => {
  site = await openAccountSite();
}, 60_000);
afterAll(() => site.close());

const attackers = "the attacker's own secret";
const signUp = (email: string, password: string, claim?: string) =>
  site.ask("POST", "/api/auth/signup", registration(email, password, claim ? { claim } : {}));
const signIn = (email: string, password: string) => site.ask("POST", "/api/auth/signin", { email, password });
const verify = async (email: string, claim?: string) =>
  site.ask("POST", "/api/auth/verify", {
    email,
    code: await site.codeFor(email),
    ...(claim ? { claim } : {}),
  });
const aMinuteLater = (email: string) => site.accounts.limits.clear("mailPause", `code ${email}`);
const owners = "owner-claim-0123456789";

for (const claim of [undefined, owners]) {
  const how = claim ? "with what the browser kept" : "by the code alone";

  test(`a stranger who signs up first does not get in with the owner's code, confirmed ${how}`, async () => {
    const email = `first-${claim ? 1 : 0}@example.com`;
    await signUp(email, attackers, "attacker-claim-0123456789");
    expect((await signUp(email, goodPassword, claim)).status).toBe(201);
    expect((await verify(email, claim)).status).toBe(200);
    expect((await signIn(email, attackers)).status).toBe(401);
    expect(await site.mailTo(email)).toMatchObject({ kind: "reset_link" });
  });

  test(`nor one who signs up while the owner waits for it, confirmed ${how}`, async () => {
    const email = `second-${claim ? 1 : 0}@example.com`;
    await signUp(email, goodPassword, claim);
    await aMinuteLater(email);
    await signUp(email, attackers, "attacker-claim-0123456789");
    expect((await verify(email, claim)).status).toBe(200);
    expect((await signIn(email, attackers)).status).toBe(401);
  });
}

test("whoever signs up twice in one browser keeps the password", async () => {
  const email = "twice@example.com";
  await signUp(email, "a first try at one", owners);
  await aMinuteLater(email);
  await signUp(email, goodPassword, owners);
  expect((await verify(email, owners)).status).toBe(200);
  expect((await signIn(email, goodPassword)).status).toBe(200);
  expect((await signIn(email, "a first try at one")).status).toBe(401);
});

test("whoever signs up once needs nothing but the code", async () => {
  const email = "once@example.com";
  await signUp(email, goodPassword);
  expect((await verify(email)).status).toBe(200);
  expect((await signIn(email, goodPassword)).status).toBe(200);
});

test("the code of a first sign-up is dead after the second", async () => {
  const email = "old-code@example.com";
  await signUp(email, goodPassword);
  const code = await site.codeFor(email);
  await aMinuteLater(email);
  await signUp(email, attackers);
  const reply = await site.ask("POST", "/api/auth/verify", { email, code });
  expect([reply.status, reply.body.error.code]).toEqual([422, "otp_invalid"]);
});

test("signing up and then signing in says the same of a known address as of a new one", async () => {
  const known = await site.member("known-already@example.com");
  const seen = async (email: string) => {
    const password = "somebody else's guess";
    const up = await signUp(email, password);
    const into = await signIn(email, password);
    const wrong = await signIn(email, "neither of the two");
    return [up.status, into.status, into.body.error?.code, into.body.error?.message, wrong.status];
  };
  expect(await seen(known.email)).toEqual(await seen("never-seen@example.com"));
  expect((await signIn(known.email, known.password)).status).toBe(200);
});

test("a session that began with the old password does not outlive a reset", async () => {
  const { email, password } = await site.member("resets@example.com");
  await site.ask("POST", "/api/users/email", { email });
  const letter = await site.mailTo(email);
  if (letter?.kind !== "reset_link") throw new Error("No link was mailed.");
  const signingIn = Array.from({ length: 8 }, () => signIn(email, password));
  const reset = await site.ask("POST", "/api/auth/reset-password", {
    token: letter.token,
    password: "a new and better one",
  });
  expect(reset.status).toBe(200);
  for (const { body } of await Promise.all(signingIn)) {
    if (!body.token) continue;
    expect((await site.ask("GET", "/api/users/me", undefined, { token: body.token })).status).toBe(401);
  }
});
