import { type Correction, correctionFactors } from "#vocabulary/correction.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { type DesignSums, isOfDesigns, openDesignSums } from "./design-sums.ts";
import { doubtsOf } from "./doubts.ts";
import { type Feature, type Reading, silent } from "./feature.ts";
import { fixed } from "./fixed.ts";
import type { Session } from "./session.ts";
import type { Wants } from "./wants.ts";

/** The features that have anything to say to one person. */
export interface Opened {
  readonly features: readonly Feature[];
  /** As they are; locks go by them. */
  readonly readings: readonly Reading[];
  /** With what the person corrected; scores go by them. */
  readonly counted: readonly Reading[];
  /** The most that corrections can make of a fit of 1, whatever the piece: a score is a part of it. */
  readonly stretch: number;
  readonly corrections: ReadonlyMap<string, Correction>;
  /** What scores go by of the design of a piece. */
  readonly ofDesigns: DesignSums;
}

export function openFeatures(
  features: readonly Feature[],
  snapshot: Snapshot,
  wants: Wants,
  session: Session,
): Opened {
  const found = features.flatMap((feature) => {
    const reading = feature.open(snapshot, wants, session);
    if (!reading) return [];
    const { weight = feature.weight, byHand = weight } = reading;
    return [{ feature: { ...feature, weight, byHand }, reading }];
  });
  const readings = found.map(({ reading }) => reading);
  const opened = { features: found.map(({ feature }) => feature), readings };
  const { corrections } = wants;
  const doubts = doubtsOf(snapshot, wants, session);
  const counting = (counted: readonly Reading[], stretch: number): Opened => {
    const ofDesigns = openDesignSums(snapshot, opened.features, counted);
    return { ...opened, counted, stretch, corrections, ofDesigns };
  };
  if (corrections.size === 0 && doubts.size === 0) return counting(readings, 1);
  /** The answers to what each goes by. */
  const answers = readings.map((reading) =>
    reading.traits().flatMap((trait) => corrections.get(trait) ?? []),
  );
  const factorOf = (trait: string) => {
    const said = corrections.get(trait);
    return (said ? correctionFactors[said] : 1) * (doubts.get(trait) ?? 1);
  };
  const counted = readings.map((reading, i) => {
    const isOther =
      answers[i]?.length || (doubts.size > 0 && reading.traits().some((one) => doubts.has(one)));
    return isOther ? reading.correct(factorOf) : reading;
  });
  const isRaised = answers.map((said) => said.includes("more"));
  return counting(counted, stretchOf(opened.features, isRaised));
}

/**
 * What counts more is more beside all the rest, so what is told of a piece is divided by more too, and for every piece
 * by the same: dividing each by its own would let a piece fall because of what speaks for it. The share of what counts
 * more is largest where nothing else is told but what is told of every piece.
 */
function stretchOf(features: readonly Feature[], isRaised: readonly boolean[]): number {
  const sum = (isIn: (feature: Feature, i: number) => boolean) =>
    features.filter(isIn).reduce((total, { weight }) => total + weight, 0);
  const raised = sum((_, i) => isRaised[i] === true);
  const others = sum(({ mayBeSilent }, i) => !isRaised[i] && !mayBeSilent);
  return raised === 0 ? 1 : 1 + ((correctionFactors.more - 1) * raised) / (raised + others);
}

/** So many rows at a time that their numbers stay in the nearest cache. */
const block = 1024;

/**
 * How well each piece fits, 0 to 1, or up to `stretch`: the mean of what is said of it, by weight; who is silent does
 * not count. What is corrected changes what is said and nothing that it is divided by, so no other piece moves.
 */
export function fitsOf({ features, counted, ofDesigns }: Opened, rows: Uint32Array): Float64Array {
  const fits = new Float64Array(rows.length);
  const room = Math.min(block, rows.length);
  const [allSilent, allValues] = [new Float64Array(room), new Float64Array(room)];
  const whole = features.reduce((sum, { weight }) => sum + fixed(weight), 0);
  for (let start = 0; start < rows.length; start += block) {
    const some = rows.subarray(start, start + block);
    const sums = fits.subarray(start, start + block);
    const unsaid = allSilent.subarray(0, some.length).fill(0);
    const values = allValues.subarray(0, some.length);
    ofDesigns.read(some, sums);
    for (let i = 0; i < counted.length; i++) {
      const reading = counted[i];
      if (!reading || isOfDesigns(reading)) continue;
      reading.read(some, values);
      addWeighed(values, features[i]?.weight ?? 0, sums, unsaid);
    }
    for (let i = 0; i < sums.length; i++) sums[i] = meanOf(sums[i] ?? 0, whole - (unsaid[i] ?? 0));
  }
  return fits;
}

/** Of what is said by weight and what it weighs. */
export const meanOf = (sum: number, weight: number): number => (weight > 0 ? sum / weight : 0);

function addWeighed(values: Float64Array, weight: number, sums: Float64Array, unsaid: Float64Array): void {
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? silent;
    // Most values are 0, and adding nothing takes as long as adding something.
    if (value > 0) sums[i] = (sums[i] ?? 0) + fixed(weight * value);
    else if (Number.isNaN(value)) unsaid[i] = (unsaid[i] ?? 0) + fixed(weight);
  }
}

export interface Score {
  /** A whole number, 0 to 100. */
  readonly score: number;
  /** One for each opened feature, whole numbers whose sum is the score. */
  readonly contributions: readonly number[];
  /** What each says of the piece, in hundredths; `silent` for who says nothing. */
  readonly values: readonly number[];
  /** The points that each could give this piece, in tenths; all of them are 100, or what corrections leave of it. */
  readonly weights: readonly number[];
}

/**
 * Made of the numbers that are shown, so that whoever multiplies values by weights and adds up comes to the same score:
 * values and weights are rounded first, and what they make is rounded to whole points that add up.
 */
export function scoresOf({ features, counted, stretch }: Opened, rows: Uint32Array): readonly Score[] {
  const said = counted.map(({ read }) => {
    const values = new Float64Array(rows.length);
    read(rows, values);
    return values;
  });
  /** By who is silent, a bit each: most pieces of a list are alike in that. */
  const known = new Map<
    number,
    { readonly tenths: readonly number[]; readonly weights: readonly number[] }
  >();
  return Array.from(rows, (_, i) => {
    const hundredths = new Array<number>(said.length);
    let silence = 0;
    for (let at = 0; at < said.length; at++) {
      const value = Math.round(100 * (said[at]?.[i] ?? silent));
      hundredths[at] = value;
      if (Number.isNaN(value)) silence |= 1 << at;
    }
    let shares = known.get(silence);
    if (!shares) {
      const tenths = tenthsOf(features, hundredths, stretch);
      shares = { tenths, weights: tenths.map((weight) => weight / 10) };
      known.set(silence, shares);
    }
    const points = new Array<number>(said.length);
    let sum = 0;
    for (let at = 0; at < points.length; at++) {
      const value = hundredths[at] ?? 0;
      const point = value > 0 ? (value * (shares.tenths[at] ?? 0)) / 1000 : 0;
      points[at] = point;
      sum += point;
      hundredths[at] = value / 100;
    }
    const score = Math.min(100, Math.round(sum));
    const contributions = wholeParts(points, score);
    return { score, contributions, values: hundredths, weights: shares.weights };
  });
}

/** The share that each feature has in the hundred, in tenths of a point; who is silent leaves theirs to the others. */
function tenthsOf(
  features: readonly Feature[],
  values: readonly number[],
  stretch: number,
): readonly number[] {
  const weights = features.map(({ weight }, i) => (Number.isNaN(values[i]) ? 0 : weight));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights;
  const whole = 1000 / stretch;
  return wholeParts(
    weights.map((weight) => (whole * weight) / total),
    Math.round(whole),
  );
}

/** Rounded so that they add up: what is missing goes to those that lost most by rounding down, the first of equals. */
function wholeParts(exact: readonly number[], sum: number): readonly number[] {
  const parts = exact.map(Math.floor);
  const losses = exact.map((value, i) => value - (parts[i] ?? 0));
  let missing = sum;
  for (const part of parts) missing -= part;
  for (let left = Math.min(missing, parts.length); left > 0; left--) {
    let most = 0;
    for (let i = 1; i < losses.length; i++) if ((losses[i] ?? 0) > (losses[most] ?? 0)) most = i;
    parts[most] = (parts[most] ?? 0) + 1;
    losses[most] = -1;
  }
  return parts;
}
