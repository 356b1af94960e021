import type { ColourKey } from "#vocabulary/attribute.ts";
import type { Language } from "#vocabulary/language.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Standing } from "../conversation.ts";
import { colourWord } from "./adjectives.ts";
import { nounOf, piece } from "./nouns.ts";
import { capital } from "./slot-words.ts";

interface Suggestion {
  readonly label: string;
  readonly say: string;
}

const most = 4;
type Told = readonly [label: string, say: string];
const list = (told: readonly Told[]): readonly Suggestion[] =>
  told.slice(0, most).map(([label, say]) => ({ label, say }));

/** What one might say next; never what was just said. */
export function suggestAfterPieces(
  standing: Standing,
  {
    language,
    universe,
    turn,
    others,
    colours,
  }: {
    readonly language: Language;
    readonly universe: Universe;
    readonly turn: number;
    /** Whether there are more than are shown. */
    readonly others: boolean;
    /** Colours that what was found has too. */
    readonly colours: readonly ColourKey[];
  },
): readonly Suggestion[] {
  const isEnglish = language === "en";
  const [code = ""] = standing.slots.category ?? [];
  const noun = code ? nounOf(code, universe) : piece;
  const colour = colours.find(
    (one) => !standing.slots.colour?.includes(one) && !standing.not.colour?.includes(one),
  );
  const goes = partners.find(([prefix]) => code.startsWith(prefix))?.[isEnglish ? 1 : 2];
  const told: Told[] = [
    isEnglish ? ["Less expensive", "cheaper"] : ["Moins cher", "moins cher"],
    ...(others
      ? [
          (isEnglish
            ? ["Show me others", "show me others"]
            : ["D’autres", "montre-moi d’autres modèles"]) as Told,
        ]
      : []),
    ...(colour
      ? [
          (isEnglish
            ? [
                `In ${colourWord(colour, "en", { noun, several: true })}`,
                `in ${colourWord(colour, "en", { noun, several: true })}`,
              ]
            : [
                `En ${colourWord(colour, "fr", mascSingular)}`,
                `en ${colourWord(colour, "fr", mascSingular)}`,
              ]) as Told,
        ]
      : []),
    ...(goes ? [[capital(goes), goes] as Told] : []),
  ];
  const dressier: Told = isEnglish ? ["Dressier", "dressier"] : ["Plus habillé", "plus habillé"];
  return list(turn % 2 === 0 || goes ? [...told, dressier] : [dressier, ...told]);
}

/** Colours after « en » keep their first form. */
const mascSingular = { noun: { ...piece, gender: "m" as const }, several: false };

/** What is worn with it, in words the assistant understands. */
const partners: readonly (readonly [prefix: string, en: string, fr: string])[] = [
  ["A.7", "shoes to go with it", "des chaussures pour aller avec"],
  ["A.8", "a top to go with it", "un haut pour aller avec"],
  ["A.3", "a belt to go with it", "une ceinture pour aller avec"],
  ["A.4.1", "trousers to go with it", "un pantalon pour aller avec"],
  ["A.5", "a scarf to go with it", "une écharpe pour aller avec"],
  ["A.6", "shoes to go with it", "des chaussures pour aller avec"],
  ["A.9", "shoes to go with it", "des chaussures pour aller avec"],
  ["A", "a whole look with the first one", "une tenue complète avec la première"],
  ["B", "a bag to go with it", "un sac pour aller avec"],
];

export const suggestAfterLook = (language: Language): readonly Suggestion[] =>
  list(
    language === "en"
      ? [
          ["Less expensive", "cheaper"],
          ["Dressier", "dressier"],
          ["More casual", "more casual"],
          ["Another look", "show me another one"],
        ]
      : [
          ["Moins cher", "moins cher"],
          ["Plus habillé", "plus habillé"],
          ["Plus décontracté", "plus décontracté"],
          ["Une autre tenue", "montre-moi autre chose"],
        ],
  );

/** Where nothing was found: the one step that opens the list again. */
export function suggestOpening(by: string, language: Language): readonly Suggestion[] {
  const isEnglish = language === "en";
  const opening: Readonly<Record<string, Told>> = {
    price: isEnglish
      ? ["Without the limit", "forget the budget"]
      : ["Sans limite de prix", "oublie le budget"],
    size: isEnglish ? ["Any size", "size doesn't matter"] : ["Toutes les tailles", "peu importe la taille"],
  };
  const again: Told = isEnglish ? ["Start again", "forget everything"] : ["Repartir de zéro", "oublie tout"];
  const own = opening[by];
  const colour: Told = isEnglish
    ? ["Any colour", "the colour doesn't matter"]
    : ["Toutes les couleurs", "peu importe la couleur"];
  return list([...(own ? [own] : []), ...(by === "not colour" || !own ? [colour] : []), again]);
}

export const suggestBeginning = (language: Language, universe: Universe): readonly Suggestion[] =>
  list(
    language === "en"
      ? universe === "women"
        ? [
            ["A dress for a wedding", "a dress for a wedding"],
            ["A winter coat under €200", "a winter coat under 200"],
            ["A look for the office", "an outfit for the office"],
          ]
        : [
            ["A shirt for work", "a shirt for work"],
            ["White trainers under €100", "white trainers under 100"],
            ["A look for an interview", "an outfit for an interview"],
          ]
      : universe === "women"
        ? [
            ["Une robe pour un mariage", "une robe pour un mariage"],
            ["Un manteau à moins de 200\u00a0€", "un manteau à moins de 200 euros"],
            ["Une tenue pour le bureau", "une tenue pour le bureau"],
          ]
        : [
            ["Une chemise pour le bureau", "une chemise pour le bureau"],
            ["Des baskets blanches à moins de 100\u00a0€", "des baskets blanches à moins de 100 euros"],
            ["Une tenue pour un entretien", "une tenue pour un entretien"],
          ],
  );
