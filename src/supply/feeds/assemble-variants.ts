import type { SizeStock, Variant } from "#domain/catalogue/product.ts";
import type { ColourKey } from "#vocabulary/attribute.ts";
import type { Leaf } from "#vocabulary/category.ts";
import { foldText } from "#vocabulary/lexicon/fold-text.ts";
import { oneSize, sizeScaleOf } from "#vocabulary/size.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { coloursOf } from "./colours-of.ts";
import { diagnose, type Report } from "./diagnostic.ts";
import type { FeedItem } from "./feed-item.ts";
import { feedLimits } from "./limits.ts";
import { orderSizes } from "./order-sizes.ts";
import { readSizes } from "./read-size.ts";
import type { TagWords } from "./tag-title.ts";

interface VariantContext {
  readonly universe: Universe;
  readonly leaf: Leaf;
  readonly words: TagWords;
  readonly report: Report;
}

/** One variant for each colour, those one can still have first. Rows whose colour nobody can tell are left out. */
export function assembleVariants(items: readonly FeedItem[], context: VariantContext): readonly Variant[] {
  const byColour = new Map<string, { colours: readonly [ColourKey, ...ColourKey[]]; items: FeedItem[] }>();
  for (const item of items) {
    const colours = coloursOf(item, context.words);
    if (!colours) {
      context.report(diagnose("colour_unknown", item.line, item.colour ?? item.title, item.id));
      continue;
    }
    const name = item.colour ? foldText(item.colour) : colours.join("/");
    const same = byColour.get(name) ?? { colours, items: [] };
    byColour.set(name, same);
    same.items.push(item);
  }
  return [...byColour.values()]
    .map((same) => variantOf(same.colours, same.items, context))
    .sort((a, b) => Number(hasStock(b)) - Number(hasStock(a)));
}

const hasStock = ({ sizes }: Variant) => sizes.some(({ inStock }) => inStock);

function variantOf(
  colours: readonly [ColourKey, ...ColourKey[]],
  items: readonly FeedItem[],
  context: VariantContext,
): Variant {
  const shade = items[0]?.colour;
  const pictures = [...new Set(items.flatMap((item) => item.pictures))].slice(0, feedLimits.pictures);
  return {
    colours,
    ...(shade ? { shade: { en: shade, fr: shade } } : {}),
    picture: { kind: "remote", urls: pictures },
    sizes: orderSizes(items.flatMap((item) => sizesOf(item, context))),
  };
}

function sizesOf(item: FeedItem, { universe, leaf, report }: VariantContext): readonly SizeStock[] {
  const inStock = item.availability === "in_stock";
  if (!item.size) {
    const isOneSize = sizeScaleOf(universe, leaf) === oneSize;
    return isOneSize ? [{ label: "one", system: "one", inStock }] : [];
  }
  const { sizes, unread } = readSizes(item.size, {
    universe,
    leaf,
    currency: item.currency,
    ...(item.sizeSystem ? { system: item.sizeSystem } : {}),
  });
  for (const text of unread) report(diagnose("size_unknown", item.line, text, item.id));
  return sizes.map((size) => ({ ...size, inStock }));
}
