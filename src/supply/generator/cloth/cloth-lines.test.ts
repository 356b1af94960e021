import { expect, it } from "vitest";
import { universes } from "#vocabulary/universe.ts";
import { optics } from "../../illustrator/cloth/optics.ts";
import { allSilhouettes } from "../../illustrator/draft.ts";
import { clothLines, clothLinesFor, motifLines, motifLinesFor } from "./cloth-lines.ts";
import { draftPiece } from "./testing/draft-piece.ts";

const cloths = Object.entries(clothLines);
const all = [...cloths, ...Object.entries(motifLines)].flatMap(([, lines]) => lines ?? []);

it("there is enough to say about every cloth", () => {
  for (const kind of Object.keys(optics)) {
    const lines = cloths.find(([name]) => name === kind)?.[1] ?? [];
    expect(lines.length, kind).toBeGreaterThanOrEqual(5);
  }
  for (const [motif, lines] of Object.entries(motifLines))
    expect(lines?.length, motif).toBeGreaterThanOrEqual(3);
});

it("no sentence is written twice", () => {
  for (const language of ["en", "fr"] as const) {
    const said = all.map((line) => line[language]);
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  }
});

it("sentences are whole, short and free of worn words", () => {
  const worn = /must-have|timeless|elevate|effortless|luxur|incontournable|intemporel|sublim/i;
  for (const { en, fr } of all) {
    for (const text of [en, fr]) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text.length, text).toBeLessThanOrEqual(150);
      expect(text.length, text).toBeGreaterThanOrEqual(38);
      expect(text).not.toMatch(worn);
      expect(text).not.toMatch(/['"]|--/);
    }
    // A French colon, semicolon or question mark has a space of its own before it.
    expect(fr).not.toMatch(/[^\u00a0\u202f][;:?!]/);
  }
});

it("at least two true things can be said about the cloth of any piece, and three about its print", () => {
  for (const { kind, leaves } of allSilhouettes) {
    for (const universe of universes) {
      for (const leaf of leaves[universe] ?? []) {
        for (const level of [1, 3, 5] as const) {
          const piece = draftPiece({ universe, leaf, kind, level, seed: `${kind} ${level}` });
          expect(
            clothLinesFor(piece).length,
            `${kind} ${piece.cloth} ${piece.material}`,
          ).toBeGreaterThanOrEqual(2);
          if (piece.traits.pattern !== "plain" && piece.motif) {
            expect(motifLinesFor(piece).length, piece.motif).toBeGreaterThanOrEqual(3);
          }
        }
      }
    }
  }
});

it("faux leather is never praised as a hide, nor polyester satin as silk", () => {
  const drafts = ["hobo", "leggings", "slip-dress", "flap-bag"] as const;
  for (const kind of drafts) {
    for (let index = 0; index < 40; index++) {
      const leaf = (
        { hobo: "C.1.2", leggings: "A.3.4", "slip-dress": "A.7.2", "flap-bag": "C.1.3" } as const
      )[kind];
      const piece = draftPiece({ universe: "women", leaf, kind, level: 1, seed: `faux ${index}` });
      const text = clothLinesFor(piece)
        .map(({ en }) => en)
        .join(" ");
      if (piece.material === "faux-leather") expect(text).not.toMatch(/full-grain|The leather/i);
      if (piece.cloth === "satin") expect(text).not.toMatch(/silk satin/i);
    }
  }
});
