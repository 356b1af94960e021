import { useLocation, useMatches } from "react-router";
import type { Language } from "#vocabulary/language.ts";
import { inLanguage } from "#vocabulary/language-path.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { chooseLanguage } from "#web/state/website-preferences.ts";

/** A link to this very page in the other language. It works without scripts; with them it is remembered. */
export function LanguageSwitch({ long = false }: { long?: boolean }) {
  const other: Language = currentLanguage() === "fr" ? "en" : "fr";
  const { pathname, search } = useLocation();
  const path = usePathsByLanguage()?.[other] ?? inLanguage(pathname, other);
  return (
    <a
      href={path + search}
      lang={other}
      hrefLang={other}
      aria-label={long ? undefined : m.language_switch()}
      onClick={() => chooseLanguage(other)}
      className="inline-flex min-h-11 min-w-11 items-center justify-center text-14 transition-colors duration-fast hover:text-ink"
    >
      {long ? m.language_switch() : other.toUpperCase()}
    </a>
  );
}

/** A page whose address differs by more than its prefix says so in its data (`paths`). */
function usePathsByLanguage(): Readonly<Record<Language, string>> | undefined {
  const data = useMatches().at(-1)?.loaderData;
  return data && typeof data === "object" && "paths" in data
    ? (data.paths as Readonly<Record<Language, string>>)
    : undefined;
}
