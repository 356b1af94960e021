import fc from "fast-check";
import { expect, test } from "vitest";
import { comparatives, type SlotName } from "#vocabulary/assistant.ts";
import { colours, materials, occasions, patterns, seasons, sleeves } from "#vocabulary/attribute.ts";
import type { Leaf } from "#vocabulary/category.ts";
import { isUnder } from "#vocabulary/category-code.ts";
import { languages } from "#vocabulary/language.ts";
import { sizeScaleOf } from "#vocabulary/size.ts";
import { universes } from "#vocabulary/universe.ts";
import { colourCodes, materialCodes, wordsOfMask } from "../../catalogue/columns.ts";
import { leafAt, rowOf, sizesAt, universeAt } from "../../catalogue/snapshot.ts";
import { type Conversation, emptyConversation, type Standing } from "../conversation.ts";
import { withoutWords } from "../dialogue/chips.ts";
import { generatedWorld } from "../testing/generated-world.ts";
import type { Utterance } from "../utterance.ts";
import { reply } from "./reply.ts";
import type { Reply } from "./world.ts";

const world = generatedWorld("promises", 5);
const snapshot = world.snapshot();

const some = <Value extends string>(list: readonly Value[], most = 2) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...list), { minLength: 1, maxLength: most }), { nil: undefined });
const codes = [
  "A",
  "A.1",
  "A.1.1",
  "A.2.1",
  "A.3",
  "A.3.1",
  "A.4",
  "A.5",
  "A.5.2",
  "A.7",
  "B",
  "B.1.1",
  "B.2",
  "C.1",
  "D.3.1",
  "E.1.1",
];
const slots = fc.record({
  category: some(codes, 1),
  colour: some(colours),
  pattern: some(patterns, 1),
  material: some(materials),
  sleeve: some(sleeves, 1),
  occasion: some(occasions, 1),
  season: some(seasons, 1),
});
const not = fc.record({ colour: some(colours, 3), material: some(materials, 3), category: some(codes, 1) });
const clean = (given: Partial<Record<SlotName, readonly string[] | undefined>>): Standing["slots"] =>
  Object.fromEntries(Object.entries(given).filter(([, values]) => values !== undefined));

const anyUtterance: fc.Arbitrary<Utterance> = fc
  .record({
    language: fc.constantFrom(...languages),
    intent: fc.constantFrom("find", "refine", "refine", "outfit", "explain", "compare", "size", "care"),
    slots: slots.map(clean),
    not: not.map(clean),
    price: fc.option(
      fc.oneof(
        fc.integer({ min: 1_000, max: 60_000 }).map((max) => ({ max })),
        fc.integer({ min: 1_000, max: 30_000 }).map((min) => ({ min, max: min * 2 })),
        fc.integer({ min: 8_000, max: 120_000 }).map((max) => ({ max, total: true as const })),
      ),
      { nil: undefined },
    ),
    size: fc.option(
      fc.constantFrom("38", "40", "42", "M", "L", "W32", "44").map((label) => ({ label })),
      { nil: undefined },
    ),
    for: fc.option(fc.constantFrom(...universes), { nil: undefined }),
    gift: fc.constantFrom(true as const, undefined, undefined),
    others: fc.constantFrom(true as const, undefined, undefined),
    more: fc.option(fc.tuple(fc.constantFrom(...comparatives), fc.constantFrom(-1 as const, 1 as const)), {
      nil: undefined,
    }),
    nth: fc.option(fc.constantFrom(1, 2, -1), { nil: undefined }),
    drop: fc.subarray(["colour", "price", "size", "all"] as const, { maxLength: 1 }),
  })
  .map(({ more, nth, price, size, for: whom, gift, others, drop, ...said }) => ({
    ...withoutWords(said.language),
    ...said,
    intent: said.intent as Utterance["intent"],
    drop: Math.abs(Object.keys(said.slots).length) > 1 ? [] : drop,
    more: more ? { [more[0]]: more[1] } : {},
    ...(price && { price }),
    ...(size && { size }),
    ...(whom && { for: whom }),
    ...(gift && { gift }),
    ...(others && { others }),
    ...(nth && { refer: { nth: [nth] } }),
  }));

/** What was promised, looked at with nothing but the catalogue's own words. */
function faultsOf(
  { conversation: { standing }, products, look, relaxed }: Reply,
  own: "men" | "women",
): string[] {
  const faults: string[] = [];
  const { slots: asked, not: out, price, size } = standing;
  for (const { id, reasons } of products) {
    const row = rowOf(snapshot, id);
    const leaf = leafAt(snapshot, row);
    const cents = snapshot.prices[row] ?? 0;
    const has = (name: string, fault: boolean) => fault && faults.push(`${name} ${id}`);
    has("universe", universeAt(snapshot, row) !== (standing.for ?? own));
    has("stock", snapshot.inStock[row] !== 1);
    has("max", price?.max !== undefined && cents > price.max);
    has("min", price?.min !== undefined && !price.total && cents < price.min);
    has(
      "not colour",
      wordsOfMask(colourCodes, snapshot.colours[row] ?? 0).some((one) => out.colour?.includes(one)),
    );
    has(
      "not material",
      wordsOfMask(materialCodes, snapshot.materials[row] ?? 0).some((one) => out.material?.includes(one)),
    );
    has("not category", out.category?.some((code) => isUnder(leaf, code)) ?? false);
    has(
      "size",
      !look &&
        size !== undefined &&
        isMadeIn(leaf, own, standing, size.label) &&
        !sizesAt(snapshot, row).some(
          (one) => one.inStock && [size.label, `W${size.label}`].includes(one.size.label),
        ),
    );
    if (!look && relaxed.length === 0) {
      has("category", asked.category !== undefined && !asked.category.some((code) => isUnder(leaf, code)));
      has(
        "colour",
        asked.colour !== undefined &&
          !wordsOfMask(colourCodes, snapshot.colours[row] ?? 0).some((one) => asked.colour?.includes(one)),
      );
      has(
        "material",
        asked.material !== undefined &&
          !wordsOfMask(materialCodes, snapshot.materials[row] ?? 0).some((one) =>
            asked.material?.includes(one),
          ),
      );
    }
    has("reasons", reasons.length < 1 || reasons.length > 3);
  }
  const total = products.reduce((sum, { id }) => sum + (snapshot.prices[rowOf(snapshot, id)] ?? 0), 0);
  if (look && (total !== look.total || (price?.total && total > (price.max ?? total)))) faults.push("total");
  return faults;
}

const isMadeIn = (leaf: Leaf, own: "men" | "women", { for: whom }: Standing, label: string): boolean =>
  sizeScaleOf(whom ?? own, leaf).labels.some((one) => one === label || one === `W${label}`);

/** Amounts of money in a text, in cents. */
const amountsIn = (text: string): readonly number[] =>
  [...text.matchAll(/€([\d,]+(?:\.\d\d)?)|([\d\u202f\u00a0]+(?:,\d\d)?)\u00a0€/g)].map(([, en, fr]) =>
    Math.round(100 * Number(en?.replaceAll(",", "") ?? fr?.replace(/[\u202f\u00a0]/g, "").replace(",", "."))),
  );

test("whatever is said in whatever order, nothing that is shown breaks what was promised", {
  timeout: 60_000,
}, async () => {
  let [shown, looks] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyUtterance, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(...universes),
      async (said, universe) => {
        let conversation: Conversation = emptyConversation;
        for (const utterance of said) {
          const before = conversation;
          const { language } = utterance;
          const answer = await reply(world, conversation, utterance, { universe, language });
          conversation = answer.conversation;
          const isSearch = ["find", "refine", "outfit"].includes(answer.intent);
          if (isSearch) expect(faultsOf(answer, universe)).toEqual([]);
          if (isSearch && utterance.others && !answer.look)
            for (const { id } of answer.products) expect(before.shown).not.toContain(id);
          const amounts = [
            ...answer.products.map(({ id }) => snapshot.prices[rowOf(snapshot, id)]),
            answer.look?.total,
          ];
          for (const amount of amountsIn(answer.text)) expect(amounts).toContain(amount);
          expect(answer.text).not.toMatch(/undefined|NaN|!| {2}/);
          shown += answer.products.length;
          looks += answer.look ? 1 : 0;
        }
      },
    ),
    { numRuns: 120 },
  );
  // The promise is not kept by showing nothing.
  expect(shown).toBeGreaterThan(150);
  expect(looks).toBeGreaterThan(5);
});
