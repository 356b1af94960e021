import { expect, test } from "vitest";
import type { ColourKey } from "#vocabulary/attribute.ts";
import { universes } from "#vocabulary/universe.ts";
import { dyeNamed } from "../cloth/dyes.ts";
import type { MotifName } from "../cloth/motifs.ts";
import type { ClothKind } from "../cloth/optics.ts";
import { allSilhouettes, draftGarment } from "../draft.ts";
import type { Garment } from "../garment.ts";
import type { SilhouetteKind } from "../silhouettes.ts";
import { sampleGarments } from "../testing/sample-garments.ts";
import { altText, lookAltText } from "./alt-text.ts";
import { frenchColour } from "./french-colour.ts";

function garment(
  kind: SilhouetteKind,
  dye: string,
  cloth: ClothKind,
  motif: MotifName | "plain" = "plain",
): Garment {
  const leaves = allSilhouettes.find((one) => one.kind === kind)?.leaves;
  const universe = universes.find((one) => leaves?.[one]?.length);
  const leaf = universe && leaves?.[universe]?.[0];
  const drafted =
    leaf && draftGarment({ universe, leaf, kind, cloth, motif, dye: dyeNamed(dye), seed: "words" });
  if (!drafted) throw new Error(`no ${kind}`);
  return drafted;
}

test.each([
  [
    garment("pea-coat", "navy", "wool", "pinstripe"),
    "Navy striped wool pea coat, notch lapels, long sleeves",
    "Caban bleu marine à rayures en laine, col cranté, manches longues",
  ],
  [
    garment("harrington", "emerald", "wool", "houndstooth"),
    "Green houndstooth wool blouson, mandarin collar, long sleeves",
    "Blouson vert à motif pied-de-poule en laine, col mao, manches longues",
  ],
  [
    garment("a-line-skirt", "violet", "twill", "paisley"),
    "Purple paisley cotton A-line skirt",
    "Jupe trapèze violette à motif cachemire en coton",
  ],
  [garment("jeans", "mid-denim", "denim"), "Blue jeans", "Jean bleu"],
  [garment("leggings", "jet", "tech-jersey"), "Black stretch leggings", "Legging noir en tissu stretch"],
  [
    garment("dress-watch", "jet", "leather"),
    "Dress watch, black leather strap",
    "Montre habillée à bracelet noir en cuir",
  ],
])("each language says it in its own order: %#", (shown, english, french) => {
  expect(altText(shown, "en")).toBe(english);
  expect(altText(shown, "fr")).toBe(french);
});

test("what the noun says is not said again", () => {
  const hoodie = garment("hoodie", "burgundy", "sweat");
  expect(altText(hoodie, "en")).toBe("Burgundy cotton hoodie, long sleeves");
  expect(altText(hoodie, "fr")).toBe("Sweat à capuche bordeaux en coton, manches longues");
  const halter = garment("halter-top", "rose", "satin");
  expect(altText(halter, "en")).toBe("Pink satin halter top");
  expect(altText(halter, "fr")).toBe("Top dos nu rose en satin");
});

test("colour and material go where the noun has room for them", () => {
  const socks = garment("socks", "poppy", "knit", "cable");
  expect(altText(socks, "en")).toBe("Pair of red cable-knit wool socks");
  expect(altText(socks, "fr")).toBe("Chaussettes rouges à torsades en laine");
  const jacket = garment("denim-jacket", "ash", "denim");
  expect(altText(jacket, "en")).toBe("Grey denim jacket, classic collar, long sleeves");
  expect(altText(jacket, "fr")).toBe("Veste grise en jean, col classique, manches longues");
  const sneaker = garment("chunky-sneaker", "chalk", "leather");
  expect(altText(sneaker, "en")).toBe("Chunky white leather sneaker");
  expect(altText(sneaker, "fr")).toBe("Basket blanche en cuir à semelle épaisse");
});

test("gold and silver say they are metal", () => {
  const hoops = garment("hoop-earrings", "gold", "metal");
  expect(altText(hoops, "en")).toBe("Pair of gold-tone hoop earrings");
  expect(altText(hoops, "fr")).toBe("Créoles dorées");
});

test("what has no colour of its own names none", () => {
  const pearls = garment("pearl-strand", "gold", "metal");
  expect(altText(pearls, "en")).toBe("String of pearls");
  expect(altText(pearls, "fr")).toBe("Rang de perles");
});

test("a finish of leather follows it in French", () => {
  const loafer = garment("loafer", "oxblood", "patent");
  expect(altText(loafer, "en")).toMatch(/^Burgundy patent leather loafer/);
  expect(altText(loafer, "fr")).toMatch(/^Mocassin bordeaux en cuir verni/);
});

test("a closer view is said to be one", () => {
  const coat = garment("pea-coat", "camel", "wool");
  expect(altText(coat, "en", "detail")).toBe("Brown wool pea coat, notch lapels, long sleeves: a detail");
  expect(altText(coat, "fr", "detail")).toBe("Caban marron en laine, col cranté, manches longues : détail");
  expect(altText(coat, "en", "cloth")).toBe("Brown wool pea coat: the material close up");
  expect(altText(coat, "fr", "cloth")).toBe("Caban marron en laine : la matière en gros plan");
});

test("a look names its pieces", () => {
  const look = {
    pieces: [
      { slot: "top", garment: garment("hoodie", "ash", "sweat") },
      { slot: "bottom", garment: garment("jeans", "jet", "denim") },
    ],
    layout: "flat-lay",
    ratio: "4:5",
    backdrop: "#ffffff",
    seed: "words",
  } as const;
  expect(lookAltText(look, "en")).toBe("A look: grey cotton hoodie, black jeans");
  expect(lookAltText(look, "fr")).toBe("Look : sweat à capuche gris en coton, jean noir");
});

test("no sample says a word twice or leaves a gap", () => {
  for (const language of ["en", "fr"] as const) {
    for (const sample of sampleGarments()) {
      const text = altText(sample, language);
      expect(text).not.toMatch(/\||undefined|\s{2}|^\s|\s$|\s,/);
      expect(text).not.toMatch(/\ben \S+ en \S+/);
    }
  }
});

test.each<[ColourKey, masculine: string, feminine: string, masculines: string, feminines: string]>([
  ["white", "blanc", "blanche", "blancs", "blanches"],
  ["grey", "gris", "grise", "gris", "grises"],
  ["purple", "violet", "violette", "violets", "violettes"],
  ["pink", "rose", "rose", "roses", "roses"],
  ["gold", "doré", "dorée", "dorés", "dorées"],
  ["brown", "marron", "marron", "marron", "marron"],
  ["orange", "orange", "orange", "orange", "orange"],
  ["khaki", "kaki", "kaki", "kaki", "kaki"],
  ["navy", "bleu marine", "bleu marine", "bleu marine", "bleu marine"],
])("in French %s agrees as it should", (colour, ...expected) => {
  const agreements = [false, true].flatMap((plural) =>
    (["m", "f"] as const).map((gender) => ({ gender, plural })),
  );
  expect(agreements.map((agreement) => frenchColour(colour, agreement))).toEqual(expected);
});
