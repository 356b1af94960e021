import type { Pattern } from "#vocabulary/attribute.ts";
import { materialLabels } from "#vocabulary/attribute-labels.ts";
import { leafName } from "#vocabulary/category.ts";
import { cutFieldOf, cutLabel } from "#vocabulary/cut.ts";
import { colourCodes, fitCodes, materialCodes, patternCodes, seasonCodes } from "../catalogue/columns.ts";
import type { Bilingual } from "../catalogue/product.ts";
import { leafAt, type Snapshot, universeAt } from "../catalogue/snapshot.ts";

/** Something true that sets one piece apart from another, or joins them. */
export interface Difference {
  readonly kind: string;
  readonly words: Bilingual;
}

const both = (en: string, fr: string): Bilingual => ({ en, fr });

/** The most telling first; there is always one. */
export function differences(snapshot: Snapshot, row: number, other: number): readonly Difference[] {
  const found: readonly [kind: string, words: Bilingual | undefined][] = [
    ["price", cheaper(snapshot, row, other)],
    ["cloth", cloth(snapshot, row, other)],
    ["season", season(snapshot, row, other)],
    ["cut", cutWords(snapshot, row, other)],
    ["formality", formality(snapshot, row, other)],
    ["colour", colour(snapshot, row, other)],
    ["kind", kind(snapshot, row, other)],
    ["brand", brand(snapshot, row, other)],
  ];
  return found.flatMap(([name, words]) => (words ? [{ kind: name, words }] : []));
}

/** Less than this is no reason to look elsewhere. */
const worthIt = { cents: 1000, share: 0.12 };

function cheaper({ prices }: Snapshot, row: number, other: number): Bilingual | undefined {
  const [price, less] = [prices[row] ?? 0, prices[other] ?? 0];
  const saved = price - less;
  if (less === 0 || saved < worthIt.cents || saved < price * worthIt.share) return undefined;
  // Never more than it is.
  const euros = Math.floor(saved / 100);
  return both(`€${euros} less`, `${euros}\u00a0€ de moins`);
}

/** Another material, or another pattern; « same cut » only where both say how they are cut. */
function cloth(snapshot: Snapshot, row: number, other: number): Bilingual | undefined {
  const { fit: fits, leaves, pattern: patterns, mainMaterial } = snapshot;
  const isSameCut = fits[row] !== 0 && fits[row] === fits[other] && leaves[row] === leaves[other];
  const said = (en: string, fr: string) =>
    isSameCut ? both(`Same cut, ${en}`, `Même coupe, ${fr}`) : both(capital(en), capital(fr));
  const [pattern, next] = [
    patternCodes.wordOf(patterns[row] ?? 0),
    patternCodes.wordOf(patterns[other] ?? 0),
  ];
  if (pattern && next && pattern !== next) {
    if (next === "plain") return said("quieter cloth", "tissu plus sobre");
    return said(...patterned[next]);
  }
  const material = materialCodes.wordOf(mainMaterial[other] ?? 0);
  if (!material || mainMaterial[row] === mainMaterial[other]) return undefined;
  const { en, fr } = materialLabels[material];
  return said(`in ${en.toLowerCase()}`, `en ${fr.toLowerCase()}`);
}

const patterned: Readonly<Record<Exclude<Pattern, "plain">, readonly [en: string, fr: string]>> = {
  striped: ["in stripes", "à rayures"],
  checked: ["in checks", "à carreaux"],
  houndstooth: ["in houndstooth", "en pied-de-poule"],
  "polka-dot": ["in polka dots", "à pois"],
  floral: ["in a floral print", "à fleurs"],
  animal: ["in animal print", "à imprimé animalier"],
  camouflage: ["in camouflage", "en camouflage"],
  paisley: ["in paisley", "à motif cachemire"],
  geometric: ["in a geometric print", "à motif géométrique"],
  graphic: ["with a graphic print", "à imprimé graphique"],
  cable: ["in cable knit", "en maille torsadée"],
  "colour-block": ["in colour blocks", "en color-block"],
  "tie-dye": ["in tie-dye", "en tie and dye"],
};

const warm = (mask: number): boolean => (mask & (1 << (seasonCodes.codeOf("summer") - 1))) !== 0;
const cold = (mask: number): boolean => (mask & (1 << (seasonCodes.codeOf("winter") - 1))) !== 0;

function season({ seasons }: Snapshot, row: number, other: number): Bilingual | undefined {
  const [own, next] = [seasons[row] ?? 0, seasons[other] ?? 0];
  if (own === 0 || next === 0) return undefined;
  if (warm(next) && !warm(own)) return both("For warmer days", "Pour les beaux jours");
  if (cold(next) && !cold(own)) return both("For colder days", "Pour les jours froids");
  return undefined;
}

function cutWords(snapshot: Snapshot, row: number, other: number): Bilingual | undefined {
  const word = fitCodes.wordOf(snapshot.fit[other] ?? 0);
  if (!word || !snapshot.fit[row] || snapshot.fit[row] === snapshot.fit[other]) return undefined;
  const field = cutFieldOf(universeAt(snapshot, other), leafAt(snapshot, other)) ?? "tops_cut";
  const { en, fr } = cutLabel(field, word);
  return both(`${en} cut`, `Coupe ${fr.toLowerCase()}`);
}

function formality({ formality: column }: Snapshot, row: number, other: number): Bilingual | undefined {
  const steps = (column[other] ?? 0) - (column[row] ?? 0);
  if (!column[row] || !column[other] || steps === 0) return undefined;
  return steps > 0
    ? both("A little dressier", "Un peu plus habillée")
    : both("More relaxed", "Plus décontractée");
}

function colour({ mainColour }: Snapshot, row: number, other: number): Bilingual | undefined {
  const word = colourCodes.wordOf(mainColour[other] ?? 0);
  if (!word || mainColour[row] === mainColour[other]) return undefined;
  const [en, fr] = inColour[word];
  return both(capital(en), capital(fr));
}

const inColour: Readonly<Record<(typeof colourCodes.list)[number], readonly [en: string, fr: string]>> = {
  black: ["in black", "en noir"],
  white: ["in white", "en blanc"],
  grey: ["in grey", "en gris"],
  beige: ["in beige", "en beige"],
  brown: ["in brown", "en marron"],
  navy: ["in navy", "en bleu marine"],
  blue: ["in blue", "en bleu"],
  "light-blue": ["in light blue", "en bleu clair"],
  green: ["in green", "en vert"],
  khaki: ["in khaki", "en kaki"],
  red: ["in red", "en rouge"],
  burgundy: ["in burgundy", "en bordeaux"],
  pink: ["in pink", "en rose"],
  purple: ["in purple", "en violet"],
  orange: ["in orange", "en orange"],
  yellow: ["in yellow", "en jaune"],
  gold: ["in gold", "en doré"],
  silver: ["in silver", "en argenté"],
  multicolour: ["in several colours", "en plusieurs couleurs"],
};

/** Of one kind it says nothing that its picture does not. */
function kind(snapshot: Snapshot, row: number, other: number): Bilingual | undefined {
  if (snapshot.leaves[row] === snapshot.leaves[other]) return undefined;
  return leafName(leafAt(snapshot, other), universeAt(snapshot, other));
}

function brand({ brandIds, brands }: Snapshot, row: number, other: number): Bilingual {
  const name = brands.get(brandIds[other] ?? 0)?.name ?? "";
  return brandIds[row] === brandIds[other]
    ? both(`Also by ${name}`, `Aussi chez ${name}`)
    : both(`${name}’s take on it`, `La version ${name}`);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
