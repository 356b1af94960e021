import type { Problem } from "#contract/client.ts";
import { preferencesUpdate, updatePreferences } from "#contract/preferences.ts";
import type { User } from "#contract/users.ts";
import type { PreferencesUpdate } from "#vocabulary/preferences.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { client } from "./client.ts";
import { useLeftChoices } from "./left-choices.ts";
import { forgetOnboarding, turnOnboardingOff, updatesToSave } from "./onboarding.ts";
import { useOwnPreferences } from "./own-preferences.ts";
import { useUser } from "./user.ts";
import { useWebsitePreferences } from "./website-preferences.ts";

/**
 * A session ends onboarding mode (SPEC.md §4). Whoever has never told anything gets what they chose as a visitor;
 * whoever has is asked first: it would replace what their account knows. Says whether something was saved.
 */
export async function settleOnboarding(user: User): Promise<boolean> {
  turnOnboardingOff();
  if (updatesToSave(universeNow()).length === 0) {
    forgetOnboarding();
    return false;
  }
  if (user.registration_status === "confirmed") return saveOnboarding();
  useLeftChoices.setState({ left: "to ask" });
  return false;
}

/** All of it, then nothing is left on the device. What cannot be saved stays there. */
export async function saveOnboarding(): Promise<boolean> {
  const answer = await alone(async () => {
    for (const { universe, update } of updatesToSave(universeNow())) {
      const saved = await save(universe, update);
      if (!saved.ok) return saved;
    }
    letChoicesGo();
    return accept(null);
  });
  if (!answer.ok) {
    useLeftChoices.setState({ left: "unsaved" });
    return false;
  }
  const { user } = useUser.getState();
  if (user?.registration_status === "confirmed")
    useUser.setState({ user: { ...user, registration_status: "active" } });
  // What was fetched before is no longer so.
  useOwnPreferences.setState({ kept: undefined });
  return true;
}

export function letChoicesGo(): void {
  forgetOnboarding();
  useLeftChoices.setState({ left: "none" });
}

/** What the server does not know any more, such as a brand that left, does not hold up the rest. */
async function save(universe: Universe, update: PreferencesUpdate): Promise<Result<null, Problem>> {
  const send = (sent: PreferencesUpdate) =>
    client(updatePreferences, {
      query: { universe },
      body: { preferences_to_update: preferencesUpdate.parse(sent) },
    });
  const first = await send(update);
  if (first.ok) return accept(null);
  const { refusal } = first;
  const fields =
    refusal.kind === "refused" && refusal.status === 422 ? Object.keys(refusal.fields ?? {}) : [];
  const wrong = fields.map((field) => field.split(".")[1]);
  const rest = Object.entries(update).filter(([part]) => !wrong.includes(part));
  if (fields.length === 0) return refuse(refusal);
  const second = rest.length > 0 ? await send(Object.fromEntries(rest)) : accept(null);
  return second.ok ? accept(null) : refuse(second.refusal);
}

/** Two tabs that find the same session must not both save. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request("onboarding", work) : work();

const universeNow = (): Universe => useWebsitePreferences.getState().universe;
