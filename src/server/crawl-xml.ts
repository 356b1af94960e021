import type { Article } from "#domain/editorial/article.ts";
import { defaultLanguage, type Language, languages } from "#vocabulary/language.ts";
import { inLanguage } from "#vocabulary/language-path.ts";

/** A page by its path in each language it exists in, without the language. */
export type Place = Readonly<Partial<Record<Language, string>>>;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const names =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

export const indexXml = (addresses: readonly string[]): string =>
  `${head}<sitemapindex ${names}>\n${addresses.map((one) => `<sitemap><loc>${escapeXml(one)}</loc></sitemap>\n`).join("")}</sitemapindex>\n`;

/** Every language version is an address of its own, and each names all of them. */
export function sitemapXml(publicUrl: string, places: readonly Place[]): string {
  const urls = places.flatMap((place) => {
    const addressIn = (language: Language, path: string) => escapeXml(publicUrl + inLanguage(path, language));
    const own = languages.flatMap((language) => {
      const path = place[language];
      return path === undefined ? [] : [{ language, address: addressIn(language, path) }];
    });
    const usual = own.find(({ language }) => language === defaultLanguage) ?? own[0];
    const versions = [
      ...own.map(({ language, address }) => [language, address]),
      ...(usual ? [["x-default", usual.address]] : []),
    ];
    const links = versions
      .map(([name, address]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address}"/>`)
      .join("");
    return own.map(({ address }) => `<url><loc>${address}</loc>${links}</url>\n`);
  });
  return `${head}<urlset ${names}>\n${urls.join("")}</urlset>\n`;
}

const words: Readonly<Record<Language, { readonly title: string; readonly about: string }>> = {
  en: { title: "Cleed, the journal", about: "How clothes are made, chosen, worn and kept." },
  fr: {
    title: "Cleed, le journal",
    about: "Comment les vêtements se font, se choisissent, se portent et se gardent.",
  },
};

/** RSS 2.0; the day of an article is its morning in UTC. */
export function feedXml(publicUrl: string, language: Language, articles: readonly Article[]): string {
  const { title, about } = words[language];
  const address = (path: string) => escapeXml(publicUrl + inLanguage(path, language));
  const items = articles.map(
    (one) =>
      `<item><title>${escapeXml(one.title)}</title><link>${address(`/blog/${one.slug}`)}</link><guid isPermaLink="true">${address(`/blog/${one.slug}`)}</guid><description>${escapeXml(one.excerpt)}</description><pubDate>${new Date(`${one.publishedOn}T06:00:00Z`).toUTCString()}</pubDate></item>\n`,
  );
  return `${head}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n<title>${escapeXml(title)}</title><link>${address("/blog")}</link><description>${escapeXml(about)}</description><language>${language}</language><atom:link href="${address("/blog/feed.xml")}" rel="self" type="application/rss+xml"/>\n${items.join("")}</channel></rss>\n`;
}

const escapeXml = (text: string): string => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
