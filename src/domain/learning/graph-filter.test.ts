import { expect, test } from "vitest";
import { addNeighbours } from "./add-neighbours.ts";
import { graphFilter } from "./graph-filter.ts";
import { entriesIn, tableFrom } from "./testing/tables.ts";

const people = tableFrom([
  [1, 1, 0],
  [1, 0, 1],
  [1, 0, 1],
]);

test("each edge is what two items share, less for full lists and frequent items, as far as asked", () => {
  const bare = graphFilter(people, { person: 0, from: 0, to: 0, keep: 9 });
  expect(entriesIn(bare, 0)).toEqual([
    [2, 2],
    [1, 1],
  ]);
  const damped = graphFilter(people, { person: 1, from: 1, to: 0.5, keep: 9 });
  expect(entriesIn(damped, 0)[0]?.[1]).toBeCloseTo((2 * 0.5) / 3 / Math.sqrt(2));
  expect(entriesIn(damped, 0)[1]?.[1]).toBeCloseTo(0.5 / 3);
});

test("what someone has gives its neighbours their scores, each by its own weight", () => {
  const scores = new Float32Array(3);
  addNeighbours(graphFilter(people, { person: 0, from: 0, to: 0, keep: 9 }), [0, 1], [2, 10], scores);
  expect([...scores]).toEqual([10, 2, 4]);
});
