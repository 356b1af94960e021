import { type Language, localeTag } from "#vocabulary/language.ts";

/** Seconds as people say them: "40 seconds", "4 minutes", "2 hours". Never shorter than the wait is. */
export function waitText(seconds: number, language: Language): string {
  if (seconds < 60) return inUnit(Math.max(1, Math.ceil(seconds)), "second", language);
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90
    ? inUnit(minutes, "minute", language)
    : inUnit(Math.ceil(minutes / 60), "hour", language);
}

const inUnit = (count: number, unit: "second" | "minute" | "hour", language: Language): string =>
  new Intl.NumberFormat(localeTag[language], { style: "unit", unit, unitDisplay: "long" }).format(count);
