import type { Problem } from "#contract/client.ts";
import {
  getMe,
  type ProfileKeys,
  type User,
  updateInformations,
  user as wholeUser,
} from "#contract/users.ts";
import type { Language } from "#vocabulary/language.ts";
import { languageOfPath } from "#vocabulary/language-path.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { universeOfGender } from "#vocabulary/universe.ts";
import { keptAssistantKey } from "./assistant-key.ts";
import { client } from "./client.ts";
import { useLeftChoices } from "./left-choices.ts";
import { onboardingKeys, visit } from "./onboarding-keys.ts";
import { moveToLanguage } from "./other-language.ts";
import { useUser } from "./user.ts";
import {
  chooseLanguage,
  chooseUniverse,
  keepUnheardLanguage,
  unheardLanguage,
} from "./website-preferences.ts";

let fetching: Promise<Result<User, Problem>> | undefined;

/** The signed-in person, asked for once however many parts of the page want to know. */
export function fetchUser(): Promise<Result<User, Problem>> {
  fetching ??= askForUser().finally(() => {
    fetching = undefined;
  });
  return fetching;
}

async function askForUser(): Promise<Result<User, Problem>> {
  const answer = await client(getMe, { query: {} });
  if (!answer.ok) return refuse(answer.refusal);
  applyUser(answer.value.user);
  await settleChoices(answer.value.user);
  return accept(answer.value.user);
}

/** What was chosen on this device before; says whether it is the account's now. Few have chosen anything. */
export async function settleChoices(user: User): Promise<boolean> {
  if (onboardingKeys().length === 0 && !visit.told && !keptAssistantKey()) return false;
  try {
    const { settleOnboarding } = await import("./settle-onboarding.ts");
    return await settleOnboarding(user);
  } catch {
    // They are signed in all the same, and everything is still on the device.
    useLeftChoices.setState({ left: "unsaved" });
    return false;
  }
}

/** Changes the person's own details; the page then follows them. */
export async function updateUser(keys: ProfileKeys): Promise<Result<null, Problem>> {
  const answer = await client(updateInformations, { body: { keys, onBoarding: false } });
  if (!answer.ok) return refuse(answer.refusal);
  if (keys.lang) keepUnheardLanguage(null);
  const user = wholeUser.safeParse({ ...useUser.getState().user, ...answer.value.response });
  if (!user.success) return accept(null);
  // Only what leads elsewhere moves the page: whoever looks at the other universe stays there.
  if (keys.gender || keys.lang) applyUser(user.data);
  else useUser.setState({ user: user.data });
  return accept(null);
}

/** Tells the person's record which language they chose; until it has heard, the choice is kept here. */
export async function tellLanguage(lang: Language): Promise<void> {
  const answer = await client(updateInformations, { body: { keys: { lang }, onBoarding: false } });
  if (answer.ok && unheardLanguage() === lang) keepUnheardLanguage(null);
}

/** Universe follows the person's gender and the language follows their `lang` (SPEC.md §4). */
function applyUser(user: User): void {
  const language = adoptUser(user);
  if (language !== languageOfPath(location.pathname)) moveToLanguage(language);
}

/** The same without moving the page, for whoever leaves it anyway. Says in which language to go on. */
export function adoptUser(user: User): Language {
  useUser.setState({ user });
  const universe = universeOfGender(user.gender);
  if (universe) chooseUniverse(universe);
  const unheard = unheardLanguage();
  if (unheard) void tellLanguage(unheard);
  const language = unheard ?? user.lang;
  chooseLanguage(language);
  return language;
}
