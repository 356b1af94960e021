import type { Product } from "#contract/products.ts";
import type { Language } from "#vocabulary/language.ts";
import { inLanguage } from "#vocabulary/language-path.ts";
import type { Crumb } from "./facts.ts";

type Place = { readonly lang: Language; readonly publicUrl: string; readonly path: string };

const context = "https://schema.org";

/** What search engines are told: the piece, who sells it for how much, and where it stands. */
export function structuredData(product: Product, crumbs: readonly Crumb[], place: Place): readonly object[] {
  const { lang, publicUrl, path } = place;
  const url = publicUrl + path;
  const steps = [
    ...crumbs.map(({ label, to }) => ({ label, to: publicUrl + inLanguage(to, lang) })),
    {
      label: product.name,
      to: url,
    },
  ];
  return [
    {
      "@context": context,
      "@type": "Product",
      name: product.name,
      description: product.description,
      sku: String(product.id),
      category: product.category_label,
      url,
      image: product.images.map(({ src }) => publicUrl + src),
      brand: { "@type": "Brand", name: product.brand.name },
      ...(product.offers.length > 0 && {
        offers: product.offers.map(({ shop, price, url: at, in_stock: inStock }) => ({
          "@type": "Offer",
          url: at,
          price: (price.amount / 100).toFixed(2),
          priceCurrency: price.currency,
          availability: `${context}/${inStock ? "InStock" : "OutOfStock"}`,
          seller: { "@type": "Organization", name: shop.name },
        })),
      }),
    },
    {
      "@context": context,
      "@type": "BreadcrumbList",
      itemListElement: steps.map(({ label, to }, i) => ({
        "@type": "ListItem",
        position: i + 1,
        name: label,
        item: to,
      })),
    },
  ];
}
