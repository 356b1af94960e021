import { expect, test } from "vitest";
import { isMySize, otherSizes } from "./my-size.ts";

const jackets = { universe: "women", field: "jackets" } as const;

test("the size someone told is theirs, its neighbours are not", () => {
  const mine = (label: string) => isMySize(jackets, { jackets: "38" }, { system: "fr", label });
  expect([mine("36"), mine("38"), mine("40")]).toEqual([undefined, "mine", undefined]);
});

test("in another system it is theirs by a rule, and about theirs where charts disagree", () => {
  expect(isMySize(jackets, { jackets: "38" }, { system: "it", label: "42" })).toBe("mine");
  expect(isMySize(jackets, { jackets: "38" }, { system: "uk", label: "10" })).toBe("about");
  expect(isMySize(jackets, { jackets: "38" }, { system: "letter", label: "M" })).toBeUndefined();
});

test("of several sizes each is theirs", () => {
  const tshirts = { universe: "men", field: "tshirts" } as const;
  const mine = (label: string) => isMySize(tshirts, { tshirts: ["M", "L"] }, { system: "letter", label });
  expect([mine("S"), mine("M"), mine("L")]).toEqual([undefined, "mine", "mine"]);
});

test("nothing is theirs where they told nothing, or nobody is asked", () => {
  expect(isMySize(jackets, undefined, { system: "fr", label: "38" })).toBeUndefined();
  const belts = { universe: "men", field: undefined } as const;
  expect(isMySize(belts, { jackets: "38" }, { system: "cm", label: "38" })).toBeUndefined();
});

test("a size is told as other countries write it, with « about » where charts disagree", () => {
  expect(otherSizes(jackets, { system: "fr", label: "38" })).toEqual([
    { text: "EU\u00a036", about: false },
    { text: "IT\u00a042", about: false },
    { text: "DE\u00a036", about: false },
    { text: "UK\u00a010", about: true },
    { text: "US\u00a06", about: true },
  ]);
  expect(otherSizes({ universe: "men", field: "tshirts" }, { system: "letter", label: "M" })).toEqual([]);
});
