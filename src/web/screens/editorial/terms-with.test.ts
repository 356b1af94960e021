import { expect, test } from "vitest";
import { termsWith } from "./terms-with.ts";

const term = (key: string, name: string, also: string[] = [], meaning = "A word.") => ({
  key,
  term: name,
  also,
  meaning,
});
const parts = [
  { key: "cloth", label: "Cloth", terms: [term("melton", "Mélton"), term("twill", "Twill", ["sergé"])] },
  { key: "care", label: "Care", terms: [term("steam", "Steam", [], "Hold it over melton.")] },
];
const keys = (typed: string) => termsWith(parts, typed).flatMap(({ terms }) => terms.map(({ key }) => key));

test("nothing typed shows every word", () => {
  expect(termsWith(parts, "  ")).toBe(parts);
});

test("accents and capitals make no difference, and other names count", () => {
  expect(keys("MELT")).toEqual(["melton"]);
  expect(keys("serge")).toEqual(["twill"]);
});

test("what no word is called is looked for in what they mean", () => {
  expect(keys("hold it")).toEqual(["steam"]);
  expect(keys("zzz")).toEqual([]);
});
