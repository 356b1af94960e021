import { surfaces } from "#vocabulary/product-event.ts";
import { featuresWith } from "../recommendation/content-features.ts";
import { impressionsOf } from "./impressions-of.ts";
import type { Shown } from "./ports.ts";

/** What was seen and whether it was taken, in columns; a row of `keys.length` numbers for each. */
export interface Examples {
  readonly keys: readonly string[];
  /** What each feature said; not a number where it said nothing. */
  readonly values: Float32Array;
  /** How much each counted for that person, as set by hand. */
  readonly weights: Float32Array;
  readonly taken: Uint8Array;
  /** Numbered from 0. */
  readonly people: Uint32Array;
  /** 0 where nobody said, else one more than the place in `surfaces`. */
  readonly surfaces: Uint8Array;
  readonly positions: Uint16Array;
  /** How likely it was to be shown at all, from the draw that put it there. */
  readonly propensities: Float32Array;
  /** By surface and band of positions: how often something was listed there, and how often it was seen. */
  readonly listed: Float64Array;
  readonly seen: Float64Array;
}

/** Positions are alike within a band; from its beginning. */
const bands = [0, 1, 2, 3, 6, 12, 24, 48, 96];

/** Where a surface and a position are counted together. */
export const bandOf = (surface: number, position: number): number =>
  surface * bands.length + bands.findLastIndex((from) => position >= from);

const groups = (surfaces.length + 1) * bands.length;

/** More than this says little more, and takes longer than it is worth. */
const mostExamples = 100_000;

const keys = featuresWith(() => undefined).map(({ key }) => key);
const slots = new Map(keys.map((key, i) => [key, i]));
const width = keys.length;

interface GrowingExamples {
  /** False once there is no room for more. */
  readonly add: (shown: Shown) => boolean;
  readonly finish: () => Examples;
}

export function growExamples(): GrowingExamples {
  const values: number[] = [];
  const weights: number[] = [];
  const taken: number[] = [];
  const people: number[] = [];
  const places: number[] = [];
  const positions: number[] = [];
  const propensities: number[] = [];
  const [listed, seen] = [new Float64Array(groups), new Float64Array(groups)];
  let count = 0;
  return {
    add(shown) {
      for (const one of impressionsOf(shown)) {
        const surface = one.list.surface === null ? 0 : surfaces.indexOf(one.list.surface) + 1;
        const band = bandOf(surface, one.position);
        listed[band] = (listed[band] ?? 0) + 1;
        if (!one.isSeen) continue;
        seen[band] = (seen[band] ?? 0) + 1;
        const from = values.length;
        for (let i = 0; i < width; i++) {
          values.push(Number.NaN);
          weights.push(0);
        }
        for (const [i, { key, weight }] of one.list.readings.ranked.entries()) {
          const slot = slots.get(key);
          if (slot === undefined) continue;
          values[from + slot] = one.values[i] ?? Number.NaN;
          weights[from + slot] = weight;
        }
        taken.push(one.isTaken ? 1 : 0);
        people.push(count);
        places.push(surface);
        positions.push(Math.min(65_535, one.position));
        propensities.push(one.propensity);
      }
      count++;
      return taken.length < mostExamples;
    },
    finish: () => ({
      keys,
      values: Float32Array.from(values),
      weights: Float32Array.from(weights),
      taken: Uint8Array.from(taken),
      people: Uint32Array.from(people),
      surfaces: Uint8Array.from(places),
      positions: Uint16Array.from(positions),
      propensities: Float32Array.from(propensities),
      listed,
      seen,
    }),
  };
}
