import { readTitle } from "#domain/catalogue/read-title.ts";
import { readColourName } from "#domain/catalogue/title/colours-of.ts";
import type { ColourKey, CutWords, Fit, Material, Occasion, Pattern, Season } from "#vocabulary/attribute.ts";
import type { Leaf } from "#vocabulary/category.ts";
import type { Language } from "#vocabulary/language.ts";
import type { BrandIndex } from "#vocabulary/lexicon/brand-index.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { WhoFor } from "./who-for.ts";

export interface TitleQuestion {
  readonly title: string;
  readonly description?: string;
  readonly productType?: string;
  readonly language?: Language;
  readonly universe?: Universe;
}

/** What words say about a garment, in the keys of the vocabulary. */
export interface TitleTags {
  readonly whoFor?: WhoFor;
  readonly leaf?: Leaf;
  /** No word named the garment: the leaf needs somebody else to agree. */
  readonly isGuess: boolean;
  readonly colours: readonly ColourKey[];
  readonly pattern?: Pattern;
  readonly materials: readonly Material[];
  readonly fit?: Fit;
  readonly cut: CutWords;
  readonly occasions: readonly Occasion[];
  readonly seasons: readonly Season[];
  /** Ids of taste axes. */
  readonly styles: readonly number[];
  /** The words are of something nobody wears. */
  readonly notFashion: boolean;
}

/** Reads the words of a shop. This room knows what to ask; the lexicon knows the words. */
export interface TagWords {
  readonly title: (question: TitleQuestion) => TitleTags;
  /** A field that holds the name of a colour and nothing else. */
  readonly colour: (text: string, language?: Language) => readonly ColourKey[];
}

/** What is asked about row after row is read once. */
export function tagWords(brands?: BrandIndex): TagWords {
  const title = remembering(({ title: text, ...rest }: TitleQuestion) =>
    tagsOf({ title: text, ...rest }, brands),
  );
  const colour = remembering((question: TitleQuestion) =>
    readColourName(question.title, question.language).map(({ key }) => key),
  );
  return {
    title,
    colour: (text, language) => colour({ title: text, ...(language ? { language } : {}) }),
  };
}

function tagsOf(question: TitleQuestion, brands: BrandIndex | undefined): TitleTags {
  const { universe, garment, colours, notFashion, pattern, fit, ...traits } = readTitle({
    ...question,
    brands,
  });
  const isGuess = garment?.sure === "guess";
  const leaf = question.universe ? garment?.leaves[question.universe] : undefined;
  const place = leaf ?? garment?.leaf;
  const whoFor: WhoFor | undefined =
    universe === "unisex"
      ? ["men", "women"]
      : universe === "men" || universe === "women"
        ? [universe]
        : universe;
  return {
    ...traits,
    isGuess,
    colours: colours.map(({ key }) => key),
    notFashion: notFashion !== undefined,
    // Whom a guessed garment would be for is a guess as well.
    ...(whoFor && !(isGuess && whoFor !== "kids") ? { whoFor } : {}),
    ...(place ? { leaf: place } : {}),
    ...(pattern ? { pattern } : {}),
    ...(fit ? { fit } : {}),
  };
}

/** Colours and materials come back row after row; whole descriptions do not. */
function remembering<T>(ask: (question: TitleQuestion) => T): (question: TitleQuestion) => T {
  const known = new Map<string, T>();
  return (question) => {
    const { title, language, universe, productType = "", description } = question;
    if (description || title.length + productType.length > longest) return ask(question);
    const key = `${language ?? ""}|${universe ?? ""}|${productType}|${title}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const answer = ask(question);
    if (known.size >= most) known.clear();
    known.set(key, answer);
    return answer;
  };
}

const longest = 120;
const most = 5000;
