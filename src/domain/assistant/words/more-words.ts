import type { Comparative, Comparison } from "#vocabulary/assistant.ts";
import type { Language } from "#vocabulary/language.ts";
import { joinWords } from "./describe.ts";
import { capital } from "./slot-words.ts";

/** Less, then more; French in a form that agrees with nothing. */
const words: Readonly<
  Record<Comparative, readonly [less: readonly [string, string], more: readonly [string, string]]>
> = {
  price: [
    ["less expensive", "moins cher"],
    ["a step up in price", "un cran plus cher"],
  ],
  formality: [
    ["more casual", "plus décontracté"],
    ["dressier", "plus habillé"],
  ],
  length: [
    ["shorter", "plus court"],
    ["longer", "plus long"],
  ],
  warmth: [
    ["lighter to wear", "plus léger"],
    ["warmer", "plus chaud"],
  ],
  lightness: [
    ["darker", "plus foncé"],
    ["lighter in colour", "plus clair"],
  ],
  fit: [
    ["closer to the body", "plus près du corps"],
    ["looser", "plus ample"],
  ],
  loud: [
    ["quieter", "plus discret"],
    ["bolder", "plus affirmé"],
  ],
  heel: [
    ["with a lower heel", "à talon plus bas"],
    ["with a higher heel", "à talon plus haut"],
  ],
};

/** "Dressier and less expensive"; nothing when nothing is compared. */
export function moreWords(more: Comparison, language: Language): string | undefined {
  const said = Object.entries(more).map(([name, way]) => {
    const pair = words[name as Comparative][way > 0 ? 1 : 0];
    return pair[language === "en" ? 0 : 1];
  });
  return said.length === 0 ? undefined : capital(joinWords(said, language === "en" ? "and" : "et"));
}
