import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isStretchPlace } from "#vocabulary/openness.ts";
import { noOverrides, type Override, type Overrides, overridesIn } from "../people/overrides.ts";
import { recommend, recommendHard } from "./recommend.ts";
import { keepsLocks, mayBeShown } from "./testing/plain-rules.ts";
import { anyVisit, type Shop } from "./testing/random-people.ts";
import { wantsOf } from "./wants.ts";

/** To find a smaller shop that fails as well would take minutes. */
const endOnFailure = true;
const all = { from: 0, limit: 1000 };
const now = Date.parse("2026-11-16T12:00:00Z");
const someone = "person";

/** Most numbers are of pieces there are. */
const anyOverride: fc.Arbitrary<Override> = fc.record({
  personId: fc.constantFrom(null, someone),
  product: fc.integer({ min: 1, max: 70 }).map((nth) => nth * 3),
  action: fc.constantFrom("pin", "hide", "boost"),
  until: fc.constantFrom(null, new Date(now - 1), new Date(now + 1)),
  note: fc.constant(""),
});

const asked = fc
  .oneof(anyVisit(30), anyVisit(160, 80))
  .chain((given) =>
    fc.record({
      given: fc.constant(given),
      overrides: fc.array(anyOverride, { maxLength: 12 }),
      openness: fc.integer({ min: 1, max: 5 }),
      met: fc.constantFrom(0, 0, 7),
      seed: fc.integer(),
    }),
  )
  .map(({ given: { shop, universe, told, session }, overrides, openness, met, seed }) => ({
    shop,
    session,
    wants: wantsOf(shop.snapshot, universe, { ...told, global: { ...told.global, openness } }),
    overrides: overridesIn(overrides, now),
    met,
    seed,
  }));
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;
const holds = (check: (one: Asked) => void, numRuns = 80) =>
  fc.assert(fc.property(asked, check), { numRuns, endOnFailure });

const listOf = ({ shop, ...one }: Asked, overrides: Overrides = one.overrides) =>
  recommend(shop.snapshot, { ...one, overrides, ...all }).picks;
const idOf = ({ snapshot }: Shop, { row }: { readonly row: number }) => snapshot.ids[row] ?? 0;
const idsOf = (shop: Shop, picks: readonly { readonly row: number }[]) =>
  picks.map((pick) => idOf(shop, pick));
/** What may be shown to them, read off whole products. */
const allowed = ({ shop, wants, session, overrides: { hidden } }: Asked) =>
  shop.products
    .filter((one) => mayBeShown(one, wants, session) && keepsLocks(one, wants) && !hidden.has(one.id))
    .map(({ id }) => id);

// Random shops take their time on a busy machine.
const patient = { timeout: 60_000 };

describe("what admins say of lists", patient, () => {
  test("hides what is hidden and nothing else; no rule and no lock is broken for a pin", () =>
    holds((one) => {
      const ids = idsOf(one.shop, listOf(one));
      expect(ids.toSorted((a, b) => a - b)).toEqual(allowed(one));
      const hard = recommendHard(one.shop.snapshot, { ...one, ...all }).picks;
      expect(idsOf(one.shop, hard).toSorted((a, b) => a - b)).toEqual(allowed(one));
    }));

  test("puts pins before all that fits, in their order, and never calls one a stretch", () =>
    holds((one) => {
      const mayBe = new Set(allowed(one));
      const pins = one.overrides.pinned.filter((id) => mayBe.has(id));
      const picks = listOf(one);
      const sure = idsOf(
        one.shop,
        picks.filter(({ stretch }) => !stretch),
      );
      expect(sure.slice(0, pins.length)).toEqual(pins);
      const hard = recommendHard(one.shop.snapshot, { ...one, ...all }).picks;
      expect(idsOf(one.shop, hard).slice(0, pins.length)).toEqual(pins);
      // The first card of all is never from outside.
      if (one.met === 0 && pins.length > 0) expect(idOf(one.shop, picks[0] ?? { row: -1 })).toBe(pins[0]);
      expect(picks.flatMap((pick) => (pick.led === "pin" ? idOf(one.shop, pick) : []))).toEqual(pins);
    }));

  test("makes a list of pins alone where everything is pinned, and tries nothing", () =>
    holds((one) => {
      const pinned = allowed({ ...one, overrides: noOverrides }).toReversed();
      const picks = listOf(one, { ...noOverrides, pinned });
      expect(idsOf(one.shop, picks)).toEqual(pinned);
      expect(picks.some(({ stretch }) => stretch)).toBe(false);
    }, 40));

  test("keeps what openness promises, place by place, while anything is left to try", () =>
    holds((one) => {
      const tried = listOf(one).map(({ stretch }) => stretch !== undefined);
      const wanted = tried.map((_, at) => isStretchPlace(one.wants.openness, one.met + at));
      const missed = tried.findIndex((is, at) => wanted[at] && !is);
      const until = missed < 0 ? tried.length : missed;
      expect(tried.slice(0, until)).toEqual(wanted.slice(0, until));
      expect(tried.slice(until).some(Boolean)).toBe(false);
    }));

  test("changes no score and no reason: each is the sum of its contributions, and what it is without", () =>
    holds((one) => {
      const plain = new Map(
        listOf(one, noOverrides).map(({ row, score, reasons }) => [row, { score, reasons }]),
      );
      for (const { row, score, reasons } of listOf(one)) {
        expect(reasons.reduce((sum, { contribution }) => sum + contribution, 0)).toBe(score);
        expect({ score, reasons }).toEqual(plain.get(row));
      }
    }));

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

  test("lifts a piece or leaves it where it is, and all others keep their order", () =>
    fc.assert(
      fc.property(asked, fc.nat(), (one, nth) => {
        const plain = listOf(one, noOverrides);
        const lifted = plain[nth % Math.max(1, plain.length)];
        if (!lifted) return;
        const boosted = new Set([idOf(one.shop, lifted)]);
        const picks = listOf(one, { ...noOverrides, boosted });
        const placeIn = (list: typeof picks) => list.findIndex(({ row }) => row === lifted.row);
        expect(placeIn(picks)).toBeLessThanOrEqual(placeIn(plain));
        const sure = (list: readonly { readonly row: number }[]) =>
          idsOf(one.shop, list).filter((id) => !boosted.has(id));
        const { shop, ...rest } = one;
        const hard = (overrides: Overrides) =>
          recommendHard(shop.snapshot, { ...rest, overrides, ...all }).picks;
        expect(sure(hard({ ...noOverrides, boosted }))).toEqual(sure(hard(noOverrides)));
        // It passes whatever scores clearly less than it does with what it is lifted by.
        const after = hard({ ...noOverrides, boosted });
        const before = after.slice(0, placeIn(after));
        for (const { score } of before) expect(score).toBeGreaterThanOrEqual(Math.min(98, lifted.score + 13));
      }),
      { numRuns: 80, endOnFailure },
    ));
});

describe("of several about the same product", () => {
  const of = (personId: string | null, action: Override["action"], until: Date | null = null): Override => ({
    personId,
    product: 3,
    action,
    until,
    note: `${personId} ${action}`,
  });

  test("to hide outweighs to pin and that to lift, whoever it is for, and what is over counts no more", () => {
    const countedOf = (...some: Override[]) => overridesIn(some, now).by.get(3)?.note;
    expect(countedOf(of(someone, "pin"), of(null, "hide"))).toBe("null hide");
    expect(countedOf(of(null, "boost"), of(someone, "pin"))).toBe("person pin");
    expect(countedOf(of(someone, "boost"), of(null, "pin"))).toBe("null pin");
    expect(countedOf(of(someone, "pin"), of(null, "pin"))).toBe("person pin");
    expect(countedOf(of(null, "pin"), of(someone, "pin"))).toBe("person pin");
    expect(countedOf(of(null, "hide", new Date(now)), of(someone, "pin"))).toBe("person pin");
    expect(overridesIn([of(null, "hide", new Date(now))], now)).toBe(noOverrides);
  });
});
