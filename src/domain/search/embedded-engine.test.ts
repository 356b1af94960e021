import { describe, expect, test } from "vitest";
import type { Product } from "../catalogue/product.ts";
import { exampleSnapshot } from "../catalogue/testing/examples.ts";
import { wantsOf } from "../recommendation/wants.ts";
import { embeddedEngine } from "./embedded-engine.ts";
import { type EngineUnderTest, searchConformance } from "./testing/conformance.ts";
import { shelf } from "./testing/shelf.ts";

function open(products: readonly Product[]): EngineUnderTest {
  let snapshot = exampleSnapshot(products);
  return {
    engine: embeddedEngine(() => snapshot),
    become: async (others) => {
      snapshot = exampleSnapshot(others, snapshot.version + 1);
    },
  };
}

describe("the embedded engine does what every engine has to", () => {
  for (const { name, ask, answer } of searchConformance)
    test(name, async () => {
      expect(await ask(open(shelf))).toEqual(answer);
    });
});

describe("whoever asks", () => {
  const snapshot = exampleSnapshot(shelf);
  const engine = embeddedEngine(() => snapshot);
  const base = { language: "en", universe: "women", from: 0, limit: 24 } as const;

  test("sees what they wish for first when the order is theirs", async () => {
    const wants = wantsOf(snapshot, "women", { budget: [{ key: "dresses", minValue: 250, maxValue: 400 }] });
    const { products } = await engine.find({ ...base, text: "dress", sort: "for_me", wants });
    expect(products[0]).toBe(4);
    expect([...products].sort()).toEqual([1, 2, 3, 4]);
  });

  test("is told how much there is in their size", async () => {
    const wants = wantsOf(snapshot, "women", { sizes: { tops: "38" } });
    expect((await engine.find({ ...base, wants })).inMySize).toBe(2);
    expect((await engine.find(base)).inMySize).toBeUndefined();
  });
});
