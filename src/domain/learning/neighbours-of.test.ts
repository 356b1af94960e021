import fc from "fast-check";
import { expect, test } from "vitest";
import { neighboursOf } from "./neighbours-of.ts";
import { takenByPerson } from "./taken-by-person.ts";
import { anyTable, entriesIn, tableFrom } from "./testing/tables.ts";
import { vectorsOf } from "./vectors-of.ts";

/** Two coats, two bags of the same leather, one bag of cloth. */
const attributes = {
  table: tableFrom([
    [1, 0, 0, 0],
    [1, 0, 0, 0],
    [0, 1, 1, 0],
    [0, 1, 1, 0],
    [0, 1, 0, 1],
  ]),
  groups: Uint16Array.from([0, 0, 1, 1, 1]),
};
const nobody = tableFrom([[0, 0, 0, 0, 0]]);
const placesOf = (table: ReturnType<typeof neighboursOf>, row: number) =>
  entriesIn(table, row).map(([place]) => place);

test("before anybody came, a piece has the neighbours its attributes give it", () => {
  const found = neighboursOf(nobody, attributes, { keep: 4, shrink: 5 });
  expect(placesOf(found, 0)).toEqual([1]);
  expect(placesOf(found, 2)).toEqual([3, 4]);
});

test("what people take to together becomes near, however different", () => {
  const together = tableFrom(Array.from({ length: 40 }, () => [1, 0, 0, 0, 1]));
  const found = neighboursOf(together, attributes, { keep: 4, shrink: 5 });
  expect(placesOf(found, 0)).toEqual([4, 1]);
  expect(placesOf(found, 4)[0]).toBe(0);
});

test("one person does not outweigh what a piece is", () => {
  const alone = tableFrom([[1, 0, 0, 0, 1], ...Array.from({ length: 30 }, () => [0, 0, 1, 1, 0])]);
  expect(placesOf(neighboursOf(alone, attributes, { keep: 4, shrink: 20 }), 0)[0]).toBe(1);
});

test("the weight is the cosine, drawn towards what pieces as alike usually share", () => {
  // Both bags are taken by the same four people: a cosine of 1 by the root of two things each has.
  const four = tableFrom(Array.from({ length: 4 }, () => [0, 0, 1, 1, 0]));
  const found = neighboursOf(four, attributes, { keep: 4, shrink: 6 });
  const worth = Math.SQRT1_2;
  expect(entriesIn(found, 2)[0]).toEqual([3, expect.closeTo((4 * worth + 6 * worth) / (4 + 6), 5)]);
  expect(entriesIn(found, 4)[0]?.[1]).toBeCloseTo(worth * 0.5, 5);
});

test("every piece with a like one has neighbours, never itself, none twice, the nearest first", () => {
  fc.assert(
    fc.property(anyTable, (rows) => {
      const taken = tableFrom(rows.map((row) => Array.from({ length: 5 }, (_, i) => row[i] ?? 0)));
      const found = neighboursOf(taken, attributes, { keep: 3, shrink: 2 });
      for (let item = 0; item < 5; item++) {
        const entries = entriesIn(found, item);
        const places = entries.map(([place]) => place);
        expect(entries.length).toBeGreaterThan(0);
        expect(new Set([...places, item]).size).toBe(entries.length + 1);
        expect(entries.every(([, weight], i) => weight <= (entries[i - 1]?.[1] ?? weight))).toBe(true);
      }
    }),
  );
});

const day = 86_400_000;
const wishes = { people: 1, products: 3, now: 100 * day, halfLifeDays: 10, latest: 3 };
const eventsOf = (rows: readonly (readonly [product: number, weight: number, day: number])[]) => ({
  people: new Uint32Array(rows.length),
  products: Uint32Array.from(rows, ([product]) => product),
  weights: Float32Array.from(rows, ([, weight]) => weight),
  at: Float64Array.from(rows, ([, , at]) => at * day),
});

test("events count by their age, in the order of time, and a dislike takes away what a like gave", () => {
  const taken = takenByPerson(
    eventsOf([
      [2, 1, 100],
      [0, 4, 90],
      [2, -3, 100],
    ]),
    wishes,
  );
  expect(entriesIn(taken, 0)).toEqual([
    [0, 2],
    [2, 0],
  ]);
});

test("of a person only the latest count", () => {
  const taken = takenByPerson(
    eventsOf([
      [0, 1, 10],
      [1, 1, 100],
      [2, 1, 100],
    ]),
    { ...wishes, latest: 2 },
  );
  expect(entriesIn(taken, 0).map(([place]) => place)).toEqual([1, 2]);
});

test("a new piece points where pieces like it do", () => {
  const taken = tableFrom([
    ...Array.from({ length: 20 }, () => [1, 0, 0, 0, 0]),
    ...Array.from({ length: 20 }, () => [0, 0, 1, 0, 1]),
  ]);
  const vectors = vectorsOf(taken, attributes, { rank: 2, shrink: 5 });
  const dot = (a: number, b: number) =>
    [0, 1].reduce((sum, i) => sum + (vectors[2 * a + i] ?? 0) * (vectors[2 * b + i] ?? 0), 0);
  expect(dot(0, 1)).toBeCloseTo(1, 3);
  expect(dot(2, 3)).toBeGreaterThan(0.95);
  expect(Math.abs(dot(1, 3))).toBeLessThan(0.2);
});
