import type { ColourKey } from "#vocabulary/attribute.ts";
import type { Language } from "#vocabulary/language.ts";
import { quiet } from "../../looks/harmony.ts";
import type { Piece } from "../../looks/piece.ts";
import { colourWord, materialNames, patternWord } from "./adjectives.ts";
import { joinWords } from "./describe.ts";
import { type Noun, nounOf, piece as plainPiece } from "./nouns.ts";
import { capital } from "./slot-words.ts";

/** As much of a piece as the sentence is made of. */
export type Noted = Pick<
  Piece,
  "leaf" | "universe" | "slot" | "colour" | "pattern" | "material" | "formality" | "isNeutral" | "isStatement"
>;

/** Why pieces go together, in one sentence: what is seen first, what its colours are, and that they are as dressed. */
export function noteOn(pieces: readonly Noted[], language: Language): string {
  const telling = language === "en" ? english : french;
  const neutrals = coloursOf(pieces.filter((one) => one.isNeutral));
  const statement = pieces.find((one) => one.isStatement);
  if (statement) return telling.statement(statement, neutrals);
  const accents = coloursOf(pieces.filter((one) => !one.isNeutral));
  const [accent] = accents;
  if (accents.length > 1) return telling.accents(accents, neutrals);
  if (accent !== undefined)
    return telling.accent(
      accent,
      pieces.filter((one) => one.colour === accent),
      neutrals,
    );
  return neutrals.length > 1
    ? telling.neutrals(neutrals, isOneDressCode(pieces))
    : telling.single(neutrals[0] ?? "black", pieces);
}

/** More would be a list. */
const mostColours = 3;

const coloursOf = (pieces: readonly Noted[]): readonly ColourKey[] =>
  [...new Set(pieces.map(({ colour }) => colour))]
    .filter((one) => one !== "multicolour")
    .slice(0, mostColours);

const isOneDressCode = (pieces: readonly Noted[]): boolean =>
  new Set(pieces.map(({ formality }) => formality)).size === 1;

/** What a kind of pieces is called in a sentence; pairs are spoken of as several. */
interface Named {
  readonly noun: Noun;
  /** In English, and in French. */
  readonly isPair: boolean;
  readonly several: boolean;
  readonly en: string;
  readonly fr: string;
}

function nameOf({ leaf, universe }: Noted): Named {
  const noun = spoken[`${universe} ${leaf}`] ?? spoken[leaf] ?? nounOf(leaf, universe);
  // « Le pantalon » is one where "trousers" are several.
  const [isPair, several] = [noun.en[0].startsWith("pair"), noun.fr[0].startsWith("paire")];
  return { noun, isPair, several, en: noun.en[isPair ? 1 : 0], fr: noun.fr[several ? 1 : 0] };
}

/** Where a shelf holds two kinds, the one word for both. */
const spoken: Readonly<Record<string, Noun>> = {
  "women A.1.3": { en: ["shirt", "shirts"], fr: ["chemise", "chemises"], gender: "f" },
  "men B.2.1": {
    en: ["pair of dress shoes", "dress shoes"],
    fr: ["paire de chaussures habillées", "chaussures habillées"],
    gender: "f",
  },
  "D.2.2": { en: ["accessory", "accessories"], fr: ["accessoire", "accessoires"], gender: "m" },
  "men D.5.2": { en: ["accessory", "accessories"], fr: ["accessoire", "accessoires"], gender: "m" },
};

/** What makes everything else make room: the print, else the cloth, else the colour. */
function strikingWord(piece: Noted, { noun, several }: Named, language: Language): string {
  const { pattern, material, colour } = piece;
  if (!quiet.has(pattern)) return patternWord(pattern, language, { noun, several });
  if (material === "faux-fur")
    return language === "en" ? materialNames[material][0] : `en ${materialNames[material][1]}`;
  return colourWord(colour, language, { noun, several });
}

interface Sentences {
  readonly statement: (piece: Noted, neutrals: readonly ColourKey[]) => string;
  readonly accent: (colour: ColourKey, on: readonly Noted[], neutrals: readonly ColourKey[]) => string;
  readonly accents: (colours: readonly ColourKey[], neutrals: readonly ColourKey[]) => string;
  readonly neutrals: (colours: readonly ColourKey[], isOneDressCode: boolean) => string;
  readonly single: (colour: ColourKey, pieces: readonly Noted[]) => string;
}

const one = { noun: plainPiece, several: false };
const enColour = (colour: ColourKey) => colourWord(colour, "en", one);
const enColours = (colours: readonly ColourKey[]) => joinWords(colours.map(enColour), "and");

const english: Sentences = {
  statement(piece, neutrals) {
    const named = nameOf(piece);
    const { isPair } = named;
    const what = `${strikingWord(piece, named, "en")} ${named.en}`;
    const rest =
      neutrals.length > 0
        ? `; ${enColours(neutrals)} around ${isPair ? "them" : "it"} ${neutrals.length > 1 ? "stay" : "stays"} quiet`
        : "";
    return `The ${what} ${isPair ? "are" : "is"} the one strong note${rest}.`;
  },
  accent: (colour, on, neutrals) =>
    on.length > 1
      ? `${capital(enColour(colour))} comes back in the ${joinWords(
          on.map((piece) => nameOf(piece).en),
          "and the",
        )}${neutrals.length > 0 ? `, beside ${enColours(neutrals)}` : ""}.`
      : `The ${enColour(colour)} of the ${on.map((piece) => nameOf(piece).en).join("")} is the one accent${
          neutrals.length > 0 ? ` beside ${enColours(neutrals)}` : ""
        }.`,
  accents: (colours, neutrals) =>
    neutrals.length > 0
      ? `Two accents, ${enColours(colours)}, are held together by ${enColours(neutrals)}.`
      : `Two colours run through it: ${enColours(colours)}.`,
  neutrals: (colours, isEven) =>
    `${capital(enColours(colours))} go with one another, and ${
      isEven ? "every piece is as dressed up as the next" : "the dress codes are close"
    }.`,
  single: (colour, pieces) =>
    `All of it is ${enColour(colour)}, from the ${ends(pieces)
      .map((piece) => nameOf(piece).en)
      .join(" to the ")}.`,
};

/** From what is worn above to the shoes. */
const ends = (pieces: readonly Noted[]): readonly Noted[] => {
  const shoes = pieces.find(({ slot }) => slot === "shoes");
  const [first, ...rest] = pieces.filter((piece) => piece !== shoes);
  const last = shoes ?? rest.at(-1);
  return [first, last].filter((piece) => piece !== undefined);
};

const isElided = (word: string): boolean => /^[aeiouyéèêœh]/i.test(word);
const the = ({ fr, noun, several }: Named): string =>
  several ? `les ${fr}` : isElided(fr) ? `l’${fr}` : `${noun.gender === "f" ? "la" : "le"} ${fr}`;
const of = (named: Named): string => `de ${the(named)}`.replace("de les ", "des ").replace("de le ", "du ");
const to = (named: Named): string => `à ${the(named)}`.replace("à les ", "aux ").replace("à le ", "au ");

/** A colour as a thing: « le noir », « l’orange ». All of them are masculine. */
const frColour = (colour: ColourKey): string => {
  const word = colourWord(colour, "fr", {
    noun: { en: ["", ""], fr: ["", ""], gender: "m" },
    several: false,
  });
  return isElided(word) ? `l’${word}` : `le ${word}`;
};
const frColours = (colours: readonly ColourKey[]) => joinWords(colours.map(frColour), "et");
const ofColours = (colours: readonly ColourKey[]) =>
  joinWords(
    colours.map((colour) => `de ${frColour(colour)}`.replace("de le ", "du ")),
    "et",
  );

const french: Sentences = {
  statement(piece, neutrals) {
    const named = nameOf(piece);
    const { several } = named;
    const what = capital(`${the(named)} ${strikingWord(piece, named, "fr")}`);
    const around = neutrals.length > 1 ? "entourent" : "entoure";
    const rest =
      neutrals.length > 0
        ? `\u202f; ${frColours(neutrals)} ${several ? `les ${around}` : `l’${around}`} sans ${several ? "leur" : "lui"} faire d’ombre`
        : "";
    return `${what} ${several ? "sont" : "est"} la seule note forte${rest}.`;
  },
  accent(colour, on, neutrals) {
    const beside = neutrals.length > 0 ? ` auprès ${ofColours(neutrals)}` : "";
    const names = on.map(nameOf);
    return names.length > 1
      ? `${capital(frColour(colour))} revient sur ${joinWords(names.map(the), "et")}${beside && `,${beside}`}.`
      : `${capital(frColour(colour))} ${names.map(of).join("")} est le seul accent${beside}.`;
  },
  accents: (colours, neutrals) =>
    neutrals.length > 0
      ? `Deux accents, ${frColours(colours)}, que ${frColours(neutrals)} ${neutrals.length > 1 ? "relient" : "relie"}.`
      : `Deux couleurs la parcourent\u00a0: ${frColours(colours)}.`,
  neutrals: (colours, isEven) =>
    `${capital(frColours(colours))} vont ensemble, et ${
      isEven ? "toutes les pièces sont du même registre" : "les registres sont proches"
    }.`,
  single(colour, pieces) {
    const [first, last] = ends(pieces).map(nameOf);
    const span = first && last ? `, ${of(first)} ${to(last)}` : "";
    return `Tout est en ${frColour(colour).replace(/^(?:le |l’)/, "")}${span}.`;
  },
};
