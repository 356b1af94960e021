import { expect, it } from "vitest";
import { cloth, neck, pattern, phrase, volume } from "./feature.ts";
import { french, limps } from "./french-name.ts";

const masculine = { gender: "m", plural: false } as const;
const feminine = { gender: "f", plural: false } as const;

it("the given name follows what describes the noun, and the cloth comes last", () => {
  const features = [
    cloth("merino", "en mérinos"),
    pattern("striped", "à rayures"),
    neck("roll-neck", "col roulé"),
    volume("fitted", "ajusté|ajustée"),
  ];
  expect(french("pull", features, masculine, "Riva", 0)).toBe(
    "pull ajusté col roulé Riva à rayures en mérinos",
  );
});

it("adjectives slip in before the “à …” of a noun, and agree with it", () => {
  const straight = volume("straight-leg", "droit|droite");
  expect(french("pantalon à cordon", [straight], masculine, "Isis", 0)).toBe("pantalon droit Isis à cordon");
  expect(french("jupe à volants", [straight], feminine, "", 12)).toBe("jupe droite à volants nº\u00a012");
  expect(french("manteau sans col", [straight], masculine, "", 0)).toBe("manteau droit sans col");
});

it("the cloth of a noun also comes last", () => {
  const anchor = phrase("anchor", "à ancre");
  expect(french("bracelet en cuir", [anchor], masculine, "Aak", 0)).toBe("bracelet Aak à ancre en cuir");
});

it("words that French hears as one are not torn apart", () => {
  const round = phrase("dome", "arrondi|arrondie");
  expect(french("sac à dos à rabat", [round], masculine, "", 0)).toBe("sac à dos arrondi à rabat");
  expect(french("veste en jean", [volume("cropped", "court|courte")], feminine, "Sacha", 0)).toBe(
    "veste en jean courte Sacha",
  );
});

it("two phrases with the same small word limp", () => {
  expect(limps("à passepoil", "à manches longues")).toBe(true);
  expect(limps("à décolleté en V", "en satin")).toBe(true);
  expect(limps("à passepoil", "en satin")).toBe(false);
});
