import type { Preferences } from "#vocabulary/preferences.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { declaredTraits } from "./declared.ts";
import type { Evidence } from "./evidence.ts";
import { type PiecesBehind, piecesByTrait } from "./pieces-behind.ts";
import type { TasteSettings } from "./settings.ts";
import type { Taste, TasteTrait } from "./taste.ts";
import { tasteOf } from "./taste-of.ts";

/** All that a taste is read from, and what is read. */
export interface TasteReading {
  readonly snapshot: Snapshot;
  readonly universe: Universe;
  readonly preferences: Preferences;
  readonly settings: TasteSettings;
  /** The earliest first, up to the moment it is read for. */
  readonly evidence: readonly Evidence[];
  readonly now: number;
  readonly taste: Taste;
  readonly traits: ReadonlyMap<string, TasteTrait>;
  /** What each trait rests on, whatever was set by hand. */
  readonly behind: ReadonlyMap<string, PiecesBehind>;
}

/** As it is at a moment: nothing that came after counts. */
export function readTaste(
  snapshot: Snapshot,
  universe: Universe,
  { settings, preferences }: { readonly settings: TasteSettings; readonly preferences: Preferences },
  all: readonly Evidence[],
  now: number,
): TasteReading {
  const evidence = all.filter(({ at }) => at <= now);
  const declared = declaredTraits(preferences, universe);
  const taste = tasteOf(snapshot, universe, evidence, settings, now, declared, preferences.corrections);
  return {
    ...{ snapshot, universe, preferences, settings, evidence, now, taste },
    traits: byName(taste),
    behind: piecesByTrait(snapshot, universe, evidence, settings, now),
  };
}

const byName = ({ traits }: Taste) => new Map(traits.map((one) => [one.trait, one]));
