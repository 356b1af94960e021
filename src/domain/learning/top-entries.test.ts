import fc from "fast-check";
import { expect, test } from "vitest";
import { keepTop, sortTop } from "./top-entries.ts";

test("the highest are kept, of equals those with the smaller number, and none is lost", () => {
  const anyValues = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(anyValues, fc.integer({ min: 1, max: 45 }), (values, keep) => {
      const places = Uint32Array.from(values.keys()).reverse();
      const kept = keepTop(places, places.length, values, keep);
      const sorted = [...values.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
      expect([...sortTop(places, kept, values)]).toEqual(sorted.slice(0, keep));
      expect([...places].sort((a, b) => a - b)).toEqual([...values.keys()]);
    }),
  );
});
