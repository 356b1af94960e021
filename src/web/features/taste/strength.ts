import type { TasteTrait } from "#contract/taste.ts";
import { m } from "#web/i18n/paraglide/messages.js";

export type Strength = TasteTrait["strength"];

/** A weight in a word, as the server puts it: for what moves before it has answered. */
export function strengthOf(weight: number): Strength {
  if (weight >= 0.6) return "strong";
  if (weight >= 0.3) return "clear";
  if (weight >= 0.1) return "tentative";
  if (weight > -0.1) return "none";
  return weight > -0.5 ? "rarely" : "never";
}

const words: Readonly<Record<Strength, () => string>> = {
  never: m.taste_strength_never,
  rarely: m.taste_strength_rarely,
  none: m.taste_strength_none,
  tentative: m.taste_strength_tentative,
  clear: m.taste_strength_clear,
  strong: m.taste_strength_strong,
};

export const strengthWord = (strength: Strength): string => words[strength]();

/** The word, and whether anything may move it. */
export const standing = (strength: Strength, locked: boolean): string =>
  locked ? m.taste_locked_at({ strength: strengthWord(strength) }) : strengthWord(strength);
