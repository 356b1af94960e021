import { sizeScaleOf } from "#vocabulary/size.ts";
import type { Product } from "../../catalogue/product.ts";
import { exampleSnapshot } from "../../catalogue/testing/examples.ts";
import { chance } from "../../looks/chance.ts";
import { randomProducts, renewed } from "../../looks/testing/random-wardrobe.ts";
import { embeddedEngine } from "../../search/embedded-engine.ts";
import type { AssistantWorld } from "../answer/world.ts";

/** A catalogue with some of everything, in some of its sizes, with prices of all kinds, and its looks. */
export function generatedWorld(seed: string, ofEach: number): AssistantWorld {
  const snapshot = exampleSnapshot(randomProducts(seed, ofEach).map((product) => sized(seed, product)));
  const looks = renewed(snapshot);
  const engine = embeddedEngine(() => snapshot);
  return { snapshot: () => snapshot, engine, looks: () => looks };
}

function sized(seed: string, product: Product): Product {
  const { system, labels } = sizeScaleOf(product.universe, product.leaf);
  const [first] = product.variants;
  const price = 1_000 + Math.floor(chance(`${seed} price`, product.id) ** 3 * 60_000);
  return {
    ...product,
    offers: product.offers.map((offer) => ({ ...offer, price })),
    variants: [
      {
        ...first,
        sizes: labels.map((label, i) => ({
          label,
          system,
          inStock: chance(`${seed} ${label}`, product.id) < 0.6 || i === 0,
        })),
      },
    ],
  };
}
