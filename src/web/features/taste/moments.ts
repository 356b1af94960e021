import { localeTag } from "#vocabulary/language.ts";
import { currentLanguage } from "#web/i18n/language.ts";

/** A visit where the person is: "12 November 2026, 14:05 – 14:32". Only the browser knows what time that is. */
export function spanText(from: string, until: string): string {
  const format = new Intl.DateTimeFormat(localeTag[currentLanguage()], {
    dateStyle: "long",
    timeStyle: "short",
  });
  return format.formatRange(new Date(from), new Date(until));
}
