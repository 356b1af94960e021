import { expect, test } from "vitest";
import { exampleProduct, exampleSnapshot } from "#domain/catalogue/testing/examples.ts";
import { embeddedEngine } from "#domain/search/embedded-engine.ts";
import { whenSearchable } from "./when-searchable.ts";

const products = [1, 2, 3].map((id) => exampleProduct({ id }));
const [old, current] = [exampleSnapshot(products, 1), exampleSnapshot(products, 2)];

test("a round waits until the engine answers by the new catalogue", async () => {
  let asked = 0;
  const slow = embeddedEngine(() => (asked < 3 ? old : current));
  const counted: typeof slow = {
    ...slow,
    find: (question) => {
      asked += 1;
      return slow.find(question);
    },
  };
  const found = await whenSearchable(
    () => current,
    counted,
    () => false,
  );
  expect([found, asked]).toEqual([current, 3]);
}, 20_000);

test("an engine with hardly anything in it is up to date, and at the stop nothing waits", async () => {
  const empty = exampleSnapshot([], 7);
  const asks = (snapshot: typeof empty, known: typeof empty, isOver: boolean) =>
    whenSearchable(
      () => snapshot,
      embeddedEngine(() => known),
      () => isOver,
    );
  expect(await asks(empty, empty, false)).toBe(empty);
  expect(await asks(current, old, true)).toBeUndefined();
});
