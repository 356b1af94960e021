import { formatNumber, isOne } from "#vocabulary/format.ts";
import { currentLanguage } from "#web/i18n/language.ts";

type Words = (inputs: { count: string }) => string;

/** A number with its noun; French takes none for one, too. */
export function counted(count: number, one: Words, more: Words): string {
  const language = currentLanguage();
  const words = isOne(count, language) ? one : more;
  return words({ count: formatNumber(count, language) });
}
