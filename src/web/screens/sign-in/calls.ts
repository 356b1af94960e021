import * as auth from "#contract/auth.ts";
import type { Problem } from "#contract/client.ts";
import type { Answer, Input } from "#contract/endpoint.ts";
import type { Language } from "#vocabulary/language.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { acceptSignIn } from "#web/state/auth.ts";
import { client } from "#web/state/client.ts";
import { adoptUser, settleChoices } from "#web/state/fetch-user.ts";
import { keepJourney, readJourney } from "./journey.ts";

/** Someone who has just signed in, and the language to go on in. */
export type Entered = {
  readonly language: Language;
  readonly status: Answer<typeof auth.signIn>["registration_status"];
  /** What they had chosen as a visitor is in their account now. */
  readonly kept: boolean;
};

export function signUp(body: Input<typeof auth.signUp>["body"]) {
  const claim = readJourney().claim ?? newClaim();
  keepJourney({ claim });
  return client(auth.signUp, { body: { ...body, claim } });
}

const newClaim = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

export const signIn = async (body: Input<typeof auth.signIn>["body"]): Promise<Result<Entered, Problem>> =>
  enter(await client(auth.signIn, { body }));

export const verifyCode = async (
  body: Input<typeof auth.verifyCode>["body"],
): Promise<Result<Entered, Problem>> => {
  const { claim } = readJourney();
  return enter(await client(auth.verifyCode, { body: { ...body, ...(claim ? { claim } : {}) } }));
};

export const resendCode = (email: string) => client(auth.resendCode, { body: { email } });

export const askForReset = (email: string) => client(auth.askForReset, { body: { email } });

export const resetPassword = (token: string, password: string) =>
  client(auth.resetPassword, { body: { token, password } });

async function enter(answer: Result<Answer<typeof auth.signIn>, Problem>): Promise<Result<Entered, Problem>> {
  if (!answer.ok) return refuse(answer.refusal);
  const { token: _, ...user } = answer.value;
  if (!acceptSignIn(answer.value)) return refuse({ kind: "unintelligible", message: "no session" });
  const language = adoptUser(user);
  return accept({ language, status: user.registration_status, kept: await settleChoices(user) });
}
