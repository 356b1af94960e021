import { describe, expect, it } from "vitest";
import { dyeNamed } from "./cloth/dyes.ts";
import { draftGarment } from "./draft.ts";
import { draftSeries } from "./draft-series.ts";
import type { Garment } from "./garment.ts";
import { distinctFrom, thumbprintDistance, thumbprintOf } from "./thumbprint.ts";

const apart = (a: Garment, b: Garment) => thumbprintDistance(thumbprintOf(a), thumbprintOf(b));

function tee(seed: string, dye: string): Garment {
  const garment = draftGarment({
    universe: "men",
    leaf: "A.1.1",
    kind: "tee",
    seed,
    dye: dyeNamed(dye),
    motif: "plain",
  });
  if (!garment) throw new Error("a tee is drawn");
  return { ...garment, backdrop: "#ebe8e2" };
}

describe("a thumbprint", () => {
  it("takes the same garment folded another way for the same", () => {
    const one = tee("one", "navy");
    expect(apart(one, { ...one, seed: "folded another way" })).toBeLessThan(distinctFrom);
  });

  it("tells dark from light by far", () => {
    const one = tee("one", "navy");
    const other: Garment = { ...one, fabric: { ...one.fabric, main: { kind: "jersey", colour: "#ece5d6" } } };
    expect(apart(one, other)).toBeGreaterThan(3 * distinctFrom);
  });

  it("tells a shirt from trousers in the same cloth", () => {
    const trousers = draftGarment({
      universe: "men",
      leaf: "A.3.3",
      seed: "one",
      dye: dyeNamed("navy"),
      motif: "plain",
    });
    if (!trousers) throw new Error("trousers are drawn");
    expect(apart(tee("one", "navy"), { ...trousers, backdrop: "#ebe8e2" })).toBeGreaterThan(distinctFrom);
  });
});

describe("a series", () => {
  it.each([
    ["men", "A.1.1"],
    ["women", "A.7.2"],
    ["women", "C.1.3"],
    ["men", "B.1.1"],
  ] as const)("of %s %s holds no two that would be taken for one another", (universe, leaf) => {
    const prints = draftSeries({ universe, leaf, seed: "series", count: 16 }).map(thumbprintOf);
    expect(prints).toHaveLength(16);
    prints.forEach((print, i) => {
      for (const other of prints.slice(0, i)) {
        expect(thumbprintDistance(print, other)).toBeGreaterThan(distinctFrom);
      }
    });
  });
});
