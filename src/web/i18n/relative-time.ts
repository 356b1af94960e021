import { type Language, localeTag } from "#vocabulary/language.ts";

const units = [
  ["year", 365 * 24 * 3600],
  ["month", 30 * 24 * 3600],
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** How long ago, in the largest unit that fits: "5 minutes ago", "yesterday", "il y a 3 jours". */
export function relativeTime(iso: string, now: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(localeTag[language], { numeric: "auto" });
  // A clock that runs ahead of ours has not been here in the future.
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  const fitting = units.find(([, length]) => seconds >= length);
  if (!fitting) return format.format(0, "second");
  const [unit, length] = fitting;
  return format.format(-Math.floor(seconds / length), unit);
}
