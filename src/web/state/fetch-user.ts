import type { Problem } from "#contract/client.ts";
import { getMe, type User } from "#contract/users.ts";
import { languageOfPath } from "#vocabulary/language-path.ts";
import { type Result, refuse } from "#vocabulary/result.ts";
import { universeOfGender } from "#vocabulary/universe.ts";
import { clearAuth } from "./auth.ts";
import { client } from "./client.ts";
import { moveToLanguage } from "./other-language.ts";
import { useUser } from "./user.ts";
import { chooseLanguage, chooseUniverse } from "./website-preferences.ts";

let fetching: Promise<Result<User, Problem>> | undefined;

/** The signed-in person, asked for once however many parts of the page want to know. */
export function fetchUser(): Promise<Result<User, Problem>> {
  fetching ??= askForUser().finally(() => {
    fetching = undefined;
  });
  return fetching;
}

async function askForUser(): Promise<Result<User, Problem>> {
  const answer = await client(getMe, {});
  if (answer.ok) {
    applyUser(answer.value.user);
    return { ok: true, value: answer.value.user };
  }
  if (answer.refusal.kind === "refused" && answer.refusal.status === 401) clearAuth();
  return refuse(answer.refusal);
}

/** Universe follows the person's gender and the language follows their `lang` (SPEC.md §4). */
function applyUser(user: User): void {
  useUser.setState({ user });
  const universe = universeOfGender(user.gender);
  if (universe) chooseUniverse(universe);
  if (user.lang) {
    chooseLanguage(user.lang);
    if (user.lang !== languageOfPath(location.pathname)) moveToLanguage(user.lang);
  }
}
