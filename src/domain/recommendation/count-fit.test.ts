import fc from "fast-check";
import { expect, test } from "vitest";
import { listingOf } from "../catalogue/listing.ts";
import { exampleProduct, exampleSnapshot } from "../catalogue/testing/examples.ts";
import { countFit } from "./count-fit.ts";
import { isInBudget, isInSize } from "./testing/plain-rules.ts";
import { anyVisit } from "./testing/random-people.ts";
import { wantsOf } from "./wants.ts";

test("counts what the plain rules count, for anyone in any shop", () => {
  fc.assert(
    fc.property(anyVisit(), ({ universe, shop, told }) => {
      const wants = wantsOf(shop.snapshot, universe, told);
      const offered = shop.products.filter((one) => one.universe === universe && listingOf(one).inStock);
      const affordable = offered.filter((one) => isInBudget(one, wants));
      expect(countFit(shop.snapshot, wants)).toEqual({
        products: offered.length,
        inBudget: affordable.length,
        inBudgetAndSize: affordable.filter((one) => isInSize(one, wants)).length,
      });
    }),
    { numRuns: 300 },
  );
});

test("is everything there is for someone who told nothing", () => {
  const snapshot = exampleSnapshot([1, 2, 3].map((id) => exampleProduct({ id })));
  const fit = countFit(snapshot, wantsOf(snapshot, "men", {}));
  expect(fit).toEqual({ products: 3, inBudget: 3, inBudgetAndSize: 3 });
});

test("a size that is about theirs counts, another does not", () => {
  const [variant] = exampleProduct({ id: 1 }).variants;
  const shoes = (id: number, label: string) =>
    exampleProduct({
      id,
      leaf: "B.1.1",
      variants: [{ ...variant, sizes: [{ label, system: "uk", inStock: true }] }],
    });
  const snapshot = exampleSnapshot([shoes(1, "9"), shoes(2, "4")]);
  const wants = wantsOf(snapshot, "men", { sizes: { shoes: "43" } });
  expect(countFit(snapshot, wants)).toEqual({ products: 2, inBudget: 2, inBudgetAndSize: 1 });
});
