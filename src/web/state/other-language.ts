import type { UIMatch } from "react-router";
import type { Language } from "#vocabulary/language.ts";
import { inLanguage, withoutLanguage } from "#vocabulary/language-path.ts";

type PathsByLanguage = Readonly<Partial<Record<Language, string>>>;

/**
 * This page's path in another language. One whose address differs by more than its prefix says so in its data; where
 * the page does not exist, the way leads to the one above it.
 */
export function pathIn(language: Language, pathname: string, pageData: unknown): string {
  if (!hasPaths(pageData)) return inLanguage(pathname, language);
  const above = withoutLanguage(pathname).replace(/\/[^/]*$/, "") || "/";
  return pageData.paths[language] ?? inLanguage(above, language);
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
