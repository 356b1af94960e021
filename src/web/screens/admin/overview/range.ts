import { isDay } from "#vocabulary/person.ts";

/** So many days up to today, or two days of one's own. */
export const spans = ["7", "30", "90"] as const;
export type Span = (typeof spans)[number];

export type Range = { readonly from: string; readonly to: string; readonly span: Span | undefined };

const dayMs = 24 * 3600 * 1000;
const usual: Span = "30";

/** What the address asks for; anything it cannot mean is the usual month. */
export function rangeOf(search: URLSearchParams, now: number): Range {
  const [from, to] = [search.get("from") ?? "", search.get("to") ?? ""];
  if (isDay(from) && isDay(to) && from <= to) return { from, to, span: undefined };
  const span = spans.find((one) => one === search.get("days")) ?? usual;
  const today = parisDay(now);
  return { from: before(today, Number(span) - 1), to: today, span };
}

/** Days are those of Paris, where the site is. The Swedish way to write one is the ISO one. */
const inParis = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris", dateStyle: "short" });
const parisDay = (time: number): string => inParis.format(time);

const before = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);
