import type { Language } from "#vocabulary/language.ts";
import { vary } from "./vary.ts";

type Talk = Readonly<Record<Language, readonly [string, ...string[]]>>;

/** What is said where nothing is looked for: short, and back to clothes. */
const talks = {
  greeting: {
    en: [
      "Hello. Tell me what you are looking for: a piece, an occasion, a whole look, and what it may cost.",
      "Hello, good to see you. What shall we look for today?",
    ],
    fr: [
      "Bonjour. Dites-moi ce que vous cherchez\u00a0: une pièce, une occasion, une tenue complète, et votre budget.",
      "Bonjour, quel plaisir. Que cherchons-nous aujourd’hui\u202f?",
    ],
  },
  thanks: {
    en: [
      "You are welcome. I am here if anything else comes up.",
      "With pleasure. Say the word if you want to go on.",
    ],
    fr: [
      "Je vous en prie. Je reste là si besoin.",
      "Avec plaisir. Faites-moi signe si vous voulez poursuivre.",
    ],
  },
  out_of_scope: {
    en: [
      "That is outside what I know: I only do clothes. There, ask me anything.",
      "I cannot help with that one. With what to wear, gladly.",
      "I leave that to others and keep to clothes. Shall we go on where we were?",
    ],
    fr: [
      "Cela sort de mon domaine\u00a0: je ne m’occupe que de vêtements. Là-dessus, demandez-moi tout.",
      "Je ne peux pas vous aider sur ce point. Pour savoir quoi porter, volontiers.",
      "Je laisse cela à d’autres et m’en tiens aux vêtements. On reprend où nous en étions\u202f?",
    ],
  },
  nothing_shown: {
    en: [
      "I have not shown you anything yet. Tell me what you are looking for, and I will explain each choice.",
    ],
    fr: ["Je ne vous ai encore rien montré. Dites-moi ce que vous cherchez, et j’expliquerai chaque choix."],
  },
  one_shown: {
    en: ["I need two pieces to compare. Ask for a few, then tell me which two."],
    fr: ["Il me faut deux pièces pour comparer. Demandez-en quelques-unes, puis dites-moi lesquelles."],
  },
  nothing_said: {
    en: ["Tell me a little more: what kind of piece, for which occasion, or for how much?"],
    fr: ["Dites-m’en un peu plus\u00a0: quel genre de pièce, pour quelle occasion, à quel prix\u202f?"],
  },
} as const satisfies Record<string, Talk>;

export const smallTalk = (about: keyof typeof talks, language: Language, turn: number): string =>
  vary<string>(talks[about][language], turn);
