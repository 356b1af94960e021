import { create } from "zustand";
import type { Problem } from "#contract/client.ts";
import { mergeCorrections } from "#vocabulary/correction.ts";
import type { PreferencesUpdate, ShownPreferences } from "#vocabulary/preferences.ts";
import { defaultPreferences, mergePreferences, preferencesIn } from "#vocabulary/preferences.ts";
import { combineUpdates } from "#vocabulary/preferences-update.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";
import { isRecord, readStored, writeStored } from "#web/data/stored.ts";
import { onlyShared, own, ownParts, shared, sharedParts } from "./answer-parts.ts";
import { isAnswer, onboardingKeys, onboardingPrefix, visit } from "./onboarding-keys.ts";
import { type Told, toldNothing, useToldTaste } from "./told-taste.ts";

type Onboarding = {
  /** While it is on, preferences are kept on this device only (SPEC.md §4). */
  readonly on: boolean;
  /** What was told so far, as an update of preferences says it. Nothing until what lies on the device has been read. */
  readonly told: Told | undefined;
  /** The step last seen. */
  readonly step?: string | undefined;
  /** Why it could not be read. */
  readonly problem?: Problem | undefined;
};

const nothing: Onboarding = { on: false, told: toldNothing };

export const useOnboarding = create<Onboarding>(() => (import.meta.env.SSR ? nothing : foundHere()));

/** As far as it can be told without the schemas that answers are read with: whoever told nothing does without them. */
function foundHere(): Onboarding {
  return {
    on: readStored(`${onboardingPrefix}mode`, (value) => value === true) ?? false,
    told: onboardingKeys().some(isAnswer) ? undefined : toldNothing,
    step: readStored(`${onboardingPrefix}step`, (value) => (typeof value === "string" ? value : undefined)),
  };
}

let readAnswers: (() => Told) | undefined;

async function loadReader(): Promise<void> {
  readAnswers ??= (await import("./stored-answers.ts")).readAnswers;
}

/** What this device knows, as it is now. */
export async function readOnboarding(): Promise<void> {
  const found = foundHere();
  if (found.told) return useOnboarding.setState(found, true);
  try {
    await loadReader();
    useOnboarding.setState({ ...foundHere(), told: readAnswers?.() }, true);
  } catch (cause) {
    useOnboarding.setState({ told: undefined, problem: { kind: "unreachable", message: String(cause) } });
    // They see what anyone sees; what they told is still on the device.
    if (!useToldTaste.getState().told) useToldTaste.setState({ told: toldNothing });
    window.addEventListener("online", () => void readOnboarding(), { once: true });
  }
}

export const beginOnboarding = (): void => keep("mode", true);

export const keepStep = (step: string): void => keep("step", step);

/** Reads what there is at this moment first: another tab may have written meanwhile. */
export function editOnboarding(universe: Universe, edit: Edit): void {
  const { told } = useOnboarding.getState();
  const now = readNow(told);
  if (now) keepEdit(now, universe, edit);
  else void readBefore(told).then((read) => read && keepEdit(read, universe, edit));
}

/** Nothing when something lies here that has not been read. Where storage is forbidden, this visit remembers. */
function readNow(told: Told | undefined): Told | undefined {
  return onboardingKeys().some(isAnswer) ? readAnswers?.() : told;
}

/** What nobody has read yet is not written over. What this page was told itself it knows, also without the reader. */
async function readBefore(told: Told | undefined): Promise<Told | undefined> {
  if (told && told !== toldNothing) await loadReader().catch(() => {});
  else await readOnboarding();
  const { told: now } = useOnboarding.getState();
  return now && (readNow(now) ?? now);
}

type Edit = (shown: ShownPreferences) => PreferencesUpdate;

function keepEdit(told: Told, universe: Universe, edit: Edit): void {
  const before = told[universe];
  const update = edit(shownWith(universe, before));
  const after = toldAfter(before, update);
  for (const part of sharedParts) if (update[part] !== undefined) write(shared[part], after[part]);
  for (const part of ownParts)
    if (update[part] !== undefined) {
      const kept = readStored(onboardingPrefix + own[part], (value) => (isRecord(value) ? value : undefined));
      write(own[part], { ...kept, [universe]: after[part] });
    }
  visit.told = true;
  const remembered = universes.map((one) => [
    one,
    { ...toldAfter(told[one], onlyShared(update)), ...(one === universe && after) },
  ]);
  useOnboarding.setState({ told: Object.fromEntries(remembered) as Told });
  // For the next one.
  loadReader().catch(() => {});
}

/** Here nothing lies under a correction, so one that is taken back is as if it had never been made. */
function toldAfter(before: PreferencesUpdate, update: PreferencesUpdate): PreferencesUpdate {
  const { corrections, ...rest } = combineUpdates(before, update);
  return { ...rest, ...(corrections && { corrections: mergeCorrections({}, corrections) }) };
}

/** What someone told, over what holds for everyone at first. */
export const shownWith = (universe: Universe, told: PreferencesUpdate): ShownPreferences =>
  preferencesIn(mergePreferences(defaultPreferences, universe, told), universe);

/** Nothing is left on the device, and the mode is off. */
export function forgetOnboarding(): void {
  visit.told = false;
  for (const key of onboardingKeys()) localStorage.removeItem(key);
  useOnboarding.setState(nothing, true);
}

/** The answers stay until they are saved or let go. */
export function turnOnboardingOff(): void {
  try {
    localStorage.removeItem(`${onboardingPrefix}mode`);
  } catch {}
  useOnboarding.setState({ on: false });
}

function keep(name: "mode" | "step", value: boolean | string): void {
  write(name, value);
  useOnboarding.setState(name === "mode" ? { on: value === true } : { step: String(value) });
}

const write = (name: string, value: unknown) => writeStored(onboardingPrefix + name, value);

// What one tab is told, all of them know; questions are asked with it.
if (!import.meta.env.SSR) {
  const tell = ({ told }: Onboarding) => told && useToldTaste.setState({ told });
  tell(useOnboarding.getState());
  useOnboarding.subscribe((now, before) => {
    if (now.told !== before.told) tell(now);
  });
  if (!useOnboarding.getState().told) void readOnboarding();
  window.addEventListener("storage", ({ key }) => {
    if (key === null || key.startsWith(onboardingPrefix)) void readOnboarding();
  });
  // A page that the browser kept for "back" heard nothing meanwhile.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void readOnboarding();
  });
}
