import { wholeWords } from "./patterns.ts";

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

/** Too much to pay. */
const dearly =
  "(?:trop(?! cher)|beaucoup|un bras|deux bras|un rein|une? (?:petite )?(?:blinde|fortune|fortunes)|les yeux de la tete|la peau (?:des fesses|du cul)|bonbon|des mille et des cents|la lune|(?:ma|la|le|mon) (?:tirelire|chemise|budget|compte en banque|porte monnaie|portefeuille|banque|livret a))";
/** Cheap in so many words: "that do not cost the earth", « sans me ruiner », « qui ne coûte pas un bras ». */
export const frugal = wholeWords([
  "(?:(?:an? |my |on an? )?(?:student|small|tight|low|tiny|shoestring|limited) budget|on a (?:shoestring|budget)|skint|strapped for cash)",
  "(?:that |which )?(?:(?:is|are|do|does|will|would|should|must|could|can|wont|it|they) )*(?:not|without|never) (?:have to |having to |going to |gonna )?(?:spend(?:ing)?|cost(?:ing)?|break(?:ing)?|rob(?:bing)?|set(?:ting)?|pay(?:ing)?|burn(?:ing)?|empty(?:ing)?|ruin(?:ing)?|bankrupt(?:ing)?|sell(?:ing)?|blow(?:ing)?) (?:me |us |him |her )?(?:back )?(?:much|too much|a lot|loads|the (?:earth|bank|moon)|(?:an? |a small |an absolute )?fortune|an arm (?:and|or|n) a leg|a bomb|a packet|a kidney|my kidney|a bank|silly money|top dollar|the budget|my (?:wallet|purse|bank account|savings|budget)|a hole in my (?:pocket|wallet)|me|us)",
  "(?:easy|gentle|kind|light) (?:on|to) (?:the|my) (?:wallet|purse|pocket|budget|bank balance)|cheap as chips|cheap (?:and|n) cheerful|(?:at |for )?(?:a )?(?:bargain|pocket money|student) prices?",
  "petits? budgets?|budget (?:serre|mini|restreint|etudiant|riquiqui|limite(?! a))|fauchee?s?|(?:a |au )?(?:tout )?petits? prix|(?:a |au )?prix (?:doux|mini|tout doux|cassee?s?|rikiki|riquiqui)",
  `(?:qui |ca )?(?:ne |n )?(?:me |m |nous |te )?(?:(?:cout(?:e|ent|era|eront|erait)|vid(?:e|ent)|explos(?:e|ent)) pas ${dearly}|ruin(?:e|ent|era|erait) pas)`,
  `(?:(?:qui|ca|il|elle|ils|elles) )?(?:sans|pas|ne|n|jamais|va pas|vont pas|aille pas|faut pas que ca)(?: (?:trop|me|m|nous|te|vous|se|s|y|pas|que ca|que ce|doive|soit|obligee? de|devoir|avoir a))* (?:ruin(?:er|e|ent|era|eront|eux)|endett(?:er|e)|(?:cout(?:er|e|ent|era|eront|ant)|depenser|mettre|payer|laisser|vendre|claquer|lacher|casser|exploser|vider|flinguer|peter|faire exploser)(?: pas| plus)? ${dearly})`,
]);

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
