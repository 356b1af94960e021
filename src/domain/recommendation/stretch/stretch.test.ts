import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Corrections } from "#vocabulary/correction.ts";
import { isStretchPlace, stretchCountOf, stretchWindow } from "#vocabulary/openness.ts";
import { styleAxes, styleAxisLabels } from "#vocabulary/style.ts";
import { exampleProduct, exampleSnapshot } from "../../catalogue/testing/examples.ts";
import { noTasteSettings } from "../../taste/settings.ts";
import { recommend, recommendHard } from "../recommend.ts";
import { newSession, type Session } from "../session.ts";
import { keepsLocks, mayBeShown } from "../testing/plain-rules.ts";
import { familyOf, isOutside, isTriable, mainAxis, ownAxes } from "../testing/plain-stretch.ts";
import { anyCorrections, anyVisit, type Shop } from "../testing/random-people.ts";
import { wantsOf } from "../wants.ts";

/** To find a smaller shop that fails as well would take minutes. */
const endOnFailure = true;
const all = { from: 0, limit: 1000 };
/** A quarter of a shop is of one universe and in stock. */
const asked = fc
  .oneof(anyVisit(30), anyVisit(180, 140))
  .chain((given) =>
    fc.record({
      given: fc.constant(given),
      corrections: anyCorrections(given.universe),
      openness: fc.integer({ min: 1, max: 5 }),
      met: fc.nat(60),
      seed: fc.integer(),
    }),
  )
  .map(({ given: { shop, universe, told, session }, corrections, openness, met, seed }) => {
    const global = { ...told.global, openness };
    const wants = wantsOf(shop.snapshot, universe, { ...told, corrections, global });
    return { shop, session, wants, openness, met, seed };
  });
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;
const holds = (check: (one: Asked) => void, numRuns = 60) =>
  fc.assert(fc.property(asked, check), { numRuns, endOnFailure });
const listOf = ({ shop, ...one }: Asked) => recommend(shop.snapshot, { ...one, ...all }).picks;
const productOf = ({ products, snapshot }: Shop, row: number) => {
  const product = products.find(({ id }) => id === snapshot.ids[row]);
  if (!product) throw new Error(`no product in row ${row}`);
  return product;
};

// Random shops take their time on a busy machine.
const patient = { timeout: 60_000 };

describe("openness", patient, () => {
  test("is kept exactly in any 20 in a row while anything is left to try, and then nothing is called a stretch", () =>
    holds((one) => {
      const { openness, met } = one;
      const tried = listOf(one).map(({ stretch }) => stretch !== undefined);
      const wanted = tried.map((_, at) => isStretchPlace(openness, met + at));
      const missed = tried.findIndex((is, at) => wanted[at] && !is);
      const until = missed < 0 ? tried.length : missed;
      expect(tried.slice(0, until)).toEqual(wanted.slice(0, until));
      expect(tried.slice(until).some(Boolean)).toBe(false);
      for (let at = 0; at + stretchWindow <= until; at++)
        expect(tried.slice(at, at + stretchWindow).filter(Boolean)).toHaveLength(stretchCountOf(openness));
    }, 120));

  test("goes without only when no piece that is left is outside their styles", () =>
    holds((one) => {
      const { shop, session, wants, openness, met } = one;
      const own = ownAxes(shop, wants, session);
      if (own.length === 0) return;
      const picks = listOf(one);
      const missed = picks.findIndex(({ stretch }, at) => isStretchPlace(openness, met + at) && !stretch);
      if (missed < 0) return;
      const left = picks.slice(missed).map(({ row }) => productOf(shop, row));
      expect(left.filter((product) => isOutside(product, wants, own)).map(({ id }) => id)).toEqual([]);
    }));

  test("is kept across answers as well, when every answer asks for another list", () =>
    fc.assert(
      fc.property(asked, fc.integer({ min: 1, max: 9 }), ({ shop, wants, openness, seed }, limit) => {
        const seen: number[] = [];
        const tried: boolean[] = [];
        while (tried.length < 60) {
          const session = { ...newSession, seen: [...seen] };
          const request = { wants, session, from: 0, limit, met: seen.length, seed: seed + seen.length };
          const [first] = recommend(shop.snapshot, request).picks;
          if (!first || (isStretchPlace(openness, seen.length) && !first.stretch)) break;
          tried.push(first.stretch !== undefined);
          seen.push(shop.snapshot.ids[first.row] ?? 0);
        }
        for (let at = 0; at + stretchWindow <= tried.length; at++)
          expect(tried.slice(at, at + stretchWindow).filter(Boolean)).toHaveLength(stretchCountOf(openness));
      }),
      { numRuns: 40, endOnFailure },
    ));
});

test("where hardly anything is outside their styles, more is tried by the next way", () => {
  const leaves = ["A.1.1", "A.3.1", "B.1.1", "C.1.1"] as const;
  const { traits } = exampleProduct({ id: 1 });
  // All but the first are of the nine styles that were told.
  const piece = (i: number) =>
    exampleProduct({
      id: i + 1,
      leaf: leaves[i % leaves.length] ?? "A.1.1",
      traits: { ...traits, styles: [{ id: i === 0 ? 10 : (i % 9) + 1, score: 0.9 }] },
    });
  const snapshot = exampleSnapshot(Array.from({ length: 80 }, (_, i) => piece(i)));
  const told = {
    styles: { selected_styles: Array.from({ length: 9 }, (_, i) => i + 1) },
    global: { openness: 5 },
  };
  const wants = wantsOf(snapshot, "men", told);
  const { picks } = recommend(snapshot, { wants, session: newSession, from: 0, limit: 20 });
  const ways = picks.flatMap(({ stretch }) => (stretch ? [stretch.reason.en.split(":")[0]] : []));
  expect(ways).toHaveLength(10);
  expect(ways.filter((way) => way === "A step outside your styles")).toHaveLength(1);
});

test("a style that they raised by hand, or that their taste has clearly learned, is not outside theirs", () => {
  const { traits } = exampleProduct({ id: 1 });
  const pieces = Array.from({ length: 90 }, (_, i) =>
    exampleProduct({ id: i + 1, traits: { ...traits, styles: [{ id: (i % 9) + 1, score: 0.9 }] } }),
  );
  const snapshot = exampleSnapshot(pieces);
  const told = { styles: { selected_styles: [1] }, global: { openness: 5 } };
  const triedBy = (session: Session, corrections: Corrections = {}) => {
    const wants = wantsOf(snapshot, "men", { ...told, corrections });
    const { picks } = recommend(snapshot, { wants, session, from: 0, limit: 20 });
    return picks.flatMap(({ stretch }) => (stretch ? stretch.arm.axis : []));
  };
  const raised = { value: 0.5, isLocked: false, at: 0 };
  const settings = { ...noTasteSettings, traits: new Map([["style:2", raised]]) };
  // Two likes are too few to be adopted by, a piece that was opened as often as that is not.
  const opened = pieces.filter((_, i) => i % 9 === 2).map(({ id: product }) => product);
  const evidence = [0, 1, 2, 3].flatMap((at) =>
    opened.map((product) => ({ product, kind: "product_image_seen" as const, at })),
  );
  expect(triedBy(newSession)).toEqual(expect.arrayContaining([2, 3]));
  expect(triedBy({ ...newSession, evidence: [], settings, now: 9 })).not.toContain(2);
  const learned = { ...newSession, evidence, now: 9 };
  expect(triedBy(learned)).not.toContain(3);
  expect(triedBy(learned, { "taste:style:3": "wrong" })).toContain(3);
});

describe("a stretch", patient, () => {
  test("breaks no rule and no lock, costs little more than they spend, and is of no brand they follow", () =>
    holds((one) => {
      const { shop, session, wants } = one;
      for (const { row, stretch } of listOf(one)) {
        if (!stretch) continue;
        const product = productOf(shop, row);
        expect(mayBeShown(product, wants, session) && keepsLocks(product, wants)).toBe(true);
        expect(isTriable(product, wants)).toBe(true);
      }
    }));

  test("says which way it goes, and it is so", () =>
    holds((one) => {
      const { shop, session, wants } = one;
      const own = ownAxes(shop, wants, session);
      const wished = new Set([...wants.wishes.keys()].map((leaf) => familyOf({ leaf })));
      for (const { row, stretch } of listOf(one)) {
        if (!stretch) continue;
        const product = productOf(shop, row);
        const { arm, reason, propensity } = stretch;
        expect([arm.axis, arm.family]).toEqual([mainAxis(product), familyOf(product)]);
        expect(propensity).toBeGreaterThan(0);
        expect(propensity).toBeLessThanOrEqual(1);
        expect(reason.fr).not.toBe(reason.en);
        const style = styleAxisLabels[styleAxes[arm.axis - 1] ?? "minimal"].en.toLowerCase();
        const [way = "", to = ""] = reason.en.split(": ");
        const isTrue = {
          "A step outside your styles": wants.styles.length + wants.wantedStyles.length > 0,
          "A step outside what you usually like": wants.styles.length + wants.wantedStyles.length === 0,
          "A step outside your list": wished.size > 0 && !wished.has(arm.family),
          "A step outside the brands you follow": wants.brandsFollowed.size > 0,
          "A step away from what most people choose here": shop.snapshot.popularity.some((much) => much > 0),
          "A step away from what there is most of here": true,
        }[way];
        expect(isTrue, way).toBe(true);
        if (/styles|usually/.test(way)) expect(isOutside(product, wants, own), way).toBe(true);
        if (!/list/.test(way)) expect(to.split(", ")[0]).toBe(style);
      }
    }));

  test("changes nothing in the order, scores and reasons of what fits", () =>
    holds((one) => {
      const { shop, ...rest } = one;
      const tried = listOf(one);
      const isTried = new Set(tried.flatMap(({ row, stretch }) => (stretch ? row : [])));
      const sure = recommendHard(shop.snapshot, { ...rest, ...all }).picks;
      expect(tried.filter(({ stretch }) => !stretch)).toEqual(sure.filter(({ row }) => !isTried.has(row)));
      const scores = new Map(sure.map(({ row, score, reasons }) => [row, { score, reasons }]));
      for (const { row, score, reasons } of tried) expect({ score, reasons }).toEqual(scores.get(row));
    }));

  test("is never tried where every lock is asked to hold", () =>
    holds(({ shop, ...one }) => {
      const { picks } = recommendHard(shop.snapshot, { ...one, ...all });
      expect(picks.some(({ stretch }) => stretch)).toBe(false);
    }, 40));

  test("is the same for the same question, page by page, and no piece comes twice", () =>
    fc.assert(
      fc.property(asked, fc.integer({ min: 1, max: 23 }), (one, limit) => {
        const { shop, ...rest } = one;
        const pages = [];
        for (let from: number | undefined = 0; from !== undefined; ) {
          const page = recommend({ ...shop.snapshot }, { ...rest, from, limit });
          pages.push(...page.picks);
          from = page.next;
        }
        expect(pages).toEqual(listOf(one));
        expect(new Set(pages.map(({ row }) => row)).size).toBe(pages.length);
      }),
      { numRuns: 60, endOnFailure },
    ));
});
