import { expect } from "vitest";
import { oneTimeCode, resetLinkMinutes } from "#vocabulary/person.ts";
import { type AccountSite, registration } from "../testing/account-site.ts";
import type { Step } from "./account-machine-steps.ts";

const minute = 60_000;

type Mailed = { readonly text: string; readonly at: number; tries: number };

/** What should be true of one address. */
type Person = {
  readonly email: string;
  status: "none" | "pending" | "confirmed";
  password: string;
  /** Of a sign-up with an address that has an account already. */
  later: string;
  code: Mailed | undefined;
  link: Mailed | undefined;
  live: Set<string>;
  /** Every secret there ever was. */
  readonly past: { readonly codes: string[]; readonly links: string[]; readonly tokens: Set<string> };
};

const nobody = (email: string): Person => ({
  ...{ email, status: "none", password: "", later: "", code: undefined, link: undefined },
  live: new Set(),
  past: { codes: [], links: [], tokens: new Set() },
});

let runs = 0;

/** Plays the steps on the site and on the model, and compares what is said after each. */
export async function play(site: AccountSite, played: readonly Step[]): Promise<void> {
  const run = ++runs;
  const people = [nobody(`one-${run}@example.com`), nobody(`two-${run}@example.com`)] as const;
  let asked = 0;
  const post = (path: string, body?: unknown, token?: string) =>
    site.ask("POST", path, body, {
      address: `10.1.${run & 255}.${++asked & 255}`,
      ...(token ? { token } : {}),
    });
  const now = () => site.accounts.now().getTime();
  const isFresh = (mailed: Mailed, minutes: number) => now() - mailed.at <= minutes * minute;

  /** Limits have their own suite and their own clock; here they would stop the game. */
  const forgetLimits = async ({ email }: Person) => {
    const { limits } = site.accounts;
    for (const purpose of ["code", "reset"])
      for (const name of ["mailPause", "mailHour"] as const) await limits.clear(name, `${purpose} ${email}`);
    for (const name of ["codeAccount", "signInAccount"] as const) await limits.clear(name, email);
  };
  /** What the post brings, compared with what it should. */
  const expectMail = async (person: Person, kinds: readonly string[]) => {
    const before = site.letters.length;
    await site.mailTo(person.email);
    const came = site.letters.slice(before);
    expect(came.map((letter) => `${letter.kind} ${letter.to}`)).toEqual(
      kinds.map((one) => `${one} ${person.email}`),
    );
    for (const letter of came) {
      if (letter.kind === "code") {
        person.code = { text: letter.code, at: now(), tries: 0 };
        person.past.codes.push(letter.code);
      }
      if (letter.kind === "reset_link") {
        person.link = { text: letter.token, at: now(), tries: 0 };
        person.past.links.push(letter.token);
      }
    }
  };
  const begin = (person: Person, body: { token: string; email: string }) => {
    expect(body.email).toBe(person.email);
    person.live.add(body.token);
    person.past.tokens.add(body.token);
  };
  const secretOf = (step: { who: 0 | 1; with: string }, of: "code" | "link", wrong: string): string => {
    const [person, other] = [people[step.who], people[step.who === 0 ? 1 : 0]];
    if (step.with === "right") return person[of]?.text ?? person.past[`${of}s`].at(-1) ?? wrong;
    if (step.with === "old") return person.past[`${of}s`].at(-2) ?? wrong;
    return (step.with === "other's" && other[of]?.text) || wrong;
  };

  for (const step of played) {
    if (step.what === "pass") {
      site.pass(step.minutes * minute);
      // A session lives for thirty days after its last use.
      if (step.minutes > 30 * 24 * 60) for (const person of people) person.live.clear();
      continue;
    }
    const person = people[step.who];
    await forgetLimits(person);
    const { email } = person;
    const token =
      "nth" in step ? [...person.live][step.nth % Math.max(1, person.live.size)] : [...person.live][0];
    switch (step.what) {
      case "signUp": {
        const body = registration(email, step.password, { claim: `claim-of-the-browser-${step.who}` });
        expect((await post("/api/auth/signup", body)).status).toBe(201);
        if (person.status === "confirmed") {
          person.later = step.password;
          await expectMail(person, ["already_registered"]);
        } else {
          Object.assign(person, {
            status: "pending",
            password: step.password,
            code: undefined,
            link: undefined,
          });
          await expectMail(person, ["code"]);
        }
        break;
      }
      case "resend":
        expect((await post("/api/auth/resend", { email })).status).toBe(202);
        await expectMail(person, person.status === "pending" ? ["code"] : []);
        break;
      case "askForReset":
        expect((await post("/api/users/email", { email })).status).toBe(202);
        await expectMail(person, person.status === "none" ? [] : ["reset_link"]);
        break;
      case "verify": {
        const code = secretOf(step, "code", "000000");
        const kept = person.code && person.code.tries++ < oneTimeCode.tries ? person.code : undefined;
        const isRight = kept?.text === code;
        const claim = `claim-of-the-browser-${step.who}`;
        const { status, body } = await post("/api/auth/verify", { email, code, claim });
        if (kept && isRight && isFresh(kept, oneTimeCode.minutes)) {
          expect(status).toBe(200);
          person.status = "confirmed";
          person.code = undefined;
          begin(person, body);
        } else expect([status, body.error.code]).toEqual([422, isRight ? "otp_expired" : "otp_invalid"]);
        await expectMail(person, []);
        break;
      }
      case "signIn": {
        const { status, body } = await post("/api/auth/signin", { email, password: step.password });
        const isOwn = person.status !== "none" && person.password === step.password;
        if (isOwn && person.status === "confirmed") {
          expect(status).toBe(200);
          begin(person, body);
          await expectMail(person, []);
        } else {
          const isUnconfirmed = isOwn || (person.status === "confirmed" && person.later === step.password);
          expect([status, body.error.code]).toEqual(
            isUnconfirmed ? [403, "not_verified"] : [401, "bad_credentials"],
          );
          await expectMail(person, isOwn ? ["code"] : []);
        }
        break;
      }
      case "reset": {
        const text = secretOf(step, "link", "x".repeat(43));
        const owner = people.find(({ link }) => link?.text === text);
        const works = owner?.link && isFresh(owner.link, resetLinkMinutes);
        const { status, body } = await post("/api/auth/reset-password", {
          token: text,
          password: step.password,
        });
        if (!works) {
          expect([status, body.error.code]).toEqual([422, "reset_invalid"]);
          break;
        }
        expect(status).toBe(200);
        Object.assign(owner, {
          status: "confirmed",
          password: step.password,
          link: undefined,
          code: undefined,
        });
        owner.live.clear();
        await expectMail(owner, ["password_changed"]);
        break;
      }
      case "signOut":
      case "signOutAll": {
        const path = step.what === "signOut" ? "/api/auth/signout" : "/api/auth/signout?all=true";
        expect((await post(path, undefined, token)).status).toBe(token ? 204 : 401);
        if (step.what === "signOutAll") person.live.clear();
        else if (token) person.live.delete(token);
        break;
      }
      case "revoke": {
        if (!token) break;
        const { body } = await site.ask("GET", "/api/users/me/sessions", undefined, { token });
        const { id } = body.sessions.find(({ current }: { current: boolean }) => current);
        const other = people[step.who === 0 ? 1 : 0];
        const [stranger] = other.live;
        const end = (by: string) =>
          site.ask("DELETE", `/api/users/me/sessions/${id}`, undefined, { token: by });
        // Somebody else's session is none.
        if (stranger) expect((await end(stranger)).status).toBe(404);
        expect((await end(token)).status).toBe(204);
        person.live.delete(token);
        break;
      }
      case "remove": {
        const reply = await site.ask("DELETE", "/api/users/delete", undefined, token ? { token } : {});
        expect(reply.status).toBe(token ? 200 : 401);
        if (!token) break;
        Object.assign(person, { status: "none", password: "", later: "", code: undefined, link: undefined });
        person.live.clear();
        await site.mailTo(email);
        break;
      }
    }
    await expectSessions(site, people);
  }
}

/** Every token there ever was opens the door or does not, as it should, and shows as many sessions as there are. */
async function expectSessions(site: AccountSite, people: readonly Person[]): Promise<void> {
  for (const { live, past } of people)
    for (const token of past.tokens) {
      const { status, body } = await site.ask("GET", "/api/users/me/sessions", undefined, { token });
      expect(status).toBe(live.has(token) ? 200 : 401);
      if (status === 200) expect(body.sessions).toHaveLength(live.size);
    }
}
