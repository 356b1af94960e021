import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exampleProduct, exampleSnapshot } from "../../catalogue/testing/examples.ts";
import { newSession } from "../session.ts";
import { keepsLocks, mayBeShown } from "../testing/plain-rules.ts";
import { anyVisit } from "../testing/random-people.ts";
import { wantsOf } from "../wants.ts";
import { chooseDaily } from "./choose-daily.ts";
import { dailyNote } from "./daily-words.ts";
import { recommendBrands } from "./recommend-brands.ts";

/** Few of the numbers there are, so that what is kept and what came of late meet. */
const someIds = fc.uniqueArray(
  fc.integer({ min: 1, max: 40 }).map((id) => id * 3),
  { maxLength: 30 },
);

describe("the ten of a day", { timeout: 60_000 }, () => {
  test("keep every rule and lock, come once, and are none of late", () =>
    fc.assert(
      fc.property(anyVisit(120, 60), someIds, someIds, fc.integer(), (given, bookmarked, rested, seed) => {
        const { shop, universe, told, session } = given;
        const wants = wantsOf(shop.snapshot, universe, told);
        const request = { wants, session, bookmarked, rested, seed };
        // Every second piece is reduced.
        const was = shop.snapshot.prices.map((price, row) => (row % 2 === 0 ? price + 500 : 0));
        const picks = chooseDaily({ ...shop.snapshot, was }, request);
        expect(chooseDaily({ ...shop.snapshot, was }, request)).toEqual(picks);
        const ids = picks.map(({ row }) => shop.snapshot.ids[row] ?? 0);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.filter((id) => rested.includes(id))).toEqual([]);
        const without = { ...session, seen: [...session.seen, ...rested] };
        const allowed = shop.products.filter(
          (one) => mayBeShown(one, wants, without) && keepsLocks(one, wants),
        );
        const rest = allowed.filter(({ id }) => !bookmarked.includes(id));
        expect(picks.length).toBeGreaterThanOrEqual(Math.min(10, rest.length));
        for (const [i, { kind }] of picks.entries()) {
          const product = shop.products.find(({ id }) => id === ids[i]);
          // What they like and keep is only told of when it became cheaper.
          const isTheirs = bookmarked.includes(ids[i] ?? 0) || session.liked.includes(ids[i] ?? 0);
          if (isTheirs) expect(kind).toBe("price_drop");
          else expect(allowed).toContain(product);
          if (product) expect(keepsLocks(product, wants)).toBe(true);
        }
        const count = (wanted: string) => picks.filter(({ kind }) => kind === wanted).length;
        expect(count("stretch")).toBeLessThanOrEqual(wants.openness === 1 ? 0 : 2);
        expect(count("price_drop")).toBeLessThanOrEqual(1);
        expect(count("new")).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60, endOnFailure: true },
    ));

  test("say of a price what it was and is, as long as it is so, and whose piece it is", () => {
    const snapshot = exampleSnapshot([
      exampleProduct({ id: 1 }),
      exampleProduct({
        id: 2,
        offers: [{ shop: 1, price: 9_950, url: "https://www.maison-verdier.example/p", inStock: true }],
      }),
    ]);
    const nobodys = { bookmarked: new Set<number>(), liked: new Set<number>(), followed: new Set<number>() };
    expect(dailyNote(snapshot, 1, "price_drop", nobodys)).toEqual({
      en: "Down from €129 to €99",
      fr: "99\u00a0€ au lieu de 129\u00a0€",
    });
    expect(dailyNote(snapshot, 1, "price_drop", { ...nobodys, bookmarked: new Set([1]) })?.fr).toBe(
      "99\u00a0€ au lieu de 129\u00a0€, dans vos favoris",
    );
    expect(dailyNote(snapshot, 1, "price_drop", { ...nobodys, liked: new Set([1]) })?.en).toMatch(
      /you liked it$/,
    );
    expect(dailyNote(snapshot, 2, "price_drop", nobodys)).toBeUndefined();
    expect(dailyNote(snapshot, 2, "new", nobodys)).toBeUndefined();
    expect(dailyNote(snapshot, 2, "new", { ...nobodys, followed: new Set([1]) })?.en).toBe(
      "New from Aelvik, which you follow",
    );
    expect(dailyNote(snapshot, 1, "sure", nobodys)).toBeUndefined();
  });
});

describe("brands for someone", () => {
  test("are neither followed nor disliked, the best first, and have pieces that may be shown", () =>
    fc.assert(
      fc.property(
        anyVisit(60),
        fc.integer({ min: 1, max: 6 }),
        ({ shop, universe, told, session }, limit) => {
          const wants = wantsOf(shop.snapshot, universe, told);
          const brands = recommendBrands(shop.snapshot, { wants, session }, limit);
          expect(brands.length).toBeLessThanOrEqual(limit);
          const scores = brands.map(({ score }) => score);
          expect(scores).toEqual(scores.toSorted((a, b) => b - a));
          for (const { id, score, rows } of brands) {
            expect(wants.brandsFollowed.has(id) || wants.brandsDisliked.has(id)).toBe(false);
            expect(score >= 0 && score <= 100).toBe(true);
            for (const row of rows) expect(shop.snapshot.brandIds[row]).toBe(id);
          }
        },
      ),
      { numRuns: 60, endOnFailure: true },
    ));

  test("follow the style that somebody has", () => {
    const { traits } = exampleProduct({ id: 1 });
    const snapshot = exampleSnapshot(
      Array.from({ length: 20 }, (_, i) =>
        exampleProduct({
          id: i + 1,
          brand: 1 + (i % 2),
          traits: { ...traits, styles: [{ id: i % 2 ? 9 : 4, score: 0.9 }] },
        }),
      ),
    );
    const first = (axis: number) =>
      recommendBrands(
        snapshot,
        { wants: wantsOf(snapshot, "men", { styles: { selected_styles: [axis] } }), session: newSession },
        2,
      ).map(({ id }) => id);
    expect([first(9), first(4)]).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });
});
