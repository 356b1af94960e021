import { correctionFactors } from "#vocabulary/correction.ts";
import { silent } from "./feature.ts";
import type { Groups, MostByCode } from "./groups.ts";
import type { MostOf } from "./rows-from.ts";
import type { Opened } from "./score.ts";

/**
 * For each group a fit that no piece of it is above. Where a feature may have nothing to say it is taken to say the
 * most there is: a mean never falls by something that is above all that it is made of.
 */
export function mostFits(
  groups: Groups,
  { features, readings, counted, corrections }: Opened,
  mostOf: MostOf,
): Float64Array {
  const { first, end, count } = groups;
  const top =
    readings.reduce((most, reading) => Math.max(most, reading.most ?? 1), 1) *
    (corrections.size > 0 ? correctionFactors.more : 1);
  const fits = new Float64Array(count);
  /** The same for all groups: what is told of none. */
  let anywhere = 0;
  let all = 0;
  for (const [i, reading] of counted.entries()) {
    const weight = features[i]?.weight ?? 0;
    all += weight;
    const coded = reading.codes && groups.mostByCode(reading.codes.column, reading.codes.values);
    const most = coded ? undefined : mostOf(reading);
    if (coded) addCoded(fits, coded, weight, top, first, end);
    else if (most) addMost(fits, most, weight, top, first, end);
    else anywhere += weight * top;
  }
  for (let group = first; group < end; group++) fits[group] = ((fits[group] ?? 0) + anywhere) / (all || 1);
  return fits;
}

function addMost(
  fits: Float64Array,
  most: Float64Array,
  weight: number,
  top: number,
  first: number,
  end: number,
): void {
  for (let group = first; group < end; group++) {
    const value = most[group] ?? silent;
    fits[group] = (fits[group] ?? 0) + weight * (Number.isNaN(value) ? top : value);
  }
}

function addCoded(
  fits: Float64Array,
  { most, isSilent }: MostByCode,
  weight: number,
  top: number,
  first: number,
  end: number,
): void {
  for (let group = first; group < end; group++)
    fits[group] = (fits[group] ?? 0) + weight * (isSilent[group] === 1 ? top : (most[group] ?? 0));
}
