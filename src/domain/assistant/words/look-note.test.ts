import { describe, expect, test } from "vitest";
import { type Noted, noteOn } from "./look-note.ts";

const piece = (changes: Partial<Noted>): Noted => ({
  leaf: "A.1.1",
  universe: "women",
  slot: "top",
  colour: "white",
  pattern: "plain",
  material: "cotton",
  formality: 2,
  isNeutral: true,
  isStatement: false,
  ...changes,
});
const jeans = piece({ leaf: "A.3.1", slot: "bottom", colour: "blue" });
const trainers = piece({ leaf: "B.1.1", slot: "shoes", colour: "white" });
const loafers = piece({ leaf: "B.2.2", slot: "shoes", colour: "black" });
const told = (...pieces: Noted[]) => [noteOn(pieces, "en"), noteOn(pieces, "fr")];

describe("why pieces go together", () => {
  test("a print is what is seen first, in its gender and number", () => {
    const dress = piece({ leaf: "A.7.2", slot: "one-piece", colour: "multicolour", pattern: "floral" });
    const striking = { isNeutral: false, isStatement: true };
    expect(told({ ...dress, ...striking }, loafers, piece({ colour: "beige" }))).toEqual([
      "The floral midi dress is the one strong note; black and beige around it stay quiet.",
      "La robe mi-longue à fleurs est la seule note forte\u202f; le noir et le beige l’entourent sans lui faire d’ombre.",
    ]);
    const red = { ...trainers, colour: "red", ...striking } as const;
    expect(told(red, jeans)).toEqual([
      "The red trainers are the one strong note; blue around them stays quiet.",
      "Les baskets rouges sont la seule note forte\u202f; le bleu les entoure sans leur faire d’ombre.",
    ]);
    const scarf = piece({ leaf: "D.3.1", slot: "accessory", colour: "yellow", ...striking });
    expect(told(scarf)[1]).toBe("L’écharpe jaune est la seule note forte.");
  });

  test("one colour beside quiet ones is told with its piece", () => {
    const jumper = piece({ leaf: "A.2.1", colour: "burgundy", isNeutral: false });
    expect(told(jumper, jeans, loafers)).toEqual([
      "The burgundy of the jumper is the one accent beside blue and black.",
      "Le bordeaux du pull est le seul accent auprès du bleu et du noir.",
    ]);
    const bag = piece({ leaf: "C.1.3", slot: "bag", colour: "burgundy", isNeutral: false });
    expect(told(jumper, jeans, bag)).toEqual([
      "Burgundy comes back in the jumper and the shoulder bag, beside blue.",
      "Le bordeaux revient sur le pull et le sac bandoulière, auprès du bleu.",
    ]);
    const sandals = piece({ leaf: "B.4.1", slot: "shoes", colour: "orange", isNeutral: false });
    expect(told(sandals, jeans)[1]).toBe("L’orange des sandales est le seul accent auprès du bleu.");
  });

  test("two colours are held together by what is quiet", () => {
    const shirt = piece({ leaf: "A.1.3", colour: "light-blue", isNeutral: false });
    const skirt = piece({ leaf: "A.8.2", slot: "bottom", colour: "burgundy", isNeutral: false });
    expect(told(shirt, skirt, loafers)).toEqual([
      "Two accents, light blue and burgundy, are held together by black.",
      "Deux accents, le bleu clair et le bordeaux, que le noir relie.",
    ]);
  });

  test("quiet colours go with one another; how dressed they are is only said where it is so", () => {
    expect(told(piece({}), jeans, loafers)).toEqual([
      "White, blue and black go with one another, and every piece is as dressed up as the next.",
      "Le blanc, le bleu et le noir vont ensemble, et toutes les pièces sont du même registre.",
    ]);
    expect(told(piece({}), { ...jeans, formality: 3 })[0]).toContain("the dress codes are close");
  });

  test("a look of one colour goes from its first piece to the shoes", () => {
    const blazer = piece({ leaf: "A.4.1", slot: "layer", colour: "black" });
    expect(told(blazer, loafers)).toEqual([
      "All of it is black, from the blazer to the loafers.",
      "Tout est en noir, du blazer aux mocassins.",
    ]);
  });
});
