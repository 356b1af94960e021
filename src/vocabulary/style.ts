import type { Language } from "./language.ts";
import { type Universe, universes } from "./universe.ts";

/** The 22 taste axes, in the order of their ids (1 to 22). */
export const styleAxes = [
  "minimal",
  "classic",
  "preppy",
  "soft-tailoring",
  "essentials",
  "smart-casual",
  "business-formal",
  "sartorial",
  "streetwear",
  "avant-garde",
  "vintage",
  "bohemian",
  "rock",
  "workwear",
  "athleisure",
  "outdoor",
  "denim",
  "evening",
  "romantic",
  "resort",
  "pop",
  "bold-prints",
] as const;
export type StyleAxis = (typeof styleAxes)[number];

export const styleSections = ["basic", "creative", "work", "casual"] as const;
export type StyleSection = (typeof styleSections)[number];

/** A style people choose. Styles that share an id are one taste: they toggle together. */
export interface Style {
  readonly key: string;
  readonly section: StyleSection;
  /** 1 to 22: its taste axis. */
  readonly id: number;
  readonly universes: readonly Universe[];
  readonly label: Readonly<Record<Language, string>>;
}

const style = <Key extends string>(
  section: StyleSection,
  key: Key,
  id: number,
  en: string,
  fr: string,
  only?: Universe,
) => ({ key, section, id, universes: only ? [only] : universes, label: { en, fr } }) satisfies Style;

export const styles = [
  style("basic", "minimal", 1, "Minimal", "Minimaliste"),
  style("basic", "scandi", 1, "Scandinavian", "Scandinave"),
  style("basic", "timeless", 2, "Timeless", "Intemporel"),
  style("basic", "parisian", 2, "Parisian", "Parisien"),
  style("basic", "essentials", 5, "Essentials", "Essentiels"),
  style("basic", "preppy", 3, "Preppy", "Preppy"),
  style("basic", "denim", 17, "Denim", "Denim"),
  style("creative", "avantgarde", 10, "Avant-garde", "Avant-garde"),
  style("creative", "vintage", 11, "Vintage", "Vintage"),
  style("creative", "rock", 13, "Rock", "Rock"),
  style("creative", "boho", 12, "Bohemian", "Bohème"),
  style("creative", "prints", 22, "Bold prints", "Imprimés forts"),
  style("creative", "pop", 21, "Pop", "Pop"),
  style("creative", "dandy", 8, "Dandy", "Dandy", "men"),
  style("creative", "romantic", 19, "Romantic", "Romantique", "women"),
  style("work", "formal", 7, "Business formal", "Formel"),
  style("work", "smart", 6, "Smart", "Soigné"),
  style("work", "tailoring", 4, "Soft tailoring", "Tailleur souple"),
  style("work", "startup", 5, "Start-up", "Start-up"),
  style("work", "creativeoffice", 1, "Creative office", "Bureau créatif"),
  style("work", "event", 18, "Event", "Grandes occasions"),
  style("work", "sartorial", 8, "Sartorial", "Sartorial", "men"),
  style("work", "power", 7, "Power dressing", "Power dressing", "women"),
  style("casual", "street", 9, "Streetwear", "Streetwear"),
  style("casual", "sport", 15, "Sport", "Sport"),
  style("casual", "outdoor", 16, "Outdoor", "Plein air"),
  style("casual", "workwear", 14, "Workwear", "Workwear"),
  style("casual", "weekend", 17, "Weekend", "Week-end"),
  style("casual", "smartcasual", 6, "Smart casual", "Décontracté chic"),
  style("casual", "resort", 20, "Resort", "Vacances"),
  style("casual", "skate", 9, "Skate", "Skate", "men"),
  style("casual", "cosy", 5, "Cosy", "Cocooning", "women"),
] as const;

export type StyleKey = (typeof styles)[number]["key"];

export const stylesOf = (universe: Universe) =>
  styles.filter(({ universes: where }) => where.includes(universe as never));

/** The name of each taste axis, by its id. */
export const styleAxisLabels: Readonly<Record<StyleAxis, Readonly<Record<Language, string>>>> = {
  minimal: { en: "Minimal", fr: "Minimaliste" },
  classic: { en: "Timeless", fr: "Intemporel" },
  preppy: { en: "Preppy", fr: "Preppy" },
  "soft-tailoring": { en: "Soft tailoring", fr: "Tailleur souple" },
  essentials: { en: "Essentials", fr: "Essentiels" },
  "smart-casual": { en: "Smart casual", fr: "Décontracté chic" },
  "business-formal": { en: "Business formal", fr: "Formel" },
  sartorial: { en: "Sartorial", fr: "Sartorial" },
  streetwear: { en: "Streetwear", fr: "Streetwear" },
  "avant-garde": { en: "Avant-garde", fr: "Avant-garde" },
  vintage: { en: "Vintage", fr: "Vintage" },
  bohemian: { en: "Bohemian", fr: "Bohème" },
  rock: { en: "Rock", fr: "Rock" },
  workwear: { en: "Workwear", fr: "Workwear" },
  athleisure: { en: "Sport", fr: "Sport" },
  outdoor: { en: "Outdoor", fr: "Plein air" },
  denim: { en: "Denim", fr: "Denim" },
  evening: { en: "Evening", fr: "Soirée" },
  romantic: { en: "Romantic", fr: "Romantique" },
  resort: { en: "Resort", fr: "Vacances" },
  pop: { en: "Pop", fr: "Pop" },
  "bold-prints": { en: "Bold prints", fr: "Imprimés forts" },
};

export const isStyleId = (value: unknown): value is number =>
  Number.isInteger(value) && styleAxes[Number(value) - 1] !== undefined;

/** Chosen or not chosen any more: styles that share the id follow. Ids are kept in ascending order. */
export const toggleStyle = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].toSorted((a, b) => a - b);

/** The keys that toggle together under an id, in the order of the sections. */
export const keysOfStyle = (universe: Universe, id: number): readonly StyleKey[] =>
  stylesOf(universe)
    .filter((one) => one.id === id)
    .map(({ key }) => key);

/** The four sections as they are shown: what is there, and what of it is chosen. */
export const styleChoices = (universe: Universe, ids: readonly number[]) =>
  styleSections.map((section) => ({
    section,
    styles: stylesOf(universe)
      .filter((one) => one.section === section)
      .map(({ key, label, id }) => ({ key, label, id, selected: ids.includes(id) })),
  }));
