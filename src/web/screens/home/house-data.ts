import { inLanguage, languageOfPath } from "#vocabulary/language-path.ts";

const context = "https://schema.org";

/** What search engines are told of the house itself, and how it is searched. */
export function houseData(path: string, publicUrl: string): readonly object[] {
  const lang = languageOfPath(path);
  return [
    {
      "@context": context,
      "@type": "Organization",
      name: "Cleed",
      url: publicUrl,
      logo: `${publicUrl}/icon-512.png`,
    },
    {
      "@context": context,
      "@type": "WebSite",
      name: "Cleed",
      url: publicUrl + inLanguage("/", lang),
      inLanguage: lang,
      potentialAction: {
        "@type": "SearchAction",
        target: {
          "@type": "EntryPoint",
          urlTemplate: `${publicUrl}${inLanguage("/search", lang)}?q={search_term_string}`,
        },
        "query-input": "required name=search_term_string",
      },
    },
  ];
}
