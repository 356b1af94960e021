import { stretchWindow } from "#vocabulary/openness.ts";

/** How many of the 20 are shown. */
export const sampleSize = 8;

/**
 * Some of 20 cards, in their order, with stretches in the same proportion, and one at least where there are any: the
 * first eight of them alone would show none of a small promise.
 */
export function sampleOf<Card extends { readonly stretch: boolean }>(
  cards: readonly Card[],
): readonly Card[] {
  const stretches = cards.filter(({ stretch }) => stretch);
  const share = Math.ceil((stretches.length * sampleSize) / stretchWindow);
  const chosen = new Set([
    ...stretches.slice(0, share),
    ...cards.filter(({ stretch }) => !stretch).slice(0, sampleSize - share),
  ]);
  return cards.filter((card) => chosen.has(card));
}
