import fc from "fast-check";
import { expect, test } from "vitest";
import type { Leaf } from "#vocabulary/category.ts";
import { exampleProduct, exampleSnapshot } from "../catalogue/testing/examples.ts";
import { contentFeatures } from "./content-features.ts";
import { openRanked } from "./head.ts";
import { rank } from "./rank.ts";
import { sift } from "./rules.ts";
import { openFeatures } from "./score.ts";
import { anyCorrections, anyVisit } from "./testing/random-people.ts";
import { wantsOf } from "./wants.ts";

const leaves: readonly Leaf[] = ["A.1.1", "A.1.3", "A.2.1", "A.3.1", "A.4.1", "A.5.1", "B.1.1", "C.1.1"];
const colours = ["orange", "black", "navy"] as const;

/** 1,600 pieces of 48 pairs of brand and leaf, each style, price and liking its own. */
const snapshot = (() => {
  const products = Array.from({ length: 1600 }, (_, i) => {
    const base = exampleProduct({
      id: (i + 1) * 3,
      leaf: leaves[i % 8] ?? "A.1.1",
      brand: 1 + (Math.floor(i / 8) % 6),
      universe: i % 16 < 15 ? "men" : "women",
    });
    const styles = [1, 2, 4, 9, 17].map((id, place) => ({ id, score: ((i * (place + 3) * 37) % 101) / 100 }));
    const [first] = base.variants;
    return {
      ...base,
      traits: { ...base.traits, styles },
      variants: [{ ...first, colours: [colours[i % 3] ?? "black"] as const }] as const,
      offers: base.offers.map((offer) => ({ ...offer, price: 900 + ((i * 7919) % 60_000) })),
    };
  });
  const popularity = Float32Array.from(products, (_, i) => (i * 31) % 17);
  return { ...exampleSnapshot(products), popularity };
})();

const anyone = anyVisit(1).chain(({ universe, told, session }) =>
  fc.record({
    universe: fc.constant(universe),
    told: anyCorrections(universe).map((corrections) => ({ ...told, corrections })),
    session: fc.constant(session),
    about: fc.integer({ min: 1, max: 200 }),
  }),
);

test("what is best is told as the whole ranking begins, for anyone, however many are asked for", () => {
  fc.assert(
    fc.property(anyone, ({ universe, told, session, about }) => {
      const wants = wantsOf(snapshot, universe, told);
      const opened = openFeatures(contentFeatures, snapshot, wants, session);
      const { rows: all } = sift(snapshot, wants, session, []);
      // Also of so few that groups are not worth a look.
      const rows = about % 2 === 0 ? all : all.filter((_, i) => i % 5 < 1);
      const whole = rank(opened, rows);
      const { rows: best, fits, least } = openRanked(snapshot, opened, rows).best(about);
      expect([...best]).toEqual([...whole.rows.subarray(0, best.length)]);
      expect([...fits]).toEqual([...whole.fits.subarray(0, best.length)]);
      const next = whole.fits[best.length];
      if (next !== undefined) expect(next).toBeLessThan(least);
    }),
    { numRuns: 150 },
  );
});
