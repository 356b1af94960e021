/** What someone set by hand about one trait of their taste: `style:4`, `colour:navy`, `brand:31`. */
export interface TraitSetting {
  /** -1 never, 0 nothing, 1 most. What happened before it was set counts no more; what happens after moves it. */
  readonly value: number;
  /** Nothing that happens moves it. */
  readonly isLocked: boolean;
  readonly at: number;
}

/** What someone said about how their taste is read. */
export interface TasteSettings {
  readonly traits: ReadonlyMap<string, TraitSetting>;
  /** Products that were for somebody else: nothing about them counts. */
  readonly gifts: ReadonlySet<number>;
  /** While somebody else held the phone, or since the version somebody went back to: nothing counts. */
  readonly pauses: readonly Pause[];
}

export interface Pause {
  readonly from: number;
  /** Nothing while it lasts. */
  readonly until?: number;
}

export const noTasteSettings: TasteSettings = { traits: new Map(), gifts: new Set(), pauses: [] };
