import { expect, test } from "vitest";
import { readAddress, writeAddress } from "./address.ts";
import { opened } from "./opening.ts";

const open = (text: string, opening: Parameters<typeof opened>[1]) => {
  const search = opened(readAddress(new URLSearchParams(text)), opening);
  return search && writeAddress(search);
};

test("opens the one condition and leaves the others", () => {
  expect(open("q=coat&colour=gold&price_max=5", { condition: "price", gives: 3 })).toBe("q=coat&colour=gold");
  expect(open("q=coat&colour=gold&price_max=5", { condition: "colour", gives: 3 })).toBe(
    "q=coat&price_max=5",
  );
  expect(open("q=leather+coat+under+10", { condition: "words", words: "under 10", gives: 5 })).toBe(
    "q=leather+coat",
  );
  expect(open("q=gold+coat", { condition: "colour", words: "gold", gives: 5 })).toBe("q=coat");
  expect(open("q=coat&mine=true", { condition: "mine", gives: 5 })).toBe("q=coat");
  expect(open("q=zzz", { condition: "words", gives: 5 })).toBe("");
});

test("another universe is not a matter of the address", () => {
  expect(open("q=coat", { condition: "universe", gives: 5 })).toBeUndefined();
});
