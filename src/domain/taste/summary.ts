import type { Language } from "#vocabulary/language.ts";
import type { TasteReading } from "./read-taste.ts";
import { noticed } from "./strength.ts";
import type { TasteTrait, TraitKind } from "./taste.ts";
import { traitPhrase } from "./trait-words.ts";

/** Some words of a sentence, and the trait they speak of. */
export interface Span {
  readonly text: string;
  readonly trait?: string;
}

/** A sentence or two that say a taste in passing. Every named thing is a trait that counts. */
export function summaryOf(reading: Read, lang: Language): readonly (readonly Span[])[] {
  const { snapshot, universe, taste, now } = reading;
  const word = ({ trait }: TasteTrait): Span => ({
    text: traitPhrase(snapshot, universe, trait)?.[lang] ?? "",
    trait,
  });
  const news = newlyLiked(reading);
  const first = whatIsLiked(reading, news, word, lang);
  if (first.length === 0) return [[{ text: words.nothing[lang] }]];
  const against = taste.traits.filter(({ weight, kind }) => weight <= -firmly && kind !== "brand");
  if (news) return [sentence(first), sentence([{ text: since(news, now, lang) }, word(news.trait)])];
  if (against.length > 0) return [sentence(first), sentence(whatIsNot(against, word, lang))];
  return taste.answers > 0 ? [sentence(first)] : [sentence(first), [{ text: words.told[lang] }]];
}

type Read = Pick<TasteReading, "snapshot" | "universe" | "taste" | "now" | "behind">;

const firmly = 0.3;
/** One piece is a chance. */
const fewest = 2;

/** "Soft tailoring and denim in navy and grey, wool coats, stripes". */
function whatIsLiked(
  { taste, behind }: Read,
  news: News | undefined,
  word: (trait: TasteTrait) => Span,
  lang: Language,
): readonly Span[] {
  const named = taste.traits.filter(
    (one) =>
      one.weight >= noticed &&
      one.trait !== "pattern:plain" &&
      one !== news?.trait &&
      (one.isDeclared || one.setting || (behind.get(one.trait)?.for.length ?? 0) >= fewest),
  );
  const strongest = (most: number, ...kinds: TraitKind[]) =>
    named
      .filter(({ kind }) => kinds.includes(kind))
      .slice(0, most)
      .map(word);
  const [styles, categories, colours] = [
    strongest(2, "style"),
    strongest(2, "category"),
    strongest(2, "colour"),
  ];
  // "Wool coats, wool" would say it twice.
  const isSaid = ({ text }: Span) => categories.some((one) => one.text.includes(text));
  const cloth = strongest(3, "pattern", "material")
    .filter((span) => !isSaid(span))
    .slice(0, 2);
  const head = styles.length > 0 ? styles : categories;
  const tail = [...(styles.length > 0 ? categories : []), ...cloth];
  const dyed = head.length > 0 && colours.length > 0 ? [{ text: ` ${words.in[lang]} ` }] : [];
  const beginning = [...listed(head, lang), ...dyed, ...listed(colours, lang)];
  return [...beginning, ...tail].flatMap((span, i) =>
    i > 0 && i >= beginning.length ? [{ text: ", " }, span] : [span],
  );
}

/** "Navy and grey". */
const listed = (spans: readonly Span[], lang: Language): readonly Span[] =>
  spans.flatMap((span, i) => (i === 0 ? [span] : [{ text: ` ${words.and[lang]} ` }, span]));

interface News {
  readonly trait: TasteTrait;
  readonly from: number;
}

const dayMs = 86_400_000;
const recently = 45 * dayMs;
const longBefore = 60 * dayMs;

/** Something liked twice or more, never before lately, by someone who has liked things for longer. */
function newlyLiked({ taste, behind, now }: Read): News | undefined {
  const moments = [...behind.values()].flatMap(({ since: from }) => from ?? []);
  if (!moments.some((from) => now - from >= longBefore)) return undefined;
  for (const trait of taste.traits) {
    const { likes = 0, since: from = 0 } = behind.get(trait.trait) ?? {};
    const isTold = trait.setting || trait.isDeclared || trait.kind === "brand" || trait.kind === "material";
    if (!isTold && trait.weight >= noticed && likes >= fewest && now - from <= recently)
      return { trait, from };
  }
  return undefined;
}

/** "And, since October, florals." */
function since({ from }: News, now: number, lang: Language): string {
  const [then, today] = [new Date(from), new Date(now)];
  if (then.getUTCMonth() === today.getUTCMonth()) return words.thisMonth[lang];
  const month = new Intl.DateTimeFormat(lang, { month: "long", timeZone: "UTC" }).format(then);
  return lang === "fr" ? `Et, depuis ${month}\u00a0: ` : `And, since ${month}, `;
}

/** "No orange, no streetwear." */
const whatIsNot = (
  against: readonly TasteTrait[],
  word: (trait: TasteTrait) => Span,
  lang: Language,
): readonly Span[] =>
  against.slice(0, 2).flatMap((trait, i) => {
    const span = word(trait);
    const no = lang === "en" ? "no " : /^[aeiouyàâéèêëîïôöùûœæ]/i.test(span.text) ? "pas d’" : "pas de ";
    return [{ text: i === 0 ? no : `, ${no}` }, span];
  });

function sentence(spans: readonly Span[]): readonly Span[] {
  const [first, ...rest] = spans;
  if (!first) return [];
  const begun = { ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) };
  return [begun, ...rest, { text: "." }];
}

const words = {
  in: { en: "in", fr: "en" },
  and: { en: "and", fr: "et" },
  thisMonth: { en: "And, this month, ", fr: "Et, ce mois-ci\u00a0: " },
  told: {
    en: "So far this is what you told us: every like will sharpen it.",
    fr: "Pour l’instant, c’est ce que vous nous avez dit\u00a0: chaque coup de cœur l’affinera.",
  },
  nothing: {
    en: "Nothing yet. Like a few pieces, and this page will fill itself in.",
    fr: "Rien encore. Aimez quelques pièces, et cette page se remplira d’elle-même.",
  },
} as const satisfies Record<string, Record<Language, string>>;
