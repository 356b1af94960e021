import type { CutWords } from "#vocabulary/attribute.ts";
import {
  collarLabels,
  colourLabels,
  heelShapeLabels,
  materialLabels,
  necklineLabels,
  sleeveLabels,
} from "#vocabulary/attribute-labels.ts";
import type { Language } from "#vocabulary/language.ts";
import type { ClothKind } from "../cloth/optics.ts";
import { type Garment, type GarmentView, silhouetteOf } from "../garment.ts";
import type { Look } from "../looks/look.ts";
import { frenchColour } from "./french-colour.ts";
import { type Noun, nouns, type Said } from "./nouns.ts";
import { colourKeyOf, patternOf } from "./pattern.ts";

/** What is in the picture, in one phrase, for those who do not see it. */
export function altText(garment: Garment, language: Language, view: GarmentView = "front"): string {
  const facts = factsOf(garment);
  const phrase = phraseOf(garment, facts, language);
  if (view === "cloth") return capital(`${phrase}${closeUps.cloth[language]}`);
  const seen = [phrase, ...cutWords(facts.cut, nouns[garment.kind], language)].join(", ");
  return capital(view === "detail" ? `${seen}${closeUps.detail[language]}` : seen);
}

/** The pieces of a look, in the order they are worn. */
export function lookAltText({ pieces }: Look, language: Language): string {
  const phrases = pieces.map(({ garment }) => phraseOf(garment, factsOf(garment), language));
  return `${language === "fr" ? "Look : " : "A look: "}${phrases.join(", ")}`;
}

/** The things of a still life, each once: the second shoe of a pair goes without saying. */
export function stillLifeAltText(garments: readonly Garment[], language: Language): string {
  const phrases = garments.map((garment) => phraseOf(garment, factsOf(garment), language));
  return `${language === "fr" ? "Nature morte : " : "A still life: "}${[...new Set(phrases)].join(", ")}`;
}

const phraseOf = (garment: Garment, facts: Facts, language: Language): string =>
  language === "fr" ? french(garment, facts) : english(garment, facts);

const closeUps: Record<"detail" | "cloth", Record<Language, string>> = {
  detail: { en: ": a detail", fr: " : détail" },
  cloth: { en: ": the material close up", fr: " : la matière en gros plan" },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What its parts say about a garment, in the words products are described with. */
export function factsOf(garment: Garment) {
  const { fabrics, words } = silhouetteOf(garment);
  const { main } = garment.fabric;
  const pattern = hasPrint(garment) ? "graphic" : patternOf(main);
  return {
    colour: colourKeyOf(main.colour),
    pattern,
    material:
      garment.fabric.material ?? (fabrics.find(({ kind }) => kind === main.kind) ?? fabrics[0]).material,
    cloth: main.kind,
    cut: words(garment.cut),
  };
}
type Facts = ReturnType<typeof factsOf>;

/** A drawing across the chest; a small one on the heart is no pattern. */
function hasPrint({ cut, fabric }: Garment): boolean {
  if (fabric.main.motif || !("print" in cut) || cut.print === "none") return false;
  return !("printWidth" in cut) || cut.printWidth >= 12;
}

const englishPatterns: Partial<Record<Facts["pattern"], string>> = {
  striped: "striped",
  checked: "checked",
  houndstooth: "houndstooth",
  "polka-dot": "polka-dot",
  floral: "floral",
  animal: "animal-print",
  camouflage: "camouflage",
  paisley: "paisley",
  geometric: "geometric-patterned",
  graphic: "graphic-print",
  cable: "cable-knit",
  "colour-block": "colour-block",
  "tie-dye": "tie-dye",
};

const frenchPatterns: Partial<Record<Facts["pattern"], string>> = {
  striped: "à rayures",
  checked: "à carreaux",
  houndstooth: "à motif pied-de-poule",
  "polka-dot": "à pois",
  floral: "à fleurs",
  animal: "à imprimé animalier",
  camouflage: "à motif camouflage",
  paisley: "à motif cachemire",
  geometric: "à motif géométrique",
  graphic: "à imprimé graphique",
  cable: "à torsades",
  "colour-block": "color-block",
  "tie-dye": "tie and dye",
};

function english({ kind }: Garment, facts: Facts): string {
  const noun = nouns[kind];
  const colour = colourLabels[facts.colour].en.toLowerCase();
  const words = [
    !says(noun, "colour") && (isPreciousMetal(facts) ? `${colour}-tone` : colour),
    englishPatterns[facts.pattern],
    saysMaterial(noun, facts) ? undefined : materialWord(facts, "en"),
  ];
  return placed(noun.en.includes("|") ? noun.en : `| ${noun.en}`, words);
}

function french({ kind }: Garment, facts: Facts): string {
  const noun = nouns[kind];
  const words = [
    !says(noun, "colour") && frenchColour(facts.colour, noun),
    frenchPatterns[facts.pattern],
    saysMaterial(noun, facts) ? undefined : `en ${materialWord(facts, "fr")}`,
  ];
  return placed(noun.fr.includes("|") ? noun.fr : `${noun.fr} |`, words);
}

/** The noun with these words where its bar is. */
const placed = (noun: string, words: readonly (string | false | undefined)[]): string =>
  noun.replace("|", words.filter(Boolean).join(" ")).replace("  ", " ").trim();

/** How a leather is finished. */
const finishes: Partial<Record<ClothKind, Record<Language, (leather: string) => string>>> = {
  patent: { en: (leather) => `patent ${leather}`, fr: (leather) => `${leather} verni` },
  croc: { en: (leather) => `croc-effect ${leather}`, fr: (leather) => `${leather} effet croco` },
  "grained-leather": { en: (leather) => `grained ${leather}`, fr: (leather) => `${leather} grainé` },
};

function materialWord({ material, cloth }: Facts, language: Language): string {
  // Nobody calls a cloth after the thread that makes it stretch.
  if (material === "elastane") return { en: "stretch", fr: "tissu stretch" }[language];
  const word = materialLabels[material][language].toLowerCase();
  const isLeather = material === "leather" || material === "faux-leather";
  return (isLeather && finishes[cloth]?.[language](word)) || word;
}

const says = ({ says: said }: Noun, word: Said): boolean => said?.includes(word) ?? false;

/** "Denim jeans" says denim twice, "gold metal ring" metal. */
const saysMaterial = (noun: Noun, facts: Facts): boolean =>
  says(noun, facts.material) || isPreciousMetal(facts);

const isPreciousMetal = ({ material, colour }: Facts): boolean =>
  material === "metal" && (colour === "gold" || colour === "silver");

/** The two things of the cut that show most, without what the noun says. */
function cutWords(cut: CutWords, noun: Noun, language: Language): string[] {
  const { collar, neckline, sleeve, heelShape } = cut;
  const unsaid = <Word extends Said>(word: Word | undefined) =>
    word && !says(noun, word) ? word : undefined;
  const [lapels, neck, arm] = [unsaid(collar), unsaid(neckline), unsaid(sleeve)];
  const heel = showsHeel(cut) && unsaid(heelShape);
  const found = [
    lapels && collarLabels[lapels],
    !collar && neck && necklineLabels[neck],
    arm && sleeveLabels[arm],
    heel && heelShapeLabels[heel],
  ].filter((label) => label !== undefined && label !== false);
  return found
    .slice(0, 2)
    .map((label) =>
      label[language]
        .toLowerCase()
        .replace("peter pan", "Peter Pan")
        .replace("claudine", "Claudine")
        .replace(/\bv\b/, "V"),
    );
}

/** Every flat shoe stands on a block. */
const showsHeel = ({ heel, heelShape }: CutWords): boolean =>
  heelShape !== "block" || heel === "mid" || heel === "high";
