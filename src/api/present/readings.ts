import type { UnderstoodWords } from "#contract/search.ts";
import type { Bilingual } from "#domain/catalogue/product.ts";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import type { Reading } from "#domain/search/port.ts";
import {
  closureLabels,
  collarLabels,
  heelLabels,
  heelShapeLabels,
  lengthLabels,
  necklineLabels,
  riseLabels,
  sleeveLabels,
} from "#vocabulary/attribute-labels.ts";
import type { Language } from "#vocabulary/language.ts";
import { facetNames, type ReadingName } from "#vocabulary/search-filter.ts";
import { labelOf, priceLabel } from "./facets.ts";

/** What the words were taken for, by what it is called. */
export function presentReading(snapshot: Snapshot, reading: Reading, language: Language): UnderstoodWords {
  const { name, exclude, hard, words, at } = reading;
  const values = name === "price" ? reading.values.map(inEuros) : [...reading.values];
  return { name, values, label: labelFor(snapshot, reading, language), exclude, hard, words, at };
}

function labelFor(snapshot: Snapshot, reading: Reading, language: Language): string {
  const { name, values, words, finer } = reading;
  if (finer || name === "words") return capital(words);
  if (name === "price") {
    const [from = "", to = ""] = inEuros(values[0] ?? "").split("-");
    return priceLabel([from && Number(from), to && Number(to)], language);
  }
  if (name === "size" && values.length > 1) return /[\p{L}\d.,½]+$/u.exec(words)?.[0] ?? words;
  const labels = new Set(values.map((value) => labelOfValue(snapshot, name, value, language)));
  // "Trousers" are several leaves of the tree: the word says it best.
  if (name === "category" && labels.size > 1) return capital(words);
  return [...labels].join(" / ");
}

function labelOfValue(snapshot: Snapshot, name: ReadingName, value: string, language: Language): string {
  const facet = facetNames.find((one) => one === name);
  if (facet) return labelOf(snapshot, facet, value, language);
  return labels[name]?.[value]?.[language] ?? value;
}

const inEuros = (cents: string): string =>
  cents
    .split("-")
    .map((part) => (part === "" ? "" : String(Number(part) / 100)))
    .join("-")
    .replace(/^-/, "0-");

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

const label = (en: string, fr: string): Bilingual => ({ en, fr });

const labels: Readonly<Partial<Record<ReadingName, Readonly<Record<string, Bilingual>>>>> = {
  neckline: necklineLabels,
  collar: collarLabels,
  sleeve: sleeveLabels,
  length: lengthLabels,
  rise: riseLabels,
  closure: closureLabels,
  heel: heelLabels,
  heelShape: heelShapeLabels,
  universe: { men: label("Men", "Homme"), women: label("Women", "Femme") },
  occasion: {
    everyday: label("Everyday", "Tous les jours"),
    work: label("Work", "Travail"),
    interview: label("Interview", "Entretien"),
    evening: label("Evening", "Soirée"),
    party: label("Party", "Fête"),
    wedding: label("Wedding", "Mariage"),
    date: label("Date", "Rendez-vous"),
    travel: label("Travel", "Voyage"),
    beach: label("Beach", "Plage"),
    sport: label("Sport", "Sport"),
    outdoor: label("Outdoors", "Plein air"),
    ceremony: label("Ceremony", "Cérémonie"),
  },
  season: {
    spring: label("Spring", "Printemps"),
    summer: label("Summer", "Été"),
    autumn: label("Autumn", "Automne"),
    winter: label("Winter", "Hiver"),
  },
  band: {
    cheap: label("Low prices", "Petits prix"),
    affordable: label("Affordable", "Abordable"),
    premium: label("Premium", "Haut de gamme"),
    luxury: label("Luxury", "Luxe"),
  },
};
