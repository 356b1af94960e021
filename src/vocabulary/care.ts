import type { Language } from "./language.ts";

/** How a piece is cared for, in the order a label shows it: washing, drying, ironing, the rest. */
export const cares = [
  "machine-30",
  "machine-40",
  "machine-wool",
  "hand-wash",
  "do-not-wash",
  "dry-clean",
  "no-bleach",
  "no-tumble",
  "tumble-low",
  "iron-low",
  "iron-medium",
  "no-iron",
  "dry-flat",
  "wipe",
  "brush",
  "leather-care",
  "keep-dry",
] as const;
export type Care = (typeof cares)[number];

const label = (en: string, fr: string) => ({ en, fr });

export const careLabels: Readonly<Record<Care, Readonly<Record<Language, string>>>> = {
  "machine-30": label("Machine wash at 30 °C", "Lavage en machine à 30 °C"),
  "machine-40": label("Machine wash at 40 °C", "Lavage en machine à 40 °C"),
  "machine-wool": label("Machine wash, wool cycle", "Lavage en machine, programme laine"),
  "hand-wash": label("Hand wash in cold water", "Lavage à la main, à l’eau froide"),
  "do-not-wash": label("Do not wash", "Ne pas laver"),
  "dry-clean": label("Dry clean", "Nettoyage à sec"),
  "no-bleach": label("Do not bleach", "Pas de javel"),
  "no-tumble": label("Do not tumble dry", "Pas de sèche-linge"),
  "tumble-low": label("Tumble dry on low", "Sèche-linge à basse température"),
  "iron-low": label("Cool iron", "Repassage doux"),
  "iron-medium": label("Warm iron", "Repassage à température moyenne"),
  "no-iron": label("Do not iron", "Ne pas repasser"),
  "dry-flat": label("Dry flat", "Séchage à plat"),
  wipe: label("Wipe with a soft damp cloth", "Essuyer avec un chiffon doux et humide"),
  brush: label("Brush from time to time", "Brosser de temps en temps"),
  "leather-care": label("Feed with leather cream", "Nourrir avec une crème pour cuir"),
  "keep-dry": label("Keep away from water", "Tenir à l’abri de l’eau"),
};
