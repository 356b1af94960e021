import fc from "fast-check";
import { expect, test } from "vitest";
import { contributionsOf, fitLogistic, learnOne, probabilityOf } from "./logistic.ts";

const loose = { means: [0, 0], precisions: [1e-6, 1e-6] };
/** Without the trait one of four is taken, with it three of four. */
const features = Float32Array.from([1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
const labels = [1, 0, 0, 0, 1, 1, 1, 0];

test("the weights are the log odds that can be counted by hand", () => {
  const { weights } = fitLogistic({ width: 2, features, labels }, loose);
  expect(weights[0]).toBeCloseTo(Math.log(1 / 3), 3);
  expect(weights[1]).toBeCloseTo(Math.log(3) - Math.log(1 / 3), 3);
});

test("without examples, or against a firm belief, what was believed stays", () => {
  const prior = { means: [0.5, -2], precisions: [1, 1e9] };
  const none = fitLogistic({ width: 2, features: new Float32Array(0), labels: [] }, prior);
  expect([...none.weights]).toEqual([0.5, -2]);
  expect(fitLogistic({ width: 2, features, labels }, prior).weights[1]).toBeCloseTo(-2, 4);
});

test("an example that was shown half as often counts twice", () => {
  const twice = fitLogistic({ width: 2, features, labels, weights: [2, 1, 1, 1, 1, 1, 1, 1] }, loose);
  const repeated = fitLogistic(
    { width: 2, features: Float32Array.from([1, 0, ...features]), labels: [1, ...labels] },
    loose,
  );
  expect(twice.weights[0]).toBeCloseTo(repeated.weights[0] ?? 0, 6);
  expect(twice.weights[1]).toBeCloseTo(repeated.weights[1] ?? 0, 6);
});

test("examples that a line divides wholly do not run away from a prior", () => {
  const apart = { width: 1, features: Float32Array.from([-1, 1]), labels: [0, 1] };
  const { weights } = fitLogistic(apart, { means: [0], precisions: [1] });
  // Where 2 / (1 + e^w) = w.
  expect(weights[0]).toBeCloseTo(0.6749, 3);
});

const anyNumbers = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 3, maxLength: 3 });

test("contributions add up to the log odds", () => {
  fc.assert(
    fc.property(anyNumbers, anyNumbers, (weights, row) => {
      const model = { weights: Float64Array.from(weights), precisions: new Float64Array(3) };
      const odds = contributionsOf(model, row).reduce((sum, one) => sum + one, 0);
      expect(probabilityOf(model, row)).toBeCloseTo(1 / (1 + Math.exp(-odds)), 9);
    }),
  );
});

test("one more answer moves the probability its way, and what is silent stays", () => {
  const anyModel = fc.record({ weights: anyNumbers, row: anyNumbers, label: fc.constantFrom(0, 1) });
  fc.assert(
    fc.property(anyModel, ({ weights, row: [first = 0, second = 0], label }) => {
      const model = { weights: Float64Array.from(weights), precisions: new Float64Array(3).fill(4) };
      const row = [first, second, 0];
      const next = learnOne(model, row, label);
      const [before, after] = [probabilityOf(model, row), probabilityOf(next, row)];
      expect(label === 1 ? after - before : before - after).toBeGreaterThanOrEqual(0);
      expect(next.weights[2]).toBe(weights[2]);
    }),
  );
});
