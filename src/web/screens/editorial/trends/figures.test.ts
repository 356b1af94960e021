import { expect, test } from "vitest";
import { largest, movedOf, piecesOf, type Trait, topOf } from "./figures.ts";

const trait = (value: string, share: number, before: number, moves: Trait["moves"] = "steady"): Trait => ({
  value,
  label: value,
  fresh: 10,
  pieces: 100,
  share,
  before,
  moves,
});

test("a bar leads to the pieces it counts where search counts them alike", () => {
  expect(piecesOf("colour", "light-blue", 30)).toBe("/search?colour=light-blue&new=true");
  expect(piecesOf("category", "women.A.5", 60)).toBe("/search?category=women.A.5&sort=new");
});

test("the largest are shown, in the order of what rose", () => {
  const [rose, small, fell] = [trait("a", 0.3, 0.1), trait("b", 0.02, 0.01), trait("c", 0.1, 0.4)];
  expect(largest([rose, small, fell], 2)).toEqual([rose, fell]);
  expect(topOf([rose, small, fell])).toBe(0.4);
  expect(topOf([])).toBeGreaterThan(0);
});

test("what moved beyond chance is named, furthest first; families and plain cloth are not", () => {
  const groups = [
    { kind: "colour" as const, traits: [trait("brown", 0.2, 0.1, "up"), trait("navy", 0.2, 0.19)] },
    { kind: "pattern" as const, traits: [trait("plain", 0.9, 0.5, "up"), trait("checked", 0.5, 0.1, "up")] },
    { kind: "category" as const, traits: [trait("men.A.5", 0.5, 0.1, "up")] },
  ];
  expect(movedOf(groups, "up").map((one) => one.trait.value)).toEqual(["checked", "brown"]);
  expect(movedOf(groups, "down")).toEqual([]);
});
