import { expect, test } from "vitest";
import { eigenOf } from "./eigen.ts";
import { spectralFilter } from "./spectral-filter.ts";
import { spectrumOf } from "./spectrum.ts";
import { tableFrom } from "./testing/tables.ts";

/** Two groups of people who share nothing. */
const groups = tableFrom([
  [1, 1, 0, 0],
  [1, 1, 0, 0],
  [1, 1, 0, 0],
  [0, 0, 2, 1],
]);

test("a symmetric table has the directions that can be worked out by hand", () => {
  const { values, vectors } = eigenOf(Float64Array.from([2, 1, 1, 2]), 2);
  expect([...values]).toEqual([expect.closeTo(3), expect.closeTo(1)]);
  expect((vectors[0] ?? 0) * (vectors[1] ?? 0)).toBeCloseTo(0.5);
  expect((vectors[2] ?? 0) * (vectors[3] ?? 0)).toBeCloseTo(-0.5);
});

test("the strongest directions are those of the two groups", () => {
  const { strengths, vectors } = spectrumOf(groups, { rank: 2 });
  expect([...strengths]).toEqual([expect.closeTo(6, 4), expect.closeTo(5, 4)]);
  const absolute = Array.from(vectors, (value) => Math.abs(value));
  const [half, two, one] = [Math.SQRT1_2, 2 / Math.sqrt(5), 1 / Math.sqrt(5)].map((value) =>
    expect.closeTo(value, 4),
  );
  const zero = expect.closeTo(0, 4);
  expect(absolute).toEqual([half, zero, half, zero, zero, two, zero, one]);
});

test("the same table gives the same directions", () => {
  expect(spectrumOf(groups, { rank: 2 })).toEqual(spectrumOf(groups, { rank: 2 }));
});

test("whoever has one piece of a group is led to the others of it, and nowhere else", () => {
  const even = new Float32Array(4).fill(1);
  const filter = spectralFilter(spectrumOf(groups, { rank: 2 }), { from: even, to: even, pass: () => 1 });
  const scores = [new Float32Array(4), new Float32Array(4)];
  const held = [
    { items: [0], weights: [1] },
    { items: [2], weights: [10] },
  ];
  filter.addScores(held, scores);
  const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 3));
  expect([...(scores[0] ?? [])]).toEqual(near([0.5, 0.5, 0, 0]));
  expect([...(scores[1] ?? [])]).toEqual(near([0, 0, 8, 4]));
});
