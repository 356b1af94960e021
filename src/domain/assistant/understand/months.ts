import type { Season } from "#vocabulary/attribute.ts";
import { blankAll } from "./patterns.ts";

export interface MonthsRead {
  readonly seasons: readonly Season[];
  /** Without the months and the days in them, which are no sizes. */
  readonly rest: string;
}

/** The season of a month that is named: "a wedding at the end of May", « mi-septembre », "the 25th of June". */
export function readMonths(text: string): MonthsRead {
  const seasons: Season[] = [];
  let rest = text;
  for (const [season, pattern] of patterns) {
    if (rest.search(pattern) < 0) continue;
    seasons.push(season);
    rest = blankAll(rest, pattern);
  }
  return { seasons, rest };
}

/** What stands before a month; a word that means something else as well needs it. */
const before =
  "(?:(?:at |by |before |after |until |towards? |from )?(?:the )?(?:end|beginning|start|middle|month) of|early|mid|late|in|for|this|next|last|(?:on )?(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)?|(?:vers |a |au |des |pour )?(?:la )?(?:debut|fin|mi|courant)(?: de)?|en|au mois de|du mois de|mois de|pour|(?:le |du |au )?\\d{1,2}(?:er)?) ";
const months: readonly (readonly [Season, sure: string, unsure: string])[] = [
  ["spring", "april|avril", "march|may|mars|mai"],
  ["summer", "june|july|august|juin|juillet|aout", "jun|jul|aug"],
  ["autumn", "september|october|november|septembre|octobre|novembre", "sept|sep|oct|nov"],
  ["winter", "december|january|february|decembre|janvier|fevrier", "dec|jan|feb"],
];
const patterns = months.map(
  ([season, sure, unsure]) =>
    [
      season,
      new RegExp(`(?<![a-z0-9])(?:(?:${before})?(?:${sure})|${before}(?:${unsure}))(?![a-z0-9])`, "g"),
    ] as const,
);
