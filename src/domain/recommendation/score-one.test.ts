import fc from "fast-check";
import { expect, test } from "vitest";
import { rowOf } from "../catalogue/snapshot.ts";
import { exampleProduct, exampleSnapshot } from "../catalogue/testing/examples.ts";
import { recommend } from "./recommend.ts";
import { scoreOne } from "./score-one.ts";
import { newSession } from "./session.ts";
import { keepsLock } from "./testing/plain-rules.ts";
import { anyVisit } from "./testing/random-people.ts";
import { wantsOf } from "./wants.ts";

test("is the score of the list, with its reasons, and they add up to it", () => {
  fc.assert(
    fc.property(anyVisit(), ({ universe, shop: { snapshot }, told, session }) => {
      const wants = wantsOf(snapshot, universe, told);
      const { picks } = recommend(snapshot, { wants, session, from: 0, limit: 100 });
      for (const { row, score, reasons } of picks) {
        const one = scoreOne(snapshot, row, wants, session);
        expect(one).toEqual({ score, reasons, failed: [] });
        expect(one.reasons.reduce((sum, { contribution }) => sum + contribution, 0)).toBe(score);
      }
    }),
    { numRuns: 200 },
  );
});

test("names exactly the locks that the plain rules say it breaks", () => {
  fc.assert(
    fc.property(anyVisit(), ({ universe, shop: { products, snapshot }, told }) => {
      const wants = wantsOf(snapshot, universe, told);
      for (const product of products.filter((one) => one.universe === universe)) {
        const { failed } = scoreOne(snapshot, rowOf(snapshot, product.id), wants, newSession);
        expect(failed.toSorted()).toEqual(
          [...wants.locks].filter((name) => !keepsLock[name](product, wants)).toSorted(),
        );
      }
    }),
    { numRuns: 200 },
  );
});

test("a piece that was liked is not explained by itself", () => {
  const snapshot = exampleSnapshot([exampleProduct({ id: 1 }), exampleProduct({ id: 2 })]);
  const wants = wantsOf(snapshot, "men", {});
  const keys = (liked: readonly number[]) =>
    scoreOne(snapshot, 0, wants, { ...newSession, liked }).reasons.map(({ key }) => key);
  expect(keys([1])).not.toContain("liked");
  expect(keys([2])).toContain("liked");
});
