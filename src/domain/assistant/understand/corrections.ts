import type { Facet } from "#vocabulary/lexicon/concept.ts";
import type { Match } from "#vocabulary/lexicon/match-words.ts";

/**
 * Without what its sender takes back in the same breath: "a wool coat, no wait, cashmere", « en cuir, enfin en simili »,
 * "swap black for navy".
 */
export function withoutCorrected(text: string, matches: readonly Match[]): readonly Match[] {
  if (!cue.test(text)) return matches;
  const meant = matches.filter(({ concept, start }) =>
    matches.some(
      (other) =>
        other.concept.facet === concept.facet &&
        corrigible.has(concept.facet) &&
        other.end <= start &&
        (between.test(text.slice(other.end, start)) ||
          (swapped.test(text.slice(0, other.start)) && by.test(text.slice(other.end, start)))),
    ),
  );
  return matches.filter(
    ({ concept, start }) =>
      !meant.some((other) => other.concept.facet === concept.facet && start < other.start),
  );
}

/** What a piece has one of; garments are corrected where they are read. */
const corrigible: ReadonlySet<Facet> = new Set<Facet>([
  "colour",
  "material",
  "pattern",
  "neckline",
  "collar",
  "sleeve",
  "closure",
  "rise",
  "fit",
  "length",
]);

const words =
  "enfin|non|nan|(?:ou )?plutot|pardon|en fait|finalement|je (?:veux|voulais) dire|desolee?|actually|sorry|no|nope|wait|hang on|i mean|i meant|(?:or )?rather|make that|make it|scratch that|oops|in fact";
const swaps = "replace[rz]?|swap|change[rz]?|switch|remplace[rz]?|echange[rz]?";
const cue = new RegExp(`(?<![a-z])(?:${words}|${swaps})(?![a-z])`);
/** Nothing else between the two but small words, and what English names behind its colour. */
const between = new RegExp(
  `^(?: (?!(?:and|or|with|et|ou|avec|but|mais|not|pas)(?![a-z]))[a-z]+){0,2}?(?:[\\s,.;:!]*(?<![a-z])(?:${words})(?![a-z]))+[\\s,.;:!]*(?:(?:en|in|a|an|the|du|de|la|le|les|un|une|of|with|avec|au|aux|one|it|is|c|est) +)*$`,
);
/** What goes stands right behind the word for it, and what comes behind a small one. */
const swapped = new RegExp(`(?<![a-z])(?:${swaps})(?: moi)? (?:the |le |la |les |l |du |de la )?$`);
const by = /^ (?:with|for|to|by|into|par|pour|contre|en)(?: (?:an?|the|du|de|la|le|une?))? $/;
