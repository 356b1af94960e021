import type { Universe } from "#vocabulary/universe.ts";
import { rowOf, type Snapshot } from "../catalogue/snapshot.ts";
import { answersOf, type Change } from "./answers.ts";
import { type Evidence, evidenceWeights, halfLifeAnswers, halfLifeDays } from "./evidence.ts";
import { fitTraits, oddsAlone, sureness } from "./fit-traits.ts";
import { isCounted } from "./is-counted.ts";
import type { TasteSettings } from "./settings.ts";
import { type TraitSpace, traitSpace } from "./trait-space.ts";

/** Evidence as it counts. */
export interface Weighing {
  readonly space: TraitSpace;
  /** -1 to 1 by the number of the trait. */
  readonly weights: Float64Array;
  /** What each piece of evidence says after it has faded; 0 for what does not count. */
  readonly worths: Float64Array;
  /** Its row in the catalogue; -1 for what does not count any more. */
  readonly rows: Int32Array;
  /** By trait, how often a piece that has it was turned to. */
  readonly chosen: Uint32Array;
}

export function weigh(
  snapshot: Snapshot,
  universe: Universe,
  evidence: readonly Evidence[],
  settings: TasteSettings,
  now: number,
): Weighing {
  const space = traitSpace(snapshot, universe);
  const { rows, worths } = faded(evidence, countedRow(snapshot, universe, settings), now);
  const since = sinceSet(space, settings);
  const answers = answersOf(space, evidence, rows, worths, since);
  const weights = fitTraits(space, answers).map((odds) => (odds === 0 ? 0 : Math.tanh(odds / sureness)));
  for (const [trait, { value, isLocked }] of settings.traits) {
    const slot = space.slotOf(trait);
    const change = since.get(slot);
    if (slot >= 0)
      weights[slot] = isLocked || !change?.hold ? value : moved(value, changeOf(space, slot, change));
  }
  return { space, weights, worths, rows, chosen: answers.chosen };
}

/** From where it was set or said, by what was learned: both in log odds. */
export const moved = (value: number, learned: number): number =>
  Math.tanh(Math.atanh(within(value)) + Math.atanh(within(learned)));

/** By what was said since of pieces that have it, and by nothing else. */
const changeOf = (space: TraitSpace, slot: number, { pull, hold }: Change): number =>
  Math.tanh(oddsAlone(space, slot, pull, hold) / sureness);

/** What is set to the utmost can still be moved. */
const within = (value: number): number => Math.max(-0.98, Math.min(0.98, value));

/** -1 for what is of another universe, has left, is a gift, was said in a pause, or is not about taste. */
export function countedRow(
  snapshot: Snapshot,
  universe: Universe,
  settings: TasteSettings,
): (evidence: Evidence) => number {
  const place = universe === "women" ? 1 : 0;
  const counts = isCounted(settings);
  return (one) => {
    if (one.scope === "owned" || one.scope === "later" || !counts(one)) return -1;
    const row = rowOf(snapshot, one.product);
    return snapshot.universes[row] === place ? row : -1;
  };
}

const dayMs = 86_400_000;
/** What has faded below this is over. */
const over = 0.005;
/** So many half lives. */
const mostHalvings = Math.log2(1 / over);

/** By kind, fading with the days and with what was answered since; once all before is over nothing is looked at. */
function faded(evidence: readonly Evidence[], rowOf: (one: Evidence) => number, now: number) {
  const order = inOrder(evidence);
  const [rows, worths] = [new Int32Array(evidence.length).fill(-1), new Float64Array(evidence.length)];
  let since = 0;
  for (let i = order.length - 1; i >= 0 && since <= mostHalvings * halfLifeAnswers; i--) {
    const at = order[i] ?? 0;
    const one = evidence[at];
    const row = one ? rowOf(one) : -1;
    if (!one || row < 0) continue;
    const days = Math.max(0, now - one.at) / dayMs;
    const left = 0.5 ** (days / halfLifeDays + since / halfLifeAnswers);
    const weight = evidenceWeights[one.kind];
    since += Math.abs(weight);
    rows[at] = row;
    worths[at] = left < over ? 0 : weight * left;
  }
  return { rows, worths };
}

/** The places of the evidence, the earliest first; mostly it comes so. */
function inOrder(evidence: readonly Evidence[]): Uint32Array {
  const places = new Uint32Array(evidence.length);
  let [isSorted, before] = [true, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < places.length; i++) {
    const at = evidence[i]?.at ?? 0;
    places[i] = i;
    isSorted &&= before <= at;
    before = at;
  }
  return isSorted ? places : places.sort((a, b) => (evidence[a]?.at ?? 0) - (evidence[b]?.at ?? 0) || a - b);
}

/** What is locked is never moved. */
const sinceSet = (space: TraitSpace, { traits }: TasteSettings): ReadonlyMap<number, Change> =>
  new Map(
    [...traits].map(([trait, { at, isLocked }]) => [
      space.slotOf(trait),
      { from: isLocked ? Number.POSITIVE_INFINITY : at, pull: 0, hold: 0 },
    ]),
  );
