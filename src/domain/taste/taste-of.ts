import { type Correction, type Corrections, correctionFactors } from "#vocabulary/correction.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { aboutKinds } from "./answers.ts";
import type { Evidence } from "./evidence.ts";
import type { TasteSettings } from "./settings.ts";
import { type Taste, type TasteTrait, traitKinds, type Weighed } from "./taste.ts";
import { mostTraits } from "./trait-space.ts";
import { countedRow, moved, type Weighing, weigh } from "./weigh.ts";

/** What speaks for pieces speaks more or less for them, or not at all, as its reason was answered. */
const answered = (learned: number, correction: Correction | undefined): number =>
  learned > 0 && correction ? Math.min(1, learned * correctionFactors[correction]) : learned;

/** Below this nobody would call it a taste. */
const least = 0.02;
/** Where something that preferences say begins. */
const declaredWeight = 0.5;

/**
 * What someone likes and does not, with what it rests on. `declared` names what preferences say: it begins at a half
 * and what happens moves it, as if it had been set so. What was answered to "which you keep choosing" counts as it does
 * in a score.
 */
export function tasteOf(
  snapshot: Snapshot,
  universe: Universe,
  evidence: readonly Evidence[],
  settings: TasteSettings,
  now: number,
  declared: ReadonlySet<string> = new Set(),
  corrections: Corrections = {},
): Taste {
  const weighing = weigh(snapshot, universe, evidence, settings, now);
  const rowCounted = countedRow(snapshot, universe, settings);
  const { space, weights } = weighing;
  const slots = new Set(
    [...declared, ...settings.traits.keys()].map(space.slotOf).filter((slot) => slot >= 0),
  );
  for (let slot = 0; slot < space.size; slot++) if (Math.abs(weights[slot] ?? 0) >= least) slots.add(slot);
  let behind: ReadonlyMap<number, readonly Weighed[]> | undefined;
  const traits = [...slots].flatMap((slot): TasteTrait[] => {
    const [trait, kind] = [space.nameOf(slot), traitKinds[space.kinds[slot] ?? 0]];
    if (!trait || !kind) return [];
    const setting = settings.traits.get(trait);
    const isDeclared = declared.has(trait);
    const learned = answered(weights[slot] ?? 0, corrections[`taste:${trait}`]);
    return [
      {
        trait,
        kind,
        weight: isDeclared && !setting ? fromDeclared(learned) : learned,
        isDeclared,
        ...(setting && { setting }),
        // Worked out when it is looked at: a list needs the weights alone.
        get evidence() {
          behind ??= evidenceBehind(weighing, evidence, settings);
          return behind.get(slot) ?? [];
        },
      },
    ];
  });
  return {
    traits: traits.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || (a.trait < b.trait ? -1 : 1)),
    answers: evidence.filter((one) => isAnswer.has(one.kind) && rowCounted(one) >= 0).length,
  };
}

const isAnswer: ReadonlySet<Evidence["kind"]> = new Set(["liked", "disliked", "bookmarked"]);

const fromDeclared = (learned: number): number =>
  learned === 0 ? declaredWeight : moved(declaredWeight, learned);

/** By trait, the weightiest first. */
function evidenceBehind(
  { space, worths, rows }: Weighing,
  evidence: readonly Evidence[],
  { traits }: TasteSettings,
): ReadonlyMap<number, readonly Weighed[]> {
  const found = new Map<number, Weighed[]>();
  const [slots, parts] = [new Uint32Array(mostTraits), new Float64Array(mostTraits)];
  const since = new Map([...traits].map(([trait, setting]) => [space.slotOf(trait), setting]));
  for (const [at, one] of evidence.entries()) {
    const row = rows[at] ?? -1;
    const count = row < 0 ? 0 : space.read(row, slots, parts);
    for (let i = 0; i < count; i++) {
      const slot = slots[i] ?? 0;
      const worth = (worths[at] ?? 0) * (parts[i] ?? 0);
      const set = since.get(slot);
      const counts = !set || (!set.isLocked && one.at > set.at);
      if (worth === 0 || !counts || (aboutKinds(one) & (1 << (space.kinds[slot] ?? 0))) === 0) continue;
      const list = found.get(slot);
      if (list) list.push({ ...one, worth });
      else found.set(slot, [{ ...one, worth }]);
    }
  }
  for (const list of found.values())
    list.sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth) || b.at - a.at || a.product - b.product);
  return found;
}
