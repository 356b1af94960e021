import type { Universe } from "#vocabulary/universe.ts";
import type { Bilingual } from "../../catalogue/product.ts";
import type { Snapshot } from "../../catalogue/snapshot.ts";
import { partOfChoice } from "../../taste/answers.ts";
import { type TraitKind, traitKinds } from "../../taste/taste.ts";
import { mostTraits, type TraitSpace } from "../../taste/trait-space.ts";
import type { Weighing } from "../../taste/weigh.ts";
import { adder, affinityOf, fullest } from "../affinity.ts";
import { lastOne } from "../correct-reading.ts";
import { byDesign, designsOf } from "../designs.ts";
import type { Feature, Reading } from "../feature.ts";
import { traitName } from "../trait-name.ts";
import { keepChoosing } from "../words.ts";

/** How much it counts for each point that the best imaginable piece has in its favour. */
const perPoint = 27;

/** What someone keeps choosing speaks for a piece, less what they turn down. */
export const taste: Feature = {
  key: "taste",
  weight: 0,
  editable: true,
  effort: 8,
  open(snapshot, { universe }, session) {
    const weighing = affinityOf(snapshot, universe, session);
    return weighing.weights.some((weight) => weight > 0) ? leaning(snapshot, universe, weighing) : undefined;
  },
};

function leaning(
  snapshot: Snapshot,
  universe: Universe,
  weighing: Weighing,
  factorOf?: (trait: string) => number,
): Reading {
  const { space, weights } = weighing;
  const named = (slot: number) => `taste:${space.nameOf(slot)}`;
  const worths = factorOf
    ? weights.map((weight, slot) => (weight > 0 ? weight * factorOf(named(slot)) : weight))
    : weights;
  const add = adder(snapshot, weighing, worths);
  const most = mostFor(weighing);
  const fromStyles = mostOfStyles(snapshot, space, worths);
  const [slots, parts] = [new Uint32Array(mostTraits), new Float64Array(mostTraits)];
  /** What says most for a piece. */
  const strongest = lastOne((row: number): number => {
    const count = space.read(row, slots, parts);
    let [best, most] = [0, Number.NEGATIVE_INFINITY];
    for (let i = 0; i < count; i++) {
      const worth = (worths[slots[i] ?? 0] ?? 0) * (parts[i] ?? 0);
      if (worth > most) [best, most] = [slots[i] ?? 0, worth];
    }
    return best;
  });
  /** Many pieces of a list have the same to say for them. */
  const said = new Map<number, Bilingual>();
  return {
    weight: perPoint * most,
    most: (mostOfOthers(space, worths) + fromStyles) / most,
    mostIn(groups) {
      const values = add.most(groups);
      for (let group = groups.first; group < groups.end; group++)
        values[group] = Math.max(0, values[group] ?? 0) / most;
      return values;
    },
    ...byDesign(designsOf(snapshot), (designs, values) => {
      add.add(designs, values);
      shareOf(values, most);
    }),
    says(row) {
      const slot = strongest(row);
      const known = said.get(slot) ?? words(snapshot, universe, weighing, slot);
      said.set(slot, known);
      return known;
    },
    trait: (row) => named(strongest(row)),
    traits: () =>
      Array.from(weights.keys())
        .filter((slot) => (weights[slot] ?? 0) > 0)
        .map(named),
    correct: (again) => leaning(snapshot, universe, weighing, again),
  };
}

function shareOf(values: Float64Array, most: number): void {
  for (let i = 0; i < values.length; i++) {
    const sum = values[i] ?? 0;
    values[i] = sum > 0 ? sum / most : 0;
  }
}

/** What a piece would have that has the best of every kind, and of styles the best two. */
function mostFor({ space, weights }: Weighing): number {
  const [first, second] = [new Float64Array(traitKinds.length), new Float64Array(traitKinds.length)];
  for (let slot = 0; slot < weights.length; slot++) {
    const weight = weights[slot] ?? 0;
    const kind = space.kinds[slot] ?? 0;
    if (weight > (first[kind] ?? 0)) {
      second[kind] = first[kind] ?? 0;
      first[kind] = weight;
    } else if (weight > (second[kind] ?? 0)) second[kind] = weight;
  }
  return first.reduce((sum, weight) => sum + weight, second[0] ?? 0);
}

const worthsOf = ({ starts, counts }: TraitSpace, worths: Float64Array, kind: TraitKind): Float64Array =>
  worths.subarray(starts[kind], starts[kind] + counts[kind]);

const bestOf = (worths: Float64Array): number => worths.reduce((most, worth) => Math.max(most, worth), 0);

/** No piece has more than the best of every kind. */
const mostOfOthers = (space: TraitSpace, worths: Float64Array): number =>
  traitKinds.reduce((sum, kind) => sum + (kind === "style" ? 0 : bestOf(worthsOf(space, worths, kind))), 0);

/** Nor more of all styles together than if it were wholly of each, or the fullest piece and all of it the best. */
function mostOfStyles(snapshot: Snapshot, space: TraitSpace, worths: Float64Array): number {
  const styles = worthsOf(space, worths, "style");
  const all = styles.reduce((sum, worth) => sum + Math.max(0, worth), 0);
  return Math.min(all, fullest(snapshot) * bestOf(styles));
}

function words(snapshot: Snapshot, universe: Universe, weighing: Weighing, slot: number): Bilingual {
  const { space, chosen } = weighing;
  const times = chosen[slot] ?? 0;
  const name = traitName(snapshot, universe, space.nameOf(slot) ?? "");
  if (times === 0) return keepChoosing(name, "asked");
  return keepChoosing(name, times > 1 && isOfSeveral(weighing, slot) ? "often" : "once");
}

/** Whoever turns to one piece again and again has chosen what it is once. */
function isOfSeveral({ space, rows, worths }: Weighing, slot: number): boolean {
  const [slots, parts] = [new Uint32Array(mostTraits), new Float64Array(mostTraits)];
  const has = (row: number): boolean => {
    const place = slots.subarray(0, space.read(row, slots, parts)).indexOf(slot);
    return place >= 0 && (parts[place] ?? 0) >= partOfChoice;
  };
  let first = -1;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? -1;
    if ((worths[i] ?? 0) <= 0 || row === first || !has(row)) continue;
    if (first >= 0) return true;
    first = row;
  }
  return false;
}
