import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { corrections as answers, type Correction, isTrait } from "#vocabulary/correction.ts";
import { defaultPreferences, mergePreferences, preferencesIn } from "#vocabulary/preferences.ts";
import { sizeFieldOf } from "#vocabulary/size.ts";
import { wishNamed } from "#vocabulary/wish.ts";
import type { Product } from "../catalogue/product.ts";
import { exampleProduct, exampleSnapshot } from "../catalogue/testing/examples.ts";
import { contentFeatures } from "./content-features.ts";
import { liked } from "./features/liked.ts";
import { rank } from "./rank.ts";
import { recommend, recommendHard } from "./recommend.ts";
import { sift } from "./rules.ts";
import { fitsOf, openFeatures } from "./score.ts";
import { scoreOne } from "./score-one.ts";
import { newSession, type Session } from "./session.ts";
import { anyCorrections, anyTrait, anyVisit, type Shop } from "./testing/random-people.ts";
import { type Told, type Wants, wantsOf } from "./wants.ts";

const all = { from: 0, limit: 1000 };
const anyone = anyVisit(24).chain((given) =>
  fc.record({
    given: fc.constant(given),
    corrections: anyCorrections(given.universe),
    trait: anyTrait(given.universe),
    answer: fc.constantFrom(...answers),
  }),
);
type Anyone = typeof anyone extends fc.Arbitrary<infer Value> ? Value : never;
const holds = (check: (one: Anyone) => void, numRuns = 80) =>
  fc.assert(fc.property(anyone, check), { numRuns });

const wantsWith = ({ given }: Anyone, corrections: NonNullable<Told["corrections"]>): Wants =>
  wantsOf(given.shop.snapshot, given.universe, { ...given.told, corrections });

/** Everything that may be shown, best first, before anything is varied. */
function ranked({ given: { shop, session } }: Anyone, wants: Wants) {
  const opened = openFeatures(contentFeatures, shop.snapshot, wants, session);
  const { rows, fits } = rank(opened, sift(shop.snapshot, wants, session, []).rows);
  return { rows: [...rows], fitOf: new Map([...rows].map((row, i) => [row, fits[i]])) };
}

describe("a correction", () => {
  test("never moves a piece the wrong way past one that has none of the trait, which stays as it is", () =>
    fc.assert(
      fc.property(anyone, fc.nat(), (one, nth) => {
        const { shop, session } = one.given;
        const inUse = openFeatures(
          contentFeatures,
          shop.snapshot,
          wantsWith(one, {}),
          session,
        ).readings.flatMap((reading) => reading.traits());
        const trait = inUse[nth % inUse.length] ?? "";
        const { [trait]: _, ...others } = one.corrections;
        const [first, then] = [wantsWith(one, others), wantsWith(one, { ...others, [trait]: one.answer })];
        const [before, after] = [ranked(one, first), ranked(one, then)];
        const has = new Set(before.rows.filter((row) => hasTrait(shop, row, trait, first, session)));
        const moved = before.rows.filter(
          (row) => !has.has(row) && after.fitOf.get(row) !== before.fitOf.get(row),
        );
        expect(moved, trait).toEqual([]);
        const fell = [...has].filter((row) => {
          const change = (after.fitOf.get(row) ?? 0) - (before.fitOf.get(row) ?? 0);
          return one.answer === "more" ? change < 0 : change > 0;
        });
        expect(fell, trait).toEqual([]);
        const place = new Map(after.rows.map((row, i) => [row, i]));
        const rises = one.answer === "more";
        const passed = before.rows.flatMap((ahead, i) =>
          before.rows
            .slice(i + 1)
            .filter((behind) => has.has(ahead) === rises && has.has(behind) !== rises)
            .filter((behind) => (place.get(ahead) ?? 0) > (place.get(behind) ?? 0))
            .map((behind) => [ahead, behind]),
        );
        expect(passed, trait).toEqual([]);
        // Variety comes after the first: whatever a list begins with is what fits best.
        const [top, next] = [first, then].map(
          (wants) => recommend(shop.snapshot, { wants, session, from: 0, limit: 1 }).picks[0]?.row ?? -1,
        );
        if (has.has(top ?? -1) === rises) expect(has.has(next ?? -1), trait).toBe(rises);
      }),
      { numRuns: 80 },
    ));

  test("that is taken back leaves exactly the list before", () =>
    holds(({ given: { shop, universe, told, session }, corrections, trait, answer }) => {
      const { wishes: _, brands_disliked: __, ...update } = told;
      const list = (kept: typeof defaultPreferences) => {
        const { size_systems: ___, ...shown } = preferencesIn(kept, universe);
        return recommend(shop.snapshot, { wants: wantsOf(shop.snapshot, universe, shown), session, ...all });
      };
      const { [trait]: ____, ...others } = corrections;
      const before = mergePreferences(defaultPreferences, universe, { ...update, corrections: others });
      const during = mergePreferences(before, universe, { corrections: { [trait]: answer } });
      expect(during.corrections).toMatchObject({ [trait]: answer });
      expect(list(mergePreferences(during, universe, { corrections: { [trait]: null } }))).toEqual(
        list(before),
      );
    }, 50));

  test("overrules no lock", () =>
    holds((one) => {
      const { shop, session } = one.given;
      const ask = (wants: Wants) => {
        const { picks, relaxations } = recommendHard(shop.snapshot, { wants, session, ...all });
        return { rows: picks.map(({ row }) => row).toSorted((a, b) => a - b), relaxations };
      };
      expect(ask(wantsWith(one, one.corrections))).toEqual(ask(wantsWith(one, {})));
    }, 50));

  test("is told with its reason, which has a trait that can be corrected, unless it is wrong", () =>
    holds((one) => {
      const { shop, session } = one.given;
      const wants = wantsWith(one, one.corrections);
      for (const { row, score, reasons } of recommend(shop.snapshot, { wants, session, ...all }).picks) {
        for (const { trait, correction } of reasons) {
          expect(isTrait(trait), trait).toBe(true);
          expect(correction).not.toBe("wrong");
          expect(correction).toBe(one.corrections[trait]);
          expect(hasTrait(shop, row, trait, wants, session), trait).toBe(true);
        }
        expect(scoreOne(shop.snapshot, row, wants, session)).toEqual({ score, reasons, failed: [] });
      }
    }));

  test("leaves every fit within what a score is a part of", () =>
    holds((one) => {
      const { snapshot } = one.given.shop;
      const wants = wantsWith(one, { ...one.corrections, [one.trait]: "more" });
      const opened = openFeatures(contentFeatures, snapshot, wants, one.given.session);
      const rows = Uint32Array.from(snapshot.ids, (_, row) => row).filter(
        (row) => snapshot.universes[row] === (one.given.universe === "women" ? 1 : 0),
      );
      for (const fit of fitsOf(opened, rows)) expect(fit).toBeLessThanOrEqual(opened.stretch + 1e-9);
      for (const [i, { key, mayBeSilent }] of opened.features.entries()) {
        const values = new Float64Array(rows.length);
        opened.counted[i]?.read(rows, values);
        if (!mayBeSilent) expect(values.some(Number.isNaN), key).toBe(false);
      }
    }));
});

/** Whether a piece has anything of a trait, read off the product. */
function hasTrait(shop: Shop, row: number, trait: string, wants: Wants, session: Session): boolean {
  const product = shop.products.find(({ id }) => id === shop.snapshot.ids[row]);
  const [key = "", ...rest] = trait.split(":");
  const value = rest.join("/");
  return product !== undefined && (having[key]?.(product, value, wants, { shop, row, session }) ?? true);
}

type Having = (
  product: Product,
  value: string,
  wants: Wants,
  place: { readonly shop: Shop; readonly row: number; readonly session: Session },
) => boolean;

const isOfAxis: Having = ({ traits }, value) =>
  traits.styles.some(({ id, score }) => id === Number(value) && score > 0);

const having: Readonly<Record<string, Having>> = {
  style: isOfAxis,
  wanted_style: isOfAxis,
  brand: ({ brand }, value) => brand === Number(value),
  wish: ({ leaf }, value, { universe }) => wishNamed(universe, value)?.leaves.includes(leaf) ?? false,
  price: ({ leaf }, value, { prices }) => (prices.get(leaf)?.row ?? "") === value,
  size: ({ leaf }, value, { universe }) => sizeFieldOf(universe, leaf) === value,
  cut: ({ traits }, value) => traits.fit === value,
  formality: ({ traits }, value, { dresscode = 9 }) => traits.formality - dresscode === Number(value),
  taste(product, value) {
    const { leaf, brand, variants, traits } = product;
    const [kind = "", word = ""] = value.split("/");
    if (kind === "style") return traits.styles.some(({ id, score }) => id === Number(word) && score > 0);
    return [leaf, String(brand), variants[0].colours[0], traits.materials[0], traits.pattern].includes(word);
  },
  liked(_, value, wants, { shop, row, session }) {
    if (!session.liked.includes(Number(value))) return false;
    const values = new Float64Array(1);
    const alone = liked.open(shop.snapshot, wants, { ...newSession, liked: [Number(value)] });
    alone?.read(Uint32Array.of(row), values);
    return (values[0] ?? 0) > 0;
  },
};

describe("what counts otherwise", () => {
  const { traits } = exampleProduct({ id: 1 });
  const both: Product["traits"] = {
    ...traits,
    styles: [
      { id: 4, score: 0.9 },
      { id: 9, score: 0.8 },
    ],
  };
  const old = { addedOn: "2026-01-01" };
  const snapshot = exampleSnapshot([
    exampleProduct({ id: 1, ...old }),
    exampleProduct({ id: 2, brand: 2, ...old }),
    exampleProduct({ id: 3, traits: both, ...old }),
    exampleProduct({ id: 4, traits: { ...traits, styles: [{ id: 4, score: 0.9 }] }, ...old }),
  ]);
  const asked = (told: Told, session: Session = newSession) => {
    const wants = wantsOf(snapshot, "men", told);
    const { picks } = recommend(snapshot, { wants, session, ...all });
    return new Map(picks.map(({ row, score, reasons }) => [snapshot.ids[row], { score, reasons }]));
  };
  const scores = (told: Told) =>
    [...asked(told)].toSorted(([a = 0], [b = 0]) => a - b).map(([, { score }]) => score);
  const answered = (trait: string, answer: Correction) => ({ [trait]: answer });

  test("counts 1.6 times, 0.4 times or not at all, beside what everything is divided by", () => {
    // A brand is 14 of 17 points: freshness is the rest, and says 0 of what is old.
    const told = { brands_followed: [1] };
    expect(scores(told)).toEqual([82, 0, 82, 82]);
    // 14 × 1.6 of 3 + 14 × 1.6.
    expect(scores({ ...told, corrections: answered("brand:1", "more") })).toEqual([88, 0, 88, 88]);
    expect(scores({ ...told, corrections: answered("brand:1", "less") })).toEqual([33, 0, 33, 33]);
    expect(scores({ ...told, corrections: answered("brand:1", "wrong") })).toEqual([0, 0, 0, 0]);
    // Nobody follows the second brand: there is nothing to correct.
    expect(scores({ ...told, corrections: answered("brand:2", "more") })).toEqual([82, 0, 82, 82]);
  });

  test("a brand that is wrong is that brand alone", () => {
    const told = { brands_followed: [1, 2] };
    const after = asked({ ...told, corrections: answered("brand:2", "wrong") });
    expect(after.get(2)?.reasons).toEqual([]);
    expect(after.get(1)).toEqual(asked(told).get(1));
  });

  test("a style that is wrong takes nothing from another that the piece has", () => {
    const told = { styles: { selected_styles: [4, 9] } };
    const [before, after] = [asked(told), asked({ ...told, corrections: answered("style:4", "wrong") })];
    expect(before.get(3)?.reasons[0]).toMatchObject({
      trait: "style:4",
      label: { en: "Soft tailoring, your style" },
    });
    expect(after.get(3)?.reasons[0]).toMatchObject({
      trait: "style:9",
      label: { en: "Streetwear, your style" },
    });
    expect(after.get(3)?.score).toBe(before.get(3)?.score);
    expect(after.get(4)).toMatchObject({ score: 0, reasons: [] });
    const less = asked({ ...told, corrections: answered("style:4", "less") });
    expect([less.get(3)?.score, less.get(4)?.score]).toEqual([before.get(3)?.score, 36]);
  });

  test("a liked piece that is wrong is no model any more, and the next one is told", () => {
    const session = { ...newSession, liked: [1, 2] };
    const [before] = asked({}, session).get(4)?.reasons ?? [];
    const [after] =
      asked({ corrections: answered(before?.trait ?? "", "wrong") }, session).get(4)?.reasons ?? [];
    expect(new Set([before?.trait, after?.trait])).toEqual(new Set(["liked:1", "liked:2"]));
    const none = asked({ corrections: { "liked:1": "wrong", "liked:2": "wrong" } }, session);
    expect(none.get(4)?.reasons).toEqual([]);
  });
});
