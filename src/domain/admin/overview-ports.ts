import type { Surface } from "#vocabulary/product-event.ts";

/** ISO days in Paris, both included. */
export type Days = { readonly from: string; readonly to: string };

export const funnelSteps = [
  "signed_up",
  "confirmed",
  "told_something",
  "onboarded",
  "liked",
  "came_back",
] as const;
type FunnelStep = (typeof funnelSteps)[number];

/** What was shown of recommendations on one surface to people of one openness, and what was taken of it. */
export type Hits = {
  readonly surface: Surface | null;
  readonly openness: number;
  readonly shown: number;
  readonly taken: number;
  readonly stretchesShown: number;
  readonly stretchesTaken: number;
};

/** Everything that is counted of a day. */
export type DayFigures = {
  readonly signed_up: number;
  readonly active: number;
  readonly likes: number;
  readonly dislikes: number;
  readonly bookmarks: number;
  readonly click_outs: number;
  readonly lists: number;
  readonly messages: number;
  readonly hits: readonly Hits[];
};

export type OverviewStore = {
  /** A value for each day, in order. */
  days(days: Days, at: Date): Promise<readonly (DayFigures & { readonly day: string })[]>;
  people(days: Days): Promise<{
    readonly total: number;
    readonly confirmed: number;
    readonly onboarded: number;
    readonly active: number;
    readonly admins: number;
  }>;
  funnel(days: Days): Promise<Readonly<Record<FunnelStep, number>>>;
  catalogue(): Promise<{
    readonly products: number;
    readonly offered: number;
    readonly hidden: number;
    readonly brands: number;
    readonly shops: number;
    readonly without_picture: number;
    readonly without_size: number;
    readonly without_category: number;
  }>;
  mail(): Promise<{
    readonly waiting: number;
    readonly failed: number;
    readonly sent: number;
    readonly oldestWaitingAt: Date | null;
  }>;
  /** Counts days that are over once and for all, so that nobody waits for it; and tidies up. */
  settle(at: Date): Promise<void>;
};

/** How the process is. */
export type Vitals = () => { readonly memoryMb: number; readonly eventLoopP99Ms: number };
