import type { Brand, Product, Shop } from "#domain/catalogue/product.ts";
import { slugOf } from "#vocabulary/slug.ts";
import { type HungPictures, hangApart } from "../illustrator/hang-apart.ts";
import { randomFrom } from "../illustrator/random.ts";
import { houseBrands } from "./brands.ts";
import { brandDealer } from "./choose-brand.ts";
import { type Design, designPiece } from "./design.ts";
import { openMaker, type ProductMaker } from "./make-product.ts";
import { type Place, planLeaves } from "./plan.ts";
import { houseShops } from "./shops.ts";

export interface CatalogueRequest {
  /** The same seed, size and day give the same catalogue on any machine. */
  readonly seed: string;
  readonly size: number;
  /** ISO date: what is new and reduced is counted from it. */
  readonly today: string;
}

export interface GeneratedCatalogue {
  readonly brands: readonly Brand[];
  readonly shops: readonly Shop[];
  /** One after the other, so that a million need not fit in memory. */
  readonly products: () => Generator<Product, void>;
}

/** Above this, pictures are not held beside one another: such a catalogue is for measuring, not for looking. */
const lookedAt = 12_000;

/** Everything there is to discover on a first start without a network. */
export function generateCatalogue({ seed, size, today }: CatalogueRequest): GeneratedCatalogue {
  return {
    brands: houseBrands.map(({ name, about, country }, i) => ({
      id: i + 1,
      name,
      key: slugOf(name),
      about,
      country,
    })),
    shops: houseShops.map(({ name, url }, i) => ({ id: i + 1, name, key: slugOf(name), url })),
    *products() {
      const make = openMaker(today);
      const rails = planLeaves(size).map((place) => openRail(place, seed, size <= lookedAt, make));
      let id = 0;
      // Once round every category, then again: neighbours by number are never of one kind.
      for (let round = 0; id < size; round++) {
        for (const rail of rails) {
          const product = rail(round, id + 1);
          if (product) {
            id++;
            yield product;
          }
        }
      }
    },
  };
}

/** The pieces of one category, one at a time; nothing when it is full. */
function openRail({ universe, leaf, count }: Place, seed: string, apart: boolean, make: ProductMaker) {
  const deal = brandDealer(houseBrands, universe, leaf);
  const wall = apart ? hangApart() : asDrafted;
  return (round: number, id: number): Product | undefined => {
    if (round >= count) return undefined;
    const place = `${seed} ${universe} ${leaf} ${round}`;
    const brand = deal(randomFrom(`${place} brand`));
    if (!brand) throw new Error(`no brand makes ${universe} ${leaf}`);
    const drafts: Design[] = [];
    const garment = wall.hang((attempt) => {
      const design = designPiece(brand, universe, leaf, `${round}${attempt > 0 ? `-${attempt}` : ""}`);
      if (design) drafts.push(design);
      return design?.garment;
    });
    const design = drafts.find((one) => one.garment.seed === garment?.seed);
    if (!garment || !design) throw new Error(`${brand.name} cannot make ${universe} ${leaf}`);
    return make(id, brand, { ...design, garment }, place);
  };
}

const asDrafted: HungPictures = { hang: (draft) => draft(0) };
