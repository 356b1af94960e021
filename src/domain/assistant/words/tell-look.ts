import type { Comparison } from "#vocabulary/assistant.ts";
import type { Occasion, Season } from "#vocabulary/attribute.ts";
import type { Language } from "#vocabulary/language.ts";
import type { Standing } from "../conversation.ts";
import { occasionWords, seasonWords } from "./adjectives.ts";
import { joinWords, type Telling, withoutWords } from "./describe.ts";
import { money } from "./money.ts";
import { moreWords } from "./more-words.ts";
import { nounOf, oneOf } from "./nouns.ts";
import { openedWord } from "./opened-words.ts";
import { vary } from "./vary.ts";

interface LookWords {
  readonly standing: Standing;
  readonly occasion: Occasion;
  readonly season: Season;
  readonly pieces: readonly { readonly name: string }[];
  readonly total: number;
  readonly opened: readonly string[];
  readonly swap: readonly string[];
  readonly more: Comparison;
  readonly turn: number;
}

export function tellLook(look: LookWords, telling: Telling): string {
  const { language, universe } = telling;
  const { standing, swap, turn, opened } = look;
  const isEnglish = language === "en";
  const at = isEnglish ? 0 : 1;
  const when = `${occasionWords[look.occasion][at]}${look.standing.slots.season ? `, ${seasonWords[look.season][at]}` : ""}`;
  const names = joinWords(
    look.pieces.map(({ name }) => name),
    isEnglish ? "and" : "et",
  );
  const more = moreWords(look.more, language);
  const within = standing.price?.total ? (isEnglish ? ", within your budget" : ", dans votre budget") : "";
  const total = money(look.total, language);
  const lead =
    swap.length > 0
      ? isEnglish
        ? `Changed: the look now has ${joinWords(
            swap.map((code) => oneOf(nounOf(code, universe), "en")),
            "and",
          )}.`
        : `C’est changé\u00a0: la tenue a maintenant ${joinWords(
            swap.map((code) => oneOf(nounOf(code, universe), "fr")),
            "et",
          )}.`
      : more
        ? isEnglish
          ? `${more}: a look ${when}.`
          : `${more}\u00a0: une tenue ${when}.`
        : isEnglish
          ? vary([`A look ${when}.`, `This is what I would wear ${when}.`, `Here is a look ${when}.`], turn)
          : vary(
              [`Une tenue ${when}.`, `Voici la tenue que je choisirais ${when}.`, `Voici une tenue ${when}.`],
              turn,
            );
  const sum = isEnglish
    ? vary([`Together it comes to ${total}${within}.`, `All of it is ${total}${within}.`], turn)
    : vary([`Le tout revient à ${total}${within}.`, `L’ensemble coûte ${total}${within}.`], turn);
  const ruled = withoutWords(standing, telling);
  return [
    lead,
    isEnglish ? `It goes together like this: ${names}.` : `Elle se compose ainsi\u00a0: ${names}.`,
    sum,
    ruled.length > 0
      ? isEnglish
        ? `As you asked: ${ruled.join(", ")}.`
        : `Comme demandé\u00a0: ${ruled.join(", ")}.`
      : "",
    opened.length > 0
      ? isEnglish
        ? `To make it hang together I opened ${joinWords(
            opened.map((name) => openedWord(name, "en")),
            "and",
          )}; the rest holds.`
        : `Pour que l’ensemble se tienne, j’ai élargi ${joinWords(
            opened.map((name) => openedWord(name, "fr")),
            "et",
          )}\u00a0; le reste est respecté.`.replace("\u00a0;", "\u202f;")
      : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** No look can be made: what stands in the way. */
export function tellNoLook(by: "price" | "not" | "more" | "swap" | "kind", language: Language): string {
  const words = {
    price: [
      "For that amount I cannot put a whole look together that holds up, and I will not go over it. With a little more room, or with a piece you own already, I can.",
      "Pour ce montant, je n’arrive pas à composer une tenue complète qui se tienne, et je ne le dépasserai pas. Avec un peu plus de marge, ou une pièce que vous avez déjà, c’est possible.",
    ],
    not: [
      "With everything you ruled out, no look is left that holds up. Let one of these in again and there will be.",
      "Avec tout ce que vous avez exclu, aucune tenue ne se tient. Réadmettez l’un de ces points et il y en aura.",
    ],
    more: [
      "I cannot take this look further that way without breaking something you asked for.",
      "Je ne peux pas pousser cette tenue plus loin dans ce sens sans enfreindre une de vos conditions.",
    ],
    swap: [
      "That piece does not go with this look: the dress codes are too far apart. The look stays as it was; name another piece, or another occasion.",
      "Cette pièce ne va pas avec la tenue\u00a0: les registres sont trop éloignés. La tenue reste telle quelle\u00a0; proposez une autre pièce ou une autre occasion.",
    ],
    kind: [
      "I cannot put such a look together from what is in stock. Tell me one piece you would like in it, and I will build around that.",
      "Je n’arrive pas à composer une telle tenue avec ce qui est en stock. Dites-moi une pièce que vous aimeriez, et je construirai autour.",
    ],
  } as const;
  return words[by][language === "en" ? 0 : 1].replace("\u00a0;", "\u202f;");
}
