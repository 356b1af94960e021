import type { RangeScale } from "#web/ui/range-scale.ts";

/** The ends of a row, in whole euros. */
export type Ends = { readonly min: number; readonly max: number };

/** Prices differ by factors rather than by euros: twice as much is the same distance everywhere. */
export function euroScale({ min, max }: Ends): RangeScale {
  const euros = roundEuros({ min, max });
  const width = Math.log(max / min);
  const place = (value: number) => Math.min(1, Math.max(0, Math.log(value / min) / width));
  return {
    place,
    value: (at) => {
      const distance = (value: number) => Math.abs(place(value) - at);
      return euros.reduce((best, value) => (distance(value) < distance(best) ? value : best), min);
    },
    next: (value, steps) => {
      if (steps === 0) return value;
      const further = steps > 0 ? euros.filter((one) => one > value) : euros.filter((one) => one < value);
      return further.at(steps > 0 ? steps - 1 : steps) ?? (steps > 0 ? max : min);
    },
  };
}

/** The sums people think in, from one end to the other. The ends are always among them. */
function roundEuros({ min, max }: Ends): readonly number[] {
  const euros = [min];
  for (let value = min; value < max; ) {
    const { by } = steps.find(({ below }) => value < below) ?? { by: 50 };
    value = Math.min(max, (Math.floor(value / by) + 1) * by);
    euros.push(value);
  }
  return euros;
}

const steps = [
  { below: 50, by: 1 },
  { below: 200, by: 5 },
  { below: 500, by: 10 },
  { below: 1000, by: 25 },
];
