import { expect, test } from "vitest";
import { styleAxes } from "#vocabulary/style.ts";
import { axisOrder, closedPath, labelAt, linesOf, namesThatFit, pointAt, reachOf } from "./radar.ts";

test("every style has its axis, and only one", () => {
  expect(axisOrder.toSorted((a, b) => a - b)).toEqual(styleAxes.map((_, place) => place + 1));
});

test("more is further out, from never to always, and never in the very middle", () => {
  const reach = [-1, -0.5, 0, 0.5, 1].map(reachOf);
  expect(reach).toEqual(reach.toSorted((a, b) => a - b));
  expect(reach[0]).toBeGreaterThan(0);
  expect(reach[4]).toBe(1);
});

test("the first axis points up, and they go around clockwise", () => {
  expect(pointAt(0, 100)).toEqual({ x: 0, y: -100 });
  const quarter = pointAt(axisOrder.length / 4, 100);
  expect(quarter).toEqual({ x: 100, y: 0 });
});

test("the line goes through every point and ends where it began", () => {
  const points = [0, 1, 2].map((place) => pointAt(place * 7, 10));
  const path = closedPath(points);
  for (const { x, y } of points) expect(path).toContain(`${x} ${y}`);
  expect(path.endsWith("Z")).toBe(true);
  expect(path.match(/C/g)).toHaveLength(3);
});

test("names grow away from the circle", () => {
  expect(labelAt(0, 100).anchor).toBe("middle");
  expect(labelAt(5, 100).anchor).toBe("start");
  expect(labelAt(16, 100).anchor).toBe("end");
});

test("of names that run into each other the stronger stays", () => {
  const axes = [
    { place: 5, label: "A rather long name", weight: 0.2 },
    { place: 6, label: "Another long name", weight: -0.9 },
  ];
  expect([...namesThatFit(axes, 10, 400)]).toEqual([6]);
  expect(namesThatFit(axes, 200, 400).size).toBe(2);
});

test("a name that would leave the drawing takes two lines, where it has two words", () => {
  const right = labelAt(5, 120);
  expect(linesOf("Smart casual", right, 180)).toEqual(["Smart", "casual"]);
  expect(linesOf("Smart casual", right, 300)).toEqual(["Smart casual"]);
  expect(linesOf("Streetwearishness", right, 180)).toEqual(["Streetwearishness"]);
});
