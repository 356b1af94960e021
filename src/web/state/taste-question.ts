import { useMemo } from "react";
import { once } from "#web/data/once.ts";
import { useAuth } from "./auth.ts";
import { isAnswer, onboardingKeys } from "./onboarding-keys.ts";
import { useUniverse } from "./root-data.ts";
import { toldNothing, useToldTaste } from "./told-taste.ts";
import { useWebsitePreferences } from "./website-preferences.ts";

/**
 * What recommendations and scores are asked with: what a visitor told this device; nothing for a member, whom the
 * server knows. Nothing at all until the browser knows who that is.
 */
export function useTasteQuestion() {
  const universe = useUniverse();
  const known = useWebsitePreferences(({ initialized }) => initialized);
  const member = useAuth(({ isAuthenticated }) => isAuthenticated);
  const told = useToldTaste((taste) => taste.told?.[universe]);
  return useMemo(() => {
    if (!known) return undefined;
    if (member) return { universe };
    return told && { universe, preferences: told };
  }, [known, member, universe, told]);
}

/** Once the browser knows who asks. For what is shown already and only asks for more: to wait draws nothing again. */
export async function whoAsksIsKnown(): Promise<void> {
  await whenSo(useWebsitePreferences, ({ initialized }) => initialized);
  await whenSo(useToldTaste, ({ told }) => told !== undefined || useAuth.getState().isAuthenticated);
}

type Watched<State> = {
  readonly getState: () => State;
  readonly subscribe: (changed: (state: State) => void) => () => void;
};

function whenSo<State>(
  { getState, subscribe }: Watched<State>,
  isSo: (state: State) => boolean,
): Promise<void> {
  if (isSo(getState())) return Promise.resolve();
  return new Promise((resolve) => {
    const leave = subscribe((state) => {
      if (!isSo(state)) return;
      leave();
      resolve();
    });
  });
}

const readOnboarding = once(() => import("./onboarding.ts"));

/** They tell what they read by themselves, now and whenever it changes. */
async function readAnswers(): Promise<void> {
  try {
    await readOnboarding();
  } catch {
    // They see what anyone sees; what they told is still on the device.
    if (!useToldTaste.getState().told) useToldTaste.setState({ told: toldNothing });
    window.addEventListener("online", () => void readAnswers(), { once: true });
  }
}

if (!import.meta.env.SSR) {
  if (onboardingKeys().some(isAnswer)) void readAnswers();
  // Another tab may be the first to be told something.
  window.addEventListener("storage", ({ key }) => {
    if (key !== null && isAnswer(key)) void readAnswers();
  });
}
