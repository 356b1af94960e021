import type { Bilingual, Product } from "#domain/catalogue/product.ts";
import { slugOf } from "#vocabulary/slug.ts";
import { hash, type Random, randomFrom } from "../illustrator/random.ts";
import type { HouseBrand } from "./brand.ts";
import { houseBrands } from "./brands.ts";
import { careOf } from "./cloth/care.ts";
import { clothLinesFor, motifLinesFor } from "./cloth/cloth-lines.ts";
import type { Design } from "./design.ts";
import { nameOf } from "./naming/name.ts";
import { offersOf } from "./offers.ts";
import type { Piece } from "./piece.ts";
import { pieceOf } from "./piece-of.ts";
import { fullPrice } from "./price.ts";
import { banks } from "./prose/banks.ts";
import { openWriter } from "./prose/writer.ts";
import { timelineOf } from "./timeline.ts";
import { variantsOf } from "./variants.ts";

export type ProductMaker = (id: number, brand: HouseBrand, design: Design, seed: string) => Product;

/** Makes products out of designs. It remembers what it has said and named, so that it does not repeat itself. */
export function openMaker(today: string): ProductMaker {
  const writer = openWriter(banks, (piece) => [...clothLinesFor(piece), ...motifLinesFor(piece)]);
  const freshName = openNames();
  const brandIds = new Map(houseBrands.map((brand, i) => [brand, i + 1]));
  return (id, brand, design, seed) => {
    const random = randomFrom(seed);
    const piece = pieceOf(brand, design, random);
    const { universe, leaf, traits, composition } = piece;
    const name = freshName(piece, random);
    const { materials, pattern, seasons } = traits;
    const full = fullPrice({ universe, leaf, materials, pattern }, brand, random);
    const timeline = timelineOf(full, brand, seasons, today, random);
    const article = hash(seed).toString(36).slice(0, 6);
    return {
      id,
      source: { name: "house", key: String(id) },
      universe,
      leaf,
      brand: brandIds.get(brand) ?? 0,
      name,
      description: writer.write(piece, random),
      traits,
      composition,
      care: careOf(composition, leaf, piece.cloth),
      variants: variantsOf(piece, design, timeline, today, random),
      offers: offersOf(piece, timeline, `p/${slugOf(`${brand.name} ${name.en}`)}-${article}`, random),
      prices: timeline.prices,
      addedOn: timeline.addedOn,
    };
  };
}

/** A brand does not call two pieces the same while there is another way to say it. */
function openNames() {
  const taken = new Set<string>();
  return (piece: Piece, random: Random): Bilingual => {
    let name = nameOf(piece, random);
    const key = () => `${piece.brand.name} ${piece.universe} ${name.en}`;
    for (let again = 0; again < 6 && taken.has(key()); again++) name = nameOf(piece, random);
    taken.add(key());
    return name;
  };
}
