import type { Leaf } from "#vocabulary/category.ts";
import { isUnder } from "#vocabulary/category-code.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { silhouettesFor } from "../illustrator/draft.ts";
import { pickWeighted, type Random } from "../illustrator/random.ts";
import type { HouseBrand } from "./brand.ts";

/** Deals the pieces of one category out among the brands that make it. */
export function brandDealer(brands: readonly HouseBrand[], universe: Universe, leaf: Leaf) {
  const makers = brands
    .filter((brand) => brand.universes.includes(universe) && !brand.except?.includes(leaf))
    .map((brand) => ({ brand, weight: shareOf(brand, leaf), dealt: 0 }))
    .filter(({ brand, weight }) => weight > 0 && hasCloth(brand, universe, leaf));
  return (random: Random): HouseBrand | undefined => {
    if (makers.length === 0) return undefined;
    // Whoever has just shown a piece waits, so that a page shows many hands.
    const chosen = pickWeighted(makers, random, ({ weight, dealt }) => weight / (1 + 1.5 * dealt));
    chosen.dealt++;
    return chosen.brand;
  };
}

const shareOf = ({ makes }: HouseBrand, leaf: Leaf): number =>
  Math.max(0, ...makes.filter(([code]) => isUnder(leaf, code)).map(([, weight]) => weight));

/** A brand that refuses every material of a category does not make it. */
const hasCloth = (brand: HouseBrand, universe: Universe, leaf: Leaf): boolean =>
  silhouettesFor(universe, leaf).some(({ fabrics }) =>
    fabrics.some(
      (option) => (option.universe ?? universe) === universe && brand.materials[option.material] !== 0,
    ),
  );
