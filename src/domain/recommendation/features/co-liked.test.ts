import { expect, test } from "vitest";
import { exampleProduct, exampleSnapshot } from "../../catalogue/testing/examples.ts";
import type { Neighbours } from "../../taste/neighbours.ts";
import { featuresWith } from "../content-features.ts";
import { recommend } from "../recommend.ts";
import { newSession } from "../session.ts";
import { type Told, wantsOf } from "../wants.ts";

const other = { leaf: "B.3.1", brand: 2 } as const;
const snapshot = exampleSnapshot([
  exampleProduct({ id: 1, name: { en: "Jumper", fr: "Pull" } }),
  exampleProduct({ id: 2, ...other }),
  exampleProduct({ id: 3, ...other }),
]);
/** So many who liked the jumper in row 0 liked the boots in row 2. */
const tableOf = (people: number): Neighbours => ({
  of: (row) =>
    row === 0
      ? { rows: Uint32Array.of(2), weights: Float32Array.of(0.6), people: Uint8Array.of(people) }
      : undefined,
});
const table = tableOf(3);
const list = (neighbours: Neighbours | undefined, told: Told = {}) =>
  recommend(
    snapshot,
    { wants: wantsOf(snapshot, "men", told), session: { ...newSession, liked: [1] }, from: 0, limit: 9 },
    featuresWith(() => neighbours),
  ).picks.map(({ row, reasons }) => [snapshot.ids[row], reasons.find(({ key }) => key === "co_liked")]);

test("what people chose who liked the same comes first, and says whose like it was", () => {
  expect(list(table)).toMatchObject([
    [3, { trait: "co_liked:1", label: { en: "People who liked Jumper also chose this" } }],
    [2, undefined],
  ]);
});

test("it is silent where nobody knows who liked what, and where it is wrong", () => {
  for (const picks of [list(undefined), list(table, { corrections: { "co_liked:1": "wrong" } })])
    expect(picks.map(([, reason]) => reason)).toEqual([undefined, undefined]);
});

test("where nobody chose both, it is told by what the pieces are", () => {
  expect(list(tableOf(0))[0]).toMatchObject([3, { label: { en: "Close to Jumper, which caught your eye" } }]);
});
