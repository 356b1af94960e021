import type { SlotName } from "#vocabulary/assistant.ts";
import { collars } from "#vocabulary/attribute.ts";
import { blankAll, says, wholeWords } from "./patterns.ts";

type Many = Partial<Record<SlotName, string[]>>;

export interface PartsRead {
  readonly slots: Many;
  readonly not: Many;
  readonly rest: string;
}

/** What people say of parts of a piece in words that no shop uses: "has sleeves", "with a skull on it". */
export function readParts(text: string): PartsRead {
  const slots: Many = {};
  const not: Many = {};
  let rest = text;
  for (const { pattern, refused, slot, values, isNot } of parts) {
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

const parts: readonly Part[] = [
  part("pattern", ["graphic"], `${less} ?(?:${drawn}|designs?)(?: on (?:it|them|the [a-z]+))?`, true),
  part(
    "pattern",
    ["graphic"],
    `(?:${more} )?(?:an?|the|some|more|different|bigger|larger|only|just|un|une|des|plus d[e ])?(?: [a-z]+){0,3}? ?(?:${drawn})(?: of(?: [a-z]+){1,4})?(?: (?:printed |written )?on (?:it|them|the (?:front|back|chest|side|top|shirt|sleeves?)))?`,
  ),
  part(
    "pattern",
    ["graphic"],
    "(?:has|have|with|avec)(?: [a-z0-9&]+){1,6} on (?:it|them|front|back|(?:the )?(?:front|back|chest|side))|is (?:more )?(?:patterned|printed)|has (?:an? )?(?:[a-z]+ ){0,2}(?:patterns?|prints?|designs?|motif)|(?:design|imprime|motif) (?:dessus|devant|dans le dos)",
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
    "(?:pour|a|aller a|direction) la salle(?! de (?:bain|classe|cinema|reunion|concert)| a manger| des fetes| d attente)|(?:at|for|to) (?:crossfit|spin class|bootcamp|the climbing wall)",
  ),
  part(
    "occasion",
    ["travel"],
    "(?:on |for |during )?(?:a |une |la |my |the |en |our )?(?:cruise|croisieres?|road ?trip|city break|interrail|backpacking|tour du monde|world tour)",
  ),
  part(
    "occasion",
    ["party"],
    "(?:a |an |the |my |une |la |un |my friends |her |his )?(?:hen (?:do|party|night|weekend)|stag (?:do|party|night|weekend)|evjf|evg|enterrement de vie de (?:jeune fille|garcon|celibataire)|house ?warming(?: party)?|cremaillere|baby shower|teuf|guindaille|bringue|boum|nouvel an|reveillon|new years? eve|nye|office (?:xmas |christmas )?party|(?:christmas |xmas )?(?:work |office |leaving |engagement |retirement |birthday |anniversary |charity |school |family )do|christmas do|xmas do)(?! (?:you|i|we|they)(?![a-z]))",
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
  part("style", ["romantic"], "(?:more |very |is )(?:feminine|girly)|plus feminine?s?"),
  part("style", ["athleisure"], "(?:more |is )(?:athletic|sporty)|plus sporti(?:f|ve)s?"),
];
