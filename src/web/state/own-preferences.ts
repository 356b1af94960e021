import type { Problem } from "#contract/client.ts";
import type { PreferencesUpdate, ShownPreferences } from "#vocabulary/preferences.ts";
import { combineUpdates } from "#vocabulary/preferences-update.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { once } from "#web/data/once.ts";
import { useAuth } from "./auth.ts";
import { call } from "./call.ts";
import { type Edit, noPreferences, useOwnPreferences } from "./own-preferences-shown.ts";
import { shownOf, withUpdate } from "./shown-preferences.ts";

const preferences = once(() => import("#contract/preferences.ts"));
const updateCall = async () => (await preferences()).updatePreferences;
const followCall = async () => (await preferences()).followBrand;
const meCall = once(async () => (await import("#contract/users.ts")).getMe);

export const withEdits = (kept: ShownPreferences, edits: readonly Edit[]): ShownPreferences =>
  edits
    .filter(({ universe }) => universe === kept.universe)
    .reduce((shown, { of }) => withUpdate(shown, of(shown)), kept);

/** Counts edits: what was asked for before the last one is older than the screen. */
let edits = 0;
/** The universe that was asked for last. */
let wanted: Universe | undefined;
let sending = false;
let saving: Promise<void> = Promise.resolve();

/** Settles once nothing is on its way any more. */
export const preferencesSaved = (): Promise<void> => saving;

export async function fetchPreferences(universe: Universe): Promise<void> {
  wanted = universe;
  useOwnPreferences.setState({ problem: undefined });
  for (;;) {
    await saving;
    const seen = edits;
    const answer = await call(meCall, { query: { universe } });
    if (wanted !== universe) return;
    if (!answer.ok) {
      // Nobody is signed in any more: nothing to be said to anyone.
      if (answer.refusal.kind !== "no_token") useOwnPreferences.setState({ problem: answer.refusal });
      return;
    }
    if (seen !== edits) continue;
    return useOwnPreferences.setState({ kept: shownOf(universe, answer.value.user) });
  }
}

/** What to do about edits that could not be kept. They are off the screen by then. */
type Lost = (edits: readonly Edit[], problem: Problem) => void;

export function saveEdit(edit: Edit, lost: Lost): Promise<void> {
  edits += 1;
  useOwnPreferences.setState(({ waiting }) => ({ waiting: [...waiting, edit] }));
  if (!sending) saving = sendAll(lost);
  return saving;
}

async function sendAll(lost: Lost): Promise<void> {
  sending = true;
  for (;;) {
    const batch = nextBatch(useOwnPreferences.getState().waiting);
    if (batch.length === 0) break;
    const answer = await send(batch).catch(unreachable);
    useOwnPreferences.setState(({ kept, waiting }) => ({
      kept: answer.ok && kept?.universe === answer.value.universe ? answer.value : kept,
      waiting: waiting.filter((one) => !batch.includes(one)),
    }));
    if (answer.ok) channel?.postMessage(null);
    else if (answer.refusal.kind !== "no_token") lost(batch, answer.refusal);
  }
  sending = false;
}

const unreachable = (cause: unknown) => refuse<Problem>({ kind: "unreachable", message: String(cause) });

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
  if (!first || kept?.universe !== first.universe)
    return refuse({ kind: "unreachable", message: "not fetched" });
  if (first.brand) {
    const answer = await call(followCall, { body: first.brand });
    return answer.ok
      ? accept({ ...kept, brands_followed: answer.value.brands_followed })
      : refuse(answer.refusal);
  }
  let [shown, update] = [kept, {} as PreferencesUpdate];
  for (const { of } of batch) {
    const next = of(shown);
    [shown, update] = [withUpdate(shown, next), combineUpdates(update, next)];
  }
  const answer = await call(updateCall, {
    query: { universe: first.universe },
    body: { preferences_to_update: update },
  });
  return answer.ok ? accept(shownOf(first.universe, answer.value.preferences)) : refuse(answer.refusal);
}

const channel =
  import.meta.env.SSR || typeof BroadcastChannel === "undefined"
    ? undefined
    : new BroadcastChannel("preferences");

// Another tab has saved something. What it was is asked for, since messages may come late or be another person's.
channel?.addEventListener("message", () => {
  const { kept } = useOwnPreferences.getState();
  if (kept) void fetchPreferences(kept.universe);
});

// Whoever signs out or is followed by somebody else leaves nothing here.
useAuth.subscribe(({ token }, before) => {
  if (token !== before.token) useOwnPreferences.setState(noPreferences, true);
});

// What waits for its turn when the page is left is sent at once; the browser carries it on.
if (!import.meta.env.SSR) {
  window.addEventListener("pagehide", () => {
    const { waiting } = useOwnPreferences.getState();
    const later = waiting.slice(nextBatch(waiting).length);
    const batch = nextBatch(later);
    if (batch.length > 0) void send(batch);
  });
}
