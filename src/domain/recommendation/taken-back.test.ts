import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultPreferences } from "#vocabulary/preferences.ts";
import { accept } from "#vocabulary/result.ts";
import type { Verdicts } from "../people/activity.ts";
import { rollBackTaste } from "../people/roll-back-taste.ts";
import type { KeptTaste, TasteVersion } from "../people/taste-ports.ts";
import { nobody } from "../people/testing/nobody.ts";
import type { Evidence, EvidenceKind } from "../taste/evidence.ts";
import { isCounted } from "../taste/is-counted.ts";
import { noTasteSettings, type TasteSettings } from "../taste/settings.ts";
import { tasteOf } from "../taste/taste-of.ts";
import { joinSession } from "./join-verdicts.ts";
import { recommend } from "./recommend.ts";
import { newSession } from "./session.ts";
import { anyVisit } from "./testing/random-people.ts";
import { wantsOf } from "./wants.ts";

const day = 86_400_000;
const now = Date.parse("2026-11-15T12:00:00Z");

const kinds: readonly EvidenceKind[] = [
  "liked",
  "liked",
  "bookmarked",
  "disliked",
  "product_purchased",
  "product_card_clicked",
  "product_seen",
  "look_liked",
];
/** One thing of a piece at a time, so that nothing is liked and disliked at once; from some days before now to now. */
const anyEvidence = (from: number, until: number) =>
  fc
    .uniqueArray(
      fc.record({
        product: fc.integer({ min: 1, max: 60 }).map((i) => i * 3),
        kind: fc.constantFrom(...kinds),
        at: fc.integer({ min: from, max: until }).map((days) => now + days * day),
      }),
      { selector: ({ product }) => product, maxLength: 25 },
    )
    .map((list): readonly Evidence[] => list.toSorted((a, b) => a.at - b.at));

const anySettings: fc.Arbitrary<TasteSettings> = fc.record({
  traits: fc
    .uniqueArray(
      fc.record({
        trait: fc.constantFrom("style:1", "style:4", "colour:black", "brand:2", "category:A.4.1"),
        value: fc.double({ min: -1, max: 1, noNaN: true }),
        isLocked: fc.boolean(),
        at: fc.integer({ min: -80, max: -30 }).map((days) => now + days * day),
      }),
      { selector: ({ trait }) => trait, maxLength: 3 },
    )
    .map((list) => new Map(list.map(({ trait, ...setting }) => [trait, setting]))),
  gifts: fc
    .uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 3 })
    .map((ids) => new Set(ids.map((i) => i * 3))),
  pauses: fc
    .option(fc.integer({ min: -70, max: -40 }), { nil: undefined })
    .map((days) => (days === undefined ? [] : [{ from: now + days * day, until: now + (days + 5) * day }])),
});

type Shopper = typeof anyVisit extends () => fc.Arbitrary<infer Value> ? Value : never;

/** As a member's list is made: the verdicts are what counts of the reactions. */
function listFor({ shop, universe, told }: Shopper, evidence: readonly Evidence[], settings: TasteSettings) {
  const counted = evidence.filter(isCounted(settings)).toReversed();
  const verdicts: Verdicts = {
    liked: counted.flatMap(({ kind, product }) => (kind === "liked" ? [product] : [])),
    disliked: counted.flatMap(({ kind, product, at }) =>
      kind === "disliked" ? [{ product, scope: "item", at: new Date(at) }] : [],
    ),
  };
  const session = joinSession(newSession, verdicts, new Date(now), { evidence, settings });
  const wants = wantsOf(shop.snapshot, universe, told);
  const { picks } = recommend(shop.snapshot, { wants, session, from: 0, limit: 40 });
  return picks.map(({ row, score, reasons }) => ({ row, score, reasons }));
}

const tasteFor = ({ shop, universe }: Shopper, evidence: readonly Evidence[], settings: TasteSettings) =>
  tasteOf(shop.snapshot, universe, evidence, settings, now).traits.map(({ trait, weight }) => [
    trait,
    weight,
  ]);

const runs = { numRuns: 60 };

test("what is a gift or happened in a pause is as if it had never happened, in taste and list", () =>
  fc.assert(
    fc.property(
      anyVisit(40),
      anyEvidence(-90, -20),
      anyEvidence(-15, -1),
      anySettings,
      (visit, before, during, settings) => {
        const all = [...before, ...during];
        const paused = { ...settings, pauses: [...settings.pauses, { from: now - 16 * day, until: now }] };
        expect(tasteFor(visit, all, paused)).toEqual(tasteFor(visit, before, settings));
        expect(listFor(visit, all, paused)).toEqual(listFor(visit, before, settings));
        const gifts = new Set([...settings.gifts, ...during.map(({ product }) => product)]);
        const others = before.filter(({ product }) => !gifts.has(product));
        const given = { ...settings, gifts };
        expect(tasteFor(visit, all, given)).toEqual(tasteFor(visit, others, settings));
        expect(listFor(visit, all, given)).toEqual(listFor(visit, others, settings));
      },
    ),
    runs,
  ));

test("going back to a version gives exactly the list it had, and going forward what there was since", () =>
  fc.assert(
    fc.asyncProperty(
      anyVisit(40),
      anyEvidence(-90, -20),
      anyEvidence(-15, -1),
      anySettings,
      anySettings,
      async (visit, before, since, then, later) => {
        const versions: TasteVersion[] = [
          {
            number: 1,
            at: new Date(now - 18 * day),
            cause: "change",
            settings: then,
            preferences: defaultPreferences,
          },
          {
            number: 2,
            at: new Date(now - day / 2),
            cause: "change",
            settings: later,
            preferences: defaultPreferences,
          },
        ];
        const all = [...before, ...since];
        const back = await goBack(versions, 1);
        expect(listFor(visit, all, back)).toEqual(listFor(visit, before, then));
        expect(tasteFor(visit, all, back)).toEqual(tasteFor(visit, before, then));
        const forward = await goBack(versions, 2);
        expect(listFor(visit, all, forward)).toEqual(listFor(visit, all, later));
      },
    ),
    runs,
  ));

async function goBack(versions: readonly TasteVersion[], number: number): Promise<TasteSettings> {
  let kept: KeptTaste = { settings: noTasteSettings, preferences: defaultPreferences };
  const taste = {
    ...nobody.taste,
    rollBack: async (_: string, wanted: number, back: (kept: KeptTaste, then: TasteVersion) => KeptTaste) => {
      const version = versions.find((one) => one.number === wanted);
      if (version) kept = back(kept, version);
      return accept(version !== undefined);
    },
  };
  expect(await rollBackTaste({ taste, now: () => new Date(now) }, "p", number)).toEqual(accept(undefined));
  return kept.settings;
}
