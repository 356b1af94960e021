import { blankAll, says, wholeWords } from "./patterns.ts";

export interface Offers {
  readonly isNew: boolean;
  readonly isSale: boolean;
  readonly rest: string;
}

/** Only what is new or reduced. A new job is neither. */
export function readOffers(text: string): Offers {
  return {
    isNew: says(text, fresh),
    isSale: says(text, reduced),
    rest: blankAll(blankAll(text, fresh), reduced),
  };
}

const fresh = wholeWords([
  "what is new|anything new|new in(?! town)|new arrivals?|latest(?: arrivals?| pieces?| drops?)?|(?<!(?:need|want|buy|get|some|require) )(?:the |only |just )*new ones|newest(?: ones| arrivals)?|just (?:in|landed|arrived|dropped|come in|came in)|what (?:is|has|have you)(?: just)? (?:come|came|got) in(?! (?:black|white|blue|red|a |size))|new (?:collection|stuff|season|pieces)|brand new",
  "(?:les |seulement les |uniquement les |des )?(?:dernieres )?nouveautes?|quoi de (?:neuf|nouveau)|(?:la )?nouvelle collection|derniers? arrivages?|nouveaux (?:modeles|arrivages|produits)|vient d arriver|dernieres sorties",
]);
const reduced = wholeWords([
  "(?:on |in the |only the ones on )?(?<!(?<![a-z])(?:sont|est|etaient|trop|toutes?|tous|tres|tout|deja|assez|un peu|vraiment) )sales?(?= |$|[?,.!])(?<!for sale)|discounts?|discounted|reduced(?: ones)?|clearance|markdowns?|marked down|half price|special offers?|on offer|on promo(?:tion)?|deals|price drops?",
  "(?:en |les |des )?soldes?|soldee?s?|(?:en |les )?(?<!(?:bal|soiree|gala|photo|copains|potes|amis) de )promos?(?:tions?)?|remises?(?! d(?:e|es) (?:diplomes?|prix|medailles?))|reductions?|rabais|prix reduits?|destockage|bonnes? affaires?|demarquee?s?|prix barres?|ventes? privees?",
]);
