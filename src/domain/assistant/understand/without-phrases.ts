import { blankAll, says, wholeWords } from "./patterns.ts";
import { politely } from "./unwanted.ts";

/** What is said beside the wish and has words that would mislead: greetings, "montre-moi", "it would work with". */
export function withoutPhrases(text: string, greeting: RegExp, thanks: RegExp, isOutfit: boolean): string {
  let rest = blankAll(blankAll(blankAll(text, addressed), greeting), thanks);
  rest = blankAll(blankAll(rest, besidePoint), unworked);
  if (!isOutfit || !says(text, towards)) rest = blankAll(rest, owned);
  rest = rest.replace(/(?<![a-z])can no longer(?![a-z])/g, "      can not");
  rest = blankAll(blankAll(blankAll(rest, likened), idioms), situations);
  rest = blankAll(blankAll(rest, politely), idle).replace(noRole, (found) =>
    "guest".padEnd(found.length, " "),
  );
  if (isOutfit) rest = blankAll(rest, wholeLook);
  // "Coffee over my silk blouse": it is the blouse that is spoken of.
  else if (!landed.test(text)) rest = blankAll(blankAll(rest, besideMine), besideAny);
  if (!isOutfit) rest = blankAll(rest, over);
  // "Parisian style blazer" is a blazer; "blazer style" is none.
  return rest.replace(/(?<![a-z])style (?=[a-z])/g, "style,");
}
const idle =
  /(?<![a-z])(?:montre[rsz]? (?=moi|m |nous|ce |ceux|celles|tout|autre|d autres|que |uniquement|seulement|juste|les |la |le |des |en |l )|(?:would |will |could |can |to |that |which |all )works? (?=with|well|for me|together)|(?<!multi |light |dark |bright |same |different )colou?red (?=[a-z])|suits? (?=me(?![a-z])|you|him|her(?![a-z])|my |us(?![a-z])|someone|a (?:pear|curvy|short|tall|petite))|(?:polo|tennis|football|rugby|cricket) (?=match|game|club)|(?:ca|qui|me|te|lui|leur) va(?= bien| pas| mieux| au teint)|montres? (?=voir|un peu|ce que)|long (?=(?:road |train |car |plane |work |bank |bike |dog |sunday |winter |city )?(?:flights?|days?|time|trips?|weekends?|walks?|journeys?|haul|term|nights?|hours|runs?|rides?|drives?|shifts?|meetings?|evenings?|distances?|commutes?|way|lasting|list|story|week|stay|does|will|is|until|before|enough))|longue?s? (?=journees?|trajets?|marches?|soirees?|nuits?|distances?|heures?|vols?|reunions?|attente|route|balades?|promenades?|sejours?|terme|gardes?)|courte?s? (?=sejours?|delais?|termes?|trajets?|vacances)|short (?=notice|trip|break|term|time)|(?:ce|this) soir|(?<=(?:that|which|to|will|really|actually|not) )stays? up|(?<=(?<![a-z])(?:je|vous|te|me|nous|on|tu|lui|les) )laisse[rsz]?(?![a-z])|(?<=(?<![a-z])(?:i|to|me|you|we|they|he|she|not|really|always) )sweats?(?! ?shirts?| ?pants)|(?<=(?<![a-z])(?:would|will|could|can|does|might|should)(?: [a-z0-9]+){0,4} )works?(?= (?:for|with|as|on|in|at|well|ok|together)(?![a-z]))|tour de (?:cou|taille|poitrine|hanches)|walking(?= around| about| everywhere)|toute la nuit|(?:t es |t |tu es |vous etes )?au top|(?:le )?top(?= *(?:$|[,.!?;]|(?:merci|si|pour moi|svp|stp|comme|non|quoi)(?![a-z])))(?<=(?<![a-z])(?:serait|est|etait|sera|vraiment|trop|super|juste|carrement) (?:le )?top)|hauts(?= *(?:$|[,.!?;]|(?:j (?:y|en)|je|ca|on|c est)(?![a-z])))(?<=(?<![a-z])talons?(?![a-z])(?:[ ,.;]+[a-z]+){0,8}[ ,.;]+(?:sur|avec|en|les|des) hauts)|or (?:longer|shorter)|first time here|(?<=(?:i am|je suis|she is|he is|elle est|il est|being|etant) (?:quite |very |really |rather |pretty |only |so |a bit |plutot |assez |tres |un peu )?)(?:short|tall|petite?|small|big|grande?|thin|tiny|slim|skinny|mince|costaud|ronde?)(?= (?:so|but|and|and i|guy|girl|man|woman|with|donc|mais|et|alors)(?![a-z])| ?(?:$|[,.!?]))|(?:fall|falls|falling|slip|slips|slide|slides|ride|rides|roll|rolls|creep|creeps) (?:down|off|up|apart|out)|(?:dress|style) (?=me|him|her|too|so |like|well|badly|more|appropriately)|(?<=(?<![a-z])(?:to|i|we|how|they|people|me) )dress (?=for my)|(?<=(?:i|we|they|people|to) )dress (?=up|down)|button up (?=the)|(?<=help me (?:to |get )?)dress(?:ed)?(?= ?(?:$|[,.!?]|for |to |up)))/g;
/** "A guest, not a bridesmaid": who is none of those at a wedding is there all the same. */
const noRole =
  /(?<![a-z])(?:pas|ni|not|nor|et non)(?: (?:la|le|l|the|an?|une?|de|d|part of the|comme|as))* (?:future? )?(?:mariee?s?|temoins?|(?:demoiselles?|garcons?|dames?) d honneur|brides?|grooms?|bridesmaids?|maid of honou?r|best man|groomsm[ae]n|usher|bridal party|mother of the (?:bride|groom)|mere (?:de la mariee|du marie))(?! (?:dress|dresses|style|shoes))(?![a-z])/g;
/** What somebody has already is no wish: "everything I own is grey", "je n’ai que des jeans". */
const clause =
  "(?: (?!(?:so|but|show|give|i need|i want|i am|i would|can|could|dress|find|help|please|alors|donc|mais|montre|il me|je veux|je voudrais|je cherche|habille|aide|et je|et il)(?![a-z]))[a-z0-9]+){1,7}";
const owned = wholeWords([
  `(?:everything|all|most(?: of what)?) (?:that )?i (?:own|have|wear|ever wear)(?: already)? (?:is|are|seems?)${clause}`,
  // What size they have is the one they need.
  "(?:all|most) (?:of )?my [a-z]+ (?:is|are)(?=(?: [a-z]+){0,3} \\d)|(?:tout|tous|toutes) mes [a-z]+ (?:est|sont)(?=(?: [a-z]+){0,3} \\d)",
  `all (?:of )?my [a-z]+ (?:is|are)${clause}`,
  `i (?:only|just|already|literally only)(?: ever)? (?:own|have|wear|got)(?! \\d)${clause}`,
  `i (?:have got|have|own|got) (?:nothing but|only|too many|more(?= [a-z ]+ than)|enough|loads of|tons of|a million|plenty of|so many)${clause}`,
  `(?:my|the) (?:whole |entire )?(?:wardrobe|closet|drawers?) (?:is|are)(?: full of| all| nothing but)?${clause}`,
  `(?:tout|tous|toutes) (?:ce que j ai|mes [a-z]+|ce que je porte) (?:est|sont|c est)${clause}`,
  `(?:je n ai|j ai|j) (?:que|deja|plein|trop|assez)(?: d| de| des| du)?${clause}`,
  `i (?:wear|own|have|have got|already have|already own|just bought|bought) (?:enough|plenty of|too much|so much|a lot of|already)${clause}`,
  `(?:je viens d acheter|j ai achete|j ai craque pour|i just bought|i have just bought) (?:un |une |des |la |le |a |an |some |the )?${clause.slice(0, -"{1,7}".length)}{1,5}`,
  `(?:everyone|everybody|they all|tout le monde) (?:has|have|wears?|is in|owns?|a|porte|met)(?: du| de la| des| un| une| le| la)?${clause}`,
  `(?:ma|mon) (?:garde robe|dressing|armoire|placard|penderie)(?: entiere?)? (?:est|c est|deborde)${clause}`,
  `je (?:porte|mets) (?:trop (?:de|d)|toujours|tout le temps|que|uniquement)${clause}`,
]);
/** What one has, up to what is said next. */
const mine =
  "(?: (?!(?:for|pour|under|around|about|max|moins|budget|size|taille|i|im|je|j|but|mais|please|svp|not|no|pas|sans|without|that|qui|which|or|ou|at|to|il|so|donc|less|cheaper|ideally)(?![a-z]))[a-z]+){1,5}(?![a-z])";
/** What is to go with what one has is told with it. */
const towards =
  /(?<![a-z])(?:with (?:the|my|it|them|that)|avec|match|goes|assorti[re]?|associer|va|style|wear it)(?![a-z])/;
/** "I look like a Christmas tree": nobody asks for one. */
const likened = wholeWords([
  "(?:make me |makes me |making me |made me |me )?(?:look|looks|looking|looked|feel|feels|feeling|dress|dressed) (?:exactly |just |a bit )?like (?:what |something |things |stuff )?(?:an? |my |some |i |the |your |our )(?!french|parisi|cowboy|cowgirl)[a-z]+(?: [a-z]+){0,3}",
  "(?:ressembl(?:e|er|es|ent|ait)|(?:avoir|j ai|donne|a) l air) (?:a |d |de |du )(?:un |une |ma |mon |la |le )?(?!parisi|cow ?boy)[a-z]+(?: (?:de|a|en|d) [a-z]+)?",
  "(?:m |s |t |me |se )?(?:habill|fringu|sap|fagot)(?:e|es|ee|ees|er|ez|ait) comme (?:un |une |ma |mon |la |le |l )[a-z]+(?: (?:de|a|en|d) [a-z]+)?",
  "on dirait (?:un |une |ma |mon |la |le |du |des )[a-z]+(?: (?:de|a|en|d) [a-z]+)?",
]);
/** "A top to go with my leather skirt" asks for no leather, « une cravate qui irait avec ma chemise bleue » for no blue. */
const besideMine = wholeWords([
  `(?<=[a-z] )(?:(?:to (?:go|wear|pair|put|match|team)|(?:that|which) (?:goes|would go|will go|works|would work|matches|would match|looks good|look good|go|match)|goes|matching|to match|and matches) ?(?:well |nicely )?(?:with|under|over)?|(?:pour (?:aller|mettre|porter|associer)|a (?:porter|mettre|assortir)|qui (?:irai(?:t|ent)|aille(?:nt)?|va|vont|ira|iront|iraient|se marie(?:rait)?|matche(?:rait)?)|assortie?s?|pour (?:matcher|completer)) ?(?:bien |parfaitement )?(?:avec|a|sous|sur)?) (?:my|mon|ma|mes|our|nos|notre)${mine}`,
  `(?:worn |portee? )?(?:with|avec|under|sous|over|par dessus) (?:my|mon|ma|mes)(?! (?:budget|size|taille|husband|wife|friends?|mates?|girls|boyfriend|girlfriend|family|kids|copines?|copains?|potes|amis?|famille|mari|femme|enfants|parents|boss|clients?|skin|hair|figure|shape|body|morpho[a-z]*|cheveux|teint|peau|yeux|eyes|silhouette))${mine}`,
]);
/** Nor does "a tie to go with a pink shirt" ask for pink. */
const besideAny = wholeWords([
  `(?<=[a-z] )(?:to (?:go|wear|pair|match|team)|(?:that|which) (?:goes|would go|will go|works|matches|would match|looks good|look good|go|match)|pour (?:aller|associer)|a (?:porter|associer|assortir)|qui (?:irai(?:t|ent)|aille(?:nt)?|va|vont|ira|iront|se marie(?:rait)?|matche(?:rait)?)) (?:well |nicely |bien |parfaitement )?(?:with|avec|under|sous)(?: (?:an?|the|une?|le|la|les|des)|(?= [a-z]+ [a-z]+))(?! (?:everything|anything|all|most|tout|lot|nearly|almost|presque|it|this|that|these|those|them|ca|ce|cette|ces)(?![a-z]))${mine}`,
]);
const landed =
  /(?<![a-z])(?:spil[a-z]+|spl?ashed|splattered|dribbled|stain(?:s|ed)?|marks? on|all (?:over|down)|tipped|renvers[a-z]+|tach(?:e|es|ee|ees)|eclabouss[a-z]+|partout sur|plein sur)(?![a-z])/;
/** "Something to wear over a strapless dress" is no dress. */
const over =
  /(?<=(?<![a-z])(?:something|anything|quelque chose|de quoi|un truc)(?: [a-z]+){0,5} )(?:over|on top of|underneath|par dessus|en dessous d) (?:an? |my |the |une? |ma |mon |mes |des )(?:[a-z]+ )?[a-z]+(?: (?:bustier|longue|courte|noire))?(?![a-z])/g;
/** Words of other things in a phrase that everybody knows. */
const idioms = wholeWords([
  // Rain, and whatever else goes down.
  "down(?= (?:my|his|her|our|your)(?![a-z]))",
  "(?<=(?:ing|ed|all|it|me|us|him|her|them|that|go|goes|come|comes|fall|falls|sit|lie|wind|calm|slow|settle|cut|feel|broke|let|upside|deep|walk|run|look|way|right|hand|pelts?|pours?|rains?) )down(?! (?:jackets?|coats?|fill|filled|filling|vests?|puffers?|gilets?|parkas?|feathers?|alternative|insulated|jumpers?))",
  "(?<=(?:here|down|rains?|raining|cold|outside|gym|run|bus|train|tube|bike|cycle|walk|swim|commute|up|work|town|it) )(?:nearly |almost )?every (?:single )?day",
  "straight(?: on)?(?= (?:to|after|from|away|into|onto|up|off|home|back|talking|out|through)(?![a-z])(?! (?:leg|fit|cut)))|tout droit|(?<=(?:le|mon|aucun|ai|a|plein) )droit(?= (?:de|d|a|au)(?![a-z]))",
  "life s? ?(?:is )?too short|short of (?:time|ideas|money|cash)|(?:a|trop) court d|tout court|at short notice|in short|before long|all day long|as long as|(?<!can )no longer|(?<=how )long|so long|too long (?=ago|a wait|to wait)",
  // « Vous m’avez été d’un grand secours » is no summer.
  "(?<=(?<![a-z])(?:ai|as|a|avons|avez|ont|avait|avais|aviez|avaient|aurait|aura|avoir|ayant|jamais|toujours|deja|ayez|aurez) )ete",
  "(?:au|en|ci|la|par) dessous(?! d)|le soir(?= (?:j|je|quand|en rentrant|apres|venu|on)(?![a-z]))|(?:(?:i|she|he) wears?|je porte|elle porte) (?:a |an |the |le |un |une |des )?(?:hijab|headscarf|veil|turban|glasses|contacts?|uniform|hearing aids?|voile|lunettes|uniforme|appareil)",
  "(?:going|gone|goes|turning|turns|turned) (?:grey|gray|yellow|pink|white|green|orange)|(?:devien(?:t|nent)|vire(?:nt)? au|tourne(?:nt)? au) (?:gris|jaune|rose|vert|orange)",
  "(?:aller|va|vais|aime|adore|faire|part|partir|fan|passionnee?|fait)(?: a| de)?(?: la)? peche",
  // Of the body, and not of the cut.
  "(?<=(?<![a-z])(?:have|got|my|with|her|his|quite|very) (?:an? |such |really |quite |very )?)(?<!(?<![a-z])(?:jumpsuits?|playsuits?|trousers|pants|jeans|culottes|dungarees|shorts|leggings|joggers|chinos|pyjamas|ones?|pair)(?: [a-z]+){0,2} (?:with|have) (?:really |quite |very )?)(?:broad|wide|narrow|big|large|short|long|thick|skinny|slim|small|chunky|flat) (?:shoulders|hips|calves|feet|thighs|arms|legs|bust|chest|torso|head|wrists|boobs|ankles|bum|tummy|stomach)",
  "(?<=(?<![a-z])(?:ai|mes|les|des|une?|la|aux) )(?:epaules?|hanches?|mollets?|pieds?|cuisses?|bras|jambes?|poitrine|chevilles?|fesses|visage|buste) (?:un peu |assez |tres |plutot )?(?:larges?|forts?|fortes?|etroite?s?|courte?s?|longue?s?|fins?|fines?|petite?s?|grande?s?|epais(?:ses)?|plate?s?|menue?s?)",
  "tout juste|au juste|hot (?:flushes|flashes|flush)|bouffees? de chaleur|cold (?:feet|sweat)|in the red|in the black|out of the blue|once in a blue moon|white lie|black sheep|green with envy|red carpet treatment|grey area|passe une nuit blanche|nuits? blanches?|carte blanche|voir rouge|peur bleue|feu vert|travail au noir|idees noires|marron glaces?",
  "(?:in|dans) my shoes|fits the bill|hands down|cold shoulder|(?:by|on) the skin|under my belt|tighten my belt|hat trick|hit below the belt|sacs? a (?:patates|pommes de terre)|plein (?:le|les) bottes?|se serrer la ceinture|deux doigts|coup de (?:coeur|main|fil|soleil|tete)|(?:en|plein) jupe de",
]);
/** « Merci jeune homme » is said to somebody, and for nobody. */
const addressed =
  /(?<=(?<![a-z])(?:merci|thanks?|thank you|cheers|ta|bonjour|bonsoir|salut|hello|hi|hey|bye|au revoir|morning|evening|good day)(?: (?:beaucoup|bien|infiniment|a vous|mille fois|tout plein|so much|very much|a lot|again|a bunch|encore|kindly))?,? )(?:(?:young|old|good|dear|kind|my|mon|ma|mes|les|jeune|cher|chere|chers|cheres|petite?|brave|gentil|gentille|belle|beau|bonne) )*(?:m[ae]n|lady|ladies|sir|gents?|gentlem[ae]n|girls?|lads?|wom[ae]n|guys?|boys?|hommes?|dames?|demoiselles?|garcons?|filles?|gars|monsieur|madame|mademoiselle|messieurs|mesdames|friends?|mate|amie?s?)(?![a-z])(?= ?(?:$|[,.!?;]))/g;
/** Said of what was told just before, or of other people: it points at nothing that was shown. */
const besidePoint = wholeWords([
  "(?<=.{15})(?:(?:do you have|have you got|got|is there|or|auriez vous|avez vous|t as|vous avez) )?(?:anything|something|stuff|things?|somewhere|quelque chose|un truc|des trucs|une piece) (?:like|along) (?:that|this|those lines|these lines)(?= ?[?.!]* *$)|(?<=.{15})(?:quelque chose|un truc|des trucs) (?:comme (?:ca|cela)|(?:dans|de) ce (?:genre|gout|style)(?: la)?)(?= ?[?.!]* *$)",
  "(?:everyone|everybody|someone|somebody|anyone|anybody|no one|nobody|any ?where|every ?where|some ?where) elses?|les autres(?= (?:femmes?|hommes?|filles?|gens|invitees?|mamans?|meres|peres|parents|mecs)(?![a-z]))",
]);
/** "Navy would work too", "that works": it does, and nobody goes to work. */
const unworked = wholeWords([
  "(?<=(?:would|will|could|might|should|also|ll|d|does|did|can|must|going to|seems? to) )work(?= *(?:$|[,.!?;]|(?:too|also|as well|fine|great|nicely|better|best|just|if|here|perfectly|either|both|on me|for (?:me|us|him|her|it|that|this|any|every))(?![a-z])))|works(?! (?:do|party|outing|dinner|night|drinks|van)(?![a-z]))",
]);
/** More of them: whom one meets, where one goes, what landed on what. */
const situations = wholeWords([
  "sortir(?= (?:(?:le|mon|les|mes|son|ses|la|ma) (?:chiens?|chienne|toutou|poubelles?|gosses|enfants|gamins|bebe|petits?)|de|du|des|d)(?![a-z]))",
  "(?<!(?:a|an|the|my|our|work|team|client|board|business|big|this|that|important|staff|zoom) )meeting(?= (?:the|her|his|my|their|our|up|friends|people|someone|him|them|mates|your|some)(?![a-z]))",
  "(?:rendez vous|rdv)(?= (?:chez|a la|a l|parents|medical|pro(?:fessionnel)?|client|d affaires|bancaire|au (?:tribunal|cabinet|bureau|travail|consulat|commissariat|lycee|college|rectorat|pole|siege)|avec (?:mon|ma|mes|le|la|l|un|une|notre|des) (?:futur |future |nouveau |nouvelle )?(?:banqui|notaire|avocat|client|edit|patron|chef|medecin|conseill|prof|direct|assist|recrut|propri|bailleur|agen|compta|fourniss|dent|assur|juge|maire|invest|gyne|coach|rh|drh|psy)[a-z]*)(?![a-z]))",
  "(?:rugby(?: players?)?|rugbymans?|football(?:er)?s?|swimmers?|rowers?|runners?|cyclists?|gym|dancers?|boxers?|tennis|climbers?|ballet|weightlifters?|skiers?|builders?|hockey|cyc?ling)(?: players?)?(?= (?:thighs?|legs?|calves|shoulders|arms|back|build|body|bum|quads|physique|neck|chest|figure|feet)(?![a-z]))",
  "(?<=(?:cuisses?|jambes?|mollets?|epaules?|bras|dos|carrure|corps|cou|physique|morphologie|fesses|pieds) )(?:de|d) (?:rugby(?:man|mans|woman|men)?|nageur|nageuse|footballeur|footeux|footballeuse|danseuse|danseur|cycliste|boxeur|boxeuse|sportif|sportive|coureur|coureuse|skieur|skieuse|grimpeur|grimpeuse|judoka|handballeuse|basketteur|basketteuse|haltero|bucheron|demenageur)s?",
  "(?:spilt|spilled|dropped|dribbled|splashed|tipped|knocked|leaked|poured|chucked|got)(?: [a-z]+){0,3}? (?:red wine|wine|coffee|tea|chocolate|curry|beer|mustard|tomato|gravy|ink|juice)(?= (?:all |down|on|over|onto))|(?:renverse|fait tomber|mis|eclabousse|coule|echappe)(?: [a-z]+){0,3}? (?:vin rouge|vin blanc|vin|cafe|the|chocolat|moutarde|encre|jus|champagne|biere)(?= (?:partout|sur))|(?:red wine|wine|coffee|chocolate|grass|mustard|tomato|vin rouge|vin blanc|cafe|chocolat|moutarde)(?= (?:stains? |all )?(?:on|over|down|sur|plein) (?:my|the|a|an|mon|ma|mes|un|une|le|la)(?![a-z]))",
  "pourquoi pas(?= [a-z])|why not(?= [a-z])|(?:would|do) not mind(?= [a-z])",
  "(?:in|into|dans) (?:an? |my |the |une? |ma |la |mon )?(?:suitcase|hand luggage|carry on|valise|bagage a main)",
  "first things first|first and foremost|last but not least|at (?:long )?last|tout premierement",
  "(?:cet |l |d |un |en |une |bon |bonne |le |fin d )?apres midi|cire(?= (?:de (?:bougie|abeille)|d abeille|partout|sur)(?![a-z]))|reunion (?:de |des )?parents?(?: profs?| d eleves| professeurs)?|rencontre parents profs?",
  "(?:parents?|open|info(?:rmation)?|quiz|games|poker|karaoke) evening|(?:good )?evening(?= (?:class|course|shift|prayer|news|paper)(?:e?s)?(?![a-z]))|cours du soir|journal du soir",
  "(?:break|broke|breaking|risk|risking|crane|stick|sticking) (?:my|your|his|her|a|the) (?:neck|ankles?|legs?)(?: out)?|pain in the (?:neck|bum)|neck (?:and neck|of the woods)|(?:up to|breathing down) (?:my|your) neck|flat(?= (?:out|broke|share|mate|hunting|warming|pack|screen|viewing|refuse)(?![a-z]))|(?:my|our|new|first|tiny) flat(?= *(?:$|[,.!?;]|(?:is|in|has|and|so|warming)(?![a-z])))|me casser (?:le cou|la figure|les chevilles|une jambe)|tordre (?:le|la|les) (?:cou|chevilles?)",
  "(?:my|her|his|the) (?:bum|bottom|tummy|stomach|belly|chest|boobs|bust|feet|hips|shoulders|thighs|arms|legs|calves|ankles|neck|head|hair|waist)(?: (?:always|just|really))? (?:looks?|is|are|seems?|feels?|comes out)(?: (?:so|too|a bit|really|very|all|quite|rather))* (?:flat|flatter|big|bigger|wide|wider|small|short|long|huge|massive|broad|narrow|skinny|thin|chunky|square|boxy|round|high|low|full|heavy|lopsided)|(?:mes|mon|ma|les|la|le) (?:fesses|ventre|poitrine|pieds|hanches|epaules|cuisses|bras|jambes|mollets|chevilles|cou|tete|cheveux|taille) (?:est|sont|parai[st](?:sent)?|fait|font|ont l air)(?: (?:trop|tres|un peu|assez|plutot|toutes?|tout|si|vraiment))* (?:plate?s?|grosses?|gros|larges?|petite?s?|courte?s?|longue?s?|enormes?|etroite?s?|maigres?|fines?|rondes?|carree?s?|hautes?|basses?|lourde?s?|fortes?)",
  "(?:from )?top to (?:toe|bottom)|top of the morning|on (?:the )?(?:top|bottom)(?! of)(?= (?:and|but|,|with|$)|,|$)|(?<=(?:morning|noon|night|day) )to night",
  "(?<=(?:nouveautes?|arrivages?|soldes?|promos?|reductions?|choix|gamme|rayon|neuf|nouveau) )en(?= [a-z]+s(?![a-z]))",
  "(?:\\d+|dix|vingt|trente|cinq|nos|ses|leurs) ans de mariage|anniversaire de mariage|wedding anniversary|(?:golden|silver|diamond|ruby|pearl|paper|tin) (?:wedding )?anniversary|noces d (?:or|argent|etain|emeraude)",
  "(?:j ai|elle a|il a|on a)(?: (?:toujours|tout le temps|vite|souvent|facilement|tres vite|tres))+ chaud|(?:i|she|he) (?:always )?(?:run|runs) (?:so |really |very )?(?:hot|warm|cold)",
  // Hair and eyes.
  "(?:je suis|elle est|il est|suis|aux|peau) (?:rousse?s?|roux|blonde?s?|brune?s?|chatains?)(?= ?(?:$|[,.?!]|aux|avec|et|a|donc|alors))|(?:i am|she is|he is|im) (?:a )?(?:natural )?(?:blonde?|brunette|redhead|ginger|brown|fair)(?= ?(?:$|[,.?!]|with|and|so))|(?:blue|green|brown|hazel|gr[ae]y|dark) eye[sd]|yeux (?:bleus?|verts?|marrons?|noisettes?|gris|noirs?)|(?:red|gr[ae]y|blonde?|brown|white|silver|ginger|auburn|black|dark|copper) hair(?:ed)?|cheveux (?:gris|blancs?|roux|noirs?|bruns?|blonds?|argentes?|chatains?|poivre et sel)|(?:olive|dark|brown|black|fair|pale|pink) (?:skin|complexion)(?:ned|ed)?|peau (?:claire|mate|noire|foncee|rose|blanche|metisse)",
  // « De Noël » is how a jumper looks, and « la Réunion » where one goes on holiday.
  "de noel(?<=(?:pulls?|sweats?|chaussettes|pyjamas?|bonnets?|gilets?|t shirts?)(?: [a-z]+)? de noel)",
  "la reunion(?<=(?<![a-z])(?:(?:vacances|sejour|voyage|lune de miel|billets?|vols?|ile|vivre|habite|habiter|expatriee?)(?: [a-z]+)? (?:a|de|pour|sur|vers)|(?:semaines|mois|jours) a) la reunion)",
  "la reunion(?= (?:pour|a|et|en|je|j|,)(?![a-z]))(?<=(?:quitte|quittons|habite|viens de|arrive de|rentre de|de|vis a|a|depuis) la reunion)",
]);
const wholeLook = /(?<![a-z])(?:complete?s?|complette?|full|whole|entire|assortie?s?|ensembles?)(?![a-z])/g;
