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
  return {
    from: dayOf(now - (Number(span) - 1) * dayMs),
    to: dayOf(now),
    span,
  };
}

/** Days are those of the server's clock, which is UTC. */
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
