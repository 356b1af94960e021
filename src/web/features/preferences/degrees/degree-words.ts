import { stretchCountOf, stretchWindow } from "#vocabulary/openness.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { m } from "#web/i18n/paraglide/messages.js";

type Promised = { readonly count: number; readonly of: number };
type Words = { readonly word: () => string; readonly text: (promised: Promised) => string };
type Dress = { readonly word: () => string } & Readonly<Record<Universe, () => string>>;

/** By openness 1 to 5: its name, and what it does to the page. */
const openness: readonly Words[] = [
  { word: m.degrees_openness_1, text: m.degrees_openness_1_text },
  { word: m.degrees_openness_2, text: m.degrees_openness_2_text },
  { word: m.degrees_openness_3, text: m.degrees_openness_3_text },
  { word: m.degrees_openness_4, text: m.degrees_openness_4_text },
  { word: m.degrees_openness_5, text: m.degrees_openness_5_text },
];

/** By dress code 1 to 5: its name, and pieces of that formality (supply/traits says which are). */
export const dressCodes: readonly Dress[] = [
  { word: m.degrees_dress_1, men: m.degrees_dress_1_men, women: m.degrees_dress_1_women },
  { word: m.degrees_dress_2, men: m.degrees_dress_2_men, women: m.degrees_dress_2_women },
  { word: m.degrees_dress_3, men: m.degrees_dress_3_men, women: m.degrees_dress_3_women },
  { word: m.degrees_dress_4, men: m.degrees_dress_4_men, women: m.degrees_dress_4_women },
  { word: m.degrees_dress_5, men: m.degrees_dress_5_men, women: m.degrees_dress_5_women },
];

export const opennessWord = (value: number): string => openness[value - 1]?.word() ?? "";
export const opennessText = (value: number): string =>
  openness[value - 1]?.text({ count: stretchCountOf(value), of: stretchWindow }) ?? "";
export const dressWord = (value: number): string => dressCodes[value - 1]?.word() ?? "";
export const dressPieces = (value: number, universe: Universe): string =>
  dressCodes[value - 1]?.[universe]() ?? "";
