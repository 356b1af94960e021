import { create } from "zustand";
import type { PreferencesUpdate } from "#vocabulary/preferences.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { useAuth } from "./auth.ts";

export type Told = Readonly<Record<Universe, PreferencesUpdate>>;

/**
 * What a visitor told this device, as questions are asked with it; nothing until that is known. The answers of
 * onboarding keep it up to date: what reads them takes a vocabulary that most visitors never need.
 */
export const useToldTaste = create<{ readonly told: Told | undefined }>(() => ({ told: undefined }));

export const toldNothing: Told = { men: {}, women: {} };

/** The server knows as much of them as this device does: it can draw what they see. */
export const isUnknownVisitor = (): boolean =>
  !useAuth.getState().isAuthenticated && useToldTaste.getState().told === toldNothing;
