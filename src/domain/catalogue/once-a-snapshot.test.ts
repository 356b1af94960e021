import { expect, test } from "vitest";
import { doAll } from "../steps.ts";
import { onceASnapshotInSteps } from "./once-a-snapshot.ts";
import { exampleProduct, exampleSnapshot } from "./testing/examples.ts";

test("what is worked out in steps is worked out once, whoever asks first", () => {
  let times = 0;
  const sizeOf = onceASnapshotInSteps(function* ({ size }) {
    times++;
    yield;
    return { size };
  });
  const [one, two] = [1, 2].map((count) =>
    exampleSnapshot(Array.from({ length: count }, (_, i) => exampleProduct({ id: i + 1 }))),
  );
  if (!one || !two) throw new Error("no snapshots");
  expect(doAll(sizeOf.steps(one))).toEqual({ size: 1 });
  expect(sizeOf(one)).toBe(doAll(sizeOf.steps(one)));
  expect(times).toBe(1);
  expect(sizeOf(two)).toEqual({ size: 2 });
  expect(doAll(sizeOf.steps(two))).toBe(sizeOf(two));
  expect(times).toBe(2);
});
