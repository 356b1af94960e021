import type { Client } from "#contract/client.ts";
import { footerPages, legalPages } from "#vocabulary/editorial-page.ts";
import { languages } from "#vocabulary/language.ts";
import { inLanguage, withoutLanguage } from "#vocabulary/language-path.ts";
import { loadEditorialPage, loadLegalPage } from "./editorial.ts";

/**
 * The same for everyone until an editor changes them: rendered once, their data offered ahead of the click. Trends are
 * counted in the catalogue, which changes by itself.
 */
export const prerendered: readonly string[] = languages.flatMap((language) =>
  [...footerPages.filter((page) => page !== "trends"), ...legalPages].map((page) =>
    inLanguage(`/${page}`, language),
  ),
);

export function loadPayload(path: string, client: Client): Promise<unknown> {
  const page = withoutLanguage(path).slice(1);
  const isLegal = (legalPages as readonly string[]).includes(page);
  return isLegal ? loadLegalPage(client, path) : loadEditorialPage(client, path, page);
}
