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
      "(?:cocktail|formal|business formal)(?: dress ?code| attire)|business formal|business attire|business dress|(?:dress ?code|code vestimentaire) (?:cocktail|formel|formal|business)|tenue (?:de ville|de cocktail|formelle)|formal(?!wear)|formel(?:le)?s?|black tie optional",
    ]),
  ],
  [
    "2",
    wholeWords([
      "casual(?! (?:shoes?|dating))|decontractee?s?|informal|laid back|informel(?:le)?s?|dress(?:ed)? down|a la cool",
    ]),
  ],
  ["1", wholeWords(["lounge ?wear|lounge(?! suit)|homewear style|tenue d interieur"])],
];
