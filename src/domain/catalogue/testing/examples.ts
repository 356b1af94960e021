import { cardWordsOf, listingOf } from "../listing.ts";
import { packListing } from "../packed-listing.ts";
import type { Brand, Product, Shop } from "../product.ts";
import { snapshotBuilder } from "../read-snapshot.ts";
import type { Snapshot } from "../snapshot.ts";

export const exampleBrands: readonly Brand[] = [
  { id: 1, name: "Aelvik", key: "aelvik", country: "SE", about: { en: "Grey.", fr: "Gris." } },
  { id: 2, name: "Élan & Co", key: "elan-co" },
];
export const exampleShops: readonly Shop[] = [
  { id: 1, name: "Maison Verdier", key: "maison-verdier", url: "https://www.maison-verdier.example/" },
  { id: 2, name: "Peg & Rail", key: "peg-rail", url: "https://www.pegandrail.example/" },
];
export const exampleDay = "2026-11-15";

/** A jumper that nobody would mind: change what the test is about. */
export function exampleProduct(change: Partial<Product> & { readonly id: number }): Product {
  return {
    source: { name: "house", key: String(change.id) },
    universe: "men",
    leaf: "A.2.1",
    brand: 1,
    name: { en: "Merino crew-neck jumper", fr: "Pull col rond en mérinos" },
    description: { en: "A jumper.", fr: "Un pull." },
    traits: {
      pattern: "plain",
      materials: ["wool", "nylon"],
      fit: "regular",
      cut: { neckline: "crew", sleeve: "long" },
      formality: 3,
      seasons: ["autumn", "winter"],
      occasions: ["everyday", "work"],
      styles: [
        { id: 2, score: 0.6 },
        { id: 1, score: 0.25 },
      ],
    },
    composition: [
      {
        part: "main",
        shares: [
          { material: "wool", percent: 80 },
          { material: "nylon", percent: 20 },
        ],
      },
    ],
    care: ["machine-wool", "dry-flat"],
    variants: [
      {
        colours: ["navy"],
        shade: { en: "Ink", fr: "Encre" },
        picture: { kind: "drawn", garment: { kind: "pullover" } },
        sizes: [
          { label: "M", system: "letter", inStock: true },
          { label: "L", system: "letter", inStock: false },
        ],
      },
      {
        colours: ["grey", "white"],
        picture: { kind: "drawn", garment: { kind: "pullover" } },
        sizes: [{ label: "L", system: "letter", inStock: true }],
      },
    ],
    offers: [
      { shop: 1, price: 9_900, was: 12_900, url: "https://www.maison-verdier.example/p/1", inStock: true },
      { shop: 2, price: 12_900, url: "https://www.pegandrail.example/p/1", inStock: true },
    ],
    prices: [
      { day: "2026-06-01", price: 12_900 },
      { day: "2026-11-10", price: 9_900 },
    ],
    addedOn: "2026-06-01",
    ...change,
  };
}

export function exampleSnapshot(products: readonly Product[], version = 1): Snapshot {
  const builder = snapshotBuilder();
  for (const product of products.toSorted((a, b) => a.id - b.id))
    builder.add(
      { listing: packListing(listingOf(product)), card: JSON.stringify(cardWordsOf(product)) },
      exampleDay,
    );
  return builder.finish({ version, day: exampleDay, brands: exampleBrands, shops: exampleShops });
}
