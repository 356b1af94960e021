import type { Product } from "#contract/products.ts";
import type { Language } from "#vocabulary/language.ts";
import { inLanguage } from "#vocabulary/language-path.ts";
import { breadcrumbs } from "#web/features/structured-data/breadcrumbs.ts";
import type { Crumb } from "./facts.ts";

type Place = { readonly lang: Language; readonly publicUrl: string; readonly path: string };
type Size = Product["sizes"][number];

const schema = "https://schema.org";

/** What search engines are told: the piece, who sells it for how much, and where it stands. */
export function structuredData(product: Product, crumbs: readonly Crumb[], place: Place): readonly object[] {
  const { lang, publicUrl, path } = place;
  const url = publicUrl + path;
  const steps = [
    ...crumbs.map(({ label, to }) => ({ name: label, address: publicUrl + inLanguage(to, lang) })),
    { name: product.name, address: url },
  ];
  return [product.sizes.length > 1 ? inSizes(product, place) : inOneSize(product, place), breadcrumbs(steps)];
}

/** One piece in several sizes: what they share is said once. */
function inSizes(product: Product, place: Place): object {
  return {
    "@context": schema,
    "@type": "ProductGroup",
    productGroupID: String(product.id),
    ...describe(product, place),
    variesBy: [`${schema}/size`],
    hasVariant: product.sizes.map((size) => ({
      "@type": "Product",
      name: `${product.name}, ${size.label}`,
      sku: `${product.id}-${size.label}`,
      size: size.label,
      url: place.publicUrl + place.path,
      image: imagesOf(product, place).slice(0, 1),
      ...offersOf(product, size),
    })),
  };
}

const inOneSize = (product: Product, place: Place): object => ({
  "@context": schema,
  "@type": "Product",
  sku: String(product.id),
  ...describe(product, place),
  ...offersOf(product, product.sizes[0]),
});

const describe = (product: Product, { publicUrl, path }: Place): object => ({
  name: product.name,
  description: product.description,
  category: product.category_label,
  url: publicUrl + path,
  image: imagesOf(product, { publicUrl }),
  brand: { "@type": "Brand", name: product.brand.name },
  ...(product.materials.length > 0 && { material: product.materials.map(({ key }) => key) }),
});

const imagesOf = ({ images }: Product, { publicUrl }: Pick<Place, "publicUrl">): readonly string[] =>
  images.map(({ src }) => publicUrl + src);

/** Every shop that has the piece; nobody has a size that is nowhere in stock. */
function offersOf({ offers }: Product, size: Size | undefined): object {
  if (offers.length === 0) return {};
  return {
    offers: offers.map(({ shop, price, url, in_stock: inStock }) => ({
      "@type": "Offer",
      url,
      price: (price.amount / 100).toFixed(2),
      priceCurrency: price.currency,
      availability: `${schema}/${inStock && size?.in_stock !== false ? "InStock" : "OutOfStock"}`,
      itemCondition: `${schema}/NewCondition`,
      seller: { "@type": "Organization", name: shop.name },
    })),
  };
}
