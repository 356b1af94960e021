import type { Readings } from "#domain/people/list-ports.ts";

/** Pairs and whole hundredths: a list of 24 takes about a kilobyte. */
export const writeReadings = ({ ranked, values }: Readings): string =>
  JSON.stringify([
    ranked.map(({ key, weight }) => [key, Math.round(1000 * weight) / 1000]),
    // What is not a number is written as null.
    values.map((row) => row.map((value) => Math.round(100 * value))),
  ]);

/** Written by `writeReadings`; null where the list is from before there were any. */
export function readReadings(document: unknown): Readings | undefined {
  if (!Array.isArray(document)) return undefined;
  const [ranked, values] = document as [
    readonly (readonly [string, number])[],
    readonly (readonly (number | null)[])[],
  ];
  return {
    ranked: ranked.map(([key, weight]) => ({ key, weight })),
    values: values.map((row) => row.map((value) => (value === null ? Number.NaN : value / 100))),
  };
}
