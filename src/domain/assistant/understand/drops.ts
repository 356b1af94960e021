import type { SlotName, Slots } from "#vocabulary/assistant.ts";
import { type Dropped, drops, slotWords } from "#vocabulary/lexicon/conversation/pointing.ts";
import type { Match } from "#vocabulary/lexicon/match-words.ts";
import { attributeOf } from "./attributes.ts";
import { blankAll, says, wholeWords } from "./patterns.ts";

export interface DropsRead {
  readonly drop: readonly Dropped[];
  readonly rest: string;
}

/** What no longer matters: "the colour doesn't matter", "oublie le budget". */
export function readDrops(text: string): DropsRead {
  const drop: Dropped[] = [];
  let rest = text;
  // "It need not be reduced", « plein tarif ça me va ».
  if (says(rest, unreduced)) {
    drop.push("sale");
    rest = blankAll(rest, unreduced);
  }
  if (!says(text, anyHint)) return { drop, rest };
  for (const { slot, pattern } of patterns) {
    if (!says(rest, pattern)) continue;
    // "Any colour but black" rules out black and leaves the rest as it was.
    if (!exceptFor.test(rest)) drop.push(slot);
    rest = blankAll(rest, pattern);
  }
  return { drop, rest };
}

/** Single values that are taken back: "drop the v neck", "grey is fine after all". */
export function takenBack(
  text: string,
  matches: readonly Match[],
  not: Slots,
): { readonly drop: readonly Dropped[]; readonly allowed: Slots; readonly left: readonly Match[] } {
  const drop: Dropped[] = [];
  const allowed: Partial<Record<SlotName, string[]>> = {};
  const left = matches.filter((match) => {
    if (match.concept.facet === "garment" && forgotten.test(text.slice(0, match.start))) return false;
    const found = slotOf(match, text.slice(match.start, match.end));
    if (!found) return true;
    const { slot, values } = found;
    if (forgotten.test(text.slice(0, match.start))) {
      drop.push(slot);
      return false;
    }
    const isRuledOut = values.some((value) => not[slot]?.includes(value));
    if (!isRuledOut || !fine.test(text.slice(match.end))) return true;
    allowed[slot] = [...(allowed[slot] ?? []), ...values];
    return false;
  });
  return { drop: [...new Set(drop)], allowed, left };
}

function slotOf(match: Match, words: string) {
  if (match.concept.facet === "colour") return { slot: "colour" as const, values: [match.concept.key] };
  return attributeOf(match, words);
}

const forgotten =
  /(?<![a-z])(?:forget|drop|ditch|lose|skip|scrap|oublie[rz]?|laisse[rz]? tomber|enleve[rz]?|vire[rz]?|retire[rz]?) +(?:about )?(?:the |le |la |les |l |ce |cette )?$/;
/** "It need not be checked", « pas forcément noir »: it may be and may not. */
export const freed = (text: string): string =>
  text.replace(unneeded, (found) => "forget".padEnd(found.length, " "));
const unneeded =
  /(?<![a-z])(?:(?:it |they |that |this )?(?:does|do) not (?:really )?(?:have|need) to be|(?:it |they )?need not be|not necessarily|(?:ca |il |elle )?(?:n )?(?:a|ont) (?:plus|pas) (?:besoin|a) (?:d )?etre|(?:plus|pas) (?:besoin|oblige[a-z]*) (?:d etre|que ce soit)|(?:pas|plus) (?:forcement|obligatoirement|necessairement))(?: in| en| a)?(?= [a-z])/g;
const fine =
  /^ (?:(?:is|are|would be|c est|ca va|est|sont|passe) ?)?(?:ok|okay|fine|alright|all right|good|bon|bien|pas grave|possible|finalement|passe|ca va|(?:ca )?me (?:va|convient|plait|irait)(?! pas)|(?:i can live with|j accepte|je prends)(?: it)?|(?:ca )?(?:ira|suffira|conviendra|passera)|fera l affaire|will do|works|acceptable)/;

const unreduced = wholeWords([
  "(?:(?:it|they|that|this) )?(?:(?:do|does|did)(?: not|nt) (?:really |necessarily )?(?:have|need) (?:it |them )?to be|need not be|not necessarily|not only|not just|no need for|do not (?:only )?(?:want|need)(?: only)?(?: the)?|never mind(?: the)?|forget(?: the)?|with or without(?: a)?) (?:the |any |a |ones )?(?:(?:on |in )?(?:the )?(?:sales?|special offer|offer)|reduced|discounted|discounts?|marked down)(?: ones| stuff| items)?",
  "(?:do not mind|happy|ok|okay|fine|prepared|willing)(?: with| to| paying)*(?: pay| paying)? full price|(?:at )?full price (?:is |s |are )?(?:ok|okay|fine|good|too|as well|alright|works)|not (?:in|on) sale is (?:ok|fine)|even (?:if|when) (?:it is |they are )?(?:not (?:on sale|reduced)|full price)",
  "(?:pas|plus) (?:forcement|obligatoirement|necessairement|besoin|oblige[a-z]*|seulement|que|uniquement|juste)(?: que ce soit| qu il soit| qu elle soit| d etre| de)? (?:en |les |des )?(?:soldes?|soldee?s?|promos?|promotions?|reductions?|reduc)|(?:peu importe|tant pis|pas grave)(?: que ce soit| si c est| si ce n est| qu il y ait)?(?: ou)?(?: pas)? (?:en |les |une )?(?:soldes?|soldee?s?|promos?|promotions?|reduction)(?: ou (?:pas|non))?|(?:oublie[rz]?|laisse[rz]? tomber) (?:les |la |le )?(?:soldes?|promos?)|(?:meme )?(?:hors soldes?|(?:a |au )?(?:plein tarif|prix fort|plein pot|prix normal))(?: (?:ca (?:me )?va|c est bon|ok|aussi|possible|me va))?|solde ou (?:pas|non)",
]);
const exceptFor =
  /(?:any|n importe (?:quel|quelle)s?|toutes? les) [a-z]+ (?:but|except|sauf|apart from|hormis)/;
const anyHint =
  /matter|care|mind|any |forget|ignore|drop|remove|lose|scrap|skip|never|nevermind|without|clear|take off|get rid|importan|flexible|up to you|open|particular|specific|prefer|whatever|longer|peu importe|importe|egal|fiche|fous|moque|fout|oubli|enlev|retir|laiss|supprim|vire|annul|tant pis|tenir compte|effac|toutes? les|que soit|compte pas/;

const patterns = slotWords.map(([slot, words]) => ({
  slot,
  pattern: wholeWords(drops.map((source) => source.replaceAll("@", `(?:${words})`))),
}));
