import { expect, test } from "vitest";
import type { ColourKey } from "#vocabulary/attribute.ts";
import { exampleProduct, exampleSnapshot } from "../../catalogue/testing/examples.ts";
import { noTasteSettings } from "../../taste/settings.ts";
import { recommend } from "../recommend.ts";
import { newSession, type Session } from "../session.ts";
import { type Told, wantsOf } from "../wants.ts";

const [first] = exampleProduct({ id: 1 }).variants;
const leaves = ["A.1.1", "A.3.1", "A.5.1", "B.1.1", "C.1.1"] as const;
const piece = (id: number, colour: ColourKey, brand = 1) => {
  const [leaf = "A.1.1"] = [leaves[id % leaves.length]];
  return exampleProduct({
    id,
    leaf,
    brand,
    variants: [{ ...first, colours: [colour] }],
    addedOn: "2026-01-01",
  });
};
const snapshot = exampleSnapshot([
  ...Array.from({ length: 12 }, (_, i) => piece(i + 1, i < 4 ? "red" : "black")),
  piece(13, "green", 2),
  piece(14, "green", 2),
]);
const list = (session: Partial<Session>, told: Told = {}) =>
  recommend(snapshot, {
    wants: wantsOf(snapshot, "men", { global: { openness: 1 }, ...told }),
    session: { ...newSession, ...session },
    from: 0,
    limit: 20,
  }).picks.map(({ row, score, reasons }) => ({ id: snapshot.ids[row] ?? 0, score, reasons }));
const reasonOf = (picks: ReturnType<typeof list>, id: number, key = "taste") =>
  picks.find((one) => one.id === id)?.reasons.find((one) => one.key === key);

test("names the trait that says most, as often as it was chosen", () => {
  expect(reasonOf(list({ liked: [1, 2] }), 3)).toMatchObject({
    trait: "taste:colour:red",
    label: { en: "Red, which you keep choosing", fr: "Rouge, que vous choisissez souvent" },
  });
  expect(reasonOf(list({ liked: [1] }), 3)?.label.en).toBe("Red, as in a piece that caught your eye");
  const again = ["product_card_clicked", "product_card_clicked", "liked", "bookmarked"] as const;
  const oneOften = list({ evidence: again.map((kind) => ({ product: 1, kind, at: 0 })) });
  expect(reasonOf(oneOften, 3)?.label.en).toBe("Red, as in a piece that caught your eye");
  const asked = {
    ...noTasteSettings,
    traits: new Map([["colour:red", { value: 0.9, isLocked: true, at: 0 }]]),
  };
  expect(reasonOf(list({ settings: asked }), 3)?.label.en).toBe("Red, which you asked for");
});

/** Of two pieces of one kind, whether the first comes first. */
const isBefore = (picks: ReturnType<typeof list>, one: number, other: number) => {
  const ids = picks.map(({ id }) => id);
  return ids.indexOf(one) < ids.indexOf(other);
};

test("what is liked rises at once, and falls back when the like is taken back", () => {
  const before = list({});
  const during = list({ liked: [1, 2] });
  expect([isBefore(during, 3, 8), isBefore(during, 4, 9)]).toEqual([true, true]);
  expect(list({ disliked: [], liked: [] })).toEqual(before);
});

test("what is turned down speaks for everything else", () => {
  const picks = list({ disliked: [13] });
  const scoreOf = (id: number) => picks.find((one) => one.id === id)?.score ?? 0;
  expect(scoreOf(9)).toBeGreaterThan(scoreOf(14));
  expect(reasonOf(picks, 9, "unlike")?.contribution).toBeGreaterThan(
    reasonOf(picks, 14, "unlike")?.contribution ?? 0,
  );
});

test("what was told counts less once it is turned down, unless it is locked", () => {
  const told = { brands_followed: [2] };
  const points = (session: Partial<Session>, more: Told = {}) =>
    reasonOf(list(session, { ...told, ...more }), 14, "brand")?.contribution ?? 0;
  expect(points({ disliked: [13] })).toBeLessThan(points({}));
  const share = (session: Partial<Session>) => {
    const { score = 0, reasons = [] } = list(session, { ...told, locks: { brands: true } })[0] ?? {};
    return (reasons.find(({ key }) => key === "brand")?.contribution ?? 0) / score;
  };
  expect(share({ disliked: [13] })).toBeGreaterThan(0.5);
});
