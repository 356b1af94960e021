import type { Product } from "#contract/products.ts";
import { isLeaf } from "#vocabulary/category.ts";
import { readCategoryCode } from "#vocabulary/category-code.ts";
import { type SizeField, type SizeSystem, sizeFieldOf, sizeText } from "#vocabulary/size.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { otherSizes } from "./my-size.ts";

type SizeStock = Product["sizes"][number];

/** A size in words, put together on the server. */
export type SizeWords = SizeStock & {
  /** FR 38 */
  readonly text: string;
  /** What it is elsewhere; empty where nothing is known. */
  readonly elsewhere: string;
};

export type Sizing = {
  /** Which of their sizes people go by; nothing where they have none on record. */
  readonly field: SizeField | undefined;
  readonly title: string;
  /** Of each variant, in the order of the product. */
  readonly sizes: readonly (readonly SizeWords[])[];
};

export function sizingOf(product: Product): Sizing {
  const field = fieldOf(product);
  const [first] = product.sizes;
  const words = (size: SizeStock): SizeWords => {
    const others = otherSizes({ universe: product.universe, field }, size).map(({ text, about }) =>
      about ? m.product_size_about({ size: text }) : text,
    );
    const text = sizeText(size);
    const elsewhere = others.length > 0 ? m.product_size_is({ size: text, others: others.join(", ") }) : "";
    return { ...size, text, elsewhere };
  };
  return {
    field,
    title: first ? titleOf(first.system) : m.product_size(),
    sizes: product.variants.map(({ sizes }) => sizes.map(words)),
  };
}

function fieldOf({ universe, category }: Product): SizeField | undefined {
  const leaf = readCategoryCode(category)?.branch;
  return isLeaf(leaf) ? sizeFieldOf(universe, leaf) : undefined;
}

function titleOf(system: SizeSystem): string {
  const counted = systemWord(system);
  if (system === "one") return m.product_size_one();
  return counted ? m.product_size_in({ system: counted }) : m.product_size();
}

function systemWord(system: SizeSystem): string {
  if (system === "neck") return m.product_size_collar();
  if (system === "cm") return m.product_size_cm();
  if (system === "waist") return m.product_size_waist();
  return /^(fr|eu|it|de|uk|us|jp)$/.test(system) ? system.toUpperCase() : "";
}
