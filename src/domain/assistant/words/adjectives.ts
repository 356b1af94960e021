import type { ColourKey, Fit, Material, Occasion, Pattern, Season } from "#vocabulary/attribute.ts";
import { cutLabel } from "#vocabulary/cut.ts";
import type { Language } from "#vocabulary/language.ts";
import type { Noun } from "./nouns.ts";

/** As it stands beside a noun of which there are several, or one. */
interface Agreeing {
  readonly noun: Noun;
  readonly several: boolean;
}

/** French colours beside a noun: masculine, feminine, masculine plural, feminine plural; one word never changes. */
const french: Readonly<Record<ColourKey, string>> = {
  black: "noir noire noirs noires",
  white: "blanc blanche blancs blanches",
  grey: "gris grise gris grises",
  beige: "beige beige beiges beiges",
  brown: "marron",
  navy: "bleu marine",
  blue: "bleu bleue bleus bleues",
  "light-blue": "bleu clair",
  green: "vert verte verts vertes",
  khaki: "kaki",
  red: "rouge rouge rouges rouges",
  burgundy: "bordeaux",
  pink: "rose rose roses roses",
  purple: "violet violette violets violettes",
  orange: "orange",
  yellow: "jaune jaune jaunes jaunes",
  gold: "doré dorée dorés dorées",
  silver: "argenté argentée argentés argentées",
  multicolour: "multicolore multicolore multicolores multicolores",
};

const english: Readonly<Partial<Record<ColourKey, string>>> = {
  "light-blue": "light blue",
  multicolour: "multicoloured",
};

/** The four forms of a French adjective; what is made of a noun keeps its one. */
function agree(forms: string, { noun, several }: Agreeing): string {
  const four = forms.split(" ");
  if (four.length !== 4) return forms;
  return four[(noun.gender === "f" ? 1 : 0) + (several ? 2 : 0)] ?? forms;
}

export const colourWord = (colour: ColourKey, language: Language, beside: Agreeing): string =>
  language === "en" ? (english[colour] ?? colour) : agree(french[colour], beside);

/** English before the noun; French after it. */
const patternWords: Readonly<Record<Pattern, { readonly en: string; readonly fr: string }>> = {
  plain: { en: "plain", fr: "uni unie unis unies" },
  striped: { en: "striped", fr: "à rayures" },
  checked: { en: "checked", fr: "à carreaux" },
  houndstooth: { en: "houndstooth", fr: "en pied-de-poule" },
  "polka-dot": { en: "polka-dot", fr: "à pois" },
  floral: { en: "floral", fr: "à fleurs" },
  animal: { en: "animal-print", fr: "à imprimé animalier" },
  camouflage: { en: "camouflage", fr: "à motif camouflage" },
  paisley: { en: "paisley", fr: "à motif cachemire" },
  geometric: { en: "geometric-print", fr: "à motif géométrique" },
  graphic: { en: "graphic", fr: "à motif graphique" },
  cable: { en: "cable-knit", fr: "à torsades" },
  "colour-block": { en: "colour-block", fr: "color-block" },
  "tie-dye": { en: "tie-dye", fr: "tie and dye" },
};

export const patternWord = (pattern: Pattern, language: Language, beside: Agreeing): string =>
  language === "en" ? patternWords[pattern].en : agree(patternWords[pattern].fr, beside);

/** After the noun in both languages: "in linen", « en lin ». */
export const materialNames: Readonly<Record<Material, readonly [en: string, fr: string]>> = {
  cotton: ["cotton", "coton"],
  linen: ["linen", "lin"],
  wool: ["wool", "laine"],
  cashmere: ["cashmere", "cachemire"],
  mohair: ["mohair", "mohair"],
  silk: ["silk", "soie"],
  satin: ["satin", "satin"],
  velvet: ["velvet", "velours"],
  leather: ["leather", "cuir"],
  suede: ["suede", "daim"],
  denim: ["denim", "denim"],
  corduroy: ["corduroy", "velours côtelé"],
  tweed: ["tweed", "tweed"],
  jersey: ["jersey", "jersey"],
  fleece: ["fleece", "polaire"],
  lace: ["lace", "dentelle"],
  polyester: ["polyester", "polyester"],
  viscose: ["viscose", "viscose"],
  nylon: ["nylon", "nylon"],
  acrylic: ["acrylic", "acrylique"],
  elastane: ["elastane", "élasthanne"],
  down: ["down", "duvet"],
  "faux-fur": ["faux fur", "fausse fourrure"],
  "faux-leather": ["faux leather", "similicuir"],
  rubber: ["rubber", "caoutchouc"],
  canvas: ["canvas", "toile"],
  metal: ["metal", "métal"],
};

export const occasionWords: Readonly<Record<Occasion, readonly [en: string, fr: string]>> = {
  everyday: ["for every day", "pour tous les jours"],
  work: ["for work", "pour le bureau"],
  interview: ["for an interview", "pour un entretien"],
  evening: ["for the evening", "pour le soir"],
  party: ["for a party", "pour une fête"],
  wedding: ["for a wedding", "pour un mariage"],
  date: ["for a date", "pour un rendez-vous"],
  travel: ["for travelling", "pour voyager"],
  beach: ["for the beach", "pour la plage"],
  sport: ["for sport", "pour le sport"],
  outdoor: ["for the outdoors", "pour le plein air"],
  ceremony: ["for a ceremony", "pour une cérémonie"],
};

export const seasonWords: Readonly<Record<Season, readonly [en: string, fr: string]>> = {
  spring: ["for spring", "pour le printemps"],
  summer: ["for summer", "pour l’été"],
  autumn: ["for autumn", "pour l’automne"],
  winter: ["for winter", "pour l’hiver"],
};

/** « Coupe » is feminine, whatever is cut. */
export const cutWord = (fit: Fit, language: Language): string => {
  const { en, fr } = cutLabel("tops_cut", fit);
  return language === "en" ? `${en.toLowerCase()} cut` : `coupe ${fr.toLowerCase()}`;
};
