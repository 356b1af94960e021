import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { openTurns } from "./turns.ts";

test("of those who ask at once each gets a turn of the loop, in the order of asking", async () => {
  const turn = openTurns();
  const done: string[] = [];
  const computing = ["first", "second", "third"].map((name) => turn().then(() => done.push(name)));
  const seen: string[][] = [];
  while (done.length < computing.length) {
    await nextTurn();
    seen.push([...done]);
  }
  expect(seen).toEqual([["first"], ["first", "second"], ["first", "second", "third"]]);
});

test("whoever asks later is served, too", async () => {
  const turn = openTurns();
  await turn();
  await turn();
  const both = [turn(), turn()];
  expect(await Promise.all(both)).toHaveLength(2);
});
