import type { Intent } from "#vocabulary/assistant.ts";
import { glossary } from "#vocabulary/glossary/glossary.ts";
import type { Facet } from "#vocabulary/lexicon/concept.ts";
import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import { matchWords } from "#vocabulary/lexicon/match-words.ts";
import type { Standing } from "../conversation.ts";
import type { Message } from "./message.ts";
import { asksLeave, isOfAnOccasion } from "./permission.ts";
import type { Said } from "./read-message.ts";
import { isElsewhere } from "./scope.ts";
import { termsIn } from "./terms.ts";
import { isCarefree, ofBody, sought, toldOf, wantsAnother } from "./told-wishes.ts";

/** What its sender wants by a message. Questions come before wishes, and politeness last. */
export function intentOf(said: Said, { text }: Message, standing: Standing | undefined): Intent {
  const { utterance, asks, garments } = said;
  const { slots, refer, swap } = utterance;
  const isOfClothes = garments > 0 || slots.category !== undefined || slots.material !== undefined;
  const isWorn =
    /(?<![a-z])(?:wear|wearing|outfits?|look|tenue|porter|mettre|habill|dress|clothes|vetement)/.test(text);
  const isDescribed =
    /^(?:it )?(?:is|has|with|and|in|avec|en)(?![a-z])/.test(text) && Object.keys(slots).length > 0;
  const isPained = isAnything(utterance) && pained.test(text);
  const isTalk = isElsewhere(text) && !isPained && !isDescribed && Object.keys(utterance.more).length === 0;
  const isGoods =
    said.isOutside &&
    Object.keys(utterance.more).length === 0 &&
    Object.keys(slots).every((slot) => slot === "colour") &&
    !isStanding(standing ?? nowhere);
  const isPresent = utterance.gift && !(said.isOutside && Object.keys(slots).length === 0);
  const isSized = utterance.size !== undefined && asks("size");
  const isToWear = asks("seek") && Object.keys(slots).some((slot) => slot !== "colour" && slot !== "season");
  const isAsked = asks("thing") && isUncomfortable.test(text);
  // A bank is talked about elsewhere, and an interview there has to be dressed for.
  const isPlain =
    Object.keys(utterance.not).length > 0 ||
    (slots.occasion !== undefined && utterance.size !== undefined) ||
    Object.keys(slots).length + (utterance.price ? 1 : 0) + (utterance.size ? 1 : 0) > 2 ||
    slots.occasion?.includes("interview") === true;
  const isStain =
    asks("care") &&
    /(?<![a-z])(?:stains?|marks?|taches?|traces?|aureoles?|(?:on|over|down|sur) (?:my|mon|ma|mes|it|them)|dessus)(?![a-z])/.test(
      text,
    );
  if (
    ((isTalk && !isPlain) || isGoods) &&
    !isStain &&
    !isOfClothes &&
    !isPresent &&
    !isSized &&
    !isAsked &&
    !isToWear &&
    !isWorn &&
    !refer &&
    !asks("outfit")
  )
    return "out_of_scope";
  if (swap) return "refine";
  if (asks("explain")) return "explain";
  if (asks("compare")) return "compare";
  if (asks("size")) return "size";
  if (asks("care") && !isCarefree(text) && !wantsAnother(text)) return "care";
  if (isAboutCloth(text, utterance)) return wetted.test(text) ? "care" : "term";
  if (asksLeave(text) && (isOfAnOccasion(slots) || (slots.occasion && refer))) return "term";
  if (asks("term") && !utterance.new && isTerm(text)) return "term";
  if (isLook(said, text)) {
    // What is said of the look that stands changes it.
    const isOther = [slots.occasion, slots.style, slots.season, slots.category, refer].some(
      (value) => value !== undefined,
    );
    return standing?.outfit && !isOther && isAnything(utterance) ? "refine" : "outfit";
  }
  if (isAnything(utterance)) return isNewWish(said, text, standing) ? "find" : "refine";
  if (asks("part") && !asks("thanks")) return asks("thing") && standing === undefined ? "find" : "refine";
  if (asks("thing") && (isWorn || isUncomfortable.test(text) || kindly.test(text)) && (!isTalk || isAsked))
    return "find";
  if (asks("thing") && vaguely.test(text) && !isTalk) return "find";
  // « Je veux être élégante » for whatever it is.
  if (asks("seek") && toLook.test(text) && !isTalk) return "find";
  // "I want to hide my tummy": whatever does.
  if (ofBody.test(text) && !isTalk) return "find";
  if (asks("thing") && asks("seek") && sought.test(text) && !isTalk) return "find";
  // "Are these comfy?" is about what was shown.
  if (kindly.test(text) && ofThose.test(text) && /[?] *$/.test(text)) return "explain";
  if (asks("thanks")) return "thanks";
  if (asks("greeting")) return "greeting";
  return "out_of_scope";
}

/** "Is linen see-through?", « le daim craint l’eau ? »: a question about a cloth, and nothing asked for. */
export function isAboutCloth(text: string, { slots, not, more, size, price }: Said["utterance"]): boolean {
  // "Linen or cotton for summer?" is about two.
  const isChoice =
    slots.material?.length === 2 &&
    Object.keys(slots).every((name) => name === "material" || name === "season");
  if (isChoice && !size && !price && Object.keys(not).length + Object.keys(more).length === 0)
    return clothChosen.test(text);
  const isBare = Object.keys(slots).every((name) => name === "material") && slots.material?.length === 1;
  if (!isBare || size || price || Object.keys(not).length + Object.keys(more).length > 0) return false;
  return (
    clothAsked.test(text) &&
    !/(?<![a-z])(?:you|vous|tu|any(?! good)|some|des|du|same|meme|difference|kind|type)(?![a-z])/.test(text)
  );
}
const clothChosen =
  /^(?!(?:in|en|du|de|some|any|des) )(?:(?:is|what is|which is|c est|vaut mieux|plutot) )?(?:better |best |mieux )?(?:for (?:summer|winter|travel)[ ,:]*)?(?:le |la |l )?[a-z]+ (?:or|ou) (?:le |la |l |du )?[a-z]+(?: (?:for|pour|in|en|when|quand)(?: [a-z]+){1,4})? ?[?]/;
const clothAsked =
  /^(?:(?:is|are|does|do|can|will|would|could) (?!it |this |that |they |these |i |we |there |prefer|like|love|want|need|go |do |be )(?:real |faux |pure |100 )?[a-z]+(?: [a-z]+){1,6} ?[?]?|(?:est ce que )?(?:le|la|l) [a-z]+(?: [a-z]+)? (?:c est|est|ca|n est|craint|supporte|tient|gratte|va|se|resiste)(?: [a-z]+){1,6} ?[?]?) *$/;
const wetted =
  /(?<![a-z])(?:wet|water|rain|snow|mud|waterproof|iron|wash|shrink|crease|pill|fade|eau|pluie|neige|boue|mouill[a-z]*|impermeable|lav[a-z]*|repass[a-z]*|froiss[a-z]*|retreci[a-z]*|bouloch[a-z]*|detein[a-z]*)(?![a-z])/;

/** Whose feet hurt wants flat shoes, where anything is asked for at all. */
const pained = /(?<![a-z])(?:hurts?|aches?|mal (?:a|au|aux|de))(?![a-z])/;

/** Who is cold, wet or hot wants something against it. */
const isUncomfortable =
  /(?<![a-z])(?:cold|freezing|frozen|soaked|drenched|boiling|sweat[a-z]*|shiver[a-z]*|froide?s?|gele[a-z]*|trempee?s?|frileu(?:x|se)|transpir[a-z]*|caille|grelotte|feet|hands|ears|pieds|mains|oreilles|tete|cou)(?![a-z])/;

/** Something is asked for: by a word, a number, a place in the list. */
function isAnything({ slots, not, more, drop, ...rest }: Said["utterance"]): boolean {
  if (Object.keys(slots).length + Object.keys(not).length + Object.keys(more).length + drop.length > 0)
    return true;
  return [
    rest.size,
    rest.price,
    rest.sale,
    rest.new,
    rest.for,
    rest.gift,
    rest.refer,
    rest.picked,
    rest.others,
    rest.role,
    rest.forMe,
    rest.allowed,
  ].some((value) => value !== undefined);
}

/** A first wish or another piece; everything else changes what stands. */
function isNewWish(
  { utterance, asks, isRelative, beginsNamed }: Said,
  text: string,
  standing: Standing | undefined,
): boolean {
  const { slots, not, gift, refer, others, more, size, sale } = utterance;
  const { category } = slots;
  const stands = standing !== undefined && isStanding(standing);
  if (stands) {
    if (!category) return gift === true && !standing.gift && standing.slots.category === undefined;
    if (standing.outfit) return false;
    const before = standing.slots.category;
    return before !== undefined && !category.every((code) => before.some((other) => isWithin(code, other)));
  }
  if (refer || others) return false;
  // "It is a present actually" says whom what stands is for.
  if (category || (gift && !(utterance.instead && Object.keys(slots).length === 0))) return true;
  if (beginsNamed && Object.keys(slots).length + Object.keys(not).length > 1) return true;
  if (isRelative && !(slots.occasion && asks("thing"))) return false;
  // For what and something more: whoever only changes the occasion says no more than that.
  const isFor = slots.occasion ?? slots.formality;
  const beside =
    Object.keys(slots).length -
    1 +
    Object.keys(not).length +
    (size ? 1 : 0) +
    (utterance.for ? 1 : 0) +
    (utterance.price ? 1 : 0);
  if (isFor && beside > 0 && !utterance.instead) return true;
  // "I am off to a christening": who tells where they go wants something for it.
  if (isFor && toldOf.test(text) && !utterance.instead) return true;
  const says = [
    slots.occasion,
    slots.season,
    slots.style,
    slots.material,
    slots.colour,
    slots.pattern,
    slots.formality,
    slots.sleeve,
    slots.neckline,
    slots.heel,
    slots.closure,
    slots.cut,
    slots.length,
  ];
  // "J'aimerais mieux en coton" wants another cotton piece of the same, "quelque chose en coton" wants something.
  const isSought =
    asks("thing") ||
    (whatever.test(text) && !onlyThose.test(text)) ||
    ((asks("seek") || asks("greeting")) && slots.occasion !== undefined);
  return (
    isSought &&
    !likeThem.test(text) &&
    (says.some((slot) => slot !== undefined) ||
      sale === true ||
      utterance.new === true ||
      size !== undefined ||
      Object.keys(not).length > 0 ||
      Object.keys(more).length > 0 ||
      utterance.price !== undefined)
  );
}

/** "Show me what is on sale". */
const whatever =
  /(?<![a-z])(?:what (?:is|you have)|ce qui est|ce que (?:tu as|vous avez|t as)|tout ce qui est)(?![a-z])/;
/** "Only what is reduced" narrows what was shown, « enlevez tout ce qui est en laine » too. */
const onlyThose =
  /^ *(?:uniquement|seulement|juste|rien que|que |only|just|(?:enlev|retir|vir|supprim|ot|exclu|elimin|cach)[a-z]*|(?:remove|hide|exclude|drop|skip|take|leave|filter)(?![a-z]))/;
const ofThose =
  /^(?:(?:is|are) (?:it|this|that|these|those|they)|c est|ca (?:fait|rend)|(?:elle|il)s? (?:est|sont))(?![a-z])/;
/** What people say of clothes and of little else. */
const kindly =
  /(?<![a-z])(?:comfy|comfortable|cosy|cozy|soft|pretty|cute|smart|flattering|loung(?:e|ing)|practical|stylish|nice|doux|douce|douillet(?:te)?|confortable|joli|jolie|pratique|mignon|cocooning|trainer|sympa|flatteur|prints?|patterns?|imprimes?|motifs?)(?![a-z])/;
/** "Something that says confident": whatever it is, it is to be found. */
const vaguely =
  /^ *(?:(?:hi|hello|hey|bonjour|salut|coucou)[ ,!]*)?(?:(?:i|we) (?:want|need|would like|would love|am after|am looking for) |looking for |(?:je|j|on) (?:veux|voudrais|cherche|aimerais|recherche) |il me faut(?:drait)? |maybe |any |got )?(?:something|anything|quelque chose|un truc|de quoi)(?! (?:else|other|d autre|wrong|about|is|happened|de special))(?= [a-z]+ [a-z]+)/;
const toLook =
  /(?<![a-z])(?:look|be|feel|seem|etre|faire|me sentir|avoir l air|aie l air|paraitre|paraisse|sois) (?:really |very |more |super |tres |plus |un peu |bien )?(?:smart|sharp|decent|respectable|cool|elegant[es]?|chic|classy|good|nice|pretty|stylish|expensive|professional|put together|belle|beau|jolie|classe|presentable|a mon avantage|feminine|amazing|stunning|incredible|gorgeous|beautiful|killer|sublime|canon|magnifique|superbe|sexy|au top|splendide)(?![a-z])/;
const likeThem =
  /(?<![a-z])(?:similar|same|alike|pareils?|semblables?|du meme (?:genre|style)|dans le meme)(?![a-z])/;

const isWithin = (code: string, other: string): boolean =>
  code === other || code.startsWith(`${other}.`) || other.startsWith(`${code}.`);

const nowhere: Standing = { slots: {}, not: {} };

const isStanding = ({ slots, not, ...rest }: Standing): boolean =>
  Object.keys(slots).length + Object.keys(not).length + Object.keys(rest).length > 0;

/** A look, and not one piece for a look: "pull pour un look preppy", "une tenue… non, juste une robe". */
function isLook({ asks, garments, utterance }: Said, text: string): boolean {
  if (!asks("outfit")) return (garments >= 2 && utterance.price?.total === true) || isWorn(utterance.slots);
  if (asks("just") && garments > 0) return false;
  // "I have nothing to wear, a long dress please" wants a dress.
  if (garments === 1 && bare.test(text) && !entire.test(text)) return false;
  if (/(?:^|[ ,])(?:look|style) [a-z]+ ?[:,] ?(?:je |i )/.test(text) && garments > 0) return false;
  return (
    !/(?<![a-z])(?:pour|for|with|avec|d|au) (?:un |mon |my |a |the |le )?(?:(?:total |complete )?look|style)(?! (?:complet|au))(?= [a-z]+(?:$|[,.]))/.test(
      text,
    ) || garments === 0
  );
}

/** From head to foot, for one occasion: "a shirt, chinos and loafers for a wedding". */
const isWorn = ({ category = [], occasion }: Said["utterance"]["slots"]): boolean =>
  occasion !== undefined &&
  [/^A\.[1245]/, /^A\.[38]/, /^B/].every((part) => category.some((code) => part.test(code)));

const bare = /(?<![a-z])(?:nothing to wear|rien a (?:me )?mettre)(?![a-z])/;
const entire = /(?<![a-z])(?:outfits?|looks?|tenues?|ensembles?|dress me|style me|habille[rz]?)(?![a-z])/;

/** Words that fashion has: the capital of Australia is none. */
function isTerm(text: string): boolean {
  const terms = termsIn(text, (start, end) => text.slice(start, end));
  return terms.some(
    (term) =>
      matchWords(term).some(({ concept }) => !untermed.has(concept.facet)) ||
      made.test(term) ||
      tokenise(term).some(({ text: word }) => word.length > 3 && glossaryWords().has(word)),
  );
}

/** What is said of how clothes are made. */
const made =
  /(?<![a-z])(?:seams?|stitch[a-z]*|weave|woven|knit[a-z]*|lining|lined|hems?|darts?|pleats?|plackets?|vents?|gussets?|deniers?|gsm|microns?|ply|threads?|selvedge|welt[a-z]*|soles?|insoles?|tann[a-z]*|bonded|taped|cups?|lapels?|ourlets?|doublure|maille|tissage|points? (?:de|d|mousse|jersey) ?[a-z]*|tiss[ue][a-z]*|surpiq[a-z]*|pinces?|empiecement|boutonnieres?|semelles?|cousue?s?|trame|armure|finitions?|coutures?|bonnets?|revers|thermosoude[a-z]*|dwr|oeko ?tex|oeko|gots|gore ?tex|upf|mulesing|rws|goussets?|patte de boutonnage|biais|passepoil|ganse|liseres?|piping|binding|yokes?|fourchettes?)(?![a-z])/;

const untermed = new Set<Facet>(["price", "size", "wearer", "offer", "filler", "outside", "brand"]);

let named: ReadonlySet<string> | undefined;
function glossaryWords(): ReadonlySet<string> {
  named ??= new Set(
    glossary.flatMap(({ term }) =>
      [term.en, term.fr].flatMap((words) => tokenise(words).map(({ text }) => text)),
    ),
  );
  return named;
}
