import { defaultLanguage, isLanguage, type Language } from "#vocabulary/language.ts";

/** The first language of Accept-Language that we speak, by its weight. */
export function requestLanguage(header: string | null | undefined): Language {
  const wishes = (header ?? "")
    .slice(0, 200)
    .split(",")
    .map((part) => {
      const [tag = "", ...options] = part.trim().toLowerCase().split(";");
      const weight = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find(Boolean);
      return { language: tag.split("-")[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter((wish) => isLanguage(wish.language) && wish.weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  const first = wishes[0]?.language;
  return isLanguage(first) ? first : defaultLanguage;
}
