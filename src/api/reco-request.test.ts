import { expect, test } from "vitest";
import { exampleProduct, exampleSnapshot } from "#domain/catalogue/testing/examples.ts";
import { noOverrides } from "#domain/people/overrides.ts";
import { nothingSaid } from "#domain/people/taste-ports.ts";
import type { Told } from "#domain/recommendation/wants.ts";
import { noTasteSettings, type TasteSettings } from "#domain/taste/settings.ts";
import { readRequest } from "./reco-request.ts";

const snapshot = exampleSnapshot([exampleProduct({ id: 1 }), exampleProduct({ id: 2 })]);
const now = new Date("2026-11-15T12:00:00Z");
const seen = { product: 1, kind: "product_seen", at: now.getTime() - 1000 } as const;
const ask = (told: Told, settings: Partial<TasteSettings> = {}, evidence: readonly (typeof seen)[] = []) => {
  const remembered = { evidence, settings: { ...noTasteSettings, ...settings } };
  const known = { told, verdicts: nothingSaid.verdicts, remembered, asOf: now, overrides: noOverrides, now };
  const read = readRequest(snapshot, { universe: "men", limit: 20, lang: "en" }, known, { personId: "ada" });
  if (!read.ok) throw new Error("refused");
  return read.value;
};
const pause = (from: number, until: number) => ({ pauses: [{ from, until }] });
const set = (...traits: [string, number, number][]) => ({
  traits: new Map(traits.map(([name, value, at]) => [name, { value, isLocked: false, at }])),
});

test("what is tried is the same again once all that was said is as it was", () => {
  const { seed } = ask({ brands_followed: [51, 14] });
  expect(ask({ brands_followed: [14, 51] }).seed).toBe(seed);
  expect(ask({ brands_followed: [51] }).seed).not.toBe(seed);
  expect(ask({ brands_followed: [51, 14] }, pause(1, 2)).seed).toBe(seed);
  expect(ask({ brands_followed: [51, 14] }, { gifts: new Set([2]) }).seed).toBe(seed);
  const corrected = ask({ corrections: { popularity: "more", "brand:14": "more" } });
  expect(ask({ corrections: { "brand:14": "more", popularity: "more" } }).seed).toBe(corrected.seed);
  const moved = ask({}, set(["style:5", 0.3, 1], ["style:6", 0.5, 2]));
  expect(ask({}, set(["style:6", 0.5, 2], ["style:5", 0.3, 9])).seed).toBe(moved.seed);
  expect(ask({}, set(["style:6", 0.5, 2], ["style:5", 0.4, 9])).seed).not.toBe(moved.seed);
});

test("what somebody else saw comes again, and changes nothing; a gift that was seen does not come", () => {
  const [nobody, mine] = [ask({}), ask({}, {}, [seen])];
  expect(mine.session.seen).toEqual([1]);
  const theirs = ask({}, pause(seen.at - 1, seen.at + 1), [seen]);
  expect([theirs.session.seen, theirs.seed]).toEqual([[], nobody.seed]);
  expect(ask({}, { gifts: new Set([1]) }, [seen]).session.seen).toEqual([1]);
});
