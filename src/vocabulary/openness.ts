/** Openness is a promise: so many cards of any 20 in a row are from outside someone's own taste (PRODUCT.md §8). */
export const stretchWindow = 20;

/** Of whoever has said nothing: the middle of the five. */
export const defaultOpenness = 3;

/** By openness 1 to 5. */
const stretchCounts = [0, 2, 4, 7, 10] as const;

/** How many of 20; the middle level's when it is none of the five. */
export const stretchCountOf = (openness: number): number =>
  stretchCounts[Math.round(openness) - 1] ?? stretchCounts[2];

/**
 * Whether the card at this place of someone's run is one of them. They are spread evenly and repeat every 20, so any 20
 * in a row have the same number; two never follow each other, and the first card of all is never one.
 */
export function isStretchPlace(openness: number, place: number): boolean {
  const count = stretchCountOf(openness);
  return Math.floor(((place + 1) * count) / stretchWindow) > Math.floor((place * count) / stretchWindow);
}
