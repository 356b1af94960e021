import type { SlotName } from "../../assistant.ts";

/** Which of the pieces that were shown: folded words, and the place they say. */
export const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  "1st": 1,
  second: 2,
  "2nd": 2,
  third: 3,
  "3rd": 3,
  fourth: 4,
  "4th": 4,
  fifth: 5,
  "5th": 5,
  sixth: 6,
  "6th": 6,
  seventh: 7,
  "7th": 7,
  eighth: 8,
  "8th": 8,
  ninth: 9,
  tenth: 10,
  last: -1,
  premier: 1,
  premiere: 1,
  "1er": 1,
  "1ere": 1,
  "1re": 1,
  deuxieme: 2,
  "2eme": 2,
  "2e": 2,
  seconde: 2,
  troisieme: 3,
  "3eme": 3,
  "3e": 3,
  quatrieme: 4,
  "4eme": 4,
  "4e": 4,
  cinquieme: 5,
  "5eme": 5,
  "5e": 5,
  sixieme: 6,
  "6eme": 6,
  septieme: 7,
  huitieme: 8,
  neuvieme: 9,
  dixieme: 10,
  dernier: -1,
  derniere: -1,
};

/** What an ordinal stands before when it points at nothing. */
export const unpointed =
  "dates?|rencards?|rdv|rencontres?|boulot|poste|emploi|stage|entretien|cours|times?|days?|day|hand|name|place|rendez|rendezvous|jour|fois|main|minute|years?|season|week|weekend|night|month|saison|cri|film|annee|mois|semaine|collection|nouveautes|choice|of all|impression|class|baby|job|enfant|bebe|modeles sortis|match|born|communion|secondaire|question|me (?:years|ages|through|until|a)|us (?:years|ages)|a long|forever|for (?:a long|years|ages|months|weeks|once)|holidays?|trip|party|wedding|summer|winter|spring|autumn|vacances|voyage|ete|hiver|mariage|soiree|purchase|achat|order|resort|chance|thing|word|rangs?|rangee|rows?|metro|train|bus|etage|floor|mot|moment|heure|appel|call|verre|round|lap|tour|trimestre|semestre|term|shift|service|repas|bal|concert|spectacle|show|acte?|gig|kid|child|grandchild|marathon|race|course|half|degre|mondiale|world|aid|lesson|classe|grade|appointment|ball|dance|swim|cruise|festival|anniversary|anniversaire|birthday|noel|christmas|rentree|reunion|presentation|meeting|ski|skiing|exam|examen|oral|sem|trip abroad|flat|home|house|appart|maison|kilo|kilometre|mile|light|hour|resultat|marathon|triathlon|prix|tendances?|trends?|sorties|arrivages?|arrivees?";

/** One piece that was just spoken of. */
export const thisOne: readonly string[] = [
  "(?:this|that|these|those) (?:jacket|dress|shirt|coat|bag|jumper|skirt|blazer|top|suit|hoodie|sweater|cardigan|trench|watch|scarf|belt|hat|blouse|trousers|jeans|boots|shoes|trainers|sandals|heels)(?= (?:but|without|except|only)(?![a-z]))|(?:ce|cet|cette|ces) (?:veste|robe|chemise|jupe|manteau|sac|pull|blazer|haut|costume|montre|echarpe|trench|doudoune|chemisier|gilet|jean|pantalon|bottes|bottines|chaussures|baskets|sandales|escarpins|polo|sweat)(?= (?:mais|sans|sauf)(?![a-z]))",
  "(?:this|that) (?:one|piece|item|model|style|product|pair)|(?:like|as|of|with|around|about) (?:this|that)(?= (?:but|in|one|only|please|and|with|for|then|though|except|in general)(?![a-z])|$|[?,.!])(?! but in general)|^(?:this|that)(?= (?:but|in|one|looks)|$)|(?:show|showing|recommend|picked|chose) (?:me )?(?:this|that)(?= |$)|why (?:this|that)(?= |$)",
  "celui (?:ci|la)|celle (?:ci|la)|ceux (?:ci|la)|celles (?:ci|la)|(?:le|la|les|du|de la) memes?(?! (?:temps|budget|prix|taille|couleur|genre d idee|chose que))(?: chose)?|ce (?:modele|produit|article)|cet article|cette (?:piece|paire)|^pareil(?:le)?s?(?= (?:mais|en|but)|$)|(?<!(?:assez|deja|toujours|est|suis|grande?|petite?|habillee?|bien|parfait|ira|tres bien|nickel|va) )comme ca(?= |$)|(?:c|s)elui ci",
];

/** The one shown, by a word that means it only where a question is asked about it. */
export const itAsked =
  "(?:^| )(?:it|this|that)(?= |$|[?])(?! (?:\\d|is for|was|looks like|weekend|week|summer|winter|spring|autumn|year|month|evening|morning|colou?r|in (?:french|uk|us|eu|italian)|mean))|(?:do|does|did|will|would|could|should|is|are|can) (?:it|this|that)(?= )(?! in (?:french|uk|us|eu|italian|european|fr|it))|(?:this|that) (?:jacket|dress|shirt|coat|bag|jumper|skirt|blazer|top|suit|hoodie|sweater|cardigan|trench|watch|scarf|belt|hat)|cette? (?:veste|robe|chemise|jupe|manteau|sac|pull|blazer|haut|costume|montre|echarpe|trench|doudoune)|ce (?:pull|manteau|sac|blazer|jean|pantalon|costume|trench|haut|polo|sweat|gilet)|(?:elle|il) (?:taille|est|va|se|existe)(?= )|(?:peux|peut|dois|doit|faut|va|vais|comment|je|on|tu|il faut) (?:le|la|les|l) (?:laver?s?|mettre|passer|repasser?s?|secher?s?|nettoyer|nettoies?|entretenir|entretiens?|enlever?s?|porter?s?)(?= |$)";

/** Others than those that were shown. */
export const others: readonly string[] = [
  "(?:show|see|got|have|find|any|want|give|try)(?: [a-z]+){0,3} others?(?= |$|[?])|(?<=^|[.!,?;] ?)(?:any )?others?(?: ones?| options?| ideas?| models?| please)?(?= |$|[?])|(?:something|anything) (?:else|different|other)(?! (?:than|from|but|except)(?![a-z]))|not (?:quite |really |exactly )?(?:what i (?:had in mind|wanted|was after|was thinking|meant|am after|am looking for|imagined)|(?:my (?:thing|style|taste|bag|cup of tea)|doing it for me)(?= ?(?:$|[,.!?])))|(?:these|those|they|none) (?:do not|are not|of them) (?:really )?(?:do it for me|grab(?:bing)? me|for me|speak to me)|nothing (?:grabs|takes my fancy|appeals|jumps out)|(?:^| )else(?= |$|[?])(?! (?:than|but|except)(?![a-z]))|(?:more|other|different|further|some more|additional|alternative) (?:options|choices?|ideas|suggestions|results|models|pieces|ones(?= |$|[?]))|(?:^| )next(?: ones?| page| please| ?(?=$|[.!,?]))|show (?:me )?more(?= |$|[?])(?! (?:casual|formal))|^more(?: please| of (?:these|those|them))?$|(?:do not|dont|didnt|did not|don t) (?:really |much )?like (?:any|these|those|them)|(?:none|not any) of (?:these|those|them)(?= (?:are|is|do|work|really|suit|please|appeal|fit)|$|[,.!?])|alternatives?|keep going|what else|not (?:these|those|them)|not (?:really )?(?:feeling|keen on|loving|sold on|convinced by|mad about|digging|into|liking) (?:these|those|them|any|it|this)|try again|another (?:one|option|idea|model)|not (?:this|that|the same) brand(?: again)?|(?:a |some )?(?:different|other|another) (?:brand|label|designer)s?",
  "(?:quelque chose|autre chose|rien) d autre(?! qu(?:e)?(?![a-z]))|autre chose(?! qu(?:e)?(?![a-z]))|(?<!m en (?:faut|faudrait) )d autres?(?= |$|[?])(?! (?:part|tailles?|couleurs?|coloris|qu|que)(?![a-z]))|^autres?(?: modeles?| idees?| svp)?(?= |$|[?])(?!(?: chose)? qu(?:e)?(?![a-z]))|(?:^| )(?:les |la |le )?suivant(?:e)?s?(?= |$)|montre[rsz]? (?:m )?en (?:d autres|plus|encore)|(?:un|une|des) autres?(?= (?:modele|idee|choix|option|proposition|piece|style|svp|$))(?! [a-z]+ qu(?:e)?(?![a-z]))|(?<!merci )encore(?: des)?(?: autres)?$|(?:plus|davantage) de (?:choix|modeles|options|resultats|propositions|idees)|(?:j |je n |je )?aime pas (?:trop |vraiment )?(?:ceux|celles|ces|ca)|aucun(?:e)? (?:ne )?(?:me plait|me va|de ceux|de celles)|rien (?:de tout ca |la dedans |ne )(?:me plait|ne me plait)|change un peu$|pas (?:tout a fait |vraiment |exactement |trop )?(?:ce que (?:j avais en tete|je (?:cherche|voulais|veux|cherchais)|j imaginais|j attendais)|(?:mon (?:truc|style|gout|genre))(?= ?(?:$|[,.!?])))|(?:ca|rien) (?:ne )?me (?:parle|tente|emballe|convainc|inspire)(?: pas| trop pas)?(?= ?(?:$|[,.!?]))|autres? propositions?|quoi d autre|pas (?:encore |toujours )?(?:cette|la meme) marque|(?:une |d )autres? marques?",
];

/** Said instead of what stood there. */
export const instead: readonly string[] = [
  "^(?:no|nope|nah|non|nan)(?: ?,| )(?! (?:more|less|leather|heels))|(?:^| )(?:actually|instead|rather|i mean|i meant|sorry|finally|on second thoughts?|scratch that|make (?:it|that)|then|after all|in fact|oops|better|change (?:it |that )?to|wait|id rather|i would rather|prefer|(?<!or )take)(?= |$|[,.!?])",
  "(?:^| )(?:plutot|finalement|en fait|pardon|au final|au lieu de|en vrai|du coup|alors|je voulais dire|je veux dire|desolee?|me suis trompee?|a la place|changement|nan|enfin|mieux|prefere|tout compte fait|reflexion faite)(?= |$|[,.!?])",
];

/** Said beside what stands: "or navy too". */
export const besides =
  "(?:^| )(?:too|also|as well|aussi|egalement)(?= |$|[,.!?])|^(?:or|ou|and|et) (?!(?:in|en|what about|how about|if|si|the|that|this|le|la|celle|celui)(?![a-z])[^?]*[?])";

/** Beside it, whatever else sounds like a correction: "or else in brown too", « ou alors en marron aussi ». */
export const plainlyBesides =
  "(?<=^ *|[,.!;] *|(?:ok|okay|ah|oh|bon|well|d accord|sinon|yes|yeah|oui) )(?:or|ou)(?: [a-z]+){1,6} (?:aussi|egalement|too|also|as well)(?= |$|[,.!?])";

export type Dropped = SlotName | "price" | "size" | "sale" | "new" | "all";

/** Names of what can stop mattering, folded. */
export const slotWords: readonly (readonly [Dropped, string])[] = [
  ["colour", "colou?rs?|couleurs?|coloris|teintes?|shades?"],
  ["size", "sizes?|tailles?|pointures?"],
  ["price", "budgets?|prices?|prix|cost|money|cheap|limite de prix|price limit"],
  ["material", "materials?|fabrics?|matieres?|tissus?|matiere"],
  ["brand", "brands?|marques?|labels?"],
  ["pattern", "patterns?|prints?|motifs?|imprimes?"],
  ["length", "lengths?|longueurs?"],
  ["cut", "cuts?|fits?|coupes?"],
  ["style", "styles?"],
  ["occasion", "occasions?"],
  ["season", "seasons?|saisons?"],
  ["heel", "heels?|heel height|talons?|hauteur (?:de|du|des) talons?"],
  ["sleeve", "sleeves?|sleeve length|manches?|longueur de manches?"],
  ["neckline", "necklines?|necks?|hoods?|encolures?|decolletes?|capuches?"],
  ["collar", "collars?|cols?"],
  ["closure", "closures?|fastenings?|fermetures?"],
  ["rise", "rises?|waists?|hauteur de taille"],
  ["category", "type of (?:piece|garment)|type de (?:piece|vetement)"],
  ["sale", "sales?|soldes?|promos?|discounts?"],
  [
    "all",
    "everything|all (?:that|of that|of it|filters)|tout(?: ca)?(?! (?:ce|c|a|de|les|le|la))|tous les filtres|le reste|start over|filters",
  ],
];

/** What takes a condition back; `@` stands for its name. */
export const drops: readonly string[] = [
  "(?:the |my )?@ (?:do not|does not|doesnt|dont) (?:really )?matter|(?:do not|dont|does not) (?:care|mind|matter) (?:about|what|which) (?:the |my )?@|any @ (?:is|are|will|would|works?|does)(?: [a-z]+){0,2}|any @(?= ?(?:$|[,.!]|(?:actually|really|then|please|tbh|honestly|now|after all)(?![a-z])))|(?:forget|ignore|drop|remove|lose|scrap|skip|never mind|nevermind|clear|take off|get rid of) (?:about )?(?:the |my |that |this )?@(?: limit| filter| thing| part)?|(?:the |my )?@ (?:is|are) (?:not (?:that |very |so |really |all that )?important|of no importance|unimportant|irrelevant|open|flexible|up to you)|(?:no|not a) (?:particular|specific|preferred|preference (?:for|on|in)) @|@ (?:or no @ )?(?:i|it) (?:do not|dont|does not) (?:mind|care|matter)|whatever @|no preference (?:on|for|about) (?:the )?@|@ no longer matters?",
  "peu (?:m |nous )?importe (?:la |le |les |l |mon |ma )?@|(?:la |le |les |l |mon |ma )?@ (?:importe(?:nt)? peu|n (?:a|ont) (?:pas|plus)(?: [a-z]+){0,2} d importance|(?:est|sont) sans importance|m est egale?|(?:n )?est (?:pas|plus)(?: [a-z]+)? importante?|ne compte pas|je m en (?:fiche|fous|moque)|on s en (?:fiche|fout)|c est pas grave)|(?:oublie|oubliez|enleve|enlevez|retire|retirez|laisse tomber|laissez tomber|supprime|vire|annule|ignore|tant pis pour|sans tenir compte d[eu]|efface) (?:la |le |les |l |mon |ma |du |ce |cette )?@|n importe (?:quel|quelle|quels|quelles) @|(?:je m en (?:fiche|fous|moque)|on s en (?:fout|fiche|moque)|m en (?:fiche|fous)) (?:de la|du|des|de l|de mon|de ma) @|(?:pas de|sans) preference (?:de|pour la|pour le|pour) @|toutes? les @|quelle que soit la @|quel que soit le @",
];

/** What takes the place of a piece of the look: what goes, then what comes. */
export const swaps: readonly string[] = [
  "(?:replace|swap|change|switch|exchange|substitute) (?:out )?(?!(?:the |my |that |this )?colou?rs?(?![a-z]))(?:the |my |that |this |those )?(.+?) (?:with|for|to|by|into) (.+)",
  "(?:remplace[rz]?|change[rz]?|echange[rz]?|troque[rz]?|substitue[rz]?)(?: moi)? (?!la couleur|le coloris)(?:la |le |les |l |ce |cette |ces )?(.+?) (?:par|pour|contre|avec) (.+)",
  "(?:change|swap|replace|switch|remove|lose|drop|ditch|scrap|take out|get rid of) (?:the |my |that |this |those )(.+?)(?:,| and|;)+ (?:then )?(?:put|use|add|try|give me|show me|go for|have|pick|make it)(?: in)? (?:(?:some|an?|the) )?(.+)",
  "(?:change[rz]?|remplace[rz]?|enleve[rz]?|retire[rz]?|vire[rz]?|supprime[rz]?|ote[rz]?)(?: moi)? (?:la |le |les |l |ce |cette |ces )(.+?)(?:,| et|;)+ (?:puis )?(?:mets?|mettez|mettre|prends|prenez|propose[rz]?|ajoute[rz]?|donne[rz]?)(?: moi| nous| y)? (?:plutot )?(?:(?:une?|des|du|le|la|les) )?(.+)",
  "(?:put|use|mets|mettez|met)(?: moi)? (?:some |a |an |un |une |des )?(.+?) (?:instead of|rather than|in place of|a la place d(?:e|u|es)?|au lieu d(?:e|u|es)?|plutot que) (.+)",
];

/** Another piece of the kind it names, in a look: "change the shoes". */
export const changes: readonly string[] = [
  "(?:change|swap|replace|switch)(?: out)? (?:the |my |that |this |those |these )(?!colou?r|budget|price|size|outfit|look)(.+)",
  "(?:change[rz]?|remplace[rz]?|echange[rz]?)(?: moi)? (?:la |le |les |l |ce |cette |ces |mon |ma |mes )(?!couleur|budget|prix|taille|tenue|look)(.+)",
];
