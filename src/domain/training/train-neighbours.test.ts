import fc from "fast-check";
import { expect, test } from "vitest";
import { exampleProduct, exampleSnapshot } from "../catalogue/testing/examples.ts";
import type { Evidence } from "../taste/evidence.ts";
import { noTasteSettings } from "../taste/settings.ts";
import { growLog } from "./choice-log.ts";
import { neighboursIn } from "./neighbours-in.ts";
import type { Chooser } from "./ports.ts";
import { trainNeighbours } from "./train-neighbours.ts";

const now = Date.parse("2026-11-15T12:00:00Z");
const jumpers = [1, 2, 3].map((id) => exampleProduct({ id }));
const boots = [11, 12, 13].map((id) => exampleProduct({ id, leaf: "B.3.1", brand: 2 }));
const snapshot = exampleSnapshot([...jumpers, ...boots]);

const liked = (product: number): Evidence => ({ product, kind: "liked", at: now - 1000 });
const chooser = (...products: number[]): Chooser => ({
  evidence: products.map(liked),
  settings: noTasteSettings,
});
const learn = (people: readonly Chooser[], from = snapshot) => {
  const log = growLog();
  for (const one of people) log.add(one);
  return trainNeighbours(from, log.finish(), now);
};
/** By product: its neighbours, each with how many people chose both. */
const nearTo = (id: number, people: readonly Chooser[], to = snapshot) => {
  const near = neighboursIn(learn(people))(to).of(to.ids.indexOf(id));
  return Array.from(near?.rows ?? [], (row, i) => [to.ids[row] ?? 0, near?.people[i] ?? 0]);
};

test("three people bring two pieces together that have nothing in common, two do not", () => {
  const both = chooser(1, 12);
  expect(nearTo(1, [both, both, both])).toContainEqual([12, 3]);
  expect(nearTo(1, [both, both]).map(([id]) => id)).not.toContain(12);
  expect(nearTo(12, [both, both, both])[0]).toEqual([1, 3]);
});

test("a piece that nobody has chosen has the neighbours its attributes give it, and is one of theirs", () => {
  const some = [chooser(1, 12), chooser(1, 12), chooser(1, 12)];
  expect(nearTo(3, some)).toEqual([
    [1, 0],
    [2, 0],
  ]);
  expect(nearTo(1, some)).toContainEqual([3, 0]);
});

test("gifts, pauses, looks and clicks teach nothing", () => {
  const gift = { ...chooser(1, 12), settings: { gifts: new Set([12]), pauses: [] } };
  const paused = { ...chooser(1, 12), settings: { gifts: new Set<number>(), pauses: [{ from: 0 }] } };
  const idle: Chooser = {
    evidence: [
      { product: 1, kind: "look_liked", at: now },
      { product: 12, kind: "product_card_clicked", at: now },
    ],
    settings: noTasteSettings,
  };
  for (const one of [gift, paused, idle])
    expect(nearTo(1, [one, one, one, one]).map(([id]) => id)).not.toContain(12);
});

test("in another catalogue pieces are found by their numbers, and what has left is passed over", () => {
  const both = [chooser(1, 12), chooser(1, 12), chooser(1, 12)];
  const other = exampleSnapshot(
    [jumpers[0], ...boots.slice(1), exampleProduct({ id: 40 })].flatMap((one) => one ?? []),
  );
  expect(nearTo(1, both, other)).toContainEqual([12, 3]);
  expect(nearTo(1, both, other).map(([id]) => id)).not.toContain(2);
  expect(nearTo(40, both, other)).toEqual([]);
});

const anyPeople = fc.array(fc.uniqueArray(fc.constantFrom(1, 2, 3, 11, 12, 13), { maxLength: 5 }), {
  maxLength: 12,
});

test("a like that is taken back, or of someone who has gone, leaves no trace", () => {
  fc.assert(
    fc.property(anyPeople, fc.constantFrom(1, 2, 3, 11, 12, 13), (lists, product) => {
      const without = lists.map((list) => list.filter((one) => one !== product));
      const taken = lists
        .map((list) => chooser(...list))
        .map(({ evidence, settings }) => ({
          evidence: evidence.filter((one) => one.product !== product),
          settings,
        }));
      expect(learn(taken)).toEqual(learn(without.map((list) => chooser(...list))));
      expect(learn([...lists.map((list) => chooser(...list)), chooser()])).toEqual(
        learn(lists.map((list) => chooser(...list))),
      );
      // And what is left says nothing of people that did not choose it.
      const near = neighboursIn(learn(taken))(snapshot);
      const people = near.of(snapshot.ids.indexOf(product))?.people ?? [];
      expect([...people].every((count) => count === 0)).toBe(true);
    }),
  );
});
