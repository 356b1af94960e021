import type { Look } from "#contract/looks.ts";
import { inLanguage, languageOfPath } from "#vocabulary/language-path.ts";
import { productPath } from "#web/features/product/product-path.ts";
import { breadcrumbs } from "#web/features/structured-data/breadcrumbs.ts";
import { m } from "#web/i18n/paraglide/messages.js";

/** What search engines are told of a look: its pieces, and where it stands. */
export function lookData(
  { title, items, cover }: Pick<Look, "title" | "items" | "cover">,
  { path, publicUrl }: { readonly path: string; readonly publicUrl: string },
): readonly object[] {
  const lang = languageOfPath(path);
  return [
    {
      "@context": "https://schema.org",
      "@type": "ItemList",
      name: title,
      image: publicUrl + cover.src,
      numberOfItems: items.length,
      itemListElement: items.map(({ product }, i) => ({
        "@type": "ListItem",
        position: i + 1,
        name: product.name,
        url: publicUrl + inLanguage(productPath(product), lang),
      })),
    },
    breadcrumbs([
      { name: m.looks_title(), address: publicUrl + inLanguage("/inspiration", lang) },
      { name: title, address: publicUrl + path },
    ]),
  ];
}
