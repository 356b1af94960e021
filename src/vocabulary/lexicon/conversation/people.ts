import type { Universe } from "../../universe.ts";

/** Whom people buy things for, folded; both languages. "all" says nothing of the universe. */
export const relations: Readonly<Record<Universe | "all", string>> = {
  men: "husband|hubby|boyfriend|bf|dad|daddy|father|papa|brother|bro|son|grandpa|grandad|granddad|grandfather|uncle|nephew|fiance|him|father in law|brother in law|son in law|stepdad|stepson|godfather|godson|man|boy|mate|grandson|best man|mari|copain|mec|pere|frere|frangin|fils|grand pere|papi|papy|pepe|oncle|tonton|neveu|beau pere|beau frere|beau fils|gendre|parrain|filleul|lui|homme|cheri|ami|gars|chum|jules|pote|petit ami|petit copain|amoureux|fiston|daron|reuf|keum|old man|lad|petit fils|collegue masculin|patron|voisin|meilleur ami|conjoint|directeur|bloke|chap|fella|fellow|guy|dude|stepbrother|demi frere|ex mari|frerot|poto|bruv|boyf|pops|gramps|grandpop|stepfather|papou|papounet|temoin",
  women:
    "wife|girlfriend|gf|mum|mom|mummy|mommy|mother|sister|sis|daughter|grandma|gran|granny|nan|nana|grandmother|aunt|auntie|aunty|niece|fiancee|her|mother in law|sister in law|daughter in law|stepmum|stepmom|stepdaughter|godmother|goddaughter|missus|lady|girl|granddaughter|femme|copine|meuf|mere|maman|soeur|frangine|fille|grand mere|mamie|mamy|meme|tante|tata|tatie|niece|belle mere|belle soeur|belle fille|belle maman|marraine|filleule|elle|cherie|blonde|nana|amie|petite amie|petite copine|amoureuse|daronne|reum|reus|petite fille|epouse|compagne|bru|lass|old lady|old dear|patronne|voisine|cousine|maitresse|meilleure amie|directrice|best girl|stepsister|demi soeur|nounou|sista|mama|soeurette|wifey|mam|nanna|nonna|mumsy|stepmother|mamounette|tantine|belle doche",
  all: "friend|friends|colleague|coworker|boss|cousin|teacher|parents|partner|mates|someone|somebody|someone else|bestie|best friend|best mate|neighbour|neighbor|flatmate|roommate|buddy|pal|other half|collegue|chef|quelqu un|coloc|partenaire|moitie|potes|amis|enfants|beaux parents|grands parents|prof|kids|ado|teenager|teen|bff",
};

/** Words that say something is given away. */
export const giving =
  "gifts?|presents?|pressies?|prezzies?|secret santa|stocking fillers?|cadeaux?|kdo|(?<!m )offrir|(?<!m )offre(?= (?:a|un|une|lui))|faire plaisir a|fete des (?:meres|peres|mamies|grands meres)|mothers day|fathers day|pere noel secret|treat (?:for )?(?:my|him|her)|etrennes|saint nicolas|liste de noel|under the tree|sous le sapin|pour (?:lui|leur) offrir|a offrir";

/** Days of theirs on which somebody gets a present; at their weddings one is a guest. */
export const givenOn =
  "birthdays?|bday|anniv|anniversaires?|christmas|xmas|noel|retirement|depart en retraite|graduation present|valentines(?: day)?|st valentin|saint valentin|pot de depart";

/** Who somebody is at a wedding. */
export const weddingRoles: Readonly<Record<"guest" | "couple", string>> = {
  guest:
    "(?:wedding )?guests?|invitee?s?|sur invitation|bridesmaids?|maid of honou?r|best man|groomsm[ae]n|ushers?|temoins?|demoiselles? d honneur|garcons? d honneur|mother of the (?:bride|groom)|father of the (?:bride|groom)|mere (?:de la mariee|du marie)|(?:my|our) (?:friend|cousin|sister|brother|best friend|colleague|daughter|son|mate|boss|niece|nephew|uncle|aunt)s? (?:is |are |s )?(?:getting married|wedding)|mariage (?:d un|d une|de mon|de ma|de mes|des|d amis)(?= )",
  couple:
    "i ?a?m (?:the )?(?:bride|groom)|were getting married|we are getting married|i ?a?m getting married|(?:my|our)(?: own)? wedding(?! guest)|(?<!of )the (?:bride|groom)(?: is me)?|je me marie|on se marie|nous nous marions|(?:mon|notre)(?: propre)? mariage|(?:c est )?le mien|je suis (?:la mariee|le marie)|(?:la )?future? marie+|(?:mes|nos) noces",
};
