import type { Client } from "#contract/client.ts";
import { getProduct, listProducts, type Product } from "#contract/products.ts";
import { listSimilar, type SimilarCard } from "#contract/similar.ts";
import type { Language } from "#vocabulary/language.ts";
import { inLanguage, languageOfPath } from "#vocabulary/language-path.ts";
import { answerOr404 } from "#web/data/answer.ts";
import { lowestBefore } from "#web/features/price-history/steps.ts";
import { productPath } from "#web/features/product/product-path.ts";
import { type Crumb, crumbsOf, type Facts, factsOf } from "./facts.ts";
import { similarCount } from "./similar-row.tsx";
import { type Sizing, sizingOf } from "./size-words.ts";
import { structuredData } from "./structured-data.ts";

export type Piece = {
  readonly product: Product;
  readonly paths: Readonly<Record<Language, string>>;
  readonly crumbs: readonly Crumb[];
  readonly facts: Facts;
  /** The day it was rendered for. */
  readonly today: string;
  readonly sizing: Sizing;
  /** Of the 30 days before a reduction. */
  readonly lowest: number | undefined;
  readonly structured: readonly object[];
  /** Comes after the page when it takes its time; nothing when it could not be had. */
  readonly similar: Similar | Promise<Similar>;
};
type Similar = readonly SimilarCard[] | null;

/** What is there so soon goes with the page, and needs no script to be shown. */
const patienceMs = 30;

/** What the page cannot do without is waited for; the rest follows. */
export async function loadPiece(client: Client, path: string, id: number, publicUrl: string): Promise<Piece> {
  const lang = languageOfPath(path);
  const other: Language = lang === "fr" ? "en" : "fr";
  const input = { params: { id } };
  const similar = client(listSimilar, { ...input, query: { lang, limit: similarCount } }).then((found) =>
    found.ok ? found.value.products : null,
  );
  const [answer, named] = await Promise.all([
    client(getProduct, { ...input, query: { lang } }),
    client(listProducts, { query: { ids: String(id), lang: other } }),
  ]);
  const { product } = answerOr404(answer, path);
  const elsewhere = (named.ok && named.value.products[0]) || product;
  const pathIn = (language: Language) =>
    inLanguage(productPath(language === lang ? product : elsewhere), language);
  const crumbs = crumbsOf(product, lang);
  const soon = await Promise.race([similar, waited(patienceMs)]);
  const today = new Date().toISOString().slice(0, 10);
  return {
    product,
    paths: { en: pathIn("en"), fr: pathIn("fr") },
    crumbs,
    facts: factsOf(product, lang),
    today,
    sizing: sizingOf(product),
    lowest: lowestBefore(product.price_history, today),
    structured: structuredData(product, crumbs, { lang, publicUrl, path: pathIn(lang) }),
    similar: soon === later ? similar : soon,
  };
}

const later = Symbol("later");
const waited = (ms: number): Promise<typeof later> =>
  new Promise((done) => setTimeout(() => done(later), ms));
