import type { Composition } from "#domain/catalogue/product.ts";
import type { OfferDraft, ProductDraft } from "#domain/catalogue/product-draft.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { assembleVariants } from "./assemble-variants.ts";
import { chooseLeaf } from "./choose-leaf.ts";
import { designTitle } from "./design-title.ts";
import { detectLanguage } from "./detect-language.ts";
import { type Diagnostic, diagnose, type Report } from "./diagnostic.ts";
import type { FeedItem } from "./feed-item.ts";
import type { ItemGroup } from "./item-groups.ts";
import { readCare } from "./read-care.ts";
import { compositionIn, readComposition } from "./read-composition.ts";
import type { TagWords } from "./tag-title.ts";
import { traitsOf } from "./traits-of.ts";

export interface AssemblyContext {
  /** Name of the feed: with the key it is what a product is known by from run to run. */
  readonly source: string;
  /** ISO date. */
  readonly today: string;
  readonly words: TagWords;
  /** Gets the warnings; the reason of a refusal is the answer itself. */
  readonly report: Report;
}

/** Makes one product of the rows that belong together. */
export function assembleProduct(
  group: ItemGroup,
  context: AssemblyContext,
): Result<ProductDraft, Diagnostic> {
  const { key, universe, items } = group;
  const { source, today, words, report } = context;
  const [first] = items;
  const told = (code: Diagnostic["code"], sample = first.title) =>
    diagnose(code, first.line, sample, first.id);

  const language = first.language ?? detectLanguage(`${first.title}\n${first.description}`);
  if (!language) report(told("language_unknown"));
  const question = {
    title: first.title,
    description: first.description,
    universe,
    ...(first.productType ? { productType: first.productType } : {}),
    ...(language ? { language } : {}),
  };
  const tags = words.title(question);
  if (tags.whoFor === "kids") return refuse(told("kids"));
  const chosen = chooseLeaf(question, tags, first.googleCategory, words);
  if (!chosen.ok) return refuse(told(chosen.refusal));
  const { leaf, differs, coarse } = chosen.value;
  if (coarse) report(told("category_coarse", `${first.googleCategory}: ${first.title}`));
  if (differs) report(told("category_differs", `${first.googleCategory}: ${first.title}`));

  const [variant, ...variants] = assembleVariants(items, { universe, leaf, words, report });
  if (!variant) return refuse(told("colour_unknown", first.colour ?? first.title));
  const composition = readComposition(first.material ?? compositionIn(first.description), words);
  const pattern =
    (first.pattern ? words.title({ title: first.pattern }).pattern : undefined) ?? tags.pattern ?? "plain";
  const name = designTitle(first.title, [first.colour, first.size]);
  const offer = offerOf(items);

  return accept({
    source: { name: source, key },
    universe,
    leaf,
    brandName: first.brand,
    name: { en: name, fr: name },
    description: { en: first.description, fr: first.description },
    ...(language ? { language } : {}),
    traits: traitsOf({
      universe,
      leaf,
      tags,
      pattern,
      materials: mainMaterials(composition) ?? tags.materials,
      colours: variant.colours,
    }),
    composition,
    care: readCare(first.description),
    variants: [variant, ...variants],
    offers: [offer],
    prices: [{ day: today, price: offer.price }],
    addedOn: today,
  });
}

const mainMaterials = (composition: readonly Composition[]) =>
  (composition.find(({ part }) => part === "main" || part === "upper") ?? composition[0])?.shares.map(
    ({ material }) => material,
  );

/** The cheapest row one can have; the cheapest of all when there is none left. */
function offerOf(items: readonly [FeedItem, ...FeedItem[]]): OfferDraft {
  const inStock = items.filter(({ availability }) => availability === "in_stock");
  const choice = inStock.length > 0 ? inStock : items;
  const best = choice.reduce(
    (least, item) => (item.price < least.price ? item : least),
    choice[0] ?? items[0],
  );
  return {
    shopName: best.shop.name,
    shopUrl: best.shop.url,
    price: best.price,
    ...(best.was === undefined ? {} : { was: best.was }),
    ...(best.original ? { original: best.original } : {}),
    url: best.link,
    ...(best.delivery ? { delivery: best.delivery } : {}),
    inStock: inStock.length > 0,
  };
}
