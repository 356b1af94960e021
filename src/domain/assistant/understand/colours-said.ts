import type { Match } from "#vocabulary/lexicon/match-words.ts";
import { coloursOf } from "../../catalogue/title/colours-of.ts";
import { add, type Many } from "./many.ts";

/** Colours as titles have them: "mustard yellow" is one, the navy of "navy stripes" comes last. */
export function fillColours(
  slots: Many,
  matches: readonly Match[],
  text: string,
  garments: readonly { readonly start: number; readonly end: number }[],
): void {
  const head = matches.find(
    ({ start, end, concept }) =>
      concept.facet === "garment" &&
      garments.some((garment) => garment.start === start && garment.end === end),
  );
  const cloths = matches.flatMap(({ concept, start, end }) =>
    concept.facet === "material" ? [text.slice(start, end)] : [],
  );
  for (const { key, shade } of coloursOf(text, matches, head)) {
    if (/^melangee?s?$/.test(shade) && cloths.length > 0) continue;
    if (cloths.includes(shade) || noColour.test(shade) || nature.test(shade) || isPlace(text, shade))
      continue;
    add(slots, "colour", /camel/.test(shade) ? ["beige"] : [key]);
  }
  add(slots, "colour", listedColours(text, matches));
  if (slots.colour?.length === 0) delete slots.colour;
}

/** "White or sand": beside a colour a word that may be one is one. */
function listedColours(text: string, matches: readonly Match[]): readonly string[] {
  const colours = matches.filter(({ concept }) => concept.facet === "colour");
  return colours.flatMap(({ concept, start, end }) =>
    concept.facet === "colour" &&
    concept.kind === "loose" &&
    !noColour.test(text.slice(start, end)) &&
    colours.some(
      (other) =>
        other.start !== start &&
        listed.test(other.start < start ? text.slice(other.end, start) : text.slice(end, other.start)),
    )
      ? [concept.key]
      : [],
  );
}
const listed =
  /^\s*(?:,|\/|,? ?(?:or|and|ou|et|soit|maybe|peut etre)(?: (?:maybe|even|peut etre|alors|en|in|an?|un|une|du))*)\s*$/;

/** The mud one walks through is no brown. */
const isPlace = (text: string, shade: string): boolean =>
  new RegExp(
    `(?<![a-z])(?:in the|on the|through|by the|the|dans la|dans le|sur le|sur la|au|a la) ${shade}(?! (?:one|ones|colou?r|version|coloris|shade))(?![a-z])`,
  ).test(text) && loosely.test(shade);
/** What one walks through is a colour only beside another: "snow white". */
const nature =
  /^(?:snow|neige|mud|sea|mer|ocean|beach|sun|soleil|night|nuit|lake|grass|desert|forest|foret|ice|rain|sky|ciel)$/;
const loosely =
  /^(?:mud|sand|sable|desert|earth|terre|wood|bois|forest|foret|ocean|sea|mer|sky|ciel|snow|neige|ice|stone|coffee|cafe|wine|vin|beach|moss|grass|lake|sun|soleil|night|nuit|ash|smoke|rust|charcoal|chocolate|chocolat|peach|cherry|lemon|citron|natural|skin|flesh|cream)$/;

/** Words that are a colour in a list of shades only. */
const noColour =
  /^(?:mais|nuit|vin|sol|jean|denim|mud|skin|blonde|flesh|neutral|natural|earth|wood|desert|peau|blond|naturelle?s?|neutres?)$/;
