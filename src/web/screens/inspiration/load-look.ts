import type { Client } from "#contract/client.ts";
import { getLook, type Look, listInspirations } from "#contract/looks.ts";
import type { Language } from "#vocabulary/language.ts";
import { inLanguage, languageOfPath } from "#vocabulary/language-path.ts";
import { answerOr404 } from "#web/data/answer.ts";
import { lookPath } from "#web/features/looks/look-path.ts";

export type LoadedLook = {
  readonly look: Look;
  readonly paths: Readonly<Record<Language, string>>;
  /** Others for the same occasion. */
  readonly others: readonly Look[];
  /** Whether a piece that the address names could not be had any more. */
  readonly isRestored: boolean;
};

const fewOthers = 4;

export async function loadLook(
  client: Client,
  path: string,
  id: number,
  swap: readonly string[],
): Promise<LoadedLook> {
  const lang = languageOfPath(path);
  const other: Language = lang === "fr" ? "en" : "fr";
  const ask = (language: Language, swaps: readonly string[]) =>
    client(getLook, { params: { id }, query: { lang: language, swap: [...swaps] } });
  const [asked, elsewhere] = await Promise.all([ask(lang, swap), ask(other, [])]);
  // A piece in the address may have been sold since it was written down: then the look as it was put together.
  const isRestored = !asked.ok && swap.length > 0;
  const { look } = answerOr404(isRestored ? await ask(lang, []) : asked, path);
  const { universe, occasion } = look;
  const near = await client(listInspirations, {
    query: { universe, occasion, lang, limit: fewOthers + 1 },
  });
  const inOther = elsewhere.ok ? elsewhere.value.look : look;
  const pathIn = (language: Language) => inLanguage(lookPath(language === lang ? look : inOther), language);
  const others = near.ok ? near.value.looks.filter((one) => one.id !== id).slice(0, fewOthers) : [];
  return { look, others, isRestored, paths: { en: pathIn("en"), fr: pathIn("fr") } };
}
