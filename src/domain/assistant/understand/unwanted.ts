import type { SlotName } from "#vocabulary/assistant.ts";
import { heelsIn } from "./fill-slots.ts";
import { add } from "./many.ts";
import { blankAll, says } from "./patterns.ts";
import { plainRefusals } from "./refused.ts";

type Many = Partial<Record<SlotName, string[]>>;

/** Ways to rule something out that are not "no" and a word for it; the rest says "without" instead of "I hate". */
export function plainNegations(text: string): {
  readonly slots: Many;
  readonly not: Many;
  readonly rest: string;
} {
  const slots: Many = {};
  const not: Many = {};
  let rest = plainRefusals(blankAll(blankAll(blankAll(text, muchAdo), joined), lacking));
  const take = (pattern: RegExp, into: Many, slot: SlotName, values: string[]) => {
    if (!says(rest, pattern)) return;
    into[slot] = values;
    rest = blankAll(rest, pattern);
  };
  take(noHeels, not, "heel", ["low", "mid", "high"]);
  for (const found of rest.match(noShape) ?? []) add(not, "heel", heelsIn(found));
  rest = blankAll(rest, noShape);
  take(noHood, not, "neckline", ["hooded"]);
  take(noLaces, not, "closure", ["lace-up"]);
  take(noZip, not, "closure", ["zip"]);
  take(noPattern, slots, "pattern", ["plain"]);
  // "De costume" is how trousers are cut; without one there is no suit.
  rest = blankAll(rest, turningDown).replace(
    /(?<![a-z])pas de (?=(?:costumes?|tailleurs?)(?![a-z]))/g,
    "sans   ",
  );
  rest = rest
    .replace(cutOff, (found) => " ".repeat(found.length))
    .replace(hardly, (found) => " ".repeat(found.length));
  rest = turnedRound(rest).replace(anyOf, (found) => " ".repeat(found.length));
  rest = rest.replace(excepted, (found) => "except".padEnd(found.length, " "));
  return { slots, not, rest: rest.replace(disliked, (found) => "without".padEnd(found.length, " ")) };
}

/** "No synthetic fabrics", « pas de matières synthétiques »: the kind of fabric is meant, not fabric. */
const anyOf =
  /(?<=(?<![a-z])(?:pas de|sans|no|without(?: any)?|aucune?|zero|ni|jamais de|not? any) )(?:matieres?|tissus?|couleurs?|coloris|fibres?|tons?) (?=[a-z])/g;

/** "The pink is a no", "take the striped ones out": what rules it out stands behind it, or on both sides. */
function turnedRound(text: string): string {
  const around = (found: string, before: string, thing: string) =>
    `${"no".padEnd(before.length, " ")}${thing}`.padEnd(found.length, " ");
  return text
    .replace(takenOut, around)
    .replace(leftOut, around)
    .replace(thrownOut, around)
    .replace(isOut, (found: string, thing: string) =>
      `no ${thing}`.slice(0, found.length).padEnd(found.length, " "),
    )
    .replace(itching, (found: string, thing: string) =>
      `no ${thing}`.slice(0, found.length).padEnd(found.length, " "),
    );
}
/** "I have nothing. A dress in satin": the no is about what was said before. */
const cutOff =
  /(?<![a-z])(?:nothing|no|not|non|rien|pas|nope|none)(?= *[.!?;])|(?<=(?<![a-z])(?:j ai|je n ai|have|have got|got) )(?:rien|nothing)(?= (?:pour|for|to|a|suitable)(?![a-z]))/g;
/** « Surtout pas de vrai cuir », "no fussy frills": what stands between the no and what it is about. */
const hardly =
  /(?<=(?<![a-z])(?:pas|sans|no|not|without|aucune?|zero|ni|jamais|hate|hates|deteste) (?:de |d |du |des |any |un |une |le |la |les |the )?)(?:vraie?s?|veritables?|real|genuine|actual|fussy|fiddly|silly|ugly|big|huge|tiny|massive|horrible|awful|grosses?|gros|enormes?|petite?s?|moindres?|affreux|affreuses?|foutue?s?|fichue?s?|stupid|bloody) (?=[a-z])/g;
/** "Anything but black, and no stripes": another no begins, and nothing is carried on to it. */
const joined =
  /(?<![a-z])(?:and|et|but|mais)(?= (?:no|not|nothing|never|without|pas|sans|jamais|aucune?|rien|ni)(?![a-z]))/g;
/** Who has none wants some: "I own zero winter stuff", "no decent shoes", « je n’ai pas de robe noire ». */
const lacking =
  /(?<=(?<![a-z])(?:(?:i|we|and|but|who|she|he) (?:do )?(?:own|have got|got|possess)|(?:i|we|she|he) (?:have|has)|have|has|have not got|do not (?:own|have)) (?:absolutely |literally |practically |basically )?)(?:no|zero|not any|any|a single|not a single)(?= (?!(?:idea|clue|preference|taste|sense|money|time|interest|issue|problem|more)(?![a-z]))(?:[a-z]+ ){0,3}(?:stuff|clothes|clothing|things|gear|kit|wardrobe|coats?|shoes|boots|dress(?:es)?|suits?|trousers|jackets?|skirts?|shirts?|blouses?|tops?|jeans|jumpers?|knitwear|heels|trainers|flats|bags?|belts?|ties?|hats?|gloves|scarf|scarves|socks|tights|bras?|pyjamas|jewellery|outfits?|swimwear|bikinis?|blazers?|shorts)(?![a-z]))|(?<![a-z])(?:no|zero|not a single)(?= (?:decent|proper|suitable|presentable|half decent|[a-z]+ (?:stuff|gear|wardrobe))(?![a-z]))|(?<=(?<![a-z])(?:je n ai|j ai|on n a|on a|il n a|elle n a|nous n avons|je possede|je ne possede|je ne trouve|je trouve|on ne trouve|on trouve|j ai trouve|je n ai trouve|y a|il n y a) )(?:absolument |vraiment )?(?:pas de|pas d|plus de|plus d|pas un seul|pas une seule|plus un seul|plus une seule|aucune?|plus aucune?|zero)(?= )|(?<![a-z])pas (?:de|d)(?= [a-z]+ (?:correct|convenable|potable|digne|presentable|adapte)[a-z]*(?![a-z]))/g;
/** "None of that skinny nonsense". */
const muchAdo =
  /(?<=(?:none of|no more|enough of|enough with|sick of) (?:that|those|these|the|this) (?:[a-z]+ ){1,2})(?:business|stuff|nonsense|malarkey|rubbish|crap|things?)(?![a-z])/g;
const few = "((?:[a-z]+ ){0,2}?[a-z]+)";
const takenOut = new RegExp(
  `(?<![a-z])((?:take|leave|filter|get|cut|throw|kick|keep) (?:out )?(?:all |any )?(?:the |those |these )|(?:remove|hide|exclude|delete|drop|lose|ditch|eliminate|skip|get rid of|take out|leave out|filter out|no more of|enough with|enlev(?:e|ez|er)|vir(?:e|ez|er)|retir(?:e|ez|er)|supprim(?:e|ez|er)|ot(?:e|ez|er)|exclu(?:s|re|ez)|elimin(?:e|ez|er)|cach(?:e|ez|er)) (?:moi )?(?:all |tous |toutes )?(?:the |those |these |les |ceux |celles |tout ce qui est ))${few}(?: ones?| stuff| things| pieces| bits)(?: out| off)?(?![a-z])`,
  "g",
);
const leftOut = new RegExp(
  `(?<![a-z])((?:take|leave|filter|cut|kick) (?:all |any )?(?:the |those |these )?)${few} out(?! [a-z])(?![a-z])`,
  "g",
);
const thrownOut = new RegExp(
  `(?<![a-z])((?:enlev(?:e|ez|er)|vir(?:e|ez|er)|retir(?:e|ez|er)|supprim(?:e|ez|er)|ot(?:e|ez|er)|exclu(?:s|re|ez)|elimin(?:e|ez|er)) (?:moi )?(?:tous |toutes )?(?:les |ceux |celles |tout ce qui est )(?:qui sont |a |avec des |avec |en )?)${few}(?:(?=$|[,.!?]| svp| stp| s il| merci| de la| des))(?![a-z])`,
  "g",
);
/** Small words before it are left out: there has to be room for the "no". */
const isOut =
  /(?<![a-z])(?:the |le |la |les |l )?(?!(?:it|this|that|what|which|there|size|price|ca)(?![a-z]))([a-z]+)(?: ones)? (?:(?:is|are) (?:an? )?(?:(?:big |definite |hard |absolute )?no(?: no| go)?(?: for me| from me| thanks)?|out(?: of the question)?|not (?:for me|my thing|my cup of tea|happening|me)|hideous|awful|banned)|(?:do|does) not (?:suit|work for) me|(?:does|do) nothing for me|c est (?:non|mort|niet|hors de question|pas (?:pour moi|mon truc|possible|la peine|mon style))|(?:non merci|tres peu pour moi|pas pour moi|j aime pas|je deteste|j evite|bof|beurk|on oublie|ne me va pas(?: du tout)?|me va pas(?: du tout)?|ne me vont pas|ca me va pas|j en veux pas|je n en veux pas))(?![a-z])/g;
/** "La laine me gratte", "wool makes me itch". */
const itching =
  /(?<![a-z])(?:la |le |les |l |the )?((?<=(?:la |le |les |l |the ))[a-z]+|[a-z]+) (?:(?:ca |c est ce qui )?gratte(?:nt)?|ca pique|me (?:gratte|pique|demange|irrite|donne des (?:boutons|plaques)|fait transpirer)(?:nt)?|(?:itches|itch|scratches|makes me (?:itch|sweat|sneeze|scratch)|irritates (?:me|my skin)|brings me out)(?: me)?)(?![a-z])(?! *[?])/g;

const noHeels =
  /(?<![a-z])(?:no|without(?: any| a)?|not any|zero|do not (?:want|like|wear|do)(?: any)?|can not (?:do|wear|walk in)|can t (?:do|wear|walk in)|hate(?: wearing)?|sans|pas de|zero|ni|aucun) (?:heels?|talons?)(?! (?:hauts?|aiguilles?|carres?|bobines?|fins?|epais|blocs?|bas|moyens?|compenses?))(?![a-z])/g;
/** "No chunky heels" leaves all others. */
const noShape =
  /(?<![a-z])(?:no|without(?: any)?|not|zero|hate|sans|pas de|ni|aucun|jamais de) (?:(?:chunky|block|square|kitten|wedge|stiletto) heels?|talons? (?:aiguilles?|fins?|carres?|blocs?|epais|bobines?|compenses?)|wedges|stilettos|(?:chaussures )?compensees)(?![a-z])/g;
const noHood =
  /(?<![a-z])(?:no|without(?: a| the)?|not hooded|sans|pas de) (?:hoods?|capuches?|capuchon)(?![a-z])/g;
const noLaces = /(?<![a-z])(?:no|without(?: any)?|sans|pas de) (?:laces|lacets?)(?![a-z])/g;
const noZip =
  /(?<![a-z])(?:no|without(?: a)?|sans|pas de) (?:zips?|zippers?|fermetures? (?:eclair|zippees?|a glissiere))(?![a-z])/g;
const noPattern =
  /(?<![a-z])(?:no|without(?: any| a)?|sans|pas de|(?:ne veux )?plus de(?<=ne veux plus de)|aucun|(?:j |n )?aime pas(?: trop)?(?: les)?|deteste(?: les)?|hates?|(?:do|does) not like(?: any)?) (?:patterns?|prints?|motifs?|imprimes?)(?: at all| du tout)?(?![a-z])/g;
/** "Non pas à carreaux", "no wait, red". */
const turningDown =
  /^\s*(?:(?:hmm+|euh|oh|ah|ok|sorry|bon|mais) )*(?:non|nan|nope|nah|no(?= wait| in | i | the | sorry| actually))(?![a-z])/g;
const excepted =
  /(?<![a-z])(?:(?:anything|everything|any colou?r|all) (?:but|except)|(?:tout|n importe quoi) sauf)(?![a-z])/g;
/** "Vous n’auriez pas", "don’t you have": a polite question rules nothing out. */
export const politely =
  /(?<=(?<![a-z])(?:auriez|aurais|avez|as|aurait|auriez vous|avez vous|y aurait il|y a t il|y a|pourriez|peux|peut)) pas(?= (?:un|une|des|de|du|d|moins|plus|en|la|le|ca)(?![a-z]))|(?<=(?<![a-z])(?:do|have|is|are|can|could)) not(?= (?:you|there|it)(?![a-z]))/g;
const disliked =
  /(?<![a-z])(?:(?:i|she|he|we|they|who) (?:really |absolutely |just |also |simply )?(?:hates?|dislikes?|detests?|loathes?|never wears?|refuses? to wear|will not wear|does not (?:wear|like|do|want|suit)|can not (?:wear|stand|bear|do)|is (?:allergic|sensitive) to|is not (?:into|keen on|a fan of))|can not (?:stand|bear|abide)(?: the| any)?|(?:i |we |she |he )?(?:can not|could not|can no longer|must not|should not|am not allowed to|are not allowed to|is not allowed to|struggle to|no longer) (?:be (?:doing )?(?:with|wearing|in)|manage(?: with)?|do(?! (?:it|that|this|any)(?![a-z]))|wear(?:ing)?|cope with|deal with|do up|tie|have|handle|tolerate|get on with|be bothered with|pull off|be seen in|stomach|face)(?: any| the)?|(?:i |she |he )?(?:struggles? with|get no joy from|do not get on with|has asked (?:us |me |everyone )?not to wear)|(?:asked|told) (?:us |me |everyone )?not to wear|(?:i )?looks? (?:dead|awful|ill|washed out|terrible|pale|rubbish|sick|horrible|bad|hideous|ridiculous|fat|enormous|old) in|(?:j ai|je fais)(?: l air)? (?:mauvaise mine|malade|grosse|enorme|moche|vieille|ridicule) (?:en|avec(?: du| des| le| la)?)|rather not (?:wear|have)|would rather avoid|i (?:really |absolutely |just )?(?:hate|dislike|detest|can not stand|loathe|can not bear|can not do|do not do|never wear|would never wear|refuse to wear|do not wear|am sick of|am over|am done with)|none of (?:that|those|these|the|your)(?= [a-z])|(?:take|leave|filter|cut|keep) out (?:anything|everything|all|any)(?: with| in| that is| that has| the)?|(?:remove|exclude|hide|skip) (?:anything|everything|all|any)(?: with| in| that is| that has| the)?|i am (?:so |really )?(?:allergic|sensitive) to|(?:i |we |she |he )?(?:do|does|would) not (?:really |particularly |actually )*(?:want|wish|like|intend|plan|fancy|feel like|care)(?: to)? (?:be (?:in|wearing|seen in)|wear(?:ing)?|go(?:ing)? (?:in|for|with)|put(?:ting)? on|turn(?:ing)? up in|show(?:ing)? up in|end(?:ing)? up in|com(?:e|ing) in)(?: any| the| all)?|i do not (?:really )?(?:fancy|like|want|do)(?: any| the)?|not (?:keen on|into|feeling)(?: the)?|(?:absolutely |definitely |certainly |please )?(?:no more|not a single)|stay away from|steer clear of|keep away from|anything but|other than|(?<!(?:get|have|had|got) )enough (?:with|of)(?: the)?|zero|(?:would |id |d )?hates? (?:to |being |the idea of |the thought of )+(?:be |being )?(?:(?:seen|caught|dressed|wear|wearing|in) ?)+(?: any)?|hates?|dislikes?|detests?|loathes?|allergic to|avoid(?:ing)?|rather than(?: an?| the)?|instead of(?: an?| the)?|apart from|(?:something |anything )?(?:other|else|different) (?:than|from|but|except)(?: in| an?| the)?|i am not (?:a fan of|into|keen on)|not a fan of|(?:je |il |elle |qui |on )?(?:deteste(?:nt)?|hais|hait|supporte pas|ne supporte(?:nt)? pas)(?: le| la| les| l)?|(?:il |elle |qui |on )?(?:n )?aime(?:nt)? (?:pas|plus)(?: du tout| trop| vraiment)?(?: le| la| les| l)?|(?:il |elle )?(?:ne )?(?:porte|met) (?:pas|jamais|plus)(?: de| d| du| des)?|(?:il |elle )?est allergique (?:a la|au|aux|a l|a)|(?:je |j |on |il |elle )?(?:ne |n )?(?:peux|peut|dois|doit|veux|veut|faut|voudrais|aimerais|souhaite|compte|tiens|ai) (?:pas|plus|surtout pas)(?: trop| vraiment| forcement)? (?:envie |l intention |besoin )?(?:de |d |a )?(?:porter|mettre|avoir|m habiller|y aller|aller|venir|etre|arriver|finir|me retrouver)(?: en| de la| de l| de| d| du| des)?|(?:without being|sans etre)(?: too| trop)?|(?:interdit|interdiction|defense) de (?:porter|mettre|venir en)(?: du| de la| des| en)?|(?:galere|ai du mal|n y arrive pas|n y arrive plus) avec(?: les| le| la)?|(?:il |elle )?a horreur (?:de la|de l|de|du|des)|fuis(?: le| la| les)?|j ai horreur (?:de|du|des)|(?:je )?(?:ne (?:porte|mets|veux|aime|prends) (?:jamais|plus)|(?:porte|mets) jamais)(?: de| d| du| des| la| le| les)?|(?:surtout|absolument|vraiment) pas(?: de| d| du| des)?|(?:pas|plus) question (?:de|d|du)|(?:marre|ras le bol|raz le bol|assez) (?:de|du|des|d)(?: la| l)?|(?:je suis )?pas (?:fan|fana|folle|fou|dingue)(?: du tout)? (?:de|du|des|d)(?: la| l)?|(?:ne )?supporte pas(?: le| la| les| l)?|(?:ne )?(?:peux|peut) pas (?:voir|sentir|saquer|blairer)(?: le| la| les)?|j aime pas(?: le| la| les| l| trop(?: le| la| les)?)?|zero|aucune?|(?:enleve|retire|vire|exclu[st]?|supprime|oublie)(?:z|r)? (?:tout ce qui (?:est|a|contient)|tout)(?: du| de la| des| en| a)?|(?:je )?(?:ne veux (?:pas|plus)|veux pas)(?: de| d| du| des| voir(?: de| du| des)?)?|pas (?:trop )?(?:branchee?|team)|allergique (?:a la|au|aux|a l|a)|evite[rz]?|a part|(?:quelque chose d |une? )?autre(?: chose| modele| piece)? qu(?:e)?(?: en| a| au| avec| de la| de l| du| des| de| d| le| la| les| l| une?)*|plutot qu(?:e)?(?: de| du)?(?: la| le| les| une?)?|au lieu (?:de|du|d))(?![a-z])/g;
