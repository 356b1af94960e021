import type { Problem } from "#contract/client.ts";
import { updatePreferences } from "#contract/preferences.ts";
import { getMe, type User } from "#contract/users.ts";
import type { PreferencesUpdate } from "#vocabulary/preferences.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { keptAssistantKey } from "./assistant-key.ts";
import { client } from "./client.ts";
import { useLeftChoices } from "./left-choices.ts";
import { forgetOnboarding, turnOnboardingOff } from "./onboarding.ts";
import { fetchPreferences } from "./own-preferences.ts";
import { useOwnPreferences } from "./own-preferences-shown.ts";
import { settleReactions } from "./settle-reactions.ts";
import { updatesToSave } from "./updates-to-save.ts";
import { useUser } from "./user.ts";
import { visitorLooks } from "./visitor-looks.ts";
import { keepVisitorReactions, visitorReactions } from "./visitor-reactions.ts";
import { useWebsitePreferences } from "./website-preferences.ts";

/**
 * A session ends onboarding mode (SPEC.md §4). Whoever has never told anything gets what they chose as a visitor;
 * whoever has is asked first: it would replace what their account knows. Says whether something was saved.
 */
export async function settleOnboarding(user: User): Promise<boolean> {
  turnOnboardingOff();
  const told = user.registration_status !== "confirmed" || user.brands_followed.length > 0;
  const isChosen = updatesToSave(universeNow()).length > 0 || visitorReactions().length > 0;
  // Whoever only talked is not asked: what they said goes with somebody new, and nowhere otherwise.
  if (!isChosen && (told || !keptAssistantKey())) {
    forgetOnboarding();
    return false;
  }
  if (!told) return saveOnboarding();
  useLeftChoices.setState({ left: "to ask" });
  return false;
}

/**
 * All of it, then nothing is left on the device. What cannot be saved stays there. Lists are added to what the account
 * has, which is nothing for whoever comes from onboarding.
 */
export async function saveOnboarding(): Promise<boolean> {
  let answered = false;
  const answer = await alone(async () => {
    for (const { universe, update } of updatesToSave(universeNow())) {
      answered = true;
      const saved = await add(universe, update);
      if (!saved.ok) return saved;
    }
    const told = await settleReactions();
    if (!told.ok) return told;
    // Hardly anyone says something of looks before they register.
    if (visitorLooks().length > 0) {
      const { settleLooks } = await import("./settle-looks.ts");
      const looks = await settleLooks();
      if (!looks.ok) return looks;
    }
    if (keptAssistantKey()) {
      const { settleTalk } = await import("./settle-talk.ts");
      const talk = await settleTalk();
      if (!talk.ok) return talk;
    }
    letChoicesGo();
    return accept(null);
  });
  if (!answer.ok) {
    useLeftChoices.setState({ left: "unsaved" });
    return false;
  }
  const { user } = useUser.getState();
  if (answered && user?.registration_status === "confirmed")
    useUser.setState({ user: { ...user, registration_status: "active" } });
  // What was fetched before is no longer so.
  if (useOwnPreferences.getState().kept) void fetchPreferences(universeNow());
  return true;
}

async function add(universe: Universe, update: PreferencesUpdate): Promise<Result<null, Problem>> {
  if (useUser.getState().user?.registration_status === "confirmed") return save(universe, update);
  const answer = await client(getMe, { query: { universe } });
  return answer.ok ? save(universe, addedTo(answer.value.user, update)) : refuse(answer.refusal);
}

/** An update that takes nothing away from what the account has. */
function addedTo(user: User, update: PreferencesUpdate): PreferencesUpdate {
  const { styles, wantstyles, brands_followed: brands } = update;
  const selected_styles = styles && union(user.styles.selected_styles, styles.selected_styles);
  return {
    ...update,
    ...(selected_styles && { styles: { selected_styles } }),
    ...(wantstyles && { wantstyles: union(user.wantstyles, wantstyles) }),
    ...(brands && { brands_followed: union(user.brands_followed, brands) }),
  };
}

const union = (first: readonly number[], then: readonly number[]): readonly number[] => [
  ...new Set([...first, ...then]),
];

export function letChoicesGo(): void {
  keepVisitorReactions([]);
  forgetOnboarding();
  useLeftChoices.setState({ left: "none" });
}

/** What the server does not know any more, such as a brand that left, does not hold up the rest. */
async function save(universe: Universe, update: PreferencesUpdate): Promise<Result<null, Problem>> {
  const first = await send(universe, update);
  if (first.ok) return accept(null);
  const { refusal } = first;
  const faults =
    refusal.kind === "refused" && refusal.status === 422 ? Object.keys(refusal.fields ?? {}) : [];
  if (faults.length === 0) return refuse(refusal);
  const rest = withoutFaults(update, faults);
  const second = Object.keys(rest).length > 0 ? await send(universe, rest) : accept(null);
  return second.ok ? accept(null) : refuse(second.refusal);
}

const send = (universe: Universe, update: PreferencesUpdate) =>
  client(updatePreferences, {
    query: { universe },
    body: { preferences_to_update: update },
  });

/** Of brands only the wrong ones go; of the rest the whole part. */
export function withoutFaults(update: PreferencesUpdate, faults: readonly string[]): PreferencesUpdate {
  const isWrong = (path: string) =>
    faults.some((fault) => `${fault}.`.startsWith(`preferences_to_update.${path}.`));
  const brands = update.brands_followed?.filter((_, place) => !isWrong(`brands_followed.${place}`));
  const parts = Object.entries(update).filter(([part]) => part !== "brands_followed" && !isWrong(part));
  return { ...Object.fromEntries(parts), ...(brands && { brands_followed: brands }) };
}

/** Two tabs that find the same session must not both save. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request("onboarding", work) : work();

const universeNow = (): Universe => useWebsitePreferences.getState().universe;
