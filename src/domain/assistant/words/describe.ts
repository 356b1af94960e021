import type { SlotName } from "#vocabulary/assistant.ts";
import type { ColourKey, Material, Occasion, Pattern, Season } from "#vocabulary/attribute.ts";
import type { Language } from "#vocabulary/language.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Standing } from "../conversation.ts";
import { colourWord, materialNames, occasionWords, patternWord, seasonWords } from "./adjectives.ts";
import { giftIdea, type Noun, nounOf, piece } from "./nouns.ts";
import { slotWord, small } from "./slot-words.ts";

export interface Telling {
  readonly language: Language;
  readonly universe: Universe;
  readonly brands?: ReadonlyMap<number, { name: string }>;
}

/** Everything that stands, as one would say it: "black linen shirts, long sleeves, for work, in 40". */
export function describe(standing: Standing, telling: Telling): string {
  const { language } = telling;
  const { slots, size, sale, new: fresh } = standing;
  const extras = [
    ...detailNames.flatMap((name) =>
      valuesOf(slots[name], (one) => small(slotWord(name, one, language, telling)), language),
    ),
    ...valuesOf(
      slots.formality,
      (one) => styled(slotWord("formality", one, language, telling), language),
      language,
    ),
    ...valuesOf(slots.style, (one) => styled(slotWord("style", one, language, telling), language), language),
    ...valuesOf(
      slots.brand,
      (one) =>
        language === "en"
          ? `by ${slotWord("brand", one, language, telling)}`
          : `de ${slotWord("brand", one, language, telling)}`,
      language,
    ),
    ...valuesOf(slots.occasion, (one) => occasionWords[one as Occasion]?.[at(language)] ?? one, language),
    ...valuesOf(slots.season, (one) => seasonWords[one as Season]?.[at(language)] ?? one, language),
    ...(size ? [sizePhrase(size, language)] : []),
    ...(sale ? [language === "en" ? "reduced" : "en promotion"] : []),
    ...(fresh ? [language === "en" ? "new in" : "parmi les nouveautés"] : []),
    ...withoutWords(standing, telling),
  ];
  return [kindPhrase(standing, telling), ...extras].join(", ");
}

const detailNames = ["cut", "neckline", "collar", "sleeve", "length", "rise", "closure", "heel"] as const;
const at = (language: Language): 0 | 1 => (language === "en" ? 0 : 1);
const styled = (word: string, language: Language): string =>
  language === "en" ? `${small(word)} in style` : `style ${small(word)}`;

const valuesOf = (
  values: readonly string[] | undefined,
  word: (value: string) => string,
  language: Language,
): readonly string[] => (values?.length ? [either(values.map(word), language)] : []);

const either = (words: readonly string[], language: Language): string =>
  joinWords(words, language === "en" ? "or" : "ou");

export const joinWords = (words: readonly string[], link: string): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} ${link} ${words.at(-1)}`;

const sizePhrase = (size: NonNullable<Standing["size"]>, language: Language): string =>
  `${language === "en" ? "in" : "en"} ${size.system ? `${size.system}\u00a0` : ""}${size.label}`;

/** The noun with what belongs beside it; several of it. */
export function kindPhrase({ slots, gift }: Standing, { language, universe }: Telling): string {
  const nouns = (slots.category ?? []).map((code) => nounOf(code, universe));
  const main: Noun = nouns[0] ?? (gift ? giftIdea : piece);
  const noun = either(
    [...new Set((nouns.length > 0 ? nouns : [main]).map((one) => one[language][1]))],
    language,
  );
  const beside = { noun: main, several: true };
  const colours = either(
    (slots.colour ?? []).map((one) => colourWord(one as ColourKey, language, beside)),
    language,
  );
  const patterns = either(
    (slots.pattern ?? []).map((one) => patternWord(one as Pattern, language, beside)),
    language,
  );
  const materials = either(
    (slots.material ?? [])
      .map((one) => materialNames[one as Material]?.[at(language)] ?? one)
      .filter((one) => !noun.includes(one)),
    language,
  );
  const words =
    language === "en"
      ? [colours, patterns, materials, noun]
      : [noun, colours, patterns, materials && `en ${materials}`];
  return words.filter(Boolean).join(" ");
}

/** What must not be, in a few words each. */
export function withoutWords({ not }: Standing, telling: Telling): readonly string[] {
  const { language, universe } = telling;
  return Object.entries(not).map(([name, values = []]) => {
    const isHeels = name === "heel" && values.length > 1;
    const words = isHeels
      ? [language === "en" ? "heels" : "talons"]
      : values.map((one) =>
          name === "category"
            ? nounOf(one, universe)[language][1]
            : small(slotWord(name as SlotName, one, language, telling)),
        );
    const list = joinWords(words, language === "en" ? "or" : "ni");
    return language === "en" ? `no ${list}` : name === "colour" ? `pas de ${list}` : `sans ${list}`;
  });
}
