import { type Language, languages } from "./language.ts";

/** `/x` is English, `/fr/x` French; `/en/x` exists only to be redirected to `/x`. */
export const languageOfPath = (path: string): Language => (/^\/fr(?=\/|$)/.test(path) ? "fr" : "en");

/** What is left begins with one slash: two, as in `/fr//evil.example`, would be the address of another site. */
export const withoutLanguage = (path: string): string =>
  path.replace(prefix, "").replace(/^[/\\]{2,}/, "/") || "/";

export function inLanguage(path: string, language: Language): string {
  const plain = withoutLanguage(path);
  if (language === "en") return plain;
  return plain === "/" ? `/${language}` : `/${language}${plain}`;
}

const prefix = new RegExp(`^/(?:${languages.join("|")})(?=/|$)`);
