import fc from "fast-check";
import { expect, test } from "vitest";
import { exampleProduct, exampleSnapshot } from "../catalogue/testing/examples.ts";
import { count, drop, keep } from "./bits.ts";
import { type Condition, countPassing, isAnyPassing, passing } from "./condition.ts";
import { searchIndex } from "./search-index.ts";

const index = searchIndex(
  exampleSnapshot(Array.from({ length: 70 }, (_, i) => exampleProduct({ id: i + 1 }))),
);
const { length } = index.store.empty();
const anyCondition = fc.record({
  of: fc.constant<Condition["of"]>("words"),
  bits: fc
    .array(fc.integer({ min: 0, max: 0xff }), { minLength: length, maxLength: length })
    .map((words) => Uint32Array.from(words)),
  not: fc.boolean(),
});

test("what passes is what each condition leaves, however it is asked for", () => {
  fc.assert(
    fc.property(fc.array(anyCondition, { maxLength: 4 }), (conditions) => {
      const left = passing(index, []);
      const first = conditions.find(({ not }) => !not);
      if (first) left.set(first.bits);
      for (const { bits, not } of conditions) (not ? drop : keep)(left, bits);
      expect([...passing(index, conditions)]).toEqual([...left]);
      expect(countPassing(index, conditions)).toBe(count(left));
      expect(isAnyPassing(index, conditions)).toBe(count(left) > 0);
    }),
  );
});
