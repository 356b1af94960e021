import fc from "fast-check";
import { expect, test } from "vitest";
import { type Frame, mostScale, move, whole, zoomAt } from "./view.ts";

const phone: Frame = { picture: { width: 360, height: 450 }, screen: { width: 360, height: 740 } };

test("the point under the finger stays there", () => {
  const view = zoomAt(whole, 2, { x: 100, y: 0 }, phone);
  expect(view).toEqual({ scale: 2, x: -100, y: 0 });
  // The same point of the picture, 100 to the right at scale 1, is still 100 to the right.
  expect(view.x + 100 * view.scale).toBe(100);
});

test("neither smaller than the screen nor larger than the picture is worth", () => {
  expect(zoomAt(whole, 0.2, { x: 50, y: 50 }, phone)).toEqual(whole);
  expect(zoomAt(whole, 99, { x: 0, y: 0 }, phone).scale).toBe(mostScale);
});

test("a whole picture cannot be dragged away", () => {
  expect(move(whole, { x: 300, y: -300 }, phone)).toEqual(whole);
});

test("whatever is done, no edge comes further in than the screen's", () => {
  const act = fc.record({
    factor: fc.double({ min: 0.3, max: 3, noNaN: true }),
    x: fc.integer({ min: -400, max: 400 }),
    y: fc.integer({ min: -400, max: 400 }),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      let view = whole;
      for (const { factor, x, y } of acts)
        view = move(zoomAt(view, factor, { x, y }, phone), { x: y, y: x }, phone);
      const { picture, screen } = phone;
      expect(Math.abs(view.x)).toBeLessThanOrEqual(
        Math.max(0, (picture.width * view.scale - screen.width) / 2) + 1e-6,
      );
      expect(Math.abs(view.y)).toBeLessThanOrEqual(
        Math.max(0, (picture.height * view.scale - screen.height) / 2) + 1e-6,
      );
    }),
  );
});
