import type { Post } from "#contract/editorial.ts";
import { inLanguage, languageOfPath } from "#vocabulary/language-path.ts";
import { breadcrumbs } from "#web/features/structured-data/breadcrumbs.ts";
import { m } from "#web/i18n/paraglide/messages.js";

const context = "https://schema.org";

/** What search engines are told of an article. */
export function articleData(
  { title, description, cover, published_at, tags }: Post,
  { path, publicUrl }: { readonly path: string; readonly publicUrl: string },
): readonly object[] {
  const lang = languageOfPath(path);
  const house = { "@type": "Organization", name: "Cleed", url: publicUrl };
  return [
    {
      "@context": context,
      "@type": "Article",
      headline: title,
      description,
      image: [publicUrl + cover.src],
      datePublished: published_at,
      inLanguage: lang,
      keywords: tags.join(", "),
      mainEntityOfPage: publicUrl + path,
      author: house,
      publisher: { ...house, logo: { "@type": "ImageObject", url: `${publicUrl}/icon-512.png` } },
    },
    breadcrumbs([
      { name: m.journal_title(), address: publicUrl + inLanguage("/blog", lang) },
      { name: title, address: publicUrl + path },
    ]),
  ];
}
