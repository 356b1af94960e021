import type { MetaDescriptor } from "react-router";
import { defaultLanguage, type Language, languages } from "#vocabulary/language.ts";
import { inLanguage, languageOfPath } from "#vocabulary/language-path.ts";
import { previewAddress, previewSize } from "#vocabulary/picture.ts";

type PageHead = {
  title: string;
  description?: string | undefined;
  /** The page's own path in one language. */
  path: string;
  publicUrl: string;
  /** Paths by language, where they differ by more than the prefix; none for a language the page does not have. */
  paths?: Readonly<Partial<Record<Language, string>>> | undefined;
  /** What a link preview shows, as a path of this site; the mark of the house without one. */
  image?: string | undefined;
  /** Personal or empty pages are not for search engines. */
  hidden?: boolean | undefined;
};

/** What search engines show whole; a longer title goes without our name rather than without its end. */
const [longestTitle, signature] = [70, " · Cleed"];

/** Title, description, canonical address, the other language, and what a link preview shows. */
export function pageHead(head: PageHead): MetaDescriptor[] {
  const { title, description, path, publicUrl, paths, image, hidden } = head;
  const language = languageOfPath(path);
  const pathIn = (one: Language) => (paths ? paths[one] : inLanguage(path, one));
  const canonical = publicUrl + (pathIn(language) ?? path);
  const versions = languages.flatMap((one) => {
    const own = pathIn(one);
    return own === undefined ? [] : [{ language: one, href: publicUrl + own }];
  });
  const usual = versions.find((one) => one.language === defaultLanguage)?.href ?? canonical;
  const isSigned = title.includes("Cleed") || title.length + signature.length > longestTitle;
  const fullTitle = isSigned ? title : title + signature;
  return [
    { title: fullTitle },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(hidden ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: canonical },
    ...versions.map((one) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: one.language,
      href: one.href,
    })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: usual },
    { property: "og:site_name", content: "Cleed" },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:url", content: canonical },
    { property: "og:locale", content: language === "fr" ? "fr_FR" : "en_GB" },
    ...(description ? [{ property: "og:description", content: description }] : []),
    { property: "og:image", content: publicUrl + (image ? previewAddress(image) : "/icon-512.png") },
    ...(image
      ? [
          { property: "og:image:width", content: String(previewSize.width) },
          { property: "og:image:height", content: String(previewSize.height) },
        ]
      : []),
    { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
  ];
}
