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
  "what is new|anything new|new in(?! town)|new arrivals?|latest(?: arrivals?| pieces?| drops?)?|(?<!(?:need|want|buy|get|some|require) )(?:the |only |just )*new ones|newest(?: ones| arrivals)?|just (?:in|landed|arrived|dropped|come in|came in)|what (?:is|has|have you|did you)(?: just| recently)? (?:come|came|get|got) in(?= *(?:$|[?,.!]|(?:lately|recently|this (?:week|month)|today|since|that is new|new)(?![a-z])))|(?:what|any|which|your|show me (?:the|your)|see (?:the|your)) new(?= (?!(?:job|baby|home|house|boss|year|years|start|school|ideas?|suggestions?|look|in|ones|arrivals?|collection|stuff|season|pieces)(?![a-z]))[a-z]+)|new (?:collection|stuff|season|pieces)|brand new",
  "(?:les |seulement les |uniquement les |des )?(?:dernieres )?nouveautes?|(?:quoi|rien|qu avez vous|qu as tu|avez vous(?: quoi)?|vous avez(?: quoi)?|t as quoi|tu as quoi|il y a quoi|y a quoi|quelque chose) de (?:neuf|nouveau)|(?:recu|rentre|sorti|arrive|eu|sorti)(?: [a-z]+){0,2} de (?:nouveau|neuf)|(?:(?:tout )?juste |fraichement )arrivee?s?|(?:qui )?(?:viennent|vient) (?:juste |tout juste )?(?:d arriver|de sortir|de rentrer)|vos nouve(?:aux|lles|lle|au|l)(?= [a-z])|(?<=(?:avez|auriez|as|aurais|y a)(?: vous| tu| t il)? )(?:de |des )nouve(?:aux|lles)(?= [a-z])|(?:la )?nouvelle collection|derniers? arrivages?|nouveaux (?:modeles|arrivages|produits)|vient d arriver|dernieres sorties",
]);
const reduced = wholeWords([
  "(?:on |in the |only the ones on )?(?<!(?<![a-z])(?:sont|est|etaient|trop|toutes?|tous|tres|tout|deja|assez|un peu|vraiment) )sales?(?= |$|[?,.!])(?<!for sale)|discounts?|discounted|reduced(?: ones)?|clearance|markdowns?|marked down|half price|special offers?|on offer|on promo(?:tion)?|deals|price drops?",
  "(?:en |les |des )?soldes?|soldee?s?|(?:en |les )?(?<!(?:bal|soiree|gala|photo|copains|potes|amis) de )promos?(?:tions?)?|remises?(?! d(?:e|es) (?:diplomes?|prix|medailles?))|reductions?|rabais|prix reduits?|destockage|bonnes? affaires?|demarquee?s?|prix barres?|ventes? privees?",
]);
