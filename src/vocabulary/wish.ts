import { type Leaf, leavesOf } from "./category.ts";
import { categoryCode, isUnder } from "./category-code.ts";
import type { Language } from "./language.ts";
import type { Universe } from "./universe.ts";

/** Off or wanted: there is nothing between (SPEC.md §3). */
export const wishValues = [0, 2] as const;
export type WishValue = (typeof wishValues)[number];

/** A kind of piece someone may wish for. */
export type WishCategory = {
  /** Its key in the map of wishes. */
  readonly name: string;
  readonly label: Readonly<Record<Language, string>>;
  readonly leaves: readonly Leaf[];
  /** The full codes of its leaves, joined with `|`. */
  readonly search: string;
};

/** The 35 of a universe, in the order people see them. */
export const wishesOf = (universe: Universe): readonly WishCategory[] => wishes[universe];

/** Nothing when the universe has no such wish. */
export const wishNamed = (universe: Universe, name: string): WishCategory | undefined =>
  byName[universe].get(name);

export const toggleWish = (value: WishValue): WishValue => (value === 2 ? 0 : 2);

type Row = readonly [name: string, en: string, fr: string, ...branches: string[]];

/** Each row names its leaves, or a family for all leaves that the universe has of it. */
const rows: Readonly<Record<Universe, readonly Row[]>> = {
  men: [
    ["T-Shirts", "T-shirts", "T-shirts", "A.1.1", "A.1.5"],
    ["Polos", "Polo shirts", "Polos", "A.1.2"],
    ["Shirts", "Shirts", "Chemises", "A.1.3", "A.1.4"],
    ["Pullovers", "Pullovers", "Pulls", "A.2.1", "A.2.2", "A.2.5"],
    ["Sweatshirts", "Sweatshirts", "Sweats", "A.2.3", "A.2.4"],
    ["Jeans", "Jeans", "Jeans", "A.3.1"],
    ["Chinos", "Chinos", "Chinos", "A.3.2", "A.3.6"],
    ["Trousers", "Trousers", "Pantalons", "A.3.3"],
    ["Joggers", "Joggers", "Joggings", "A.3.4"],
    ["Shorts", "Shorts", "Shorts", "A.3.5"],
    ["Jackets", "Jackets", "Blousons et vestes", "A.4.2", "A.4.4", "A.4.5"],
    ["Leather jackets", "Leather jackets", "Vestes en cuir", "A.4.3"],
    ["Blazers", "Blazers", "Blazers", "A.4.1"],
    ["Coats", "Coats", "Manteaux", "A.5.1", "A.5.2", "A.5.5"],
    ["Parkas & puffers", "Parkas and puffers", "Parkas et doudounes", "A.5.3", "A.5.4"],
    ["Suits", "Suits", "Costumes", "A.6"],
    ["Sneakers", "Sneakers", "Baskets", "B.1.1"],
    ["Classic shoes", "Classic shoes", "Chaussures de ville", "B.2.1", "B.2.3"],
    ["Loafers", "Loafers", "Mocassins", "B.2.2", "B.1.2"],
    ["Boots", "Boots", "Bottines", "B.3"],
    ["Sandals", "Sandals", "Sandales", "B.4"],
    ["Sport shoes", "Sport shoes", "Chaussures de sport", "B.5"],
    ["Sportswear", "Sportswear", "Vêtements de sport", "G.1"],
    ["Underwear", "Underwear", "Sous-vêtements", "F.1.1", "F.2.1"],
    ["Nightwear", "Nightwear", "Pyjamas", "F.3.1"],
    ["Swimwear", "Swimwear", "Maillots de bain", "F.4.1"],
    ["Bags", "Bags", "Sacs", "C.1"],
    ["Wallets", "Wallets", "Portefeuilles", "C.2"],
    ["Belts", "Belts", "Ceintures", "D.1.1"],
    ["Hats & caps", "Hats and caps", "Chapeaux et casquettes", "D.2"],
    ["Scarves & gloves", "Scarves and gloves", "Écharpes et gants", "D.3.1", "D.4.1"],
    ["Ties", "Ties", "Cravates", "D.5"],
    ["Sunglasses", "Sunglasses", "Lunettes de soleil", "D.6.1"],
    ["Watches", "Watches", "Montres", "E.1.1"],
    ["Jewellery", "Jewellery", "Bijoux", "E.2"],
  ],
  women: [
    ["T-Shirts", "T-shirts", "T-shirts", "A.1.1"],
    ["Tops", "Tops", "Tops", "A.1.2", "A.1.5", "A.1.6"],
    ["Shirts", "Shirts and blouses", "Chemises et blouses", "A.1.3", "A.1.4"],
    ["Pullovers", "Pullovers", "Pulls", "A.2.1", "A.2.2", "A.2.5"],
    ["Sweatshirts", "Sweatshirts", "Sweats", "A.2.3", "A.2.4"],
    ["Dresses", "Dresses", "Robes", "A.7"],
    ["Skirts", "Skirts", "Jupes", "A.8"],
    ["Jumpsuits", "Jumpsuits", "Combinaisons", "A.9"],
    ["Jeans", "Jeans", "Jeans", "A.3.1"],
    ["Trousers", "Trousers", "Pantalons", "A.3.2", "A.3.3", "A.3.6"],
    ["Leggings", "Leggings", "Leggings", "A.3.4"],
    ["Shorts", "Shorts", "Shorts", "A.3.5"],
    ["Jackets", "Jackets", "Vestes", "A.4.2", "A.4.4", "A.4.5"],
    ["Leather jackets", "Leather jackets", "Vestes en cuir", "A.4.3"],
    ["Blazers", "Blazers", "Blazers", "A.4.1"],
    ["Coats", "Coats", "Manteaux", "A.5.1", "A.5.2", "A.5.5"],
    ["Parkas & puffers", "Parkas and puffers", "Parkas et doudounes", "A.5.3", "A.5.4"],
    ["Suits", "Suits", "Tailleurs", "A.6"],
    ["Sneakers", "Sneakers", "Baskets", "B.1"],
    ["Heels", "Heels", "Chaussures à talon", "B.2.1", "B.2.3"],
    ["Flats", "Flats", "Chaussures plates", "B.2.2", "B.2.4"],
    ["Boots", "Boots", "Bottes et bottines", "B.3"],
    ["Sandals", "Sandals", "Sandales", "B.4"],
    ["Sport shoes", "Sport shoes", "Chaussures de sport", "B.5"],
    ["Sportswear", "Sportswear", "Vêtements de sport", "G.1"],
    ["Lingerie", "Lingerie", "Lingerie", "F.1", "F.2.2"],
    ["Nightwear", "Nightwear", "Pyjamas et nuisettes", "F.3.1"],
    ["Swimwear", "Swimwear", "Maillots de bain", "F.4.1"],
    ["Bags", "Bags", "Sacs", "C.1"],
    ["Wallets", "Wallets", "Portefeuilles", "C.2"],
    ["Belts", "Belts", "Ceintures", "D.1.1"],
    [
      "Hats, scarves & gloves",
      "Hats, scarves and gloves",
      "Chapeaux, foulards et gants",
      "D.2",
      "D.3.1",
      "D.4.1",
    ],
    ["Sunglasses", "Sunglasses", "Lunettes de soleil", "D.6.1"],
    ["Watches", "Watches", "Montres", "E.1.1"],
    ["Jewellery", "Jewellery", "Bijoux", "E.2"],
  ],
};

const wishes = { men: categoriesOf("men"), women: categoriesOf("women") };

const byName = {
  men: new Map(wishes.men.map((wish) => [wish.name, wish])),
  women: new Map(wishes.women.map((wish) => [wish.name, wish])),
};

function categoriesOf(universe: Universe): readonly WishCategory[] {
  return rows[universe].map(([name, en, fr, ...branches]) => {
    const leaves = branches.flatMap((branch) => leavesOf(universe).filter((leaf) => isUnder(leaf, branch)));
    const search = leaves.map((leaf) => categoryCode(universe, leaf)).join("|");
    return { name, label: { en, fr }, leaves, search };
  });
}
