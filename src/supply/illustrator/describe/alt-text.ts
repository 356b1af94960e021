import type { CutWords, Material } from "#vocabulary/attribute.ts";
import {
  collarLabels,
  colourLabels,
  heelShapeLabels,
  materialLabels,
  necklineLabels,
  sleeveLabels,
} from "#vocabulary/attribute-labels.ts";
import type { Language } from "#vocabulary/language.ts";
import { type Garment, type GarmentView, silhouetteOf } from "../garment.ts";
import type { Look } from "../looks/look.ts";
import { frenchColour } from "./french-colour.ts";
import { nouns } from "./nouns.ts";
import { colourKeyOf, patternOf } from "./pattern.ts";

/** What is in the picture, in one phrase, for those who do not see it. */
export function altText(garment: Garment, language: Language, view: GarmentView = "front"): string {
  const facts = factsOf(garment);
  const phrase = phraseOf(garment, facts, language);
  if (view === "cloth") return capital(clothPhrases[language](clothOf(facts, language), phrase));
  const seen = [phrase, ...cutWords(facts.cut, language)].join(", ");
  return capital(view === "detail" ? `${seen}${language === "fr" ? " : détail" : ": a detail"}` : seen);
}

/** The pieces of a look, in the order they are worn. */
export function lookAltText({ pieces }: Look, language: Language): string {
  const phrases = pieces.map(({ garment }) => phraseOf(garment, factsOf(garment), language));
  return `${language === "fr" ? "Look : " : "A look: "}${phrases.join(", ")}`;
}

const phraseOf = (garment: Garment, facts: Facts, language: Language): string =>
  language === "fr" ? french(garment, facts) : english(garment, facts);

const clothPhrases: Record<Language, (cloth: string, phrase: string) => string> = {
  en: (cloth, phrase) => `${cloth} of the ${phrase}, close up`,
  fr: (cloth, phrase) => `${cloth} en gros plan : ${phrase}`,
};

const clothOf = ({ material }: Facts, language: Language): string =>
  materialLabels[material][language].toLowerCase();

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What its parts say about a garment, in the words products are described with. */
export function factsOf(garment: Garment) {
  const { fabrics, words } = silhouetteOf(garment);
  const { main } = garment.fabric;
  const pattern = patternOf(main);
  return {
    colour: colourKeyOf(main.colour),
    pattern,
    material: (fabrics.find(({ kind }) => kind === main.kind) ?? fabrics[0]).material,
    cut: words(garment.cut),
  };
}
type Facts = ReturnType<typeof factsOf>;

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
  graphic: "printed",
  cable: "cable-knit",
  "colour-block": "colour-block",
  "tie-dye": "tie-dye",
};

const frenchPatterns: Partial<Record<Facts["pattern"], string>> = {
  striped: "à rayures",
  checked: "à carreaux",
  houndstooth: "pied-de-poule",
  "polka-dot": "à pois",
  floral: "à fleurs",
  animal: "à imprimé animalier",
  camouflage: "à motif camouflage",
  paisley: "à motif cachemire",
  geometric: "à motif géométrique",
  graphic: "à imprimé",
  cable: "à torsades",
  "colour-block": "color-block",
  "tie-dye": "tie and dye",
};

function english({ kind }: Garment, { colour, pattern, material }: Facts): string {
  const words = [
    colourLabels[colour].en.toLowerCase(),
    englishPatterns[pattern],
    saysItself(kind, material) ? undefined : materialLabels[material].en.toLowerCase(),
    nouns[kind].en,
  ];
  return words.filter(Boolean).join(" ");
}

function french({ kind }: Garment, { colour, pattern, material }: Facts): string {
  const noun = nouns[kind];
  const words = [
    noun.fr,
    frenchColour(colour, noun),
    frenchPatterns[pattern],
    saysItself(kind, material) ? undefined : `en ${materialLabels[material].fr.toLowerCase()}`,
  ];
  return words.filter(Boolean).join(" ");
}

/** "Denim jeans" says denim twice. */
const saysItself = (kind: Garment["kind"], material: Material): boolean =>
  nouns[kind].says?.includes(material) ?? false;

/** The two or three things of the cut that show most. */
function cutWords(cut: CutWords, language: Language): string[] {
  const found = [
    cut.collar && collarLabels[cut.collar],
    !cut.collar && cut.neckline && necklineLabels[cut.neckline],
    cut.sleeve && sleeveLabels[cut.sleeve],
    cut.heelShape && heelShapeLabels[cut.heelShape],
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
