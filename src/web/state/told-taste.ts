import { create } from "zustand";
import type { PreferencesUpdate } from "#vocabulary/preferences.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { useAuth } from "./auth.ts";
import { isAnswer, onboardingKeys } from "./onboarding-keys.ts";

export type Told = Readonly<Record<Universe, PreferencesUpdate>>;

export const toldNothing: Told = { men: {}, women: {} };

/**
 * What a visitor told this device, as questions are asked with it; nothing until that is known. The answers of
 * onboarding keep it up to date: what reads them takes a vocabulary that most visitors never need.
 */
export const useToldTaste = create<{ readonly told: Told | undefined }>(() => ({
  told: import.meta.env.SSR || onboardingKeys().some(isAnswer) ? undefined : toldNothing,
}));

/** The server knows as much of them as this device does: it can draw what they see. */
export const isUnknownVisitor = (): boolean =>
  !useAuth.getState().isAuthenticated && useToldTaste.getState().told === toldNothing;

/** Longer than that nobody waits for a page that can ask for itself. */
const patienceMs = 4000;

/** What the server draws a page with, for whoever it can draw it for; nothing for anybody else, or when it does not come. */
export const dataOfVisitor = <Data>(load: () => Promise<Data>): Promise<Data | null> | null =>
  isUnknownVisitor()
    ? Promise.race([
        load().catch(() => null),
        new Promise<null>((give) => setTimeout(give, patienceMs, null)),
      ])
    : null;
