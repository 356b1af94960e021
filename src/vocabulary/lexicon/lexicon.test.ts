import { expect, test } from "vitest";
import { colours, fits, materials, occasions, patterns, seasons } from "../attribute.ts";
import { leavesOf } from "../category.ts";
import { styleAxes } from "../style.ts";
import { universes } from "../universe.ts";
import type { Facet } from "./concept.ts";
import { expandForms } from "./expand-forms.ts";
import { foldText, tokenise } from "./fold-text.ts";
import { lexicon } from "./lexicon.ts";

const keysOf = (facet: Facet) =>
  new Set(lexicon.flatMap(({ concept }) => (concept.facet === facet ? [concept.key] : [])));

test("every leaf of both universes has a word in both languages", () => {
  for (const universe of universes) {
    for (const language of ["en", "fr"] as const) {
      const reached = lexicon.flatMap(({ concept, forms }) =>
        concept.facet === "garment" && (forms[language] ?? forms.any) ? [concept.leaves[universe]] : [],
      );
      expect(leavesOf(universe).filter((leaf) => !reached.includes(leaf))).toEqual([]);
    }
  }
});

test.each([
  ["colour", colours],
  ["pattern", patterns],
  ["material", materials],
  ["occasion", occasions],
  ["season", seasons],
  ["style", styleAxes],
] as const)("every key of %s has words", (facet, keys) => {
  expect(keys.filter((key) => !keysOf(facet).has(key))).toEqual([]);
});

test("every fit that is not a length has words", () => {
  const lengths = ["cropped", "short", "long"];
  expect(fits.filter((key) => !keysOf("fit").has(key) && !lengths.includes(key))).toEqual([]);
});

const exclusive: readonly Facet[] = [
  "garment",
  "colour",
  "pattern",
  "material",
  "fit",
  "neckline",
  "sleeve",
  "wearer",
];

test.each(exclusive)("no form has two meanings of %s in one language", (facet) => {
  for (const language of ["en", "fr"] as const) {
    const owners = new Map<string, Set<string>>();
    for (const { concept, forms } of lexicon) {
      if (concept.facet !== facet) continue;
      const plurals = facet === "garment";
      const written = [
        ...expandForms(forms[language] ?? "", language, plurals),
        ...expandForms(forms.any ?? "", "any", plurals),
      ];
      for (const form of written) {
        const key = tokenise(form)
          .map(({ text }) => text)
          .join(" ");
        owners.set(key, (owners.get(key) ?? new Set()).add(String(concept.key)));
      }
    }
    expect([...owners].flatMap(([form, keys]) => (keys.size > 1 ? [`${form}: ${[...keys]}`] : []))).toEqual(
      [],
    );
  }
});

test("folding takes away capitals, accents, ligatures and kinds of apostrophe", () => {
  expect(foldText("Bœuf D’ÉTÉ à Straße")).toBe("boeuf d'ete a strasse");
});

test("forms agree and take their plural, except where a star forbids it", () => {
  expect(expandForms("noir(e)", "fr", true)).toEqual(
    expect.arrayContaining(["noir", "noire", "noirs", "noires"]),
  );
  expect(expandForms("dress, hoody", "en", true)).toEqual(["dress", "dresses", "hoody", "hoodies"]);
  expect(expandForms("shorts*", "en", true)).toEqual(["shorts"]);
  expect(expandForms("sac à dos", "fr", true)).toEqual(["sac à dos", "sacs à dos"]);
});
