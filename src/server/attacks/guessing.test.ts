import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type AccountSite, goodPassword, openAccountSite, registration } from "../testing/account-site.ts";

let site: AccountSite;
beforeAll(async () => {
  site = await openAccountSite();
}, 60_000);
afterAll(() => site.close());
afterEach(() => void vi.useRealTimers());

/** Limits read the clock themselves, so for them the clock is moved. */
const moveClock = (ms: number) => {
  const now = Date.now() + ms;
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(now);
};

const signIn = (email: string, password: string, address?: string) =>
  site.ask("POST", "/api/auth/signin", { email, password }, address ? { address } : {});

const statuses = (replies: readonly { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** How many passwords were really compared meanwhile: two for each try that fails (see `sign-in.ts`). */
function countHashes() {
  const spy = vi.spyOn(site.accounts.passwords, "matches");
  return () => {
    const count = spy.mock.calls.length;
    spy.mockRestore();
    return count;
  };
}

describe("passwords", () => {
  test("200 wrong ones for an account: five are compared, the rest waits; the right one works after the wait", async () => {
    const { email } = await site.member("guessed@example.com");
    const hashed = countHashes();
    const replies = [];
    for (let n = 0; n < 200; n++) replies.push(await signIn(email, `wrong guess ${n}`, "198.51.100.1"));
    expect(hashed()).toBe(2 * 5);
    expect(statuses(replies)).toEqual({ 401: 5, 429: 195 });
    const last = replies.at(-1);
    expect(last?.body.error.code).toBe("too_many_requests");
    expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(200);
    expect((await signIn(email, goodPassword, "198.51.100.2")).status).toBe(429);
    moveClock(5 * 60_000 + 1_000);
    expect((await signIn(email, goodPassword, "198.51.100.2")).status).toBe(200);
  });

  test("the wait grows each time the allowance is used up again", async () => {
    const waits = [];
    for (let round = 0; round < 3; round++) {
      let reply = await signIn("grow@example.com", "a wrong guess", `198.51.101.${round}`);
      while (reply.status !== 429)
        reply = await signIn("grow@example.com", "a wrong guess", `198.51.101.${round}`);
      waits.push(Number(reply.headers.get("retry-after")));
      moveClock((waits.at(-1) ?? 0) * 1000 + 1_000);
    }
    expect(waits).toEqual([300, 600, 1200]);
  });

  test("from a hundred addresses at once: still five; whoever is signed in stays so, and can set a new password", async () => {
    const { email, token } = await site.member("sprayed@example.com");
    const hashed = countHashes();
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, n) => signIn(email, "a wrong guess", `192.0.2.${n}`)),
    );
    expect(hashed()).toBe(2 * 5);
    expect(statuses(replies)).toEqual({ 401: 5, 429: 95 });
    expect((await site.ask("GET", "/api/users/me", undefined, { token })).status).toBe(200);
    await site.ask("POST", "/api/users/email", { email });
    const letter = await site.mailTo(email);
    if (letter?.kind !== "reset_link") throw new Error("No link was mailed.");
    const password = "a completely new one";
    expect(
      (await site.ask("POST", "/api/auth/reset-password", { token: letter.token, password })).status,
    ).toBe(200);
    expect((await signIn(email, password, "192.0.2.200")).status).toBe(200);
  });

  test("one password on 500 accounts from one address: twenty are compared", async () => {
    const hashed = countHashes();
    const replies = [];
    for (let n = 0; n < 500; n++)
      replies.push(await signIn(`victim${n}@example.com`, goodPassword, "198.51.100.9"));
    expect(hashed()).toBe(2 * 20);
    expect(statuses(replies)).toEqual({ 401: 20, 429: 480 });
  });

  test("the addresses below one IPv6 network count as one", async () => {
    const replies = [];
    for (let n = 0; n < 40; n++)
      replies.push(await signIn(`six${n}@example.com`, goodPassword, `2001:db8:7:7:${n}::${n}`));
    expect(statuses(replies)).toEqual({ 401: 20, 429: 20 });
    expect((await signIn("six@example.com", goodPassword, "2001:db8:7:8::1")).status).toBe(401);
  });

  test("signing in rightly never uses the allowance up", async () => {
    const { email } = await site.member("regular@example.com");
    for (let n = 0; n < 25; n++)
      expect((await signIn(email, goodPassword, "198.51.100.77")).status).toBe(200);
  });

  test("people who are right do not lock out their own network, however many come at once", async () => {
    const emails = Array.from({ length: 24 }, (_, n) => `office${n}@example.com`);
    for (const email of emails) await site.member(email);
    let waiting = emails;
    while (waiting.length > 0) {
      const replies = await Promise.all(waiting.map((email) => signIn(email, goodPassword, "198.51.100.88")));
      for (const { status, headers } of replies.filter(({ status }) => status !== 200)) {
        expect([429, 503]).toContain(status);
        expect(headers.get("retry-after")).toBe("2");
      }
      expect(replies.some(({ status }) => status === 200)).toBe(true);
      waiting = waiting.filter((_, n) => replies[n]?.status !== 200);
    }
  });

  test("strangers who keep guessing cannot keep out whoever has just set a new password", async () => {
    const { email } = await site.member("besieged@example.com");
    const guess = async () => {
      for (let n = 0; n < 8; n++) await signIn(email, "a wrong guess", `198.51.102.${n}`);
    };
    await guess();
    await site.ask("POST", "/api/users/email", { email });
    const letter = await site.mailTo(email);
    if (letter?.kind !== "reset_link") throw new Error("No link was mailed.");
    const password = "a completely new one";
    const owner = { address: "203.0.113.200" };
    await site.ask("POST", "/api/auth/reset-password", { token: letter.token, password }, owner);
    await guess();
    expect((await signIn(email, password, "203.0.113.201")).status).toBe(429);
    expect((await signIn(email, password, owner.address)).status).toBe(200);
  });

  test("past the queue of passwords being compared, people are asked to come back", async () => {
    const { email } = await site.member("queue@example.com");
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        signIn(n === 0 ? email : `q${n}@example.com`, goodPassword, `100.64.0.${n}`),
      ),
    );
    const busy = replies.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy[0]?.headers.get("retry-after")).toBe("2");
    expect(replies.filter(({ status }) => status !== 503).length).toBeGreaterThanOrEqual(33);
    // Being turned away was no failure of theirs.
    expect((await signIn(email, goodPassword, "100.64.0.0")).status).toBe(200);
  });
});

describe("one-time codes", () => {
  const verify = (email: string, code: string, address = "203.0.113.50") =>
    site.ask("POST", "/api/auth/verify", { email, code }, { address });
  const signUp = (email: string) =>
    site.ask("POST", "/api/auth/signup", registration(email), { address: email });
  const wrong = (code: string) => (code === "000000" ? "000001" : "000000");
  const newCode = async (email: string) => {
    await site.accounts.limits.clear("mailPause", `code ${email}`);
    await site.ask("POST", "/api/auth/resend", { email });
    return site.codeFor(email);
  };

  test("five wrong tries, with how many are left; then even the right one is refused, from anywhere", async () => {
    const email = "five@example.com";
    await signUp(email);
    const code = await site.codeFor(email);
    const left = [];
    for (let n = 0; n < 5; n++) {
      const reply = await verify(email, wrong(code), `203.0.113.${n}`);
      expect([reply.status, reply.body.error.code]).toEqual([422, "otp_invalid"]);
      left.push(reply.body.error.remaining);
    }
    expect(left).toEqual([4, 3, 2, 1, 0]);
    const locked = await verify(email, code, "203.0.113.99");
    expect([locked.status, locked.body.error.code]).toEqual([429, "otp_locked"]);
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("another code gives no further tries, until the wait is over", async () => {
    const email = "across@example.com";
    await signUp(email);
    const first = await site.codeFor(email);
    for (let n = 0; n < 5; n++) await verify(email, wrong(first));
    await verify(email, first);
    const second = await newCode(email);
    expect((await verify(email, second, "203.0.113.98")).body.error.code).toBe("otp_locked");
    moveClock(5 * 60_000 + 1_000);
    expect((await verify(email, first)).status).toBe(422);
    const third = await newCode(email);
    expect((await verify(email, third)).status).toBe(200);
  });

  test("guessing the codes of many people is stopped by address", async () => {
    const replies = [];
    for (let n = 0; n < 60; n++) replies.push(await verify(`many${n}@example.com`, "123456", "203.0.113.60"));
    expect(statuses(replies)).toEqual({ 422: 30, 429: 30 });
  });

  test("a code works once, and of ten at once exactly one gets in", async () => {
    const email = "race@example.com";
    await signUp(email);
    const code = await site.codeFor(email);
    const replies = await Promise.all(Array.from({ length: 10 }, () => verify(email, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    await site.accounts.limits.clear("codeAccount", email);
    const replay = await verify(email, code);
    expect([replay.status, replay.body.error.code]).toEqual([422, "otp_invalid"]);
  });

  test("an older code, somebody else's, or one for another purpose is none", async () => {
    const [one, other] = ["older@example.com", "other@example.com"];
    await signUp(one);
    await signUp(other);
    const old = await site.codeFor(one);
    const fresh = await newCode(one);
    if (old !== fresh) expect((await verify(one, old)).status).toBe(422);
    expect((await verify(other, fresh)).status).toBe(422);
    const purpose = await site.ask("POST", "/api/auth/verify", { email: one, code: fresh, purpose: "reset" });
    expect([purpose.status, purpose.body.error.fields]).toEqual([422, { purpose: "invalid" }]);
    expect((await verify(one, fresh)).status).toBe(200);
  });

  test("after ten minutes it has expired, by a clock a little ahead it has not", async () => {
    const email = "late@example.com";
    await signUp(email);
    const code = await site.codeFor(email);
    site.pass(-60_000);
    site.pass(60_000 + 10 * 60_000 + 1_000);
    const late = await verify(email, code);
    expect([late.status, late.body.error.code]).toEqual([422, "otp_expired"]);
    site.pass(-10 * 60_000 - 1_000 - 60_000);
    expect((await verify(email, code)).status).toBe(200);
    site.pass(60_000);
  });

  test("a code from an hour ahead is no code", async () => {
    const email = "future@example.com";
    await signUp(email);
    const code = await site.codeFor(email);
    site.pass(-3_600_000);
    expect((await verify(email, code)).status).toBe(422);
    site.pass(3_600_000);
  });

  test("resending: one a minute, five an hour, and always the same answer", async () => {
    const email = "resend@example.com";
    await signUp(email);
    await site.codeFor(email);
    const before = site.letters.filter(({ to }) => to === email).length;
    const replies = [];
    for (let n = 0; n < 3; n++) replies.push(await site.ask("POST", "/api/auth/resend", { email }));
    await site.mailTo(email);
    expect(site.letters.filter(({ to }) => to === email)).toHaveLength(before);
    for (let n = 0; n < 8; n++) {
      await site.accounts.limits.clear("mailPause", `code ${email}`);
      replies.push(await site.ask("POST", "/api/auth/resend", { email }));
    }
    await site.mailTo(email);
    expect(site.letters.filter(({ to }) => to === email)).toHaveLength(5);
    expect(new Set(replies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
  });
});
