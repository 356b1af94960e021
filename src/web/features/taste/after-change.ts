import type { Taste, TasteBelief, TasteTrait } from "#contract/taste.ts";

/** What was deleted or denied is not believed any more. It is told apart, with the way back. */
export const isGivenUp = ({ setting, weight }: Pick<TasteTrait, "setting" | "weight">): boolean =>
  setting?.value === 0 && Math.abs(weight) < noticed;

/** As on the server: nobody would speak of less. */
const noticed = 0.1;

export const afterFetch = (answer: Taste): Taste => ({
  ...answer,
  beliefs: answer.beliefs.filter((belief) => !isGivenUp(belief)),
});

/**
 * The server's answer to a change, as it goes onto a screen that somebody is using: nothing jumps to another place,
 * nothing leaves under a finger but what was deleted, and the version compared with stays.
 */
export function afterChange(shown: Taste, answer: Taste): Taste {
  const comparedOf = new Map(
    [...shown.styles, ...shown.beliefs].flatMap(({ trait, compared }) =>
      compared === undefined ? [] : [[trait, compared] as const],
    ),
  );
  const withCompared = <T extends { readonly trait: string }>(one: T): T => {
    const compared = comparedOf.get(one.trait);
    return compared === undefined ? one : { ...one, compared };
  };
  return {
    ...answer,
    compared: shown.compared,
    styles: answer.styles.map(withCompared),
    colours: inOrderOf(shown.colours, answer.colours),
    brands: inOrderOf(shown.brands, answer.brands),
    beliefs: steady(shown.beliefs, answer.beliefs).map(withCompared),
  };
}

/** Those that were on the screen where they were, also what is too weak to be told now; others after whom they follow. */
function steady(before: readonly TasteBelief[], answer: readonly TasteBelief[]): TasteBelief[] {
  const told = new Map(answer.map((belief) => [belief.trait, belief]));
  const rows = before.map((belief) => told.get(belief.trait) ?? belief);
  for (const [place, belief] of answer.entries()) {
    if (isGivenUp(belief) || rows.some(({ trait }) => trait === belief.trait)) continue;
    const previous = answer[place - 1]?.trait;
    const after = rows.findIndex(({ trait }) => trait === previous);
    rows.splice(after + 1, 0, belief);
  }
  return rows;
}

function inOrderOf<T extends { readonly trait: string }>(before: readonly T[], answer: readonly T[]): T[] {
  const placeOf = ({ trait }: T) => before.findIndex((one) => one.trait === trait);
  const kept = answer.filter((one) => placeOf(one) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
  return [...kept, ...answer.filter((one) => placeOf(one) < 0)];
}
