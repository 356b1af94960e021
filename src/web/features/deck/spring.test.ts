import fc from "fast-check";
import { expect, test } from "vitest";
import { after, springHome } from "./spring.ts";

const part = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const motion = fc.record({ x: part(900), y: part(900), vx: part(6), vy: part(6) });

test("a card that is let go of comes to rest in its place, wherever and however fast it was", () => {
  fc.assert(
    fc.property(motion, (from) => {
      const frames = springHome(from);
      expect(frames[0]).toEqual(from);
      expect(frames.at(-1)).toEqual({ x: 0, y: 0, vx: 0, vy: 0 });
      const before = frames.at(-2) ?? from;
      expect(Math.hypot(before.x, before.y)).toBeLessThan(2);
    }),
  );
});

test("it is home within half a second and swings over by little", () => {
  const frames = springHome({ x: 200, y: 0, vx: 0, vy: 0 });
  expect(frames.length).toBeLessThan(36);
  expect(Math.min(...frames.map(({ x }) => x))).toBeGreaterThan(-20);
});

test("a long frame gives about the same as many short ones", () => {
  const from = { x: 240, y: -80, vx: 0.4, vy: 0 };
  let short = from;
  for (let i = 0; i < 10; i++) short = after(short, 16);
  const long = after(from, 160);
  expect(long.x).toBeCloseTo(short.x, 6);
  expect(long.y).toBeCloseTo(short.y, 6);
});
