import { expect, test } from "vitest";
import { readAddress, writeAddress } from "./address.ts";
import { hasUnnamed } from "./labels.ts";
import { chosenPills, understoodPills, withoutWords } from "./pills.ts";

const read = (text: string) => readAddress(new URLSearchParams(text));
const q = "autumn layers, not down, under 450";

test("the text without a stretch of it is still a text", () => {
  expect(withoutWords(q, { words: "not down", at: 15 })).toBe("autumn layers under 450");
  expect(withoutWords(q, { words: "autumn", at: 0 })).toBe("layers, not down, under 450");
  expect(withoutWords(q, { words: "under 450", at: 25 })).toBe("autumn layers, not down");
  expect(withoutWords("black and white coat", { words: "white", at: 10 })).toBe("black coat");
  expect(withoutWords("coat", { words: "dress", at: 0 })).toBe("coat");
});

test("a place that is not where the words are is looked for", () => {
  expect(withoutWords("red Coat", { words: "coat", at: 0 })).toBe("red");
});

test("what the words were taken for can be taken back", () => {
  const part = {
    name: "material",
    values: ["down"],
    label: "Down",
    exclude: true,
    hard: true,
    words: "not down",
    at: 15,
  } as const;
  const words = { ...part, name: "words" } as const;
  const [pill, ...more] = understoodPills({ ...read("colour=navy"), q }, [
    { ...part, values: ["down"] },
    { ...words, values: [] },
  ]);
  expect(more).toEqual([]);
  expect(pill).toMatchObject({ label: "Down", not: true });
  expect(pill?.without.q).toBe("autumn layers under 450");
});

test("each thing chosen by hand can be taken back by itself", () => {
  const search = read("q=coat&colour=navy&exclude_material=down&price_max=450&mine=true&page=2");
  const pills = chosenPills(search, (name, value) => `${name} ${value}`, {
    price: (min, max) => `${min}-${max}`,
    mine: "My size",
  });
  expect(pills.map(({ label, not }) => [label, not])).toEqual([
    ["colour navy", false],
    ["undefined-450", false],
    ["My size", false],
    ["material down", true],
  ]);
  expect(pills.map(({ without }) => writeAddress(without))).toEqual([
    "q=coat&exclude_material=down&price_max=450&mine=true",
    "q=coat&colour=navy&exclude_material=down&mine=true",
    "q=coat&colour=navy&exclude_material=down&price_max=450",
    "q=coat&colour=navy&price_max=450&mine=true",
  ]);
});

test("says when something chosen has no name", () => {
  expect(hasUnnamed(read("brand=3"), {})).toBe(true);
  expect(hasUnnamed(read("brand=3"), { "brand:3": "Halden" })).toBe(false);
});
