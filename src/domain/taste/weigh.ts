import type { Universe } from "#vocabulary/universe.ts";
import { axisCount } from "../catalogue/columns.ts";
import { rowOf, type Snapshot } from "../catalogue/snapshot.ts";
import { type Evidence, evidenceWeights, halfLifeAnswers, halfLifeDays } from "./evidence.ts";
import { type Answers, fitTraits, oddsAlone, sureness } from "./fit-traits.ts";
import type { TasteSettings } from "./settings.ts";
import { type TraitKind, traitKinds } from "./taste.ts";
import { mostTraits, type TraitSpace, traitSpace } from "./trait-space.ts";

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
  { gifts, pauses }: TasteSettings,
): (evidence: Evidence) => number {
  const place = universe === "women" ? 1 : 0;
  const isPaused = (at: number) =>
    pauses.some(({ from, until }) => at >= from && (until === undefined || at < until));
  return ({ product, at, scope }) => {
    if (scope === "owned" || scope === "later" || gifts.has(product) || isPaused(at)) return -1;
    const row = rowOf(snapshot, product);
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

/** So much of a trait a piece has to have for it to be chosen by choosing the piece. */
const some = 0.3;

/** What was said of which traits, one list after the other. What came before a trait was set is not about it. */
function answersOf(
  space: TraitSpace,
  evidence: readonly Evidence[],
  rows: Int32Array,
  worths: Float64Array,
  since: ReadonlyMap<number, Change>,
): Answers & { readonly chosen: Uint32Array; readonly refused: Uint32Array } {
  const counted: number[] = [];
  for (let at = 0; at < rows.length; at++)
    if (worths[at] !== 0 && aboutKinds(evidence[at]) !== 0) counted.push(at);
  const starts = new Uint32Array(counted.length + 1);
  const [styles, parts] = [
    new Uint32Array(counted.length * axisCount),
    new Float64Array(counted.length * axisCount),
  ];
  const none = () => new Int32Array(counted.length).fill(-1);
  const single = { category: none(), brand: none(), colour: none(), material: none(), pattern: none() };
  /** The same by the number of the kind. */
  const singles = traitKinds.map((kind) => (kind === "style" ? undefined : single[kind]));
  const [chosen, refused] = [new Uint32Array(space.size), new Uint32Array(space.size)];
  const [ownSlots, ownParts] = [new Uint32Array(mostTraits), new Float64Array(mostTraits)];
  let end = 0;
  for (let i = 0; i < counted.length; i++) {
    const at = counted[i] ?? 0;
    const about = aboutKinds(evidence[at]);
    const moment = evidence[at]?.at ?? 0;
    const counts = (worths[at] ?? 0) > 0 ? chosen : refused;
    const count = space.read(rows[at] ?? 0, ownSlots, ownParts);
    for (let j = 0; j < count; j++) {
      const slot = ownSlots[j] ?? 0;
      const part = ownParts[j] ?? 0;
      const kind = space.kinds[slot] ?? 0;
      if ((about & (1 << kind)) === 0) continue;
      const set = since.size > 0 ? since.get(slot) : undefined;
      if (set && moment <= set.from) continue;
      if (set) {
        set.pull += part * (worths[at] ?? 0);
        set.hold += part * part * Math.abs(worths[at] ?? 0);
      } else {
        const own = singles[kind];
        if (own) own[i] = slot;
        else {
          styles[end] = slot;
          parts[end++] = part;
        }
      }
      // A faint echo of a style is no choice of it.
      if (part >= some) counts[slot] = (counts[slot] ?? 0) + 1;
    }
    starts[i + 1] = end;
  }
  const said = Float64Array.from(counted, (at) => worths[at] ?? 0);
  return { worths: said, single, starts, styles, parts, chosen, refused };
}

/** What was said of a trait since it was set by hand. */
interface Change {
  readonly from: number;
  pull: number;
  hold: number;
}

/** What is locked is never moved. */
const sinceSet = (space: TraitSpace, { traits }: TasteSettings): ReadonlyMap<number, Change> =>
  new Map(
    [...traits].map(([trait, { at, isLocked }]) => [
      space.slotOf(trait),
      { from: isLocked ? Number.POSITIVE_INFINITY : at, pull: 0, hold: 0 },
    ]),
  );

const everyKind = (1 << traitKinds.length) - 1;
const bitOf = (kind: TraitKind) => 1 << traitKinds.indexOf(kind);

/** A bit for every kind of trait that it speaks of. */
export function aboutKinds(evidence: Evidence | undefined): number {
  const scope = evidence?.scope ?? "item";
  if (scope === "item") return everyKind;
  return scope === "colour" || scope === "brand" ? bitOf(scope) : 0;
}
