import { expect, test } from "vitest";
import { matching } from "./match.ts";

const entries = [
  { id: "sizes", label: "Sizes", also: ["Tailles"] },
  { id: "guide", label: "Size guide", also: ["Guide des tailles"] },
  { id: "saved", label: "Saved searches", also: ["Recherches enregistrées"] },
  { id: "journal", label: "Journal", also: ["Blog"] },
];
const idsFor = (typed: string) => matching(entries, typed).map(({ id }) => id);

test("nothing typed: everything, as it stands", () => {
  expect(idsFor(" ")).toEqual(["sizes", "guide", "saved", "journal"]);
});

test("a name is found by how it begins, in either language", () => {
  expect(idsFor("size")).toEqual(["sizes", "guide"]);
  expect(idsFor("taille")).toEqual(["sizes", "guide"]);
});

test("accents and case do not matter, words in any order do", () => {
  expect(idsFor("ENREGISTREES")).toEqual(["saved"]);
  expect(idsFor("searches saved")).toEqual(["saved"]);
});

test("the middle of a word is no beginning", () => {
  expect(idsFor("ournal")).toEqual([]);
});
