import { useLocation, useMatches } from "react-router";
import type { Language } from "#vocabulary/language.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { pageDataOf, pathIn } from "#web/state/other-language.ts";
import { chooseLanguage } from "#web/state/website-preferences.ts";

/** A link to this very page in the other language. It works without scripts; with them it is remembered. */
export function LanguageSwitch({ long = false }: { long?: boolean }) {
  const other: Language = currentLanguage() === "fr" ? "en" : "fr";
  const { pathname, search } = useLocation();
  const path = pathIn(other, pathname, pageDataOf(useMatches()));
  return (
    <a
      href={path + search}
      lang={other}
      hrefLang={other}
      onClick={() => chooseLanguage(other)}
      className="inline-flex min-h-11 min-w-11 items-center justify-center text-14 transition-colors duration-fast hover:text-ink"
    >
      <span className={long ? undefined : "sr-only"}>{m.language_switch()}</span>
      {!long && <span aria-hidden="true">{other.toUpperCase()}</span>}
    </a>
  );
}
