import type { UIMatch } from "react-router";
import type { Language } from "#vocabulary/language.ts";
import { inLanguage } from "#vocabulary/language-path.ts";

type PathsByLanguage = Readonly<Record<Language, string>>;

/** This page's path in another language. One whose address differs by more than its prefix says so in its data. */
export function pathIn(language: Language, pathname: string, pageData: unknown): string {
  return hasPaths(pageData) ? pageData.paths[language] : inLanguage(pathname, language);
}

const hasPaths = (data: unknown): data is { paths: PathsByLanguage } =>
  typeof data === "object" && data !== null && "paths" in data;

/** The data of the page itself, which is the innermost of the matched routes. */
export const pageDataOf = (matches: readonly UIMatch[]): unknown => matches.at(-1)?.loaderData;

/** Goes to this very page in the language, once the app runs. */
export function moveToLanguage(language: Language): void {
  const state = window.__reactRouterDataRouter?.state;
  const page = state?.matches.at(-1)?.route.id;
  const path = pathIn(language, location.pathname, page && state?.loaderData[page]);
  location.replace(path + location.search + location.hash);
}
