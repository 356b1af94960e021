import { describe, expect, it } from "vitest";
import { blade, bow, offset, ribbon } from "./along.ts";
import { noise, warpField } from "./noise.ts";
import { pathData } from "./path-data.ts";
import { distance, type Point, turn } from "./point.ts";
import { ellipse, rectangle } from "./shapes.ts";
import { closedSpline, corner, polygon, polyline, spline } from "./spline.ts";

describe("a spline", () => {
  const nodes: Point[] = [
    [0, 0],
    [4, 3],
    [9, 1],
    [12, 8],
  ];

  it("passes through every node", () => {
    const path = spline(...nodes);
    expect([path.start, ...path.segments.map(([, , , end]) => end)]).toEqual(nodes);
  });

  it("has no kink at a smooth node and one at a corner", () => {
    const kinkAt = (path: ReturnType<typeof spline>) => {
      const [before, after] = [path.segments[0], path.segments[1]];
      if (!before || !after) throw new Error("two segments expected");
      const into = [before[3][0] - before[2][0], before[3][1] - before[2][1]] as const;
      const out = [after[1][0] - after[0][0], after[1][1] - after[0][1]] as const;
      return Math.abs(Math.atan2(into[1], into[0]) - Math.atan2(out[1], out[0]));
    };
    expect(kinkAt(spline([0, 0], [4, 3], [9, 1]))).toBeCloseTo(0, 6);
    expect(kinkAt(spline([0, 0], corner([4, 3]), [9, 1]))).toBeGreaterThan(0.5);
  });

  it("does not overshoot when a node is near and the next one far", () => {
    const [, top, , bottom] = spline([0, 0], [1, 0.1], [30, 0]).box();
    expect(top).toBeGreaterThan(-0.3);
    expect(bottom).toBeLessThan(0.8);
  });

  it("between two corners is straight", () => {
    const path = closedSpline([0, 0, "*"], [10, 0, "*"], [10, 5]);
    expect(path.segments[0]?.[1][1]).toBe(0);
  });
});

describe("a path", () => {
  it("is measured along the line", () => {
    const path = polyline([0, 0], [30, 0], [30, 10]);
    expect(path.length).toBeCloseTo(40, 6);
    expect(path.at(0.5)).toEqual([20, 0]);
    expect(path.at(0.875)[1]).toBeCloseTo(5, 6);
    expect(path.tangent(0.9)).toEqual([0, 1]);
  });

  it("bridges a gap when it goes on along another", () => {
    const joined = polyline([0, 0], [1, 0]).to(polyline([3, 0], [4, 0]));
    expect(joined.length).toBeCloseTo(4, 6);
  });

  it("winds clockwise when asked, whichever way it was drawn", () => {
    const square = polygon([0, 0], [1, 0], [1, 1], [0, 1]);
    expect(square.area).toBeCloseTo(1, 6);
    expect(square.mirror().area).toBeCloseTo(-1, 6);
    expect(square.mirror().clockwise().area).toBeCloseTo(1, 6);
  });

  it("keeps an offset at its distance", () => {
    const circle = ellipse([0, 0], 10);
    for (const point of offset(circle, 2, 0, 0.98).points(12)) {
      expect(Math.abs(distance(point, [0, 0]) - 10)).toBeCloseTo(2, 0);
    }
  });

  it("closes blades and ribbons", () => {
    const spine = bow([0, 0], [20, 4], 0.1);
    expect(blade(spine, 1).closed).toBe(true);
    const [, top, , bottom] = ribbon(polyline([0, 0], [20, 0]), 3).box();
    expect([top, bottom]).toEqual([-1.5, 1.5]);
  });
});

describe("path data", () => {
  /** Reads the commands back to absolute end points. */
  function ends(data: string): Point[] {
    const found: Point[] = [];
    let [x, y] = [0, 0];
    for (const [, command = "", digits = ""] of data.matchAll(/([Mclhvz])([^Mclhvz]*)/g)) {
      const values = [...digits.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([value]) => Number(value));
      const size = { M: 2, c: 6, l: 2, h: 1, v: 1 }[command] ?? 1;
      for (let i = 0; i + size <= values.length; i += size) {
        const [dx = 0, dy = 0] =
          command === "h" ? [values[i]] : command === "v" ? [0, values[i]] : values.slice(i + size - 2);
        [x, y] = command === "M" ? [dx, dy] : [x + dx, y + dy];
        found.push([x, y]);
      }
    }
    return found;
  }

  it("never strays from the nodes, however long the line", () => {
    const nodes = Array.from({ length: 400 }, (_, i): Point => [i * 1.237, Math.sin(i / 3) * 7.777]);
    const read = ends(pathData(spline(...nodes)));
    expect(read).toHaveLength(nodes.length);
    nodes.forEach((node, i) => {
      expect(distance(read[i] ?? [0, 0], node)).toBeLessThan(0.08);
    });
  });

  it("is short", () => {
    expect(pathData(rectangle(0, 0, 10, 5))).toBe("M0 0h10v5h-10v-5z");
    expect(pathData(polyline([0.5, 0.25], [-0.5, 0.75]))).toBe("M.5 .3l-1 .5");
  });
});

describe("chance", () => {
  it("gives the same noise for the same seed and stays within its bounds", () => {
    const [a, b] = [noise("one"), noise("one")];
    for (let i = 0; i < 50; i++) {
      expect(a(i * 0.37, i * 0.91)).toBe(b(i * 0.37, i * 0.91));
      expect(Math.abs(a(i * 0.37, i * 0.91))).toBeLessThanOrEqual(1);
    }
  });

  it("moves points that coincide together, so that seams stay closed", () => {
    const warp = warpField("coat", 1.3, 90);
    expect(warp([120, 300])).toEqual(warp([120, 300]));
    expect(distance(warp([120, 300]), [120, 300])).toBeLessThan(2.5);
  });
});

it("turns around a point", () => {
  const [x, y] = turn([2, 1], 90, [1, 1]);
  expect([x, y].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([1, 2]);
});
