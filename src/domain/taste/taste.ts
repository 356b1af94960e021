import type { Evidence } from "./evidence.ts";
import type { TraitSetting } from "./settings.ts";

/** What a piece may be liked for. */
export const traitKinds = ["style", "category", "brand", "colour", "material", "pattern"] as const;
export type TraitKind = (typeof traitKinds)[number];

/** One thing someone likes or does not, with what it rests on. */
export interface TasteTrait {
  /** `style:4`, `category:A.4.1`, `brand:31`, `colour:navy`, `material:wool`, `pattern:striped`. */
  readonly trait: string;
  readonly kind: TraitKind;
  /** -1 to 1; what counts in recommendations. */
  readonly weight: number;
  /** Whether preferences say it as well: chosen styles, followed brands, wishes. */
  readonly isDeclared: boolean;
  readonly setting?: TraitSetting;
  /** What counted, the weightiest first. */
  readonly evidence: readonly Weighed[];
}

export interface Weighed extends Evidence {
  /** What it adds or takes after decay. */
  readonly worth: number;
}

/** Everything, the strongest first. */
export interface Taste {
  readonly traits: readonly TasteTrait[];
  /** How many answers it rests on: likes, dislikes, bookmarks. */
  readonly answers: number;
}
