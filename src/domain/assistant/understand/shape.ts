import type { SlotName } from "#vocabulary/assistant.ts";
import { bareUtterance, type Utterance } from "../utterance.ts";
import { isAboutCloth } from "./intents.ts";
import type { Message } from "./message.ts";
import { says, wordsLike } from "./patterns.ts";
import { asksLeave } from "./permission.ts";
import { isAboutIt } from "./references.ts";
import { termsIn } from "./terms.ts";

/** What of it counts, by what is wanted. A question about wool does not ask for wool. */
export function shaped(utterance: Utterance, { text, written }: Message): Utterance {
  const { intent, slots, refer } = utterance;
  const bare = bareUtterance(utterance.language, intent);
  const { pointed, picked } = utterance;
  const shown = { ...(pointed && { pointed }), ...(picked && { picked }) };
  const pointing = (): Pick<Utterance, "refer"> =>
    refer
      ? { refer }
      : isAboutIt(text) &&
          !(
            isNamed &&
            (!says(text, demonstrated) || theirOwn.test(text) || (intent === "care" && anyones.test(text)))
          )
        ? { refer: { this: true } }
        : {};
  // "Does linen shrink if I wash it" is about linen, "does this jumper shrink" about the one shown.
  const isNamed =
    (intent === "care" || intent === "size") && (slots.material ?? slots.category ?? utterance.size);
  switch (intent) {
    case "greeting":
    case "thanks":
      return bare;
    case "explain":
      return { ...bare, ...shown, ...pointing() };
    case "compare":
      return { ...bare, ...shown, ...(refer && { refer }) };
    case "term":
      return asksLeave(text) && slots.occasion
        ? { ...bare, mayWear: slots, ...(refer && { refer }) }
        : { ...bare, terms: isAboutCloth(text, utterance) ? clothsIn(text, slots) : termsIn(text, written) };
    case "care":
      return {
        ...bare,
        slots: /stain|tache|wine|vin|spil|coffee|cafe|ink|encre|grease|gras/.test(text)
          ? only(slots, "material", "category")
          : only(slots, "material", "category", "colour"),
        ...shown,
        ...pointing(),
      };
    case "size":
      return {
        ...bare,
        slots: only(slots, "category"),
        ...(utterance.size && { size: utterance.size }),
        ...shown,
        ...pointing(),
      };
    case "outfit": {
      const { price } = utterance;
      const isLimit = price && price.band === undefined;
      return {
        ...utterance,
        ...(slots.category === undefined &&
          /(?<![a-z])(?:with|around|avec|autour de) (?:it|this|that|ca)(?![a-z])/.test(text) &&
          pointing()),
        ...(!refer && styledOne.test(text) && { refer: { this: true as const } }),
        ...(!refer && slots.category && wornWith.test(text) && { refer: { this: true as const } }),
        ...(isLimit && { price: { ...price, total: true as const } }),
      };
    }
    default:
      return utterance;
  }
}

/** "How should I style this", « comment porter celle-ci ». */
const styledOne =
  /(?<![a-z])(?:style|wear|pair|match|team|accessori[sz]e|dress up|dress down|combine|porter|porte|mettre|mets|assortir|associer|marier|accessoiriser) (?:up |down )?(?:it|this|that|these|those|them|this one|ca|cela|celle ci|celui ci|ceux ci|celles ci)(?= *(?:$|[?!.,]|(?:up|down|with|for|to|at|in|then|avec|pour|a|au|en)(?![a-z])))/;
/** "What would go with this skirt", « avec cette veste ». */
const wornWith =
  /(?<![a-z])(?:with|under|over|around|match(?:es)?|avec|sous|sur|autour de) (?:this|these|that|those|ce|cet|cette|ces) (?!(?:weather|heat|cold|budget|weekend|week|summer|winter|in mind|price|temps|chaleur|froid|meteo|prix|ete|hiver|soir)(?![a-z]))[a-z]+/;
/** "I bought a linen shirt, does it need ironing": it is theirs and none of those shown. */
const theirOwn =
  /(?<![a-z])(?:i (?:have |ve |just |recently |have just )*(?:bought|own|got|have|inherited|found|was given) (?:an? |some |this )|j ai (?:achete|recu|trouve|herite|un|une|des)|on m a offert|je viens d)/;
/** "Can I tumble dry my wool coat or will it shrink": none of those shown either. */
const anyones =
  /(?<![a-z])(?:my|mon|ma|mes|notre|nos|our) [a-z]+|(?<![a-z])(?:can|could|should|do|may|puis|peux|peut|faut|doit|dois) (?:i|you|we|je|on|il|tu)(?: [a-z]+){1,4} (?:an?|some|une?|du|de la|des) [a-z]+/;
const demonstrated = wordsLike([
  "(?:this|that|these|those) (?!be(?![a-z])|is(?![a-z])|in(?![a-z]))[a-z]+|(?:is|are|does|do|will|would|can|should) (?:it|this|that|they)(?= )(?! (?:be|mean|in|true|normal|possible|necessary|advisable|recommended|wise|worth it|best to|better to|ok to|okay to|safe to|fine to|bad to|a (?:good|bad) idea)(?![a-z]))|(?:it|this|that) (?:run|fit|come|shrink|stretch)s?(?= )|cette? [a-z]+|ce [a-z]+|ces [a-z]+|(?:elle|il) (?:taille|est|va|existe)(?= )",
]);

/** Tencel is kept as viscose, and asked about by its own name; any other cloth goes by the name it is kept under. */
function clothsIn(text: string, { material = [] }: Utterance["slots"]): readonly string[] {
  const named = ownNames.exec(text)?.[0];
  return named && material.length === 1 ? [named] : material;
}
const ownNames =
  /(?<![a-z])(?:tencel|modal|lyocell|cupro|rayon|bamboo|bambou|merino|merinos|lambswool|shetland|mohair|angora|alpaca|alpaga|elastane|elasthanne|spandex|lycra|polyamide|nubuck|corduroy|tweed|flannel|flanelle|poplin|popeline|chambray|seersucker|taffeta|taffetas|organza|chiffon|tulle|crepe|microfibre|sherpa|boucle|bouclette)(?![a-z])/;

function only(slots: Utterance["slots"], ...names: readonly SlotName[]): Utterance["slots"] {
  return Object.fromEntries(names.flatMap((name) => (slots[name] ? [[name, slots[name]]] : [])));
}
