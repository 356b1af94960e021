import { blankAll, says, wholeWords } from "./patterns.ts";
import { politely } from "./unwanted.ts";

/** What is said beside the wish and has words that would mislead: greetings, "montre-moi", "it would work with". */
export function withoutPhrases(text: string, greeting: RegExp, thanks: RegExp, isOutfit: boolean): string {
  let rest = blankAll(blankAll(text, greeting), thanks);
  if (!says(text, towards)) rest = blankAll(rest, owned);
  rest = blankAll(rest, likened);
  rest = blankAll(blankAll(rest, politely), idle);
  rest = blankAll(rest, isOutfit ? wholeLook : besideMine);
  if (!isOutfit) rest = blankAll(rest, over);
  // "Parisian style blazer" is a blazer; "blazer style" is none.
  return rest.replace(/(?<![a-z])style (?=[a-z])/g, "style,");
}
const idle =
  /(?<![a-z])(?:montre[rsz]? (?=moi|m |nous|ce |ceux|celles|tout|autre)|(?:would |will |could |can |to |that |which |all )works? (?=with|well|for me|together)|(?<!multi |light |dark |bright |same |different )colou?red (?=[a-z])|suits? (?=me(?![a-z])|you|him|her(?![a-z])|my |us(?![a-z])|someone|a (?:pear|curvy|short|tall|petite))|(?:polo|tennis|football|rugby|cricket) (?=match|game|club)|(?:ca|qui|me|te|lui|leur) va(?= bien| pas| mieux| au teint)|montres? (?=voir|un peu|ce que)|long (?=flights?|days?|time|trip|weekend|walks?|journey|haul|term|nights?|hours)|short (?=notice|trip|break|term|time)|(?:ce|this) soir|tour de (?:cou|taille|poitrine|hanches)|walking(?= around| about| everywhere)|toute la nuit|(?:t es |t |tu es |vous etes )?au top|or (?:longer|shorter)|first time here|(?<=(?:i am|je suis|she is|he is|elle est|il est|being|etant) (?:quite |very |really |rather |pretty |only |so |a bit |plutot |assez |tres |un peu )?)(?:short|tall|petite?|small|big|grande?|thin|tiny|slim|skinny|mince|costaud|ronde?)(?= (?:so|but|and|and i|guy|girl|man|woman|with|donc|mais|et|alors)(?![a-z])| ?(?:$|[,.!?]))|(?:fall|falls|falling|slip|slips|slide|slides|ride|rides|roll|rolls|creep|creeps) (?:down|off|up|apart|out)|(?:pas|not) (?:la |le |the )(?:mariee?|bride|groom)|(?:dress|style) (?=me|him|her|too|so |like|well|badly|more|for my|appropriately)|(?<=(?:i|we|they|people|to) )dress (?=up|down)|button up (?=the)|(?<=help me (?:to |get )?)dress(?:ed)?(?= ?(?:$|[,.!?]|for |to |up)))/g;
/** What somebody has already is no wish: "everything I own is grey", "je n’ai que des jeans". */
const clause =
  "(?: (?!(?:so|but|show|give|i need|i want|i am|i would|can|could|dress|find|help|please|alors|donc|mais|montre|il me|je veux|je voudrais|je cherche|habille|aide|et je|et il)(?![a-z]))[a-z0-9]+){1,7}";
const owned = wholeWords([
  `(?:everything|all|most(?: of what)?) (?:that )?i (?:own|have|wear|ever wear)(?: already)? (?:is|are|seems?)${clause}`,
  `all (?:of )?my [a-z]+ (?:is|are)${clause}`,
  `i (?:only|just|already|literally only)(?: ever)? (?:own|have|wear|got)(?! \\d)${clause}`,
  `i (?:have got|have|own|got) (?:nothing but|only|too many|enough|loads of|tons of|a million|plenty of|so many)${clause}`,
  `(?:my|the) (?:whole |entire )?(?:wardrobe|closet|drawers?) (?:is|are)(?: full of| all| nothing but)?${clause}`,
  `(?:tout|tous|toutes) (?:ce que j ai|mes [a-z]+|ce que je porte) (?:est|sont|c est)${clause}`,
  `(?:je n ai|j ai|j) (?:que|deja|plein|trop)(?: d| de| des| du)?${clause}`,
  `(?:ma|mon) (?:garde robe|dressing|armoire|placard|penderie)(?: entiere?)? (?:est|c est|deborde)${clause}`,
  `je (?:porte|mets) (?:toujours|tout le temps|que|uniquement)${clause}`,
]);
/** What is to go with what one has is told with it. */
const towards =
  /(?<![a-z])(?:with (?:the|my|it|them|that)|avec|match|goes|assorti[re]?|associer|va|style|wear it)(?![a-z])/;
/** "I look like a Christmas tree": nobody asks for one. */
const likened = wholeWords([
  "(?:make me |makes me |making me |made me |me )?(?:look|looks|looking|looked|feel|feels|feeling|dress|dressed) like (?:an? |my |some |i |the )(?!french|parisi|cowboy|cowgirl)[a-z]+(?: [a-z]+){0,3}",
  "(?:ressembl(?:e|er|es|ent|ait)|(?:avoir|j ai|donne|a) l air) (?:a |d |de |du )(?:un |une |ma |mon |la |le )?(?!parisi|cow ?boy)[a-z]+(?: (?:de|a|en|d) [a-z]+)?",
  "on dirait (?:un |une |ma |mon |la |le |du |des )[a-z]+(?: (?:de|a|en|d) [a-z]+)?",
]);
/** "A top to go with my leather skirt" asks for no leather. */
const besideMine =
  /(?<=[a-z] )(?:to (?:go|wear|pair) with|pour aller avec|a (?:porter|mettre) avec) (?:my|mon|ma|mes) [a-z]+(?: (?:en )?[a-z]+)?(?![a-z])/g;
/** "Something to wear over a strapless dress" is no dress. */
const over =
  /(?<=(?<![a-z])(?:something|anything|quelque chose|de quoi|un truc)(?: [a-z]+){0,5} )(?:over|on top of|underneath|par dessus|en dessous d) (?:an? |my |the |une? |ma |mon |mes |des )(?:[a-z]+ )?[a-z]+(?: (?:bustier|longue|courte|noire))?(?![a-z])/g;
const wholeLook = /(?<![a-z])(?:complete?s?|complette?|full|whole|entire|assortie?s?|ensembles?)(?![a-z])/g;
