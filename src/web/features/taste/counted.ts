import { localeTag } from "#vocabulary/language.ts";
import { formatNumber } from "#web/i18n/format.ts";
import { currentLanguage } from "#web/i18n/language.ts";

type Words = (inputs: { count: string }) => string;

/** A number with its noun; French takes none for one. */
export function counted(count: number, one: Words, more: Words): string {
  const language = currentLanguage();
  const words = new Intl.PluralRules(localeTag[language]).select(count) === "one" ? one : more;
  return words({ count: formatNumber(count, language) });
}
