import { create } from "zustand";
import { preferencesUpdate } from "#contract/preferences.ts";
import { mergeCorrections } from "#vocabulary/correction.ts";
import type { PreferencesUpdate, ShownPreferences } from "#vocabulary/preferences.ts";
import { defaultPreferences, mergePreferences, preferencesIn } from "#vocabulary/preferences.ts";
import { combineUpdates } from "#vocabulary/preferences-update.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";
import { isRecord, readStored, writeStored } from "#web/data/stored.ts";
import { onboardingKeys, onboardingPrefix, visit } from "./onboarding-keys.ts";
import { useToldTaste } from "./told-taste.ts";

/** What holds in both universes, and what each has of its own. */
const shared = {
  styles: "styles",
  wantstyles: "wantstyles",
  global: "global",
  brands_followed: "brands",
  corrections: "corrections",
} as const;
const own = { sizes: "sizes", wishes: "wishes", budget: "budget", locks: "locks" } as const;
type Shared = keyof typeof shared;
type Own = keyof typeof own;
const sharedParts = Object.keys(shared) as readonly Shared[];
const ownParts = Object.keys(own) as readonly Own[];

type Onboarding = {
  /** While it is on, preferences are kept on this device only (SPEC.md §4). */
  readonly on: boolean;
  /** What was told so far, as an update of preferences says it. */
  readonly told: Readonly<Record<Universe, PreferencesUpdate>>;
  /** The step last seen. */
  readonly step?: string | undefined;
};

const nothing: Onboarding = { on: false, told: { men: {}, women: {} } };

export const useOnboarding = create<Onboarding>(() => (import.meta.env.SSR ? nothing : readOnboarding()));

export const beginOnboarding = (): void => keep("mode", true);

export const keepStep = (step: string): void => keep("step", step);

/** Reads what there is at this moment first: another tab may have written meanwhile. */
export function editOnboarding(
  universe: Universe,
  edit: (shown: ShownPreferences) => PreferencesUpdate,
): void {
  const { told } = useOnboarding.getState();
  // Where storage is forbidden, at least this visit remembers.
  const before = (onboardingKeys().length > 0 ? readOnboarding().told : told)[universe];
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
  useOnboarding.setState({ told: Object.fromEntries(remembered) as Onboarding["told"] });
}

/** Here nothing lies under a correction, so one that is taken back is as if it had never been made. */
function toldAfter(before: PreferencesUpdate, update: PreferencesUpdate): PreferencesUpdate {
  const { corrections, ...rest } = combineUpdates(before, update);
  return { ...rest, ...(corrections && { corrections: mergeCorrections({}, corrections) }) };
}

/** What someone told, over what holds for everyone at first. */
export const shownWith = (universe: Universe, told: PreferencesUpdate): ShownPreferences =>
  preferencesIn(mergePreferences(defaultPreferences, universe, told), universe);

type ToSave = { readonly universe: Universe; readonly update: PreferencesUpdate };

/** One for each universe that something was told of, mostly a single one; what holds in both goes with the first. */
export function updatesToSave(current: Universe): readonly ToSave[] {
  const { told } = onboardingKeys().length > 0 ? readOnboarding() : useOnboarding.getState();
  const others = universes.filter((universe) => universe !== current);
  const spoken = [current, ...others].filter((universe) => !isEmpty(onlyOwn(told[universe])));
  const [first = current, ...further] = spoken;
  const updates = [
    { universe: first, update: told[first] },
    ...further.map((universe) => ({ universe, update: onlyOwn(told[universe]) })),
  ];
  return updates.filter(({ update }) => !isEmpty(update));
}

const isEmpty = (update: PreferencesUpdate): boolean => Object.keys(update).length === 0;

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

const onlyShared = (update: PreferencesUpdate): PreferencesUpdate => only(update, sharedParts);
const onlyOwn = (update: PreferencesUpdate): PreferencesUpdate => only(update, ownParts);
const only = (update: PreferencesUpdate, parts: readonly string[]): PreferencesUpdate =>
  Object.fromEntries(Object.entries(update).filter(([part]) => parts.includes(part)));

function keep(name: "mode" | "step", value: boolean | string): void {
  write(name, value);
  useOnboarding.setState(name === "mode" ? { on: value === true } : { step: String(value) });
}

const write = (name: string, value: unknown) => writeStored(onboardingPrefix + name, value);

function readOnboarding(): Onboarding {
  const both = Object.fromEntries(
    sharedParts.flatMap((part) => {
      const told = readStored(onboardingPrefix + shared[part], (value) => readPart(part, value));
      return told === undefined ? [] : [[part, told]];
    }),
  );
  const of = (universe: Universe): PreferencesUpdate => ({
    ...both,
    ...Object.fromEntries(
      ownParts.flatMap((part) => {
        const told = readStored(onboardingPrefix + own[part], (value) =>
          isRecord(value) ? readPart(part, value[universe]) : undefined,
        );
        return told === undefined ? [] : [[part, told]];
      }),
    ),
  });
  return {
    on: readStored(`${onboardingPrefix}mode`, (value) => value === true) ?? false,
    told: { men: of("men"), women: of("women") },
    step: readStored(`${onboardingPrefix}step`, (value) => (typeof value === "string" ? value : undefined)),
  };
}

/** A part that is not what we once wrote counts as never told. */
function readPart(part: Shared | Own, value: unknown): unknown {
  const read = value === undefined ? undefined : preferencesUpdate.safeParse({ [part]: value });
  return read?.success ? read.data[part] : undefined;
}

/** As questions have it. */
function tellTaste({ told: { men, women } }: Onboarding): void {
  useToldTaste.setState({
    told: { men: preferencesUpdate.parse(men), women: preferencesUpdate.parse(women) },
  });
}

// What one tab is told, all of them know.
if (!import.meta.env.SSR) {
  tellTaste(useOnboarding.getState());
  useOnboarding.subscribe((now, before) => {
    if (now.told !== before.told) tellTaste(now);
  });
  window.addEventListener("storage", (event) => {
    if (event.key === null || event.key.startsWith(onboardingPrefix))
      useOnboarding.setState(readOnboarding(), true);
  });
}
