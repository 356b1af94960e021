import { create } from "zustand";
import type { RecommendationBody } from "#contract/recommendations.ts";
import type { Universe } from "#vocabulary/universe.ts";

type Told = Readonly<Record<Universe, NonNullable<RecommendationBody["preferences"]>>>;

/**
 * What a visitor told this device, as questions are asked with it; nothing until that is known. The answers of
 * onboarding keep it up to date: what reads them takes a vocabulary that most visitors never need.
 */
export const useToldTaste = create<{ readonly told: Told | undefined }>(() => ({ told: undefined }));

export const toldNothing: Told = { men: {}, women: {} };
