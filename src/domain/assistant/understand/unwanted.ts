import type { SlotName } from "#vocabulary/assistant.ts";
import { blankAll, says } from "./patterns.ts";

type Many = Partial<Record<SlotName, string[]>>;

/** Ways to rule something out that are not "no" and a word for it; the rest says "without" instead of "I hate". */
export function plainNegations(text: string): {
  readonly slots: Many;
  readonly not: Many;
  readonly rest: string;
} {
  const slots: Many = {};
  const not: Many = {};
  let rest = text;
  const take = (pattern: RegExp, into: Many, slot: SlotName, values: string[]) => {
    if (!says(rest, pattern)) return;
    into[slot] = values;
    rest = blankAll(rest, pattern);
  };
  take(noHeels, not, "heel", ["low", "mid", "high"]);
  take(noHood, not, "neckline", ["hooded"]);
  take(noLaces, not, "closure", ["lace-up"]);
  take(noZip, not, "closure", ["zip"]);
  take(noPattern, slots, "pattern", ["plain"]);
  // "De costume" is how trousers are cut; without one there is no suit.
  rest = blankAll(rest, turningDown).replace(
    /(?<![a-z])pas de (?=(?:costumes?|tailleurs?)(?![a-z]))/g,
    "sans   ",
  );
  rest = rest.replace(excepted, (found) => "except".padEnd(found.length, " "));
  return { slots, not, rest: rest.replace(disliked, (found) => "without".padEnd(found.length, " ")) };
}

const noHeels =
  /(?<![a-z])(?:no|without(?: any| a)?|not any|do not (?:want|like|wear)(?: any)?|sans|pas de|ni|aucun) (?:heels?|talons?)(?! (?:hauts?|aiguilles?|carres?|bobines?))(?![a-z])/g;
const noHood =
  /(?<![a-z])(?:no|without(?: a| the)?|not hooded|sans|pas de) (?:hoods?|capuches?|capuchon)(?![a-z])/g;
const noLaces = /(?<![a-z])(?:no|without(?: any)?|sans|pas de) (?:laces|lacets?)(?![a-z])/g;
const noZip =
  /(?<![a-z])(?:no|without(?: a)?|sans|pas de) (?:zips?|zippers?|fermetures? (?:eclair|zippees?|a glissiere))(?![a-z])/g;
const noPattern =
  /(?<![a-z])(?:no|without(?: any| a)?|sans|pas de|aucun) (?:patterns?|prints?|motifs?|imprimes?)(?: at all| du tout)?(?![a-z])/g;
/** "Non pas à carreaux", "no wait, red". */
const turningDown =
  /^\s*(?:(?:hmm+|euh|oh|ah|ok|sorry|bon|mais) )*(?:non|nan|nope|nah|no(?= wait| in | i | the | sorry| actually))(?![a-z])/g;
const excepted =
  /(?<![a-z])(?:(?:anything|everything|any colou?r|all) (?:but|except)|(?:tout|n importe quoi) sauf)(?![a-z])/g;
/** "Vous n’auriez pas", "don’t you have": a polite question rules nothing out. */
export const politely =
  /(?<=(?<![a-z])(?:auriez|aurais|avez|as|aurait|auriez vous|avez vous|y aurait il|y a t il|y a|pourriez|peux|peut)) pas(?= (?:un|une|des|de|du|d|moins|plus|en|la|le|ca)(?![a-z]))|(?<=(?<![a-z])(?:do|have|is|are|can|could)) not(?= (?:you|there|it)(?![a-z]))/g;
const disliked =
  /(?<![a-z])(?:i (?:really )?(?:hate|dislike|detest|can not stand)|hate|allergic to|avoid(?:ing)?|rather than(?: an?| the)?|instead of(?: an?| the)?|apart from|other than|i am not (?:a fan of|into|keen on)|not a fan of|je (?:deteste|hais|supporte pas|ne supporte pas)|j ai horreur (?:de|du|des)|allergique (?:a la|au|aux|a l|a)|evite[rz]?|a part|autre que|plutot qu(?:e)?(?: de| du)?(?: la| le| les| une?)?|au lieu (?:de|du|d))(?![a-z])/g;
