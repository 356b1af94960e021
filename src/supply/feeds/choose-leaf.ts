import { isLeaf, type Leaf, leafName } from "#vocabulary/category.ts";
import { languages } from "#vocabulary/language.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { googleBounds, isWithin } from "./google-category.ts";
import type { TagWords, TitleQuestion, TitleTags } from "./tag-title.ts";

export interface ChosenLeaf {
  readonly leaf: Leaf;
  /** The Google category would have had it elsewhere. */
  readonly differs: boolean;
  /** Only its family was told: this is what most of the family is. */
  readonly coarse?: boolean;
}

export type LeafRefusal =
  | "not_fashion"
  | "category_unknown"
  | "category_conflict"
  | "category_not_in_universe";

/** Title and product type decide, as they were read; the Google category only says where the answer must lie. */
export function chooseLeaf(
  question: TitleQuestion & { readonly universe: Universe },
  read: TitleTags,
  googleCategory: string | undefined,
  words: TagWords,
): Result<ChosenLeaf, LeafRefusal> {
  const bounds = googleCategory === undefined ? undefined : googleBounds(googleCategory);
  if (bounds === "not_fashion") return refuse("not_fashion");
  if (read.notFashion && !bounds) return refuse("not_fashion");

  const fits = (leaf: Leaf | undefined): leaf is Leaf =>
    leaf !== undefined && (bounds === undefined || isWithin(leaf, bounds));
  if (fits(read.leaf) && (bounds || !read.isGuess))
    return inUniverse({ leaf: read.leaf, differs: false }, question.universe);

  const { universe } = question;
  for (const other of otherWays(question)) {
    const { leaf, isGuess } = words.title(other);
    if (!isGuess && fits(leaf)) return inUniverse({ leaf, differs: false }, universe);
  }

  const only = bounds?.length === 1 ? bounds[0] : undefined;
  if (read.leaf === undefined || read.isGuess) {
    if (isLeaf(only)) return inUniverse({ leaf: only, differs: false }, universe);
    const usual = only === undefined ? undefined : usualLeaves[only];
    return usual
      ? inUniverse({ leaf: usual, differs: false, coarse: true }, universe)
      : refuse("category_unknown");
  }
  // Clothes beside clothes: the shop chose its category carelessly. Shoes beside clothes: one of the two is wrong.
  const kind = kindOf(read.leaf);
  return bounds?.some((start) => kindOf(start) === kind)
    ? inUniverse({ leaf: read.leaf, differs: true }, universe)
    : refuse("category_conflict");
}

/** What most of a family is, where a wrong guess does no harm: a dress is a dress at any length. */
const usualLeaves: Readonly<Record<string, Leaf>> = {
  "A.6": "A.6.1",
  "A.7": "A.7.2",
  "A.8": "A.8.2",
  "A.9": "A.9.1",
  "C.2": "C.2.1",
  "D.2": "D.2.1",
};

/** Clothes are one kind, whether for the street, for the night or for sport. */
const kindOf = (code: string) => (/^[AFG]/u.test(code) ? "clothes" : code.charAt(0));

/**
 * What else to ask when the first answer does not fit: the last word of the product type alone, and everything in
 * the language it was not taken for. "Robe" is one thing in French and another in English.
 */
function* otherWays(question: TitleQuestion): Generator<TitleQuestion> {
  const { productType, universe, language } = question;
  const typed = productType ? { title: lastPart(productType), ...(universe ? { universe } : {}) } : undefined;
  if (typed) yield { ...typed, ...(language ? { language } : {}) };
  for (const other of languages) {
    if (other === language) continue;
    yield { ...question, language: other };
    if (typed) yield { ...typed, language: other };
  }
}

const lastPart = (path: string) => path.slice(path.lastIndexOf(">") + 1).trim();

const inUniverse = (chosen: ChosenLeaf, universe: Universe): Result<ChosenLeaf, LeafRefusal> =>
  leafName(chosen.leaf, universe) ? accept(chosen) : refuse("category_not_in_universe");
