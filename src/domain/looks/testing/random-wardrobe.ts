import {
  colours,
  type Formality,
  type Occasion,
  occasions,
  patterns,
  type Season,
  seasons,
  sleeves,
} from "#vocabulary/attribute.ts";
import { type Leaf, leavesOf } from "#vocabulary/category.ts";
import { lookSlotOf } from "#vocabulary/look.ts";
import { universes } from "#vocabulary/universe.ts";
import type { Product } from "../../catalogue/product.ts";
import type { Snapshot } from "../../catalogue/snapshot.ts";
import { exampleProduct, exampleSnapshot } from "../../catalogue/testing/examples.ts";
import { chance } from "../chance.ts";
import type { Look } from "../look.ts";
import { renewing } from "../renew.ts";

/** How dressy a kind of thing mostly is; the rest lies in the middle. */
const usual: readonly (readonly [prefix: string, formality: number])[] = [
  ["A.1.1", 2],
  ["A.2.3", 2],
  ["A.2.4", 2],
  ["A.3.1", 2],
  ["A.3.4", 1],
  ["A.3.5", 2],
  ["A.4.1", 4],
  ["A.6", 4],
  ["A.7.4", 5],
  ["B.1", 2],
  ["B.2.1", 4],
  ["B.4", 2],
  ["B.5", 1],
  ["C.1.1", 2],
  ["C.1.4", 4],
  ["D.5", 4],
  ["F", 1],
  ["G", 1],
];

const usualOf = (leaf: Leaf): number => usual.find(([prefix]) => leaf.startsWith(prefix))?.[1] ?? 3;

/** Some of everything that has a place in a look, in any colour, for any time: most of it goes with little. */
export function randomProducts(seed: string, ofEach: number, from = 1): readonly Product[] {
  let id = from - 1;
  return universes.flatMap((universe) =>
    leavesOf(universe)
      .filter((leaf) => lookSlotOf(universe, leaf))
      .flatMap((leaf) =>
        Array.from({ length: ofEach }, () => {
          id++;
          return randomProduct(seed, id, { universe, leaf });
        }),
      ),
  );
}

function randomProduct(seed: string, id: number, kind: Pick<Product, "universe" | "leaf">): Product {
  const roll = (about: string) => chance(`${seed} ${about}`, id);
  const pick = <Value>(about: string, list: readonly Value[]): Value =>
    list[Math.floor(roll(about) * list.length)] as Value;
  const step = roll("step") < 0.2 ? 1 : roll("step") < 0.3 ? -1 : 0;
  const plain = exampleProduct({ id });
  return exampleProduct({
    id,
    ...kind,
    brand: 1 + (id % 2),
    traits: {
      ...plain.traits,
      pattern: roll("print") < 0.7 ? "plain" : pick("pattern", patterns),
      materials: [pick("material", ["cotton", "wool", "denim", "leather", "linen"] as const)],
      cut: { sleeve: pick("sleeve", sleeves) },
      formality: Math.min(5, Math.max(1, usualOf(kind.leaf) + step)) as Formality,
      seasons: someOf(seasons, roll("seasons")),
      occasions: someOf(occasions, roll("occasions")),
      styles: [
        { id: 1 + Math.floor(roll("style") * 4), score: 0.7 },
        { id: 5 + Math.floor(roll("other") * 3), score: 0.3 },
      ],
    },
    variants: [{ ...plain.variants[0], colours: [pick("colour", colours)] }],
    offers: plain.offers.map((offer) => ({
      ...offer,
      price: 2_000 + (id % 90) * 100,
      inStock: roll("stock") < 0.9,
    })),
  });
}

const someOf = <Word extends Season | Occasion>(list: readonly Word[], roll: number): readonly Word[] =>
  roll < 0.5 ? list : list.filter((_, i) => (i + Math.floor(roll * 16)) % 3 !== 0);

export const randomCatalogue = (seed: string, ofEach = 4): Snapshot =>
  exampleSnapshot(randomProducts(seed, ofEach));

/** All at once. */
export function renewed(snapshot: Snapshot, kept: readonly Look[] = [], newest?: number): readonly Look[] {
  const work = renewing(snapshot, kept, newest);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
