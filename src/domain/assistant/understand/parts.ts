import type { SlotName } from "#vocabulary/assistant.ts";
import { collars } from "#vocabulary/attribute.ts";
import { places } from "#vocabulary/lexicon/conversation/places.ts";
import { blankAll, says, wholeWords } from "./patterns.ts";

type Many = Partial<Record<SlotName, string[]>>;

export interface PartsRead {
  readonly slots: Many;
  readonly not: Many;
  readonly rest: string;
}

/** What people say of parts of a piece in words that no shop uses: "has sleeves", "with a skull on it". */
export function readParts(text: string, isStanding: boolean): PartsRead {
  const slots: Many = {};
  const not: Many = {};
  let rest = text;
  for (const { pattern, refused, slot, values, isNot, isOfShown } of parts) {
    if (isOfShown && !isStanding) continue;
    if (!isNot && slot !== "occasion" && slot !== "category" && says(rest, refused)) {
      not[slot] = [...(not[slot] ?? []), ...values];
      rest = blankAll(rest, refused);
    }
    if (!says(rest, pattern)) continue;
    const into = isNot ? not : slots;
    into[slot] = [...(into[slot] ?? []), ...values];
    rest = blankAll(rest, pattern);
  }
  return { slots, not, rest };
}

interface Part {
  readonly pattern: RegExp;
  /** With a "no" right before it: "nothing low cut". */
  readonly refused: RegExp;
  readonly slot: SlotName;
  readonly values: readonly string[];
  readonly isNot: boolean;
  /** Said so shortly of pieces that were shown only: elsewhere a face is a face. */
  readonly isOfShown?: boolean;
}
const part = (slot: SlotName, values: readonly string[], source: string, isNot = false): Part => ({
  pattern: wholeWords([source]),
  refused: wholeWords([
    `(?:not|nothing|never|rien de|rien qui soit|pas)(?: too| very| so| trop| en| un| une)? (?:${source})`,
  ]),
  slot,
  values,
  isNot,
});

const drawn =
  "images?|pictures?|photos?|texts?|wording|writing|letters|lettering|words|slogans?|graphics?|logos?|emblems?|cartoons?|drawings?|phrases?|quotes?|characters?|symbols?|artwork|illustrations?|motto|faces?|skulls?|flags?|numbers?|dessins?|inscriptions?|ecritures?|personnages?";
const less =
  "(?:no|without(?: any| an?| the)?|fewer|less|does not have(?: an?| any)?|not have(?: an?| any)?|sans|ni|moins d[e ]|pas d[e ])";
const more = "(?:has|have|with|having|got|featuring|add|avec|a)";

const an = "(?: ?(?:an?|the|some|more|different|bigger|larger|only|just|un|une|des|plus d[e ]))?";
const printed = "(?: (?:printed |written )?on (?:it|them|the (?:front|back|chest|side|top|shirt|sleeves?)))";
const ofWhat = `(?:(?: [a-z]+){0,3}? |(?<![a-z]))(?:${drawn})(?: of(?: [a-z]+){1,4})?${printed}?`;

/** When, how long and with whom somebody goes. */
const meanwhile =
  "\\d+|une?|deux|trois|quatre|quelques|huit|dix|quinze|semaines?|jours?|mois|le|ce|cet|cette|la|week|end|weekend|ete|hiver|printemps|automne|bientot|demain|samedi|dimanche|lundi|vendredi|prochaine?|en|de|vacances|voyage|famille|amoureux|aussi|juste|toute?|seule?|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|janvier";

const parts: readonly Part[] = [
  part("pattern", ["graphic"], `${less} ?(?:${drawn}|designs?)(?: on (?:it|them|the [a-z]+))?`, true),
  part(
    "pattern",
    ["graphic"],
    `(?:has|have|with|having|featuring|avec)${an}${ofWhat}|${an}${ofWhat.slice(0, -1)}`,
  ),
  { ...part("pattern", ["graphic"], `(?:${more} )?${an}${ofWhat}`), isOfShown: true },
  part(
    "pattern",
    ["graphic"],
    "(?<!(?:own|everything|clothes|wardrobe) )(?:has|have|with|avec)(?! (?:sick|stains?|baby|food|mud|paint|dirt|blood|coffee|wine|holes?|marks?|milk|dog))(?: [a-z0-9&]+){1,6} on (?:it|them|front|back|(?:the )?(?:front|back|chest|side))|is (?:more )?(?:patterned|printed)|has (?:an? )?(?:[a-z]+ ){0,2}(?:patterns?|prints?|designs?|motif)|(?:design|imprime|motif) (?:dessus|devant|dans le dos)",
  ),
  part(
    "sleeve",
    ["sleeveless"],
    `${less} ?sleeves?|(?:has|have|with|is|and|on) (?:[a-z]+ )?(?:shoulder )?straps?(?= |$)`,
  ),
  part(
    "sleeve",
    ["sleeveless"],
    `(?:${more}|and|is) (?:some |two |actual |des |more )?(?:sleeves|manches)(?! (?:longues?|courtes?|mi|ballon|bouffantes?|trois|3|au|evasees?|kimono|chauve))`,
    true,
  ),
  part("sleeve", ["elbow"], "(?:mid|medium|medium length|middle) sleeves?"),
  part("collar", [...collars], `${less} ?(?:collars?|cols?)(?! [a-z]+)|collarless`, true),
  part(
    "collar",
    ["classic"],
    `(?:${more}|and|is) (?:an? |un )?(?:collar|collared|col)(?= |$)(?! (?:[vu]|rond|roule|montant|mao|claudine|bateau|carre|haut|chale|officier|en v|italien|boutonne|cheminee))|collared`,
  ),
  part(
    "neckline",
    ["v-neck"],
    "v shaped?(?: neck(?:line)?)?|(?:very |more |a )?(?:low|lower|deep|deeper|plunging)(?: cut)? neck(?:line)?|(?:low|lower) cut(?: top| neck(?:line)?)?",
  ),
  part(
    "category",
    ["A.5.5"],
    "(?:to |that will |that |which |will )?(?:keeps?|stay|staying|remain) (?:me |us |him |her )?dry|(?:for|against|in|from) (?:the |all this |this |heavy )?(?:rain|downpours?|drizzle)(?! ?boots?| ?coats?| ?jackets?)|(?:rester?|reste|garder?|tenir) (?:bien )?au sec|(?:contre|pour|sous) (?:la |cette )?(?:pluie|flotte)|quand il pleut|il pleut|it (?:never stops|keeps|is always|is) raining",
  ),
  part(
    "category",
    ["F.3.1"],
    "(?:to|for) (?:sleep(?:ing)?(?: in)?|bed(?:time)?)(?! ?room)|pour (?:dormir|la nuit(?! d[eu]))",
  ),
  // Whose hands are cold wants gloves.
  part(
    "category",
    ["D.4.1"],
    "(?:for|cover|warms?|pour|sur|couvrir|proteger|au chaud|rechauffer) (?:my|his|her|mes|ses|les) (?:hands|fingers|mains|doigts)(?! (?:free|libres))|froid aux? (?:mains?|doigts?)|(?:mains?|doigts?) (?:toujours |tout le temps |completement |toutes? )?(?:gelee?s?|froide?s?|glacee?s?|frigorifiee?s?)|(?:cold|freezing|frozen|numb|icy) (?:hands|fingers)|(?:hands|fingers) (?:are |get |go |were |always )+(?:so |really |absolutely |always )*(?:cold|freezing|frozen|numb|icy|blue)",
  ),
  part(
    "category",
    ["D.3.1"],
    "(?:for|around|round|cover|covers|over|pour|sur|couvrir|proteger|au chaud|rechauffer) (?:my|his|her|mon|son|le|la|ma|sa) (?:neck|throat|cou|gorge)(?! (?:size|measure|is|hurts|fait|mesure))|autour du cou|froid (?:au cou|a la gorge)|(?:cold|freezing|chilly) neck|neck (?:is |gets |always )+(?:so |really )*(?:cold|freezing|chilly)",
  ),
  part(
    "category",
    ["D.2.2"],
    "(?:for|cover|over|pour|sur|couvrir|proteger|rechauffer|au chaud) (?:my|his|her|mes|ses|les|ma|la) (?:ears|head|oreilles|tete)(?! (?:size|shape|are|is|est|sont))|froid (?:aux oreilles|a la tete)|oreilles (?:gelees|froides|glacees)|(?:cold|freezing|frozen) (?:ears|head)|ears (?:are |get |go |always )+(?:so |really )*(?:cold|freezing|frozen)",
  ),
  part("neckline", ["high"], "(?:a )?(?:higher|more closed|closed) neck(?:line)?"),
  part("neckline", ["round"], "(?:rounded|scooped|u shaped?) neck(?:line)?"),
  part("neckline", ["off-shoulder"], `${less} ?(?:straps?|bretelles?)`),
  part("pattern", ["cable"], "(?:with |in |avec (?:des )?)?(?:cables|torsades)"),
  part(
    "occasion",
    ["work"],
    "(?:pour |to |for |when i |qd je )?(?:aller |go(?:ing)? )?(?:travailler|bosser|au travail|au turbin|to work|in the office|at the office|for work|la reunion|mes reunions|le boulot|client meetings?|board meetings?|return to office|back to the office|9 to 5|nine to five|(?:(?:a|my|the|an|un|mon|ma|une) )?(?:new |nouveau |nouvelle |office |premier |first )?(?:job|internship|stage|alternance|poste) (?:at|in|with|dans|chez|en)(?= ))(?! (?:out|with|well|on|for me))",
  ),
  part(
    "occasion",
    ["sport"],
    "(?:pour|a|aller a|direction) la salle(?! de (?:bain|classe|cinema|reunion|concert)| a manger| des fetes| d attente)|(?:at|for|to) (?:crossfit|spin class|bootcamp|the climbing wall)|runs(?= *(?:$|[,.!?]|(?:in|and|when|on|at|around|this|with|under|size|please|every|or)(?![a-z])))(?<=(?<![a-z])(?:for|on|during|after)(?: [a-z]+){0,3} runs)(?<!(?:that|which|who|it) runs)",
  ),
  part(
    "occasion",
    ["travel"],
    "(?:on |for |during )?(?:a |une |la |my |the |en |our )?(?:cruise|croisieres?|road ?trip|city break|interrail|backpacking|tour du monde|world tour)",
  ),
  // "I am off to Portugal", « je pars dix jours en Grèce ».
  part(
    "occasion",
    ["travel"],
    `(?:off|going|go|goes|heading|headed|flying|fly|travelling|traveling|jetting(?: off)?|driving) (?:away )?(?:abroad|overseas|to (?:the )?(?:south of |north of |west of )?(?:${places}))|(?:weeks?|weekends?|days?|nights?|fortnight|month|months|break|getaway|stay|time|trip|holiday) (?:away )?(?:in|to|around|across) (?:the )?(?:south of |north of )?(?:${places})|(?:pars?|part|partons|partir|partent|vais|va|allons|aller|m envole|s envole|decolle|file|filons|repars|vole|m en vais)(?: (?:${meanwhile})){0,4}? (?:en|au|aux|a|a la|dans les|dans le|sur la|vers|pour)(?: le| la| les| l)? ?(?:${places})|(?:semaines?|jours?|week ?ends?|sejours?|mois|escapades?|nuits?|periple|circuit)(?: [a-z]+){0,2}? (?:en|au|aux|a|dans les|sur la)(?: le| la| les| l)? ?(?:${places})|(?:pars?|part|partons|partir)(?: (?:${meanwhile})){0,2} (?:\\d+ |une |deux |trois |quelques |dix |quinze |huit )(?:semaines?|jours?|mois)(?= (?:en|au|aux|a|dans|sur|chez|cet)(?![a-z]))|(?:for|pour(?: la| le| les| l)?) (?:${places})(?= *(?:$|[,.!?]|(?:in|en|next|this|cet|cette|au)(?![a-z])))|(?:go|going|be|am|are) away (?:for |on )(?=(?:an? |the |two |\\d)[a-z ]*(?:week|weekend|days|fortnight|month))`,
  ),
  part(
    "occasion",
    ["party"],
    "(?:a |an |the |my |une |la |un |my friends |her |his )?(?:hen (?:do|party|night|weekend)|stag (?:do|party|night|weekend)|evjf|evg|enterrement de vie de (?:jeune fille|garcon|celibataire)|house ?warming(?: party)?|cremaillere|baby shower|feter (?:mes|nos) (?:\\d+ ans|\\d+ printemps|anniversaires?)|teuf|guindaille|bringue|boum|(?:soirees? (?:du |de |de la |d ))?(?:nouvel an|reveillon)|new years? eve|nye|office (?:xmas |christmas )?party|(?:christmas |xmas )?(?:work |office |leaving |engagement |retirement |birthday |anniversary |charity |school |family )do|christmas do|xmas do|(?:(?:on |je |nous )?(?:sort(?:ir|ons|s)?|va|vais|aller|allons) )?(?:danser|clubber|guincher)(?= )|(?:sort|sortir|vais|va|aller|soiree|sortie|direction) en boite|(?:out |go(?:ing)? )dancing|night on the tiles|(?:pub|bar) crawl|new years?|ceilidh|hogmanay|bonfire night|leaving drinks|fest noz|guinguette|pot de depart|kermesse|after work|girls night(?: out)?)(?! (?:you|i|we|they)(?![a-z]))",
  ),
  part(
    "occasion",
    ["interview"],
    "(?:a |an |my |un |mon |une )?(?:job interview|entretien d embauche|entretien (?=dans|chez|pour un poste|demain|lundi|mardi|mercredi|jeudi|vendredi|la semaine)|entretien pro|oral de concours|job talk|entrevue)",
  ),
  part(
    "occasion",
    ["date"],
    "(?:a |an |my |un |mon |une )?(?:first date|date night|tinder date|hinge date|blind date|premier (?:rdv|rendez vous|date)|rendez vous (?:galant|amoureux)|date tinder|rencard)",
  ),
  part(
    "colour",
    ["multicolour"],
    "(?:several|many|multiple|more|two|three|four|plusieurs) (?:different )?(?:colou?rs|couleurs)|different colou?rs|multiple colou?rs?|not one colou?r(?! (?:available|dispo))",
  ),
  part(
    "occasion",
    ["evening"],
    "(?:to|at|for) the (?:ballet|opera|theatre|theater|symphony|proms)|(?:a l |de l )opera|au (?:ballet|theatre)",
  ),
  part(
    "length",
    ["midi"],
    "(?:just |falls? |hits? |comes? )*(?:below|under|sous|en dessous du|au dessous du) (?:the |my |le |mes |les )?(?:knees?|genoux?)",
  ),
  part(
    "cut",
    ["fitted"],
    "(?:is |are |more |very |fits )?tight(?:ly)?(?: fitting| fitted| fit)?(?! (?:budget|squeeze|schedule|deadline))",
  ),
  part("cut", ["tapered"], "(?:that |which )?tapers?(?= |$|[,.])"),
  part(
    "closure",
    ["button"],
    "button(?:s|ed)? up(?= (?:rather than|instead of|not|over)(?![a-z]))(?<=(?:^|[,.;]|(?<![a-z])(?:to|it|that|which|they|should|must|prefer|rather|want)) *button(?:s|ed)? up)|(?:that |which )?buttons? (?:at|down|up|all the way) (?:the )?(?:front|back|side|down)|(?:qui )?(?:se )?boutonn(?:e|ent|ees?|es) (?:devant|sur le devant|dans le dos|au dos|sur le cote)",
  ),
  part(
    "occasion",
    ["ceremony"],
    "(?:is |are |be |being |getting |been )*(?:christened|baptised|baptized)|prize ?giving|memorial(?: service)?|remembrance service|cremation|bat mitzvah|(?:first |holy )?communion|naming ceremony|passing out parade|bury(?:ing)?(?= {2,}| (?:my|our|his|her))|buried|burial|(?:a|the|his|her|their|for|s) wake(?! up)|laid to rest|(?:pay|paying) (?:my|our|her|his) respects|cap and gown(?: day)?|(?:my |the )?(?:phd )?(?:viva|thesis defen[cs]e)|(?:on |nous |va |allons |vont )*enterr(?:e|ons|er|ent)(?! (?:de vie|ma vie))|(?:un |(?<!pas )(?<!plus )(?<!ni )en |le )?(?<!pas en )(?<!plus en )(?<!ni en )deuil|(?:a l )?hippodrome|inhumation|mise en biere|veillee funebre|incineration|soutenance|souti(?:ens|ent|endra|endrai) (?:ma|sa) these|remises? d(?:e|es) (?:diplomes?|prix|medailles?)|(?:se |va |fait |faire |font |on )*baptis(?:e|er|ee|ent|era|ons)|profession de foi|funerailles|ceremonie des diplomes|l aid|aid (?:el |al )?(?:fitr|kebir|adha|seghir)",
  ),
  part(
    "occasion",
    ["wedding"],
    "(?:ties?|tie|tying|tied) the knot|(?:gets?|getting|got) (?:hitched|wed)|nuptials|(?:the )?big day|(?:give|giving|walk|walking)(?: my| our| +)? ?(?:daughter)? ?(?:away|down the aisle)|(?:je|on|nous) mari(?:e|ons)(?= {2,}| (?:mon|ma|notre|nos|mes|ma))|(?:la |une |des |les )?noces?(?! d or|s d or)|vin d honneur|(?:du|le|au|futur) maries?(?= ?(?:$|[,.?!])| [a-z])|(?:des|les|aux|jeunes|futurs) maries|bridesmaids|groomsmen|(?:on|nous) (?:se |nous )pacs(?:e|ons)|(?:un |mon |notre )?pacs(?:er)?|epousailles|passer la bague",
  ),
  part("style", ["romantic"], "(?:more |very |is )(?:feminine|girly)|plus feminine?s?"),
  part("style", ["athleisure"], "(?:more |is )(?:athletic|sporty)|plus sporti(?:f|ve)s?"),
];
