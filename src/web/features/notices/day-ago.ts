import { formatDay } from "#vocabulary/format.ts";
import { type Language, localeTag } from "#vocabulary/language.ts";

const dayMs = 86_400_000;

/** "today", "yesterday", "3 days ago"; from a week on the date. By the calendar of whoever reads it. */
export function dayAgo(iso: string, language: Language, now = new Date()): string {
  const at = new Date(iso);
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  const days = Math.round((midnight(now) - midnight(at)) / dayMs);
  if (days > 6) return formatDay(iso, language);
  return new Intl.RelativeTimeFormat(localeTag[language], { numeric: "auto" }).format(
    -Math.max(0, days),
    "day",
  );
}
