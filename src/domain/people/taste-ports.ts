import type { Preferences } from "#vocabulary/preferences.ts";
import type { Result } from "#vocabulary/result.ts";
import type { Evidence } from "../taste/evidence.ts";
import { noTasteSettings, type TasteSettings } from "../taste/settings.ts";
import { noVerdicts, type Verdicts } from "./activity.ts";
import type { Gone } from "./activity-ports.ts";

export type TasteStore = {
  /**
   * All that says something of someone's taste, up to a moment or until now, what they told and what they set. One
   * statement: every list of a member begins with it.
   */
  read(personId: string, until?: Date): Promise<TasteFacts>;
  /**
   * Of several changes at once each is made to what the others left. What is refused changes nothing; what is made
   * begins a version, or goes on with the one that was begun within ten minutes.
   */
  change<Refusal>(
    personId: string,
    change: (kept: KeptTaste) => Result<KeptTaste, Refusal>,
    at: Date,
  ): Promise<Result<KeptTaste, Refusal | Gone>>;
  /** As in a version, which is kept as one more. False when the person has no such version. */
  rollBack(
    personId: string,
    version: number,
    back: (kept: KeptTaste, then: TasteVersion) => KeptTaste,
    at: Date,
  ): Promise<Result<boolean, Gone>>;
  /** The latest first; never none. A day on which something was said has a version: it is made when somebody asks. */
  versions(personId: string, at: Date): Promise<Result<readonly TasteVersion[], Gone>>;
};

export type TasteFacts = {
  /** The earliest first, also what a gift or a pause keeps out. */
  readonly evidence: readonly Evidence[];
  /** What was seen within a fortnight before the earliest event of these, for whoever asks up to a moment. */
  readonly seenEarlier: readonly Evidence[];
  /** Without what a gift or a pause keeps out. */
  readonly verdicts: Verdicts;
  readonly settings: TasteSettings;
  /** As they are now; none when there is nobody. */
  readonly preferences: Preferences | undefined;
};

export const nothingSaid: TasteFacts = {
  evidence: [],
  seenEarlier: [],
  verdicts: noVerdicts,
  settings: noTasteSettings,
  preferences: undefined,
};

/** All that makes a taste beside what was done. */
export type KeptTaste = { readonly settings: TasteSettings; readonly preferences: Preferences };

export type TasteVersion = KeptTaste & {
  readonly number: number;
  /** What was done up to this moment belongs to it. */
  readonly at: Date;
  readonly cause: "change" | "evidence" | "rollback";
  readonly rolledBackTo?: number;
};

/** The versions that are kept of one person. */
export const mostVersions = 200;

/** Changes within this time are one version. */
export const versionMinutes = 10;
