import { givenOn, giving, relations, weddingRoles } from "#vocabulary/lexicon/conversation/people.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";
import { blank, blankAll, says, wholeWords } from "./patterns.ts";

export interface Recipient {
  readonly for?: Universe;
  readonly isGift: boolean;
  readonly isForMe: boolean;
  readonly role?: "guest" | "couple";
  readonly rest: string;
}

/** Whom something is for. Whose wedding it is for is not whom it is for, but whose birthday is. */
export function readRecipient(text: string): Recipient {
  const role = says(text, couple) ? ("couple" as const) : says(text, guest) ? ("guest" as const) : undefined;
  let rest = text.replace(ofTheirs, (found: string, whom = "") => `${whom}my `.padStart(found.length, " "));
  if (keepsake.test(text)) rest = rest.replace(ofTheDay, (found) => "pour ".padStart(found.length, " "));
  let [isGift, isForMe] = [false, false];
  let wearer: Universe | undefined;
  for (const { pattern, is } of people) {
    for (const found of [...rest.matchAll(pattern)]) {
      const whole = found[0];
      rest = blank(rest, [found.index, found.index + whole.length]);
      if (isTheirDay(text, found.index, found.index + whole.length)) continue;
      // "A coat for a short man" may be for whoever asks.
      isGift ||= !anybody.test(whole);
      wearer ??= is;
    }
  }
  // "Hubby needs new boxers", "what could I get my boyfriend", "ma mère fête ses 60 ans".
  for (const { wanting, is } of people) {
    if (!says(rest, wanting)) continue;
    isGift = true;
    wearer ??= is;
    rest = blankAll(rest, wanting);
  }
  // "I want to get her a scarf".
  for (const universe of universes) {
    if (!says(rest, givenTo[universe])) continue;
    isGift = true;
    wearer ??= universe;
    rest = blankAll(rest, givenTo[universe]);
  }
  // "My sister she loves purple" after a word for presents, "offrir un pull à mon père".
  if (says(text, given)) {
    isGift = true;
    rest = rest.replace(/(?<![a-z])a (?=(?:mon|ma|mes|my) )/g, "  ");
    for (const { loosely, is } of people) {
      if (wearer === undefined && is && says(rest, loosely)) wearer = is;
      rest = blankAll(rest, loosely);
    }
    // "She likes bright colours" tells whom, where nothing else does.
    for (const universe of universes)
      if (wearer === undefined && says(rest, spokenOf[universe])) wearer = universe;
    rest = blankAll(blankAll(rest, given), days);
  }
  // "My husband hates ties, he needs a shirt", « il lui faut une chemise ».
  if (says(rest, theyNeed)) {
    for (const { loosely, is } of people) {
      if (!says(rest, loosely)) continue;
      isGift = true;
      wearer ??= is;
    }
  }
  const theirDay = birthdays.flatMap(({ pattern, is }) => (says(rest, pattern) ? [is] : []));
  if (theirDay.length > 0) {
    isGift = true;
    wearer ??= theirDay[0];
  }
  // "A watch for my partner, he is 50": who is spoken of may be either, and the next word tells.
  if (isGift && wearer === undefined) {
    wearer = universes.find((universe) => says(text, spokenOf[universe])) ?? genderIn(text);
  } else if (wearer === "men" && says(text, mate) && says(text, spokenOf.women)) wearer = "women";
  if (isGift) rest = blankAll(rest, days);
  rest = blankAll(rest, company);
  // « Trop cher pour moi » says nothing of whom it is for.
  if (says(rest.replace(tooMuch, ""), me)) {
    isForMe = true;
    rest = blankAll(rest, me);
  }
  rest = rest.replace(roles, (found) => "groom".padEnd(found.length, " "));
  // Whoever is only talked about gets nothing: "my daughter graduates next month".
  for (const { loosely } of people) rest = blankAll(rest, loosely);
  for (const universe of universes) {
    if (!wearer && says(rest, worn[universe])) wearer = universe;
    rest = blankAll(rest, worn[universe]);
  }
  return { isGift, isForMe, rest, ...(wearer && { for: wearer }), ...(role && { role }) };
}

const theirs =
  "(?:my|mon|ma|mes|a|an|un|une|the|our|notre|his|her|your|me|moi|le|la|l|cette?|ce|sa|son|ses) (?:(?:two|three|2|3|deux|trois) )?(?:(?:best|dear|old|new|lovely|little|lil|wee|baby|twin|older|younger|big|future|jumeau|jumelle|meilleure?s?|petite?s?|grande?s?|chere?s?|ptite?|vieille|vieux|jeune|futur) )?";
const forWhom =
  "(?:(?:it is |c est |its )?(?:for|pour|to give(?: to)?|give(?: to)?|offrir a|cadeau (?:a|de)|plaisir a|destinee? a|buying for|shopping for|(?<!(?<![a-z])(?:an?|the|this|that|new|nice|black|red|white|summer|evening) )dress|habille[rz]?|pour l anniversaire d[e u]|pour les \\d+ ans d[e u]|l anniversaire d[e u]|anniversaire d[e u]|(?:pour )?la fete (?:d[eu]|a)))";
const possessed =
  "(?:my|our|mon|ma|mes|notre|nos) (?:\\d+ ?(?:years? old|yr old|yo) )?(?:(?:best|dear|old|new|lovely|little|lil|wee|baby|twin|older|younger|big|future|teenage|teenaged|eldest|oldest|youngest|middle|adult|grown up|poor|darling|beloved|tall|meilleure?|petite?|grande?|chere?|vieille|vieux|jeune|futur|pauvre|adorable|propre) )?";
/** What is told of somebody before it is said what they want: "my son, 17, wants", « ma fille qui part à la fac veut ». */
const told = (() => {
  const word =
    " (?!(?:hates?|never|not|no|loves?|likes?|deteste|aime|adore|pas|jamais|sans|without|wants?|needs?|veut|i|je|j|me|moi)(?![a-z]))[a-z0-9]+";
  return `(?:s?(?:,? (?:de|d|aged|is|who is|who s|whos|qui (?:a|aura|fait|vient|part|rentre|entre|commence|demarre|est)|who(?: has| just)?|bientot|presque|nearly|almost|is)(?:${word}){1,6}?,?|,? \\d+(?: (?:ans|years? old|yo))?,?| (?:is |has |just |has just )*(?:off|going|heading|starting|started|starts|moving|leaving|joining|graduating|part|va|rentre|entre|commence|demenage|quitte|demarre)(?:${word}){0,6}? (?:and|et|so|donc|alors)(?: he| she| il| elle)?))?`;
})();
/** Who needs no "my": "hubby needs socks", "the missus". */
const own = "wife|missus|husband|hubby|boyfriend|girlfriend|old man|mother in law|copine|copain|mari";
const closest = "hubby|mum|mom|dad|grandma|grandad|granny|nan|maman|papa|mamie|papi|papy|mamy";
/** What people do who are to get something. */
const wishing =
  "needs?|wants?(?! me| us| it to)|is (?:after|looking for|into|mad about|obsessed with|crazy about|turning|getting on|hard to|impossible to|a (?:size |[sml](?= |$)|\\d))|turns?(?= \\d| 1)|turning(?= \\d)|collects?|fancies|prefers|is (?:asking|begging|dying|desperate|hoping) for|has (?:been )?(?:asking|asked|begging) for|loves?(?= [a-z])(?! me| it when| us| how| my)|likes?(?! me| it when| us| how| my)|adores?|would (?:love|like)(?= [a-z])(?! me| us)|could (?:use|do with)|asked (?:for|santa)|has (?:everything|a birthday|nothing|no)|wears?(?! [a-z]+ to)|takes? (?:a |an )?(?:size|\\d)|(?:only )?ever wears?|keeps? (?:stealing|losing|complaining about his|complaining about her)|a besoin|(?:fai[st]|chausse|porte|met|is|wears|takes|is an?)(?= {2,})|est (?:impossible|difficile|dure?|complique) a|veut(?! que)|voudrai[st](?! que)|aimerai[st](?! que)|adorerai[st](?! que)|apprecierait|souhaite(?:rait)?(?! que)|aurait besoin|reclame|demande(?! (?:que|si|a ce))|me (?:reclame|demande)(?! (?:que|si|de))|prefere(?:rait)?|adore|adorent|aime(?! (?:me|que|pas que|quand))|collectionne|fete ses|va feter|aura \\d|va avoir|a (?:bientot |eu )?\\d+ ans|cherche|reve d|est fan|est (?:dingue|folle|fou|accro|gaga)|porte(?! (?:son|sa) nom)|chausse|fait du \\d|met du|a tout|part (?:a|en) (?:la )?retraite|prend sa retraite|manque d|a perdu (?:son|sa|ses)";
const people = ([...universes, "all"] as const).map((key) => {
  const words = relations[key].split("|").sort((a, b) => b.length - a.length);
  const plain = words.map((word) => `${word}s?`).join("|");
  const alone = words.filter((word) =>
    /^(?:him|her|lui|elle|someone|somebody|quelqu un|friends)$/.test(word),
  );
  const amongThem = (list: string) =>
    list
      .split("|")
      .filter((word) => words.includes(word))
      .join("|") || "(?!)";
  return {
    pattern: new RegExp(
      `(?<![a-z])${forWhom} (?:${theirs}(?:${plain})|(?:${[...alone, "maman", "papa", "mum", "mom", "dad", "mamie", "papi", "hubby", "wifey", "grandma", "grandad", "granny", "nan", "gran"].filter((word) => words.includes(word)).join("|") || "(?!)"})s?)(?! (?:jeans?|blazer|fit|shirt|jean|coupe|wash))(?![a-z])(?: (?:at|from|in|who runs|who works in) (?:work|the office|my office|our office|my team|accounts|hr|reception)| d[eu] (?:la |l )?(?:bureau|boulot|travail|taf|compta|equipe|accueil))?`,
      "g",
    ),
    loosely: new RegExp(
      `(?<![a-z])(?:(?:my|mon|ma|mes|our|notre|nos) (?:(?:best|old|little|big|petite?|grande?|meilleure?) )?(?:${plain})(?![a-z])(?! (?:jeans?|blazer|fit|shirt|jean|coupe))${key === "all" ? "" : `|(?<=(?:cadeaux?|kdo|gifts?|presents?|idees?|noel|offrir)(?: [a-z]+){0,2} )(?:${words.filter((word) => !word.includes(" ")).join("|")})(?![a-z])`})`,
      "g",
    ),
    wanting: new RegExp(
      `(?<![a-z])(?:(?:get|getting|buy|buying|treat|treating|spoil|surprise|impress|find|got to get|pick up for|choose for|gater|gate|surprendre|(?:faire )?(?:une )?surprise a|acheter (?:a|pour)|prendre (?:a|pour)|trouver (?:a|pour)|prendre quoi a|acheter quoi a|offre quoi a|prends quoi a) (?:${possessed}(?:${plain})|(?:the|la|le) (?:${amongThem(own)})|(?:${amongThem(closest)}))(?! (?:jeans?|blazer|fit|shirt|to|off|back|that i|de|a me))|(?:${possessed}(?:${plain})|(?:the|la|le) (?:${amongThem(own)})|(?:${amongThem(closest)})|(?<=^ *|[.,!?;:] *|(?:hi|hello|hey|bonjour|salut) )(?:${amongThem(own)}|${amongThem("sister|brother|daughter|son|girlfriend|nephew|niece|soeur|frere|fille|fils|pere|mere")}))${told}(?: (?:really|just|also|only|always|desperately|vraiment|aussi|juste|also|simply|now|maintenant))? (?:${wishing}))(?![a-z])`,
      "g",
    ),
    ...(key !== "all" && { is: key }),
  };
});
const everyone = Object.values(relations).join("|");
/** "My brother's girlfriend" is a woman. */
const ofTheirs = new RegExp(
  `(?<![a-z])((?:for|to|pour) )?(?:my|our) (?:[a-z]+ )?(?:${everyone})s (?=(?:new |best |little )?(?:${everyone})(?![a-z]))(?!jeans?)`,
  "g",
);
const anybody =
  /(?<![a-z])(?:an?|une?) (?:[a-z]+ )?(?:man|men|woman|lady|girl|boy|guy|homme|femme|fille|gars|mec|nana|dame)s?$/;

/** "It's my mum's birthday". */
const birthdays = ([...universes, "all"] as const).map((key) => ({
  pattern: new RegExp(
    `(?<![a-z])(?:my |the |(?<=^ *))(?:${relations[key]})s? (?:(?:\\d+(?:th|st|nd|rd) )?(?:birthday|bday|retirement)(?! (?:party|dinner))|\\d+(?:th|st|nd|rd)(?! (?:wedding|floor|street))|(?:is |turns |will be |s )?[2-9]\\d (?=(?:on|this|next|tomorrow|today|soon|in (?:an? |two |\\d))(?![a-z])))`,
    "g",
  ),
  is: key === "all" ? undefined : key,
}));

/** "My brother's wedding", "le mariage de ma sœur": they get nothing from it. */
function isTheirDay(text: string, start: number, end: number): boolean {
  if (/anniversaire|birthday|ans d|la fete (?:d|a)/.test(text.slice(start, end))) return false;
  // A watch for a brother's graduation is what he gets; a dress for it is worn there.
  if (keepsake.test(text) && graduating.test(text.slice(end))) return false;
  if (new RegExp(`^s? (?:\\d+(?:th|st|nd|rd|eme|e)? )?(?:${givenOn})`).test(text.slice(end))) return false;
  return /^s?(?: is| are|'s)? (?:[a-z]+ )?(?:wedding|christening|graduation|graduates|getting married|funeral|party|engagement|baptism|communion|marriage)/.test(
    text.slice(end),
  );
}

const keepsake =
  /(?<![a-z])(?:watch|watches|wallet|card ?holder|cufflinks?|bracelets?|bangle|necklace|pendant|locket|chain|charm|ring|pen|montres?|portefeuille|porte cartes?|boutons? de manchettes?|gourmette|collier|pendentif|medaille|chaine|bague|chevaliere)(?![a-z])/;
const graduating =
  /^s?(?: is| are)? (?:[a-z]+ )?(?:graduation|graduates|graduating|christening|baptism|communion|confirmation|bar mitzvah|bat mitzvah)/;
/** « Une montre pour la remise de diplôme de mon frère ». */
const ofTheDay =
  /(?<![a-z])pour (?:la |le |les |l |sa |son )(?:premiere )?(?:remise (?:de|des|du) diplomes?|diplome|bapteme|communion|confirmation|bar mitzvah|obtention du (?:bac|diplome)|bac) de (?=(?:mon|ma|mes|notre|nos) )/g;

const given = wholeWords([giving]);
const getting = "(?:get|getting|buy|buying|give|giving)";
const givenTo: Readonly<Record<Universe, RegExp>> = {
  men: new RegExp(`(?<![a-z])${getting} him(?= (?:an?|some|something|the|new|nice) )`, "g"),
  women: new RegExp(`(?<![a-z])${getting} her(?= (?:an?|some|something|the|new|nice) )`, "g"),
};
const days = wholeWords([`(?:\\d+(?:th|st|nd|rd) )?(?:${givenOn})(?! (?:dinner|party|parties|soiree))`]);
const me = wholeWords([
  "(?<!(?:not|no|nothing|is|all|it|done|everything|good|that) )for (?:me|myself)",
  "(?<!(?:pas|peu|non|tout|bon|ok|parfait) )pour moi(?: meme)?",
  "c est pour moi",
  "it is for me",
]);
/** Names for guests that have the word for a man in them: they are at a wedding, and nobody else is spoken of. */
const roles = /(?<![a-z])(?:best man|page boy|flower girl|dames? d honneur)(?![a-z])/g;
const spokenOf: Readonly<Record<Universe, RegExp>> = {
  men: wholeWords([
    "(?:it is|is|its|c est|he is)(?: for| pour)? (?:an?|une?|some|this) (?:[a-z]+ )?(?:bloke|man|guy|lad|chap|fella|dude|boy|mec|gars|homme|type|monsieur|collegue masculin)",
    "he|him|his|(?<!(?:faut|manque) )il (?=(?:aime|adore|fait du|porte|chausse|est fan|deteste|met|part|s en va|prend sa|fete|demenage|a \\d+ ans|va avoir|aura|collectionne|joue|travaille|reve|cherche|a tout|n a rien))",
  ]),
  women: wholeWords([
    "(?:it is|is|its|c est|she is)(?: for| pour)? (?:an?|une?|some|this) (?:[a-z]+ )?(?:woman|lady|girl|lass|femme|dame|nana|meuf)",
    "she|her|elle",
  ]),
};
/** « Ma collègue », « mon coloc »: the article tells what the word does not. */
const genderIn = (text: string): Universe | undefined =>
  /(?<![a-z])mon (?:vieux |cher |futur |nouveau )?(?:collegue|prof|coloc|partenaire|chef|guide|kine|dentiste|stagiaire|ado)(?![a-z])/.test(
    text,
  )
    ? "men"
    : /(?<![a-z])ma (?:vieille |chere |future |nouvelle )?(?:collegue|prof|coloc|partenaire|cheffe|guide|kine|dentiste|stagiaire|ado)(?![a-z])/.test(
          text,
        )
      ? "women"
      : undefined;
const mate = wholeWords(["(?:best )?mates?|pal|buddy"]);
/** With whom one goes is nobody who gets something: « dîner avec une dame ». */
const company = wholeWords([
  "(?:avec|with|par|by|chez) (?:un|une|a|an|des|some|the|cette?|ce|this|l) (?:[a-z]+ )?(?:dames?|femmes?|hommes?|monsieur|messieurs|filles?|mecs?|garcons?|lady|ladies|woman|women|m[ae]n|guys?|girls?|gentlem[ae]n)",
]);
const theyNeed = wholeWords([
  "(?:hed|shed) (?:really |also )?(?:like|love|want|need)|lui (?:plairai?[ts]?|plaira|irait|ferait plaisir|conviendrait)|(?:he|she) (?:really |also )?(?:needs|wants|could do with|is after|is looking for|would like|would love)|(?:il|elle) (?:lui (?:faut|faudrait)|a besoin|cherche|veut|voudrait|aimerait)(?! qu)|lui (?:faut|faudrait)(?! qu)",
]);
const tooMuch =
  /(?<![a-z])(?:too|trop|bit|un peu|assez|pas assez|very|so|tres) (?:[a-z]+ ){1,3}(?:for me|pour moi)(?![a-z])/g;
const guest = wholeWords([weddingRoles.guest]);
const couple = wholeWords([weddingRoles.couple]);
const worn: Readonly<Record<Universe, RegExp>> = {
  men: wholeWords([
    "(?:for |pour )?(?:men|mens|man|male|gents?|(?<!(?:you|hi|hey|hello|thanks|ok|okay|so|these) )guys|gentlemen|menswear|hommes?|messieurs|masculins?)(?! (?:bag|of))",
    "i am a (?:man|guy|bloke)",
    "(?:rayon|collection|version) (?:homme|hommes)",
    "(?:pour|for) (?:un |an? )?(?:[a-z]+ )?(?:monsieur|gentleman|bloke|chap|lad|fella|dude|guy)",
  ]),
  women: wholeWords([
    "(?:for |pour )?(?:women|womens|wimen|woman|ladies|lady|womans|female|womenswear|femmes?|dames?|feminins?)",
    "i am a (?:woman|girl|lady)",
    "(?:rayon|collection|version) (?:femme|femmes)",
  ]),
};
