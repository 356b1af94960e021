/** A day as feeds write it, as an ISO date that compares as text; nothing when it is none. */
export function readDay(text: string): string | undefined {
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/u.exec(text.trim());
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  // Rakuten counts months first.
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/u.exec(text.trim());
  return american ? dayOf(american[3], american[1], american[2]) : undefined;
}

/** The two days of "start/end", as far as they can be read. */
export function readRange(range: string): readonly [string | undefined, string | undefined] {
  const [start = "", end = ""] = range.split("/");
  return [readDay(start), readDay(end)];
}

/** Without a readable day there is nothing to be outside of. */
export const isBetween = (day: string, first: string | undefined, last: string | undefined): boolean =>
  (first === undefined || first <= day) && (last === undefined || day <= last);

function dayOf(year = "", month = "", day = ""): string | undefined {
  const m = Number(month);
  const d = Number(day);
  if (m < 1 || m > 12 || d < 1 || d > 31) return undefined;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
