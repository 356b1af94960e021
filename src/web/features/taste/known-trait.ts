import type { Taste, TasteBelief, TasteTrait } from "#contract/taste.ts";

/** All that is known of a trait: with the pieces it rests on where it is a belief. */
export function knownTrait(taste: Taste, name: string): (TasteTrait & Partial<TasteBelief>) | undefined {
  const { beliefs, styles, colours, brands, brands_against, set_by_hand } = taste;
  const all: readonly TasteTrait[] = [
    ...beliefs,
    ...styles,
    ...colours,
    ...brands,
    ...brands_against,
    ...set_by_hand,
  ];
  return all.find(({ trait }) => trait === name);
}
