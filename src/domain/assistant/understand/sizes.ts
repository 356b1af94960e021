import type { AskedSize } from "#vocabulary/assistant.ts";
import { measuredIn } from "./measured.ts";
import type { Message } from "./message.ts";
import { blank, blankAll, wholeWords } from "./patterns.ts";

export interface SizeRead {
  readonly size?: AskedSize;
  readonly rest: string;
}

/** The size a message asks for; what stands first in this list is surest. Letters alone have to be capitals. */
export function readAskedSize(
  said: string,
  { written, language }: Pick<Message, "written" | "language">,
): SizeRead {
  // Nobody's age is a size, nor is the heat of a wash.
  const text = blankAll(blankAll(said, aged), thing);
  const measured = measuredIn(text);
  if (measured) return { size: measured.size, rest: blank(said, measured.at) };
  for (const { form, sizeOf, isSure, isEnglish } of forms) {
    if (isEnglish && language !== "en") continue;
    // Of two, the one that is said after "but rather" is meant.
    const all = [...text.matchAll(form)].filter(
      ({ index }) => !/(?<![a-z])(?:not|pas)(?: an?| du| en)? $/.test(text.slice(0, index)),
    );
    const isCorrected = all.length > 1 && meantInstead.test(text.slice(all[0]?.index, all.at(-1)?.index));
    for (const found of isCorrected ? all.toReversed() : all) {
      const size = sizeOf(found);
      if (!size) continue;
      const at = [found.index, found.index + found[0].length] as const;
      if (!isSure && !isMeant(text, at, written(...at))) continue;
      return { size, rest: blank(said, at) };
    }
  }
  return { rest: said };
}

const aged = wholeWords([
  "(?:turns|turning|turned|turn|aged|age|over|past|nearly|almost|pushing|hit|hitting|hits|just)(?: the big)? (?:1[5-9]|[2-9]\\d)(?= (?:today|tomorrow|next|this|in|on|and|soon|years?|yo)|$|[,.!?])(?! ?(?:euros?|quid|€|pounds))",
  "i am (?:5[6-9]|[6-9]\\d|1[3579])(?! ?(?:cm|kg|kilos|inch))|i am [3-9]\\d(?= ?, (?:pear|apple|curvy|plump|round|short|tall|petite|slim|busty|hourglass|single|divorced|married|retired|not|and|a |just|with|recently|mum|dad|mother|father|and))|i am [1-9]\\d(?= (?:years?|yo|and (?:a half|still|out|have|my|i|feel|never|want|do))|yo)",
  "(?:she|he|who|mum|mom|dad|wife|husband|sister|brother|friend) (?:is|s) (?:5[6-9]|[6-9]\\d|1[0-9])(?! ?(?:inch|kg|cm))",
  "(?:she|he|it|who) (?:is|s|will be) (?:only |just )?[1-9]\\d(?= (?:on|next|this|today|tomorrow|in|soon|years?|and loves?|and likes?|and he|and she)(?![a-z]))|(?:she|he) (?:is|s) 50(?= ?(?:$|[,.!?]))",
  "(?:his|her|my|their|the big) [2-9]0(?:th)?",
  "(?:mum|mom|dad|mother|father|sister|brother|wife|husband|hubby|gran|nan|grandma|grandad|son|daughter|friend|mate|boss|aunt|uncle|niece|nephew|cousin|boyfriend|girlfriend|partner)s? (?:turns )?[1-9]\\d(?= (?:on|this|next|tomorrow|today|soon)(?![a-z]))",
  "(?:fete|feter|fetera|aura|a|ai|passe|pour) (?:ses|mes|les|bientot) [1-9]\\d(?: ans| printemps)?|(?:la )?(?:quarantaine|cinquantaine|soixantaine|trentaine|vingtaine)(?! d)",
  "(?:at|a|in|a la machine a) (?:30|40|60|90)(?= degrees| degres| in the|$|[?])(?<=(?:wash|washed|it|them|machine|lave|laver|lavage|lavable|shrink|passer|passe)[a-z ]{0,14} (?:at|a|in) \\d0)",
  "room \\d+|bus \\d+|chapter \\d+|page \\d+|in (?:19|20)\\d\\d|en (?:19|20)\\d\\d|(?:the |les |annees )?[2-9]0 ?s(?= |$)|(?:dans|d ici|in) \\d+ (?:jours?|days?|semaines?|weeks?|mois|months?)",
]);
/** "Make it 43" is no Italian size. */
const thing =
  /(?<=(?<![a-z])(?:make|made|need|want|have|take|get|got|do|call|is|if|say|try|with) )it(?= (?:an? |in (?:an? )?)?\d)/g;
const meantInstead =
  /(?<![a-z])(?:but|mais|plutot|rather|instead|finalement|actually|non|no|sorry|pardon|en fait)(?![a-z])/;
const letters = "xxs|xs|s|m|l|xl|xxl|[2-4]xl|xxxl|xxxxl";
const words: Readonly<Record<string, string>> = {
  small: "S",
  medium: "M",
  large: "L",
  "extra small": "XS",
  "extra large": "XL",
  "x large": "XL",
  "xx large": "XXL",
};
const number = "\\d{1,3}(?:[.,]5)?";
const system =
  "fr|francaise?s?|french|eu|eur|europeenn?e?s?|european|it|italienn?e?s?|italian|uk|british|anglaise?s?|gb|us|usa|american|americaine?s?";
const systems: readonly (readonly [RegExp, string])[] = [
  [/^(?:fr)/, "FR"],
  [/^(?:eu)/, "EU"],
  [/^(?:it)/, "IT"],
  [/^(?:uk|brit|angl|gb)/, "UK"],
  [/^(?:us|amer)/, "US"],
];
const systemOf = (said: string) => systems.find(([form]) => form.test(said))?.[1];

/** What is counted and is no size. */
const counted =
  "ans?|years?|yrs?|th|st|nd|rd|er|eme|eurs?|euros?|€|%|degrees?|degres?|kilos?|kg|cm|mm|jours?|days?|weeks?|semaines?|couleurs?|colours?|colors?|pieces?|fois|times|heures?|hours?|minutes?|mins?|modeles?|paires?|pairs?|pack|inch(?:es)?|people|personnes|invites|guests|balles|quid|bucks|ml|boutons|buttons|poches|pockets|den|deniers?";
/** What stands right behind a number that is no size: "40s", "3x". */
const notCounted = `(?![\\d.,]*\\d)(?! ?(?:${counted})(?![a-z]))(?![sxmeh](?![a-z]))`;

/** Of what is worn, and no number of a thing in a list. */
const worn = (said: string | undefined): AskedSize | undefined =>
  Number(said?.replace(",", ".")) >= 30 ? plain(said) : undefined;

const labelOf = (said: string): string =>
  (words[said] ?? said.toUpperCase())
    .replace(",", ".")
    .replace("2XL", "XXL")
    .replace(/^XXXL$/, "3XL")
    .replace(/^XXXXL$/, "4XL");
const plain = (said: string | undefined): AskedSize | undefined =>
  said ? { label: labelOf(said) } : undefined;
const counts = (said: string | undefined, by: string | undefined): AskedSize | undefined => {
  const known = systemOf(by ?? "");
  return said ? { label: labelOf(said), ...(known && { system: known }) } : undefined;
};

/** "38/40" is one size for both; "34/32" is a waist and a leg. */
function pairOf(low: string | undefined, high: string | undefined): string | undefined {
  const [one, other] = [Number(low), Number(high)];
  if (other - one === 2 && one >= 34) return `${one}/${other}`;
  return one >= 23 && one <= 46 && other >= 26 && other <= 40 ? `W${one}` : undefined;
}

interface Form {
  readonly form: RegExp;
  readonly sizeOf: (found: RegExpMatchArray) => AskedSize | undefined;
  readonly isSure: boolean;
  /** A word of the other language means something else by it. */
  readonly isEnglish?: boolean;
}
const form = (source: string, sizeOf: Form["sizeOf"], isSure = true): Form => ({
  form: new RegExp(`(?<![a-z0-9.,])(?:${source})(?![a-z0-9])`, "g"),
  sizeOf,
  isSure,
});

const asSize = "(?:shoe )?sizes?|sz|tailles?(?: de col| de chaussures?)?|pointures?|grandeurs?|t|pt|ptr";
const forms: readonly Form[] = [
  form(`(?:(?:${asSize}) )?(?:in )?(${system}) ?(${number})${notCounted}`, ({ 1: by, 2: said }) =>
    counts(said, by),
  ),
  form(
    `(?:${asSize}) (${system}) (?:c est |is |est )?(?:du |le |a )?(${number}|${letters})`,
    ({ 1: by, 2: said }) => counts(said, by),
  ),
  form(`(${system}) (?:${asSize}) (${number}|${letters})`, ({ 1: by, 2: said }) => counts(said, by)),
  form(
    `(${number}) in (${system})(?= (?:jackets?|shoes|trousers|sizes?|tops|shirts|clothes|dresses|jeans|boots))`,
    ({ 1: said, 2: by }) => counts(said, by),
  ),
  form(`(?:${asSize}) (${number})(?= [a-z]+ (uk|eu|us)(?![a-z]))`, ({ 1: said, 2: by }) => counts(said, by)),
  form(`(?:(?:${asSize}|du|un|en) )?(${number}) ?(${system})`, ({ 1: said, 2: by }) => counts(said, by)),
  form("(w ?\\d{2})(?: ?[/x]? ?l ?\\d{2})?", ({ 1: said }) => plain(said?.replace(" ", ""))),
  form("(\\d{2}[rl])", ({ 1: said }) => plain(said)),
  // "46 long" is a 46L, "18 short" an 18.
  form("(\\d{2}) (long|regular|reg|short)(?= ?(?:$|[,.!?]))", ({ 1: said, 2: cut = "" }) =>
    plain(Number(said) >= 34 ? `${said}${cut.charAt(0)}` : said),
  ),
  // « T44 », « p39 », « n° 39 ».
  form(`(?:t|p|pt|ptr)[.:]? ?(\\d{2}(?:[.,]5)?)${notCounted}`, ({ 1: said }) => worn(said)),
  form(`(?:numero|num|nr|number|n°|n) ?([3-4]\\d(?:[.,]5)?)${notCounted}`, ({ 1: said }) => worn(said)),
  // A neck, the other way round: "39 neck", "15.5 inch collar".
  form(
    `(${number}) ?(?:inch(?:es)? |in |cm )?(?:neck|collar|de cou|d encolure)(?! (?:jumper|sweater|top|tee))`,
    ({ 1: said }) => plain(said),
  ),
  form(`(?:(?:${asSize}) )?(\\d{2}) ?[/x] ?(\\d{2})`, ({ 1: low, 2: high }) => plain(pairOf(low, high))),
  form(`(?:${asSize}) (\\d{2}) ?- ?(\\d{2})`, ({ 1: low, 2: high }) => plain(pairOf(low, high))),
  form("(?:(\\d{2}) (?:inch )?waist|waist (?:size )?(\\d{2}))", ({ 1: a, 2: b }) => plain(`W${a ?? b}`)),
  form(
    `(?:neck|collar|col|tour de cou|encolure|${asSize})(?: size)?(?: is| in| of| c est| est|:| :)?(?: a| an| du| de| le| en)? (${number}|${letters}|extra small|extra large|small|medium|large|x large)${notCounted}`,
    ({ 1: said }) => plain(said),
  ),
  form(
    `(?:je (?:fais|chausse|porte|mets|suis|prends|taille)|elle (?:fait|chausse|porte|met)|il (?:fait|chausse|porte|met)|je suis plutot|i (?:am|wear|take)|(?:she|he) (?:is|wears|takes)|(?:shes|hes|he s|she s))(?: usually| normally| about| generalement| habituellement| normalement| plutot| often)?(?: a| an| du| en| un| size| taille)* (${number}|${letters}|small|medium|large)(?!(?<=(?<![a-z])[lsm]) [aeiouyh])${notCounted}`,
    ({ 1: said }) => (said && /^\d$/.test(said) ? undefined : plain(said)),
  ),
  form(
    `(?:usually|normally|generally|often|take|taking|finally|make it|make that|need)(?: a| an)? (\\d{2}(?:[.,]5)?|${letters}|small|medium|large)(?! [a-z]+ ?(?:bag|tote|hat))${notCounted}`,
    ({ 1: said }) => plain(said),
  ),
  form(
    `(?:du|en|in|in an?|au|existe en|dispo en) (\\d{2}(?:[.,]5)?|(?:${letters})(?! [a-z])|small|medium|large|extra large|extra small)${notCounted}`,
    ({ 1: said }) => plain(said),
  ),
  form(`(xxs|xs|xl|xxl|[2-4]xl|xxxl|xxxxl)`, ({ 1: said }) => plain(said)),
  form(`([sml])(?! il )`, ({ 1: said }) => plain(said), false),
  form(
    "(?<=^ *(?:en |du |un |taille )?)(extra small|small|medium|extra large)(?= ?(?:$|[,.!?]))",
    ({ 1: said }) => plain(said),
  ),
  // « Large » is how something is cut in French.
  {
    ...form(
      "(?<=(?:^|[,.;:!?]) *(?:(?:an?|in an?|probably|maybe|i guess|prob|about) ){0,2})(extra small|extra large|small|medium|large)(?= ?(?:$|[,.!?]| please| thanks| i think| i guess))",
      ({ 1: said }) => plain(said),
    ),
    isEnglish: true,
  },
  {
    ...form(
      "(?<=[a-z]{3} )(?<!(?<![a-z])(?:too|very|quite|so|bit|run|runs|fit|fits|up|not|is|are|looks|or|bag|hat|scarf|tote) )(small|medium|large)(?= ?$)",
      ({ 1: said }) => plain(said),
    ),
    isEnglish: true,
  },
  {
    ...form("(?<=, ?)(6|8|10|12|14|16|18|20|22)(?![.,]\\d)(?= ?(?:$|[,.!?]))", ({ 1: said }) => plain(said)),
    isEnglish: true,
  },
  form(`(\\d{1,2}[.,]5)`, ({ 1: said }) => plain(said)),
  form(`([2-6]\\d)${notCounted}`, ({ 1: said }) =>
    Number(said) >= 23 && Number(said) <= 64 ? plain(said) : undefined,
  ),
];

/** "L" is a size, the l of "l’été" is none; in small letters it has to stand alone. */
function isMeant(text: string, [start, end]: readonly [number, number], written: string): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const isAlone = /(?:^|,)\s*$/.test(before) && /^\s*(?:$|,|please|svp)/.test(after);
  return isAlone || /[SML]/.test(written);
}
