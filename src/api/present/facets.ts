import type { SearchAnswer } from "#contract/search.ts";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import type { Facets } from "#domain/search/port.ts";
import { type ColourKey, type Fit, fits, type Material, type Pattern } from "#vocabulary/attribute.ts";
import { colourLabels, materialLabels, patternLabels } from "#vocabulary/attribute-labels.ts";
import { departmentNames, isLeaf, leafName } from "#vocabulary/category.ts";
import { readCategoryCode } from "#vocabulary/category-code.ts";
import { cutLabel } from "#vocabulary/cut.ts";
import { familyNames } from "#vocabulary/family.ts";
import { type Language, localeTag } from "#vocabulary/language.ts";
import { houseCurrency } from "#vocabulary/money.ts";
import { type FacetName, facetNames } from "#vocabulary/search-filter.ts";
import { type SizeSystem, sizeText } from "#vocabulary/size.ts";
import { styleAxes, styleAxisLabels } from "#vocabulary/style.ts";

/** Every value with what it is called; ranges of the price as `25-50`. */
export function presentFacets(
  snapshot: Snapshot,
  facets: Facets,
  language: Language,
): SearchAnswer["facets"] {
  const presented = facetNames.map((name) => [
    name,
    facets[name].map(({ value, count }) => ({
      value: name === "price" ? rangeFrom(value).join("-") : value,
      label: labelOf(snapshot, name, value, language),
      count,
    })),
  ]);
  return Object.fromEntries(presented);
}

/** What a value of a facet is called; of a price, the range that begins there. */
export function labelOf(snapshot: Snapshot, name: FacetName, value: string, language: Language): string {
  switch (name) {
    case "category":
      return categoryLabel(value, language);
    case "brand":
      return snapshot.brands.get(Number(value))?.name ?? value;
    case "shop":
      return snapshot.shops.get(Number(value))?.name ?? value;
    case "size": {
      const [system = "", ...label] = value.split("-");
      if (system === "one") return words.oneSize[language];
      return sizeText({ system: system as SizeSystem, label: label.join("-") });
    }
    case "colour":
      return colourLabels[value as ColourKey][language];
    case "material":
      return materialLabels[value as Material][language];
    case "pattern":
      return patternLabels[value as Pattern][language];
    case "cut":
      return fits.includes(value as Fit) ? cutLabel("tops_cut", value as Fit)[language] : value;
    case "style": {
      const axis = styleAxes[Number(value) - 1];
      return axis ? styleAxisLabels[axis][language] : value;
    }
    case "formality":
      return words.formality[Number(value) - 1]?.[language] ?? value;
    case "price":
      return priceLabel(rangeFrom(value), language);
    case "sale":
    case "new":
      return words[name][language];
  }
}

/** A universe's department, family or leaf. */
export function categoryLabel(code: string, language: Language): string {
  const part = readCategoryCode(code);
  if (!part) return code;
  const { branch, universe } = part;
  if (isLeaf(branch)) return leafName(branch, universe)?.[language] ?? code;
  const departments: Readonly<Record<string, Readonly<Record<Language, string>>>> = departmentNames;
  return (familyNames[branch] ?? departments[branch])?.[language] ?? code;
}

/** Where the ranges of the price begin, in euros; the last has no end. */
const steps = [0, 25, 50, 100, 200, 400];
function rangeFrom(value: string): readonly (number | "")[] {
  return [Number(value), steps[steps.indexOf(Number(value)) + 1] ?? ""];
}

/** From and to in euros; either may be open. */
export function priceLabel([from = "", to = ""]: readonly (number | "")[], language: Language): string {
  const format = (euros: number) => moneyFormats[language][Number.isInteger(euros) ? 0 : 1].format(euros);
  if (!from) return `${words.under[language]} ${format(Number(to))}`;
  return to === "" ? `${words.over[language]} ${format(from)}` : `${format(from)} – ${format(Number(to))}`;
}

const moneyFormat = (language: Language, digits: number) =>
  new Intl.NumberFormat(localeTag[language], {
    style: "currency",
    currency: houseCurrency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
/** Making one takes longer than a search. */
const moneyFormats = {
  en: [moneyFormat("en", 0), moneyFormat("en", 2)],
  fr: [moneyFormat("fr", 0), moneyFormat("fr", 2)],
} as const;

const words = {
  oneSize: { en: "One size", fr: "Taille unique" },
  sale: { en: "On sale", fr: "En promotion" },
  new: { en: "New in", fr: "Nouveautés" },
  under: { en: "Under", fr: "Moins de" },
  over: { en: "Over", fr: "Plus de" },
  formality: [
    { en: "Lounge", fr: "Détente" },
    { en: "Casual", fr: "Décontracté" },
    { en: "Smart", fr: "Soigné" },
    { en: "Dressy", fr: "Habillé" },
    { en: "Black tie", fr: "Grande soirée" },
  ],
} as const;
