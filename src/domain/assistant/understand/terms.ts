import { asking } from "#vocabulary/lexicon/conversation/asking.ts";
import { wordsLike } from "./patterns.ts";

/** The words that a question is about, as they were written: "a mandarin collar", "entre satin et soie". */
export function termsIn(text: string, written: (start: number, end: number) => string): readonly string[] {
  // The question itself parts what is asked about.
  const quoted = quotedIn(written(0, text.length));
  if (quoted.length > 0) return quoted;
  const bare = text.replace(question, (found) => "|".padEnd(found.length, " "));
  const terms: string[] = [];
  for (const piece of bare.matchAll(/[^|,?!;:]+/g)) {
    // "What is viscose, is it plastic?" asks about viscose.
    if (terms.length > 0 && guessed.test(piece[0])) continue;
    for (const part of split(piece[0], piece.index)) {
      const [start, end] = trim(part.text, part.start);
      const [from] = named(text.slice(start, end), start);
      if (end > from) terms.push(written(from, end).toLowerCase().replace(/\s+/g, " ").trim());
    }
  }
  return [...new Set(terms)];
}

/** "My daughter says I need a shacket, what is that": of a whole clause the last thing that is named. */
function named(text: string, start: number): readonly [number] {
  if (text.trim().split(/\s+/).length < 4) return [start];
  const last = [...text.matchAll(naming)].at(-1);
  const [from] = last
    ? trim(text.slice(last.index + last[0].length), start + last.index + last[0].length)
    : [start];
  return [from];
}
const naming =
  /(?<![a-z])(?:about|called|calls? (?:it|them|this|these)|named|mentioned|mentions|says?|said|saying|wants?|wearing|needs?|bought|got|has|have|reads?|recommend(?:s|ed)?|labelled|described as|parle(?:nt)?(?: d[eu]s?)?|dit|faut|marque|ecrit|achete|conseille|porter?|appelle(?:nt)?(?: ca)?|veut|voudrait|lu|vu|entendu(?: parler d[eu]s?)?|nomme|seeing|seen|saw|hearing|heard(?: of)?|reading|using|come across|came across|spotted|noticed|voi[st]|lis|croise|tombe sur|remarque|utilise(?:nt)?|entends(?: parler d[eu]s?)?) /g;

/** What stands in quotation marks is what is asked about. */
function quotedIn(message: string): readonly string[] {
  return [...message.matchAll(quotes)].flatMap((found) => {
    const words = found.slice(1).find(Boolean)?.trim().toLowerCase();
    return words ? [words] : [];
  });
}
const quotes =
  /(?<=^|[\s(:,])(?:"([^"]{2,40})"|[“„]([^”“]{2,40})[”“]|[«‹]\s*([^»›]{2,40}?)\s*[»›]|['‘`]([^'’`]{2,40})['’`])(?=$|[\s?!.,;:)])/g;

function split(text: string, from: number) {
  const parts: { readonly text: string; readonly start: number }[] = [];
  let start = 0;
  for (const found of text.matchAll(/\s(?:and|et|ou|or|vs\.?|versus|as|from|d une?(?= [a-z]+\s*$))\s/g)) {
    parts.push({ text: text.slice(start, found.index), start: from + start });
    start = found.index + found[0].length;
  }
  parts.push({ text: text.slice(start), start: from + start });
  return parts;
}

/** Without articles and other small words on both sides. */
function trim(text: string, from: number): readonly [number, number] {
  let [start, end] = [0, text.length];
  for (;;) {
    const found = leading.exec(text.slice(start, end));
    if (!found) break;
    start += found[0].length;
  }
  for (;;) {
    const found = trailing.exec(text.slice(start, end));
    if (!found) break;
    end -= found[0].length;
  }
  return [from + start, from + end];
}

const guessed =
  /^\s*(?:and |et |but |mais )?(?:is (?:it|that|this)|are (?:they|these|those)|does it|do they|c est (?:du|de|une?|comme|pareil|la|le|en|bien|quand)|est ce (?:que c|du|de|une?)|ca (?:se|tient|va|gratte)|i |je |my |mon |ma |j |on |the |someone|it |ils |il |elle )/;
const small =
  "pray|kindly|pardon|sorry|desolee?|um+|uh|erm|euh|heu|hum|hmm|wait|attend[sz]|attendez|(?:quick |silly |stupid |dumb |daft |random |petite |simple )?question(?: (?:bete|idiote|stupide|rapide))?|excuse[rz]? (?:moi|my ignorance)|forgive me|bon|ben|bah|oh|ah|well|alors|donc|but|mais|excuse me|may i ask|if i may|dites|apart|different|differently|distinct|differente?s?|differ|differs|be|refers? to|as to|about|on|sur|ce|ce qu|qu|que|a|an|the|un|une|le|la|les|l|des|du|de|d|of|is|are|that|this|it|exactly|exactement|please|svp|what|whats|whats that|mean|means|called|comme|tissu|matiere|genre|type|sorte|quoi|c|est|ca|hi|hello|bonjour|salut|hey|so|ok|and|et|by|you|do|does|really|actually|anyway|au juste|juste|already|deja|pour|vous|between|entre|can|could|tell|me|explain|thing|same|there|their|they|fabric|material|kind|sort|cut|coupe|mot|word|term|terme|in fashion|en mode|vraiment|precisement|concretement|hein|dis|moi|je|sais|pas|i|dont|not|know|wondering|was|just|curious|quelle|quel|y|t|il|sont|difference|differences|the difference|even|again|basically|like|honestly|wtf|the hell|the heck|the fuck|on earth|actual|technically|bon sang|diable|bien|encore|en fait|s il vous plait|stp|or something|ou quoi|lol|mdr|supposed to be|meant to be|cense etre|censee etre|encore une fois|better|best|warmer|cooler|softer|for summer|for winter|pour l ete|pour l hiver|when it is at home|when they are at home|at all|then|though|nowadays|these days|on a label|dear|love|mate|darling|hun|sweetie|pal|ma belle|mon cher|ma chere|chef|cherie|thanks|thx|merci|dress code|ce truc|ce machin|truc|machin|this thing|that thing|au fait|the word|le mot|l expression|le terme|understand|get(?: it)?|comprends?|capte|pige|connais|connait|pas trop|everywhere|partout|tout le temps|all the time|all over";
const leading = new RegExp(`^(?:\\s+|[."]+|(?!a line)(?:${small})(?![a-z0-9]))`);
const trailing = new RegExp(`(?:\\s+|[.!?"]+|(?<![a-z0-9])(?:${small}))$`);
const question = wordsLike([
  ...asking.term,
  "c est quel (?:genre|type|style) d[e u]? ?[a-z]*|mean(?:ing)?(?= |$|[?])|difference(?= |$|[?])",
]);
