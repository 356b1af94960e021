import type { Language } from "#vocabulary/language.ts";

/** What may be opened, with its article: « la matière ». */
const names: Readonly<Record<string, readonly [en: string, fr: string]>> = {
  neckline: ["the neckline", "l’encolure"],
  collar: ["the collar", "le col"],
  closure: ["the fastening", "la fermeture"],
  rise: ["the rise", "la hauteur de taille"],
  sleeve: ["the sleeves", "les manches"],
  length: ["the length", "la longueur"],
  heel: ["the heel", "le talon"],
  cut: ["the cut", "la coupe"],
  material: ["the material", "la matière"],
  pattern: ["the pattern", "le motif"],
  colour: ["the colour", "la couleur"],
  occasion: ["the occasion", "l’occasion"],
  season: ["the season", "la saison"],
  style: ["the style", "le style"],
  formality: ["the dress code", "le code vestimentaire"],
  new: ["“new in”", "les nouveautés"],
  sale: ["“reduced”", "les promotions"],
  brand: ["the brand", "la marque"],
  band: ["the price level", "le niveau de prix"],
  about: ["the price you had in mind", "le prix que vous aviez en tête"],
  category: ["the exact kind", "le modèle exact"],
  price: ["the budget", "le budget"],
  size: ["the size", "la taille"],
  universe: ["whom it is for", "pour qui c’est"],
};

export const openedWord = (name: string, language: Language): string =>
  names[name]?.[language === "en" ? 0 : 1] ?? name;
