import type { Hono } from "hono";
import * as contract from "#contract/auth.ts";
import { askForMail } from "#domain/people/ask-for-mail.ts";
import type { SignedIn } from "#domain/people/begin-session.ts";
import { resetPassword } from "#domain/people/reset-password.ts";
import { signIn } from "#domain/people/sign-in.ts";
import { signUp } from "#domain/people/sign-up.ts";
import { verifyCode } from "#domain/people/verify-code.ts";
import { accept } from "#vocabulary/result.ts";
import { deviceOf } from "./device.ts";
import { bind } from "./endpoint.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";
import { presentUser } from "./present/user.ts";

export function bindAuth(app: Hono<ApiEnv>, { accounts }: ApiPorts): void {
  const session = async ({ token, person }: SignedIn) => {
    const activity = await accounts.activity(person.id);
    return accept({ answer: { token, ...presentUser(person, activity, accounts.now()) } });
  };
  const accepted = accept({ answer: { accepted: true as const } });

  bind(app, contract.signUp, async ({ body }, { language, address }) => {
    const { terms: _, ...asked } = body;
    const signedUp = await signUp(accounts, { ...asked, lang: body.lang ?? language }, address);
    if (!signedUp.ok) return signedUp;
    return accept({ answer: { email: body.email, registration_status: "pending" as const } });
  });

  bind(app, contract.verifyCode, async ({ body }, { address, userAgent }) => {
    const from = { address, device: deviceOf(userAgent) };
    const verified = await verifyCode(accounts, { ...body, purpose: body.purpose ?? "signup" }, from);
    return verified.ok ? session(verified.value) : verified;
  });

  bind(app, contract.signIn, async ({ body }, { address, userAgent }) => {
    const signedIn = await signIn(accounts, body, { address, device: deviceOf(userAgent) });
    return signedIn.ok ? session(signedIn.value) : signedIn;
  });

  bind(app, contract.signOut, async ({ query }, { caller }) => {
    if (query.all === "true") await accounts.sessions.endAll(caller.personId);
    else await accounts.sessions.end(caller.personId, caller.sessionId);
    return accept({ answer: null });
  });

  bind(app, contract.resendCode, async ({ body }, { address }) => {
    const asked = await askForMail(accounts, "code", body.email, address);
    return asked.ok ? accepted : asked;
  });

  bind(app, contract.askForReset, async ({ body }, { address }) => {
    const asked = await askForMail(accounts, "reset", body.email, address);
    return asked.ok ? accepted : asked;
  });

  bind(app, contract.resetPassword, async ({ body }, { address }) => {
    const reset = await resetPassword(accounts, body, address);
    return reset.ok ? accept({ answer: { success: true as const } }) : reset;
  });
}
