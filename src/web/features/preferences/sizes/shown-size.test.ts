import { expect, test } from "vitest";
import { type SizeField, type SizeSystem, sizeFields, sizeScales } from "#vocabulary/size.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";
import { shownSize, systemName, systemsIn } from "./shown-size.ts";

const shown = (universe: Universe, field: SizeField, label: string, system: SizeSystem) =>
  shownSize(universe, field, { label, system: sizeScales[universe][field].system }, system);

test("a size is shown in the system asked for", () => {
  expect(shown("women", "tops", "38", "it")).toEqual({
    label: "42",
    text: "IT\u00a042",
    about: false,
    own: "FR\u00a038",
  });
});

test("where charts disagree it says so, and what it is kept as", () => {
  expect(shown("women", "tops", "38", "uk")).toMatchObject({ label: "10", about: true, own: "FR\u00a038" });
  expect(shown("men", "shoes", "42.5", "us")).toMatchObject({ label: "9½", about: true, own: "EU\u00a042½" });
});

test("what cannot be told in another system keeps its own", () => {
  expect(shown("men", "tshirts", "M", "uk")).toEqual({ label: "M", text: "M", about: false, own: "M" });
  expect(shown("men", "pants", "42", "us")).toMatchObject({ text: "FR\u00a042", about: false });
  expect(shown("men", "shirts", "39", "fr")).toMatchObject({ label: "39", text: "39\u00a0cm" });
  expect(shown("women", "pants_waist", "W27", "it")).toMatchObject({ label: "W27", text: "W27" });
});

test("two sizes of a garment never look the same without what they are kept as beside them", () => {
  for (const universe of universes)
    for (const field of sizeFields)
      for (const system of systemsIn(universe)) {
        const boxes = sizeScales[universe][field].labels.map((label) =>
          shown(universe, field, label, system),
        );
        const looks = boxes.map(({ label, about, own }) => (about ? `≈ ${label}, ${own}` : label));
        expect(new Set(looks).size, `${universe} ${field} ${system}`).toBe(looks.length);
      }
});

test("both universes are offered the six systems people know", () => {
  for (const universe of universes) expect(systemsIn(universe)).toEqual(["fr", "eu", "it", "de", "uk", "us"]);
});

test("a row of numbers says whose they are, whichever system is asked for", () => {
  expect(systemName("women", "tops", "uk")).toBe("UK");
  expect(systemName("women", "tops", "fr")).toBe("FR");
  expect(systemName("men", "pants", "uk")).toBe("FR");
  expect(systemName("men", "shoes", "it")).toBe("EU");
  expect(systemName("men", "tops", "uk")).toBeUndefined();
  expect(systemName("men", "pants_waist", "uk")).toBeUndefined();
});
