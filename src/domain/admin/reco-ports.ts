import type { Override, OverrideAction } from "../people/overrides.ts";
import type { Feature } from "../recommendation/feature.ts";
import type { FeatureFactors } from "../recommendation/weigh-features.ts";
import type { RankerWeights, ServedWeights } from "../training/ports.ts";

/** Who does it, when and why: what the audit log says beside it. */
export type AdminAct = { readonly actorId: string; readonly at: Date; readonly note: string };

/** An override as admins see it. */
export type KeptOverride = Override & {
  readonly id: number;
  /** Nothing where it is for everyone. */
  readonly email: string | null;
  readonly at: Date;
  /** The address of whoever made it, while they have an account. */
  readonly by: string | null;
};

/** Whose, and which product. */
export type OverrideSubject = Pick<Override, "personId" | "product">;

type OverrideFilter = {
  /** Null is everyone; nothing is all of them. */
  readonly personId?: string | null | undefined;
  readonly at: Date;
  /** The number of the last one of the page before. */
  readonly after?: number | undefined;
  readonly most: number;
};

export type OverrideStore = {
  /** All that is in force, in the order they were made; nothing where it is still as this print says. */
  changed(
    print: string | undefined,
  ): Promise<{ readonly print: string; readonly overrides: readonly Override[] } | undefined>;
  /** Takes the place of what was said of this product before. Nothing when the person is gone. */
  set(
    subject: OverrideSubject,
    said: { readonly action: OverrideAction; readonly until: Date | null },
    by: AdminAct,
  ): Promise<KeptOverride | undefined>;
  /** False when there was nothing to clear. */
  clear(subject: OverrideSubject, by: AdminAct): Promise<boolean>;
  /** The products that are pinned for one person, or for everyone. */
  pinned(personId: string | null, at: Date): Promise<readonly number[]>;
  /** What is in force, the latest first. */
  list(
    filter: OverrideFilter,
  ): Promise<{ readonly overrides: readonly KeptOverride[]; readonly total: number }>;
};

export type AdminWeights = {
  served(): Promise<ServedWeights | undefined>;
  list(most: number): Promise<readonly (RankerWeights & { readonly servedAt: readonly Date[] })[]>;
  find(id: number): Promise<RankerWeights | undefined>;
  /** Kept beside what was learned and served, held until somebody lets go. */
  addByAdmin(factors: FeatureFactors, by: AdminAct): Promise<RankerWeights>;
  /** One of these, or none of them; held until they let go of it. False when there is no such one. */
  serve(id: number | null, isHeld: boolean, by: AdminAct): Promise<boolean>;
};

/** What admins see and change of recommendations. */
export type RecoDesk = {
  readonly overrides: OverrideStore;
  readonly weights: AdminWeights;
  /** This process goes by what was changed at once. */
  readonly refreshOverrides: () => Promise<void>;
  readonly refreshWeights: () => Promise<void>;
  /** What lists would be ranked by with other weights. */
  readonly featuresBy: (factors: FeatureFactors) => readonly Feature[];
  /** The number of the weights that are served here; nothing for those that are set by hand. */
  readonly servedId: () => number | undefined;
};
