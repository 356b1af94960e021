import { localeTag } from "#vocabulary/language.ts";
import { formatNumber } from "#web/i18n/format.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";

type Message = (input: { count: string }) => string;

/** A number of things, in the words of the language for one or for many. */
export function countText(count: number, one: Message, many: Message): string {
  const language = currentLanguage();
  const isOne = new Intl.PluralRules(localeTag[language]).select(count) === "one";
  return (isOne ? one : many)({ count: formatNumber(count, language) });
}

export const piecesText = (count: number): string => countText(count, m.search_pieces_one, m.search_pieces);
