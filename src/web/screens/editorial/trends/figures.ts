import type { TrendsAnswer } from "#contract/trends.ts";
import { formatNumber } from "#vocabulary/format.ts";
import { localeTag } from "#vocabulary/language.ts";
import { currentLanguage } from "#web/i18n/language.ts";

export type Group = TrendsAnswer["groups"][number];
export type Trait = Group["traits"][number];
export type Kind = Group["kind"];

/** Search calls a piece new for so many days. */
const monthOfSearch = 30;

/** The pieces behind a bar: the new ones where search means the same by new, else the newest first. */
export function piecesOf(kind: Kind, value: string, days: number): string {
  const filter = `${kind}=${encodeURIComponent(value)}`;
  return `/search?${filter}&${days === monthOfSearch ? "new=true" : "sort=new"}`;
}

export const percent = (share: number): string =>
  new Intl.NumberFormat(localeTag[currentLanguage()], {
    style: "percent",
    maximumFractionDigits: share < 0.1 ? 1 : 0,
  }).format(share);

/** By how many points a share has moved: +3.2. */
export const points = ({ share, before }: Trait): string =>
  new Intl.NumberFormat(localeTag[currentLanguage()], {
    signDisplay: "exceptZero",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format((share - before) * 100);

export const count = (value: number): string => formatNumber(value, currentLanguage());

/** The largest share that a chart has to show. */
export const topOf = (traits: readonly Trait[]): number =>
  Math.max(...traits.flatMap(({ share, before }) => [share, before]), 0.01);

/** As many as fit: the largest, in the order they came in. */
export function largest(traits: readonly Trait[], most: number): readonly Trait[] {
  const size = ({ share, before }: Trait) => Math.max(share, before);
  const kept = new Set(traits.toSorted((a, b) => size(b) - size(a)).slice(0, most));
  return traits.filter((trait) => kept.has(trait));
}

/** What moved beyond chance, furthest first, over all kinds but the families: these are no trait. */
export function movedOf(groups: readonly Group[], moves: "up" | "down") {
  const far = ({ share, before }: Trait) => Math.abs(share - before);
  return groups
    .filter(({ kind }) => kind !== "category")
    .flatMap(({ kind, traits }) => traits.map((trait) => ({ kind, trait })))
    .filter(({ kind, trait }) => trait.moves === moves && !isPlain(kind, trait))
    .toSorted((a, b) => far(b.trait) - far(a.trait));
}

/** Most pieces have no pattern: beside it every other bar would vanish. */
export const isPlain = (kind: Kind, { value }: Trait): boolean => kind === "pattern" && value === "plain";
