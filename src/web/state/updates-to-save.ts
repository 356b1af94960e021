import type { PreferencesUpdate } from "#vocabulary/preferences.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";
import { onlyOwn } from "./answer-parts.ts";
import { useOnboarding } from "./onboarding.ts";
import { onboardingKeys } from "./onboarding-keys.ts";
import { readAnswers } from "./stored-answers.ts";
import { toldNothing } from "./told-taste.ts";

type ToSave = { readonly universe: Universe; readonly update: PreferencesUpdate };

/** One for each universe that something was told of, mostly a single one; what holds in both goes with the first. */
export function updatesToSave(current: Universe): readonly ToSave[] {
  const { told: remembered = toldNothing } = useOnboarding.getState();
  const told = onboardingKeys().length > 0 ? readAnswers() : remembered;
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
