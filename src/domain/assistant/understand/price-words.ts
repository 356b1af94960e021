/** The text with what people say of a price in the words that prices are read by, each in the place it had. */
export function plainPrices(text: string): string {
  return text
    .replace(allThereIs, (found) => " max".padEnd(found.length, " "))
    .replace(noFurther, (found) => "max".padStart(found.length, " "))
    .replace(roughly, (_, before: string, amount: string) => " ".repeat(before.length) + amount)
    .replace(between, (found, sign: string, low: string, to: string, high: string) =>
      `${low}${to.trim() === "" ? "-" : to}${high}${sign}`.padEnd(found.length, " "),
    )
    .replace(nthOf, (_, digit: string) => `#${digit}`);
}

const money = "(?:€|eur|euros?|e|£|$|pounds?|quid|bucks|dollars?|balles)";
/** "40 is all I have", « 130 euros à tout casser », "60 and not a penny more". */
const allThereIs = new RegExp(
  `(?<=\\d ?${money.replace("$", "\\$")}?),? (?:(?:is|s|and|but|mais|et|car|that is|thats|c est) )*(?:all (?:that )?(?:i|we) (?:have|got|ve got|have got|can (?:spend|afford|do|manage))|(?:the |my |as )?(?:most|high|far|much)(?: as)? (?:i|we) (?:can|will|would|am|could|want|ll)(?: [a-z]+){0,2}|(?:and )?not (?:a|one|1) (?:(?:penny|cent|euro|pound|quid|bean|single [a-z]+) )?more|no more(?! than)|at (?:a push|the (?:very )?most|the outside)|(?:the |my |our )?(?:(?:absolute|very|upper|top|hard|total) )*(?:max(?:imum)?|limit|ceiling|cap|tops|top end|top whack)|if that|to (?:blow|splash|play with|burn|throw at it)|tout ce que (?:j ai|je peux(?: mettre)?|on a|il me reste)|a tout (?:casser|peter)|tout au plus|au plus|(?:et )?pas (?:un|1)(?: seul)?(?: (?:centime|euro|sou|rond|balle|kopeck)s?)? de plus|pas plus|grand max(?:imum)?|dernier (?:prix|carat)|(?:ma |mon |la |le )(?:limite|plafond|maximum|max)|et c est deja beaucoup|maximum de chez maximum)(?![a-z])`,
  "g",
);
/** « Je veux pas dépasser 35 », "I only have 60", « j’ai que 40 ». */
const noFurther =
  /(?<![a-z])(?:(?:je |j |on )?(?:ne )?(?:veux|voudrais|souhaite|aimerais|aimerai|peux|dois|compte|faudrait|faut|prefere|prefererais) ?(?:pas )?(?:ne pas )?(?:trop )?(?:depass(?:er?|ez)|exceder|monter (?:au dessus|plus haut)|aller (?:au dela|plus haut))(?: les| des| de| que)?|(?:sans|ne pas|faut pas|pas) (?:depass(?:er?|ez)|exceder)(?: les)?|(?:ne |n )(?:depassant|excedant) pas(?: les)?|(?:not|without) (?:exceeding|going (?:over|past|above))|(?:je n ai|j ai|il me reste|on a|je dispose) (?:que|plus que|seulement|juste|a peine)(?: de)?|il me reste|j ai droit a|(?:i|we) (?:only |just )(?:have|ve got|have got|got)|(?:i|we) (?:have|ve got|have got|got) (?:only|just)|(?:can not|do not want to|would rather not|will not|wouldnt|would not|not going to|trying not to|prefer not to|rather not) (?:really )?(?:go|spend|pay|stretch|afford|do|be)(?: much| anything)? (?:past|over|above|beyond|more than|higher than)|(?:keep|keeping|stay|staying) (?:it |things |this )?(?:under|below|within|to(?! the))|cap(?:ped)?(?: it)? at|ceiling(?: of| is)?|nothing (?:past|beyond)|(?:not|never|no way|will not|am not|refuse to be?) (?:[a-z]+ ){0,3}(?:more than|over|above|past|beyond)|sub)(?= (?:€|£|\$)?\d)/g;
/** "Budget 70ish" and "budget 140 give or take" are no limits, nor is "budget 400 to 600". */
const roughly =
  /(?<![a-z])((?:my |mon |the |le |notre |our |un )?budgets?(?: is| of| de| est de| c est| entre)? ?:? ?|(?:dans les|autour de|around|about|environ|roughly|vers) (?=[€£$]?\d+ ?-))((?:€|£|\$)?\d+ ?(?:€|eur|euros?|e|£|pounds?|quid|bucks|balles)? ?(?:ish|or so|give or take|roughly|approx|environ|a peu pres|plus ou moins|par la|a la louche|grosso modo|(?:-|to|a|et) ?(?:€|£|\$)?\d+))(?![a-z])/g;
/** "£50 to £80", and "£50-£80", which has lost its hyphen. */
const between = /([€£$]) ?(\d+)( ?(?:to|-|and|a) ?| )[€£$] ?(\d+)(?!\d)/g;
/** « Le 2e » is the second one and no two euros. */
const nthOf = /(?<=(?:le|la|les|du|au|de la|entre|et) )([1-9])e(?![a-z0-9])/g;
