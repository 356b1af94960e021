import { formatNumber } from "#vocabulary/format.ts";
import { localeTag } from "#vocabulary/language.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { relativeTime } from "#web/i18n/relative-time.ts";

const locale = () => localeTag[currentLanguage()];

export const count = (value: number): string => formatNumber(value, currentLanguage());

/** 12 %, or 1.2 % below ten. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: share < 0.1 ? 1 : 0 }).format(
    share,
  );

/** A calendar day, short: 15 Nov 2026. */
export const shortDay = (iso: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeZone: "UTC" }).format(new Date(iso));

/** An instant where the admin is: 15 Nov 2026, 10:32. */
export const moment = (iso: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));

/** How long ago: 5 minutes ago, yesterday. */
export const ago = (iso: string): string => relativeTime(iso, Date.now(), currentLanguage());
