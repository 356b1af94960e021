import { create } from "zustand";
import type { Problem } from "#contract/client.ts";
import { followBrand, preferencesUpdate, updatePreferences } from "#contract/preferences.ts";
import { getMe, type User } from "#contract/users.ts";
import {
  defaultPreferences,
  mergePreferences,
  type PreferencesUpdate,
  preferencesIn,
  type ShownPreferences,
} from "#vocabulary/preferences.ts";
import { combineUpdates } from "#vocabulary/preferences-update.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { useAuth } from "./auth.ts";
import { client } from "./client.ts";

/** A change on its way to the server. It is worked out anew on top of what the server says. */
export type Edit = {
  readonly universe: Universe;
  readonly of: (shown: ShownPreferences) => PreferencesUpdate;
  /** A single brand has a call of its own. */
  readonly brand?: { readonly id: number; readonly value: boolean };
};

type OwnPreferences = {
  /** As the server last told them. */
  readonly kept: ShownPreferences | undefined;
  /** What is on the screen and not yet kept, oldest first. */
  readonly waiting: readonly Edit[];
  readonly problem: Problem | undefined;
};

const nothing: OwnPreferences = { kept: undefined, waiting: [], problem: undefined };

/** A member's preferences in one universe. */
export const useOwnPreferences = create<OwnPreferences>(() => nothing);

export const withEdits = (kept: ShownPreferences, edits: readonly Edit[]): ShownPreferences =>
  edits
    .filter(({ universe }) => universe === kept.universe)
    .reduce((shown, { of }) => withUpdate(shown, of(shown)), kept);

function withUpdate(shown: ShownPreferences, update: PreferencesUpdate): ShownPreferences {
  const { universe, brands_disliked: brandsDisliked } = shown;
  const before = mergePreferences({ ...defaultPreferences, brandsDisliked }, universe, shown);
  return preferencesIn(mergePreferences(before, universe, update), universe);
}

export async function fetchPreferences(universe: Universe): Promise<void> {
  const answer = await client(getMe, { query: { universe } });
  if (!answer.ok) return useOwnPreferences.setState({ problem: answer.refusal });
  // What is being saved is about to be told anyway.
  if (useOwnPreferences.getState().waiting.length > 0 && useOwnPreferences.getState().kept) return;
  useOwnPreferences.setState({ kept: shownOf(universe, answer.value.user), problem: undefined });
}

type Told = Pick<
  User,
  | "styles"
  | "wantstyles"
  | "sizes"
  | "budget"
  | "global"
  | "wishes"
  | "locks"
  | "brands_followed"
  | "brands_disliked"
>;

function shownOf(universe: Universe, told: Told): ShownPreferences {
  const before = { ...defaultPreferences, brandsDisliked: told.brands_disliked };
  return preferencesIn(mergePreferences(before, universe, told), universe);
}

/** What to do about edits that could not be kept. They are off the screen by then. */
type Lost = (edits: readonly Edit[], problem: Problem) => void;

let sending = false;

export async function saveEdit(edit: Edit, lost: Lost): Promise<void> {
  useOwnPreferences.setState(({ waiting }) => ({ waiting: [...waiting, edit] }));
  if (sending) return;
  sending = true;
  for (;;) {
    const batch = nextBatch(useOwnPreferences.getState().waiting);
    if (batch.length === 0) break;
    const answer = await send(batch);
    useOwnPreferences.setState(({ kept, waiting }) => ({
      kept: answer.ok && kept?.universe === batch[0]?.universe ? answer.value : kept,
      waiting: waiting.filter((one) => !batch.includes(one)),
    }));
    if (answer.ok) tellOtherTabs(answer.value);
    else lost(batch, answer.refusal);
  }
  sending = false;
}

/** As many as fit in one call: of one universe, and brands one by one. */
function nextBatch(waiting: readonly Edit[]): readonly Edit[] {
  const [first] = waiting;
  if (!first) return [];
  if (first.brand) return [first];
  const end = waiting.findIndex(({ universe, brand }) => brand || universe !== first.universe);
  return end < 0 ? waiting : waiting.slice(0, end);
}

async function send(batch: readonly Edit[]): Promise<Result<ShownPreferences, Problem>> {
  const [first] = batch;
  const { kept } = useOwnPreferences.getState();
  if (!first || !kept) return refuse({ kind: "unreachable", message: "not fetched" });
  if (first.brand) {
    const answer = await client(followBrand, { body: first.brand });
    return answer.ok
      ? accept({
          ...(useOwnPreferences.getState().kept ?? kept),
          brands_followed: answer.value.brands_followed,
        })
      : refuse(answer.refusal);
  }
  let [shown, update] = [kept, {} as PreferencesUpdate];
  for (const { of } of batch) {
    const next = of(shown);
    [shown, update] = [withUpdate(shown, next), combineUpdates(update, next)];
  }
  const answer = await client(updatePreferences, {
    query: { universe: first.universe },
    body: { preferences_to_update: preferencesUpdate.parse(update) },
  });
  return answer.ok ? accept(shownOf(first.universe, answer.value.preferences)) : refuse(answer.refusal);
}

const channel =
  import.meta.env.SSR || typeof BroadcastChannel === "undefined"
    ? undefined
    : new BroadcastChannel("preferences");

/** They are the same person's: each tab forgets everything when somebody signs out. */
const tellOtherTabs = (kept: ShownPreferences) => channel?.postMessage(kept);

channel?.addEventListener("message", ({ data }: MessageEvent<ShownPreferences>) => {
  if (useOwnPreferences.getState().kept?.universe === data.universe)
    useOwnPreferences.setState({ kept: data });
});

useAuth.subscribe(({ isAuthenticated }) => {
  if (!isAuthenticated) useOwnPreferences.setState(nothing, true);
});
