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

test("who has begun goes before who has not", async () => {
  const turn = openTurns();
  const done: string[] = [];
  const page = async (name: string) => {
    await turn();
    await turn("go on");
    done.push(name);
  };
  const pages = ["first", "second", "third"].map(page);
  for (let i = 0; i < 2 + 1; i++) await nextTurn();
  expect(done).toEqual(["first"]);
  await Promise.all(pages);
  expect(done).toEqual(["first", "second", "third"]);
});

test("whoever asks later is served, too", async () => {
  const turn = openTurns();
  await turn();
  await turn();
  const both = [turn(), turn()];
  expect(await Promise.all(both)).toHaveLength(2);
});
