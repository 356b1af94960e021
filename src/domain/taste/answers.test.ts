import fc from "fast-check";
import { expect, test } from "vitest";
import type { Leaf } from "#vocabulary/category.ts";
import { exampleProduct, exampleSnapshot } from "../catalogue/testing/examples.ts";
import { answersOf } from "./answers.ts";
import type { Evidence } from "./evidence.ts";
import { traitSpace } from "./trait-space.ts";

const leaves: readonly Leaf[] = ["A.1.1", "A.1.3", "A.2.1", "B.1.1", "C.1.1"];
const snapshot = exampleSnapshot(
  Array.from({ length: 60 }, (_, i) => {
    const base = exampleProduct({
      id: i + 1,
      leaf: leaves[i % 5] ?? "A.1.1",
      brand: 1 + (i % 7),
      universe: "men",
    });
    const styles = [1, 4, 9].map((id, place) => ({ id, score: ((i * (place + 3) * 37) % 101) / 100 }));
    return { ...base, traits: { ...base.traits, styles } };
  }),
);
const space = traitSpace(snapshot, "men");

const anyEvidence = fc.array(
  fc.record({
    product: fc.integer({ min: 1, max: 60 }),
    kind: fc.constantFrom("liked" as const, "disliked" as const),
    at: fc.nat(1000),
  }),
  { maxLength: 40 },
);

const read = (evidence: readonly Evidence[], since: Parameters<typeof answersOf>[4]) =>
  answersOf(
    space,
    evidence,
    Int32Array.from(evidence, ({ product }) => product - 1),
    Float64Array.from(evidence, ({ kind }, i) => (kind === "liked" ? 1 : -0.8) / (i + 1)),
    since,
  );

test("what was said is read alike whether or not other traits were set by hand", () => {
  const ofNoPiece = { from: 0, pull: 0, hold: 0 };
  fc.assert(
    fc.property(anyEvidence, (evidence) => {
      expect(read(evidence, new Map([[-1, ofNoPiece]]))).toEqual(read(evidence, new Map()));
    }),
  );
});

test("of a scoped dislike only what it is about is read, and nothing of what has no such trait", () => {
  const { single, starts, refused } = read(
    [
      { product: 1, kind: "disliked", at: 1, scope: "brand" },
      { product: 2, kind: "disliked", at: 2, scope: "price" },
    ],
    new Map(),
  );
  expect([...single.brand]).toEqual([space.slotOf("brand:1")]);
  expect([...single.colour, ...single.category]).toEqual([-1, -1]);
  expect([...starts]).toEqual([0, 0]);
  expect(refused[space.slotOf("brand:1")]).toBe(1);
});
