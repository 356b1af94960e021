import type { Offer } from "#domain/catalogue/product.ts";
import type { Leaf } from "#vocabulary/category.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { type Random, randomFrom } from "../illustrator/random.ts";
import type { HouseBrand } from "./brand.ts";
import { retail } from "./price.ts";
import { type HouseShop, houseShops } from "./shops.ts";
import type { Timeline } from "./timeline.ts";

/** How often a shop that carries a brand has this very piece. */
const carried = 0.6;
/** How often another shop still asks the full price when the cheapest has gone down. */
const stillFull = 0.3;
const soldOut = 0.06;

/** Who sells it, cheapest first. The cheapest asks what the timeline says. */
export function offersOf(
  piece: { readonly universe: Universe; readonly leaf: Leaf; readonly brand: HouseBrand },
  { price, was }: Timeline,
  page: string,
  random: Random,
): readonly Offer[] {
  const sellers = sellersOf(piece, random).map((shop) => ({
    shop,
    factor: random.between(...shop.factor),
  }));
  const least = Math.min(...sellers.map(({ factor }) => factor));
  const scaled = (amount: number, factor: number) =>
    factor === least
      ? amount
      : Math.max(amount, retail((amount / 100) * (factor / least), piece.brand.level));
  return sellers
    .map(({ shop, factor }): Offer => {
      const full = was === undefined ? undefined : scaled(was, factor);
      const asked =
        full !== undefined && factor !== least && random.chance(stillFull) ? full : scaled(price, factor);
      return {
        shop: houseShops.indexOf(shop) + 1,
        price: asked,
        ...(full !== undefined && full > asked && { was: full }),
        url: `${shop.url}${page}`,
        delivery: deliveryOf(shop, asked),
        inStock: factor === least || !random.chance(soldOut),
      };
    })
    .sort((a, b) => a.price - b.price || a.shop - b.shop);
}

function deliveryOf({ delivery: { cost, freeFrom, days } }: HouseShop, price: number) {
  return { cost: freeFrom !== undefined && price >= freeFrom ? 0 : cost, days };
}

/** One to four of the shops that carry the brand. */
function sellersOf(
  { universe, leaf, brand }: { universe: Universe; leaf: Leaf; brand: HouseBrand },
  random: Random,
): readonly HouseShop[] {
  const department = leaf.charAt(0);
  const could = houseShops.filter(
    (shop) =>
      shop.universes.includes(universe) &&
      shop.levels.includes(brand.level) &&
      shop.departments.some((one) => one === department),
  );
  // A shop has a brand or it has not: that is not decided piece by piece.
  const have = could.filter((shop) => randomFrom(`${shop.name} carries ${brand.name}`)() < shop.breadth);
  const brandShops = have.length > 0 ? have : could.slice(0, 1);
  const taken = brandShops.filter(() => random.chance(carried)).slice(0, 4);
  const [first = houseShops[0], ...others] = brandShops;
  if (taken.length > 0) return taken;
  return first ? [random.pick([first, ...others])] : [];
}
