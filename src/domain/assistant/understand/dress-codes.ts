import { blankAll, says, wholeWords } from "./patterns.ts";

export interface DressCode {
  readonly formality: readonly string[];
  readonly rest: string;
}

/** Dress codes by their names: they are no style, and the black of "black tie" is no colour. */
export function readDressCodes(text: string): DressCode {
  const formality: string[] = [];
  let rest = text;
  for (const [level, pattern] of codes) {
    if (!says(rest, pattern)) continue;
    formality.push(level);
    rest = blankAll(rest, pattern);
  }
  return { formality, rest };
}

/** Where nobody sees it. */
const home = {
  en: "(?:(?:at|around|round|about|in) (?:the |my )?(?:home|house|flat)|on the (?:sofa|couch|settee)|indoors|in front of (?:the )?(?:tv|telly|netflix))",
  fr: "(?:a la maison|a la casa|chez (?:moi|soi|nous|lui|elle)|dans (?:le|mon) (?:canape|salon)|sur (?:le|mon) (?:canape|divan)|devant (?:la tele|une serie|netflix|des series)|au lit)",
} as const;

const codes: readonly (readonly [string, RegExp])[] = [
  [
    "5",
    wholeWords([
      "black ties?(?! optional)|white tie|cravate noire(?= exigee)|tenue de soiree exigee|tenue de gala|evening dress code",
    ]),
  ],
  [
    "3",
    wholeWords([
      "smart casual|business casual|casual chic|chic decontractee?s?|decontractee?s? chics?|semi formal|semi formel(?:le)?s?|smart-casual|dressy casual",
    ]),
  ],
  [
    "4",
    wholeWords([
      "(?:cocktail|formal|business formal)(?: dress ?code| attire)|business formal|business attire|business dress|(?:(?:dress ?code|code vestimentaire|invitations?|invites?|carton|faire part|it|they)(?: +(?:is|s|was|will be|would be|on it|says?|said|states?|reads?|asks? for|calls? for|est|c est|ce sera|sera|dit|indique|precise|demande|exige|annonce|marque|ecrit|note|mentionne|du mariage|de la soiree|for the [a-z]+))*(?<!(?<![a-z])(?:it|they)(?: is| s| was)?)[ :=]+|(?<=^ *)dress ?code[ :=]+)(?:cocktail|formel|formal|business)(?! (?:dress(?:es)?|robes?|shoes?|shirts?)(?![a-z]))|tenue (?:de ville|de cocktail|formelle)|formal(?!wear)|formel(?:le)?s?|black tie optional",
      // Said of the piece before it, and not of somebody who is dressed.
      "(?<=(?<![a-z])(?:chaussures?|souliers?|bottines?|mocassins?|sandales?|tops?|chemises?|chemisiers?|blouses?|robes?|jupes?|vestes?|ensembles?|sacs?|pulls?)(?: [a-z]+)? )habillee?s?(?! (?:en|comme|par|chez|pareil|mais (?:pas|sans))(?![a-z]))",
    ]),
  ],
  [
    "2",
    wholeWords([
      "casual(?! (?:shoes?|dating))|decontractee?s?|informal|laid back|informel(?:le)?s?|dress(?:ed)? down|a la cool",
    ]),
  ],
  [
    "1",
    wholeWords([
      "lounge ?wear|lounge(?! suit)|homewear style|tenue d interieur",
      `(?:slob|loung|laz|loaf|mooch|veg|flop|doss|bum)(?:b|g|p|e)?(?:ing)?(?: (?:about|around|round|out))?(?: ${home.en})?(?<=ing.*|(?:about|around|round|out).*|${home.en})`,
      `(?:chill|relax|potter|hang|sit|laze|stay|live)(?:ing)?(?: (?:about|around|round|out|in))* ${home.en}`,
      `(?:glander|glandouiller|flemmarder|larver|comater|buller|cocooner|paresser)(?: ${home.fr})?`,
      `(?:trainer|chiller|me poser|se poser|me detendre|se detendre|rester|me prelasser|se prelasser|m affaler) (?:tranquille |tranquillement |pepere |au chaud )?${home.fr}`,
    ]),
  ],
];
