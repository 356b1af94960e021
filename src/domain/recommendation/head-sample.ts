import { correctionFactors } from "#vocabulary/correction.ts";
import { isOfDesigns } from "./design-sums.ts";
import { silent } from "./feature.ts";
import type { Step } from "./judged.ts";
import { whole } from "./rank.ts";
import type { Opened } from "./score.ts";

/** Enough to tell roughly where the best begin. */
const sampled = { least: 64, most: 640, share: 1 / 16 };
/** What most features take beside the quickest. */
const usual = 3;
/** Fewer of a sample say too little of the rest. */
const fewest = 4;
/** So much of a sample is looked at first, those that may fit best; then twice as much, until others hardly matter. */
const firstPart = 1 / 4;
/** Few pieces have more than this of what the best imaginable of their group would have. */
const likely = 0.8;

/** By group, a fit that no piece of it is above. */
export interface Bounds {
  readonly groupOf: Uint32Array;
  readonly most: Float64Array;
}

interface Guess {
  readonly least: number;
  /** What goes by more than the design of a piece; what rules most out comes first. */
  readonly steps: readonly Step[];
}

export interface Sample {
  /** A guess at the fit that about so many of all have. Whatever the guess is, what is found by it is exact. */
  readonly guess: (about: number, all: number) => Guess;
}

interface Read extends Step {
  readonly effort: number;
  readonly values: Float64Array;
}

export function openSample(opened: Opened, rows: Uint32Array, bounds: Bounds): Sample {
  const { ofDesigns } = opened;
  const { some, most } = hopefulFirst(everyNth(rows), bounds);
  const [sums, said] = [new Float64Array(some.length), new Float64Array(some.length)];
  const read = readsOf(opened, some.length);
  let count = 0;
  const readUntil = (end: number): void => {
    const part = some.subarray(count, end);
    const [partSums, partSaid] = [sums.subarray(count, end), said.subarray(count, end)];
    ofDesigns.read(part, partSums);
    partSaid.fill(ofDesigns.weight);
    for (const { reading, weight, values } of read) {
      const partValues = values.subarray(count, end);
      reading.read(part, partValues);
      addSaid(partValues, weight, partSums, partSaid);
    }
    count = end;
  };
  return {
    guess(about, all) {
      const place = Math.max(fewest, Math.ceil((about * some.length) / all));
      let end = Math.max(count, Math.min(some.length, Math.max(2 * place, some.length * firstPart)));
      for (;;) {
        readUntil(Math.floor(end));
        const fits = sums.subarray(0, count).map((sum, at) => sum / (said[at] || 1));
        const fit = fits.sort()[count - place] ?? 0;
        if (count < some.length && fit < likely * (most[count] ?? 0)) {
          end = Math.min(some.length, 2 * end);
          continue;
        }
        const least = Math.floor(fit * whole);
        return { least, steps: inOrderOfWorth(read, count, least / whole) };
      }
    },
  };
}

/** The features that go by more than designs. */
function readsOf({ features, readings, counted, corrections }: Opened, count: number): readonly Read[] {
  return counted.flatMap((reading, i): Read[] => {
    if (isOfDesigns(reading)) return [];
    const { weight, effort = usual } = features[i] ?? { weight: 0 };
    const isRaised =
      corrections.size > 0 && reading.traits().some((trait) => corrections.get(trait) === "more");
    const most = (readings[i]?.most ?? 1) * (isRaised ? correctionFactors.more : 1);
    return [{ reading, weight, effort, most, values: new Float64Array(count) }];
  });
}

function addSaid(values: Float64Array, weight: number, sums: Float64Array, said: Float64Array): void {
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? silent;
    if (Number.isNaN(value)) continue;
    sums[at] = (sums[at] ?? 0) + weight * value;
    said[at] = (said[at] ?? 0) + weight;
  }
}

function everyNth(rows: Uint32Array): Uint32Array {
  const wanted = Math.max(sampled.least, Math.min(sampled.most, rows.length * sampled.share));
  const stride = Math.max(1, rows.length / wanted);
  const some = new Uint32Array(Math.floor(rows.length / stride));
  for (let i = 0; i < some.length; i++) some[i] = rows[Math.floor((i + 0.5) * stride)] ?? 0;
  return some;
}

/** Finer than what is told of groups has to be. */
const fine = 2 ** 20;
/** A place in a sample is below this. */
const placeRoom = 2 ** 12;

/** Rows with the fit that each cannot be above, the highest first. */
function hopefulFirst(rows: Uint32Array, { groupOf, most }: Bounds) {
  // A bound and a place in one number, which is sorted without asking anybody which of two comes first.
  const keys = new Float64Array(rows.length);
  for (let i = 0; i < rows.length; i++)
    keys[i] = Math.ceil(Math.max(0, most[groupOf[rows[i] ?? 0] ?? 0] || 0) * fine) * placeRoom + i;
  keys.sort().reverse();
  const found = { some: new Uint32Array(rows.length), most: new Float64Array(rows.length) };
  for (let i = 0; i < rows.length; i++) {
    const key = keys[i] ?? 0;
    found.some[i] = rows[key % placeRoom] ?? 0;
    found.most[i] = Math.floor(key / placeRoom) / fine;
  }
  return found;
}

function inOrderOfWorth(read: readonly Read[], count: number, least: number): readonly Step[] {
  return read
    .map((step) => ({ ...step, worth: ruledOut(step, count, least) / step.effort }))
    .sort((a, b) => b.worth - a.worth);
}

/** By how much it takes a piece below what it might have had, on average. */
function ruledOut({ weight, most, values }: Read, count: number, least: number): number {
  const hoped = Math.max(0, most - least);
  let sum = 0;
  for (let at = 0; at < count; at++) {
    const value = values[at] ?? silent;
    sum += hoped - (Number.isNaN(value) ? 0 : value - least);
  }
  return (weight * sum) / count;
}
