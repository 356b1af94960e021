import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultPreferences } from "#vocabulary/preferences.ts";
import type { accept } from "#vocabulary/result.ts";
import { noTasteSettings } from "../taste/settings.ts";
import type { TasteUpdate } from "./apply-taste-update.ts";
import { changeTaste } from "./change-taste.ts";
import type { KeptTaste } from "./taste-ports.ts";
import { nobody } from "./testing/nobody.ts";

const nothing: KeptTaste = { settings: noTasteSettings, preferences: defaultPreferences };
const noon = nobody.now().getTime();

/** The taste of one person, without a database. */
function site(begin: KeptTaste = nothing) {
  let kept = begin;
  let now = noon;
  const change = async (...updates: TasteUpdate[]) => {
    const ports = {
      taste: {
        ...nobody.taste,
        change: async (_: string, make: (before: KeptTaste) => ReturnType<typeof accept<KeptTaste>>) => {
          const made = make(kept);
          if (made.ok) kept = made.value;
          return made;
        },
      },
      now: () => new Date(now),
      isProduct: (id: number) => id < 1000,
      isTrait: (trait: string) => /^(style|brand):\d+$/.test(trait),
      weightOf: () => 0.25,
    } as Parameters<typeof changeTaste>[0];
    return changeTaste(ports, "p", updates);
  };
  return {
    change,
    kept: () => kept,
    pass: (ms: number) => {
      now += ms;
    },
  };
}
const brand = (id: number): TasteUpdate => ({ type: "set", trait: `brand:${id}`, value: 0.5 });
const gift = (product: number, value = true): TasteUpdate => ({ type: "gift", product, value });
const full = { ok: false, refusal: { kind: "full" } };

test("three hundred traits, five hundred gifts and a hundred pauses are kept, and not one more", async () => {
  const { change, kept, pass } = site();
  await change(...Array.from({ length: 300 }, (_, i) => brand(i + 1)));
  expect(await change(brand(301))).toEqual(full);
  expect(await change({ type: "reset", trait: "brand:1" }, brand(301))).toMatchObject({ ok: true });
  await change(...Array.from({ length: 500 }, (_, i) => gift(i + 1)));
  expect(await change(gift(501))).toEqual(full);
  for (let i = 0; i < 100; i++) {
    await change({ type: "pause" });
    pass(5);
    await change({ type: "resume" });
    pass(5);
  }
  expect(await change({ type: "pause" })).toEqual(full);
  expect([kept().settings.traits.size, kept().settings.gifts.size, kept().settings.pauses.length]).toEqual([
    300, 500, 100,
  ]);
});

test("a pause that is begun twice is one, and one that never lasted is none", async () => {
  const { change, kept, pass } = site();
  await change({ type: "pause" });
  pass(10);
  await change({ type: "pause" });
  pass(10);
  await change({ type: "resume" });
  await change({ type: "resume" });
  expect(kept().settings.pauses).toEqual([{ from: noon, until: noon + 20 }]);
  await change({ type: "include", from: new Date(noon) });
  await change({ type: "pause" }, { type: "resume" });
  expect(kept().settings.pauses).toEqual([]);
});

test("what is excluded ends now at the latest, and what overlaps is one", async () => {
  const { change, kept } = site();
  const between = (from: number, until: number): TasteUpdate => ({
    type: "exclude",
    from: new Date(noon + from),
    until: new Date(noon + until),
  });
  await change(between(-100, -50), between(-60, -40), between(-20, 1000));
  expect(kept().settings.pauses).toEqual([
    { from: noon - 100, until: noon - 40 },
    { from: noon - 20, until: noon + 1 },
  ]);
});

test("a lock holds the weight of the moment, and a raise keeps the lock", async () => {
  const { change, kept } = site();
  await change({ type: "lock", trait: "style:4" });
  expect(kept().settings.traits.get("style:4")).toEqual({ value: 0.25, isLocked: true, at: noon });
  await change({ type: "set", trait: "style:4", value: 1 });
  expect(kept().settings.traits.get("style:4")).toEqual({ value: 1, isLocked: true, at: noon });
  await change({ type: "unlock", trait: "style:4" });
  expect(kept().settings.traits.get("style:4")?.isLocked).toBe(false);
});

test("what has left the catalogue may still be let go", async () => {
  const settings = {
    traits: new Map([["brand:gone", { value: 1, isLocked: true, at: noon }]]),
    gifts: new Set([5000]),
    pauses: [],
  };
  const { change, kept } = site({ ...nothing, settings });
  expect(await change({ type: "set", trait: "brand:never", value: 1 })).toMatchObject({
    refusal: { kind: "invalid", fields: { "updates.0.trait": "unknown" } },
  });
  await change({ type: "reset", trait: "brand:gone" }, gift(5000, false));
  expect(kept().settings).toEqual(noTasteSettings);
});

const anyUpdate: fc.Arbitrary<TasteUpdate> = fc.oneof(
  fc.record({
    type: fc.constant("set" as const),
    trait: fc.constantFrom("style:1", "style:2", "brand:3"),
    value: fc.double({ min: -1, max: 1, noNaN: true }),
  }),
  fc.record({
    type: fc.constantFrom("lock" as const, "unlock" as const, "forget" as const, "reset" as const),
    trait: fc.constantFrom("style:1", "style:2", "brand:3"),
  }),
  fc.record({
    type: fc.constant("gift" as const),
    product: fc.integer({ min: 1, max: 4 }),
    value: fc.boolean(),
  }),
  fc.record({ type: fc.constantFrom("pause" as const, "resume" as const) }),
  fc.tuple(fc.integer({ min: -50, max: 0 }), fc.integer({ min: 1, max: 50 })).map(([from, length]) => ({
    type: "exclude" as const,
    from: new Date(noon + from),
    until: new Date(noon + from + length),
  })),
);

test("one call with several updates does what several calls do, and nothing after a fault", () =>
  fc.assert(
    fc.asyncProperty(fc.array(anyUpdate, { minLength: 1, maxLength: 12 }), async (updates) => {
      const [once, each] = [site(), site()];
      await once.change(...updates);
      for (const update of updates) await each.change(update);
      expect(once.kept()).toEqual(each.kept());
      const before = once.kept();
      await once.change(...updates, { type: "set", trait: "nothing", value: 1 });
      expect(once.kept()).toBe(before);
      for (const [i, pause] of before.settings.pauses.entries()) {
        const next = before.settings.pauses[i + 1];
        expect((pause.until ?? Number.POSITIVE_INFINITY) > pause.from).toBe(true);
        if (next) expect(pause.until).toBeLessThan(next.from);
      }
    }),
  ));
