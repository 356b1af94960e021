import type { Occasion, Season } from "./attribute.ts";
import type { Language } from "./language.ts";

type Labels<Key extends string> = Readonly<Record<Key, Readonly<Record<Language, string>>>>;
const label = (en: string, fr: string) => ({ en, fr });

/** What looks are sorted by. */
export const occasionLabels: Labels<Occasion> = {
  everyday: label("Everyday", "Tous les jours"),
  work: label("Work", "Bureau"),
  interview: label("Interview", "Entretien"),
  evening: label("Evening", "Soirée"),
  party: label("Party", "Fête"),
  wedding: label("Wedding", "Mariage"),
  date: label("A date", "Rendez-vous"),
  travel: label("Travel", "Voyage"),
  beach: label("Beach", "Plage"),
  sport: label("Sport", "Sport"),
  outdoor: label("Outdoors", "Plein air"),
  ceremony: label("Ceremony", "Cérémonie"),
};

export const seasonLabels: Labels<Season> = {
  spring: label("Spring", "Printemps"),
  summer: label("Summer", "Été"),
  autumn: label("Autumn", "Automne"),
  winter: label("Winter", "Hiver"),
};
