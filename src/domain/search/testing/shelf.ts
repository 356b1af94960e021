import type { Product } from "../../catalogue/product.ts";
import { exampleProduct } from "../../catalogue/testing/examples.ts";

const { traits } = exampleProduct({ id: 1 });
type Change = Parameters<typeof exampleProduct>[0];
type Variant = Product["variants"][number];

const offer = (price: number, was?: number) => [
  {
    shop: 1,
    price,
    ...(was !== undefined && { was }),
    url: "https://www.maison-verdier.example/p",
    inStock: true,
  },
];
const picture = { kind: "drawn", garment: {} } as const;
const inColour = (colour: Variant["colours"][number], ...sizes: readonly string[]): readonly [Variant] => [
  { colours: [colour], picture, sizes: sizes.map((label) => ({ label, system: "fr", inStock: true })) },
];

/** A small shop in which every question has an answer that can be counted by hand. */
export const shelf: readonly Product[] = [
  dress(
    { id: 1, leaf: "A.7.2", name: { en: "Floral wrap dress", fr: "Robe cache-cœur à fleurs" } },
    "floral",
    4_900,
    "red",
    "38",
  ),
  dress(
    { id: 2, leaf: "A.7.3", name: { en: "Maxi dress", fr: "Robe longue" } },
    "plain",
    12_000,
    "black",
    "38",
    "40",
  ),
  dress({ id: 3, leaf: "A.7.1", name: { en: "Mini dress", fr: "Robe courte" } }, "plain", 8_000, "red", "40"),
  dress(
    { id: 4, leaf: "A.7.4", name: { en: "Cocktail dress", fr: "Robe de cocktail" }, brand: 2 },
    "plain",
    30_000,
    "navy",
    "42",
  ),
  piece({ id: 5, leaf: "A.2.1", name: { en: "Merino jumper", fr: "Pull en mérinos" } }, "wool", 9_000),
  piece({ id: 6, leaf: "A.2.1", name: { en: "Cotton jumper", fr: "Pull en coton" } }, "cotton", 5_000),
  piece(
    { id: 7, leaf: "A.5.1", name: { en: "Wool coat", fr: "Manteau en laine" }, brand: 2 },
    "wool",
    25_000,
    40_000,
  ),
  piece({ id: 8, leaf: "A.5.1", name: { en: "Wool pea coat", fr: "Caban en laine" } }, "wool", 20_000),
  piece(
    { id: 9, leaf: "B.1.1", name: { en: "Leather sneakers", fr: "Baskets en cuir" } },
    "leather",
    11_000,
    12_000,
  ),
  piece({ id: 10, leaf: "D.2.2", name: { en: "Ribbed beanie", fr: "Bonnet côtelé" } }, "wool", 2_000),
  piece({ id: 11, leaf: "D.2.2", name: { en: "Canvas cap", fr: "Casquette en toile" } }, "canvas", 2_200),
  exampleProduct({ id: 12, leaf: "A.5.1", name: { en: "Sold-out coat", fr: "Manteau épuisé" }, offers: [] }),
];

function dress(
  change: Change,
  pattern: "floral" | "plain",
  price: number,
  colour: Variant["colours"][number],
  ...sizes: string[]
) {
  return exampleProduct({
    universe: "women",
    traits: {
      ...traits,
      pattern,
      materials: ["cotton"],
      occasions: pattern === "floral" ? ["wedding"] : ["everyday"],
    },
    variants: inColour(colour, ...sizes),
    offers: offer(price),
    ...change,
  });
}

function piece(
  change: Change,
  material: Product["traits"]["materials"][number],
  price: number,
  was?: number,
) {
  return exampleProduct({
    traits: { ...traits, materials: [material] },
    offers: offer(price, was),
    ...change,
  });
}
