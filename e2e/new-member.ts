import { setTimeout } from "node:timers/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import type { User } from "../src/contract/users.ts";
import { codeIn, mailTo, newAddress } from "./mail.ts";
import { store } from "./visit.ts";

export type NewMember = { readonly token: string; readonly email: string };

/** A person of the site's own, through the same calls that anyone makes. */
export async function newMember(
  request: APIRequestContext,
  { gender = "female", lang = "en" }: Partial<Pick<User, "gender" | "lang">> = {},
): Promise<NewMember> {
  const email = newAddress("member");
  const data = { email, password: "lavender tram oboe", firstname: "Ada", lastname: "Bonnet", terms: true };
  await request.post("/api/auth/signup", { data: { ...data, gender, lang } });
  const code = codeIn(await mailTo(email));
  const answer = await request.post("/api/auth/verify", { data: { email, code } });
  return { email, token: (await answer.json()).token };
}

export const signInAs = (page: Page, { token }: NewMember): Promise<void> =>
  store(page, "auth", { token, isAuthenticated: true });

export async function meOf(
  request: APIRequestContext,
  { token }: { readonly token: string },
  universe = "women",
): Promise<User> {
  const headers = { authorization: `Bearer ${token}` };
  const ask = () => request.get(`/api/users/me?universe=${universe}`, { headers });
  let answer = await ask();
  // A site that has too much to do says so, and when to come again.
  for (let tries = 0; answer.status() === 503 && tries < 5; tries++) {
    await setTimeout(1000 * Number(answer.headers()["retry-after"] ?? 1));
    answer = await ask();
  }
  return (await answer.json()).user;
}
