import type { MouseEvent } from "react";
import { useLocation, useMatches } from "react-router";
import type { Language } from "#vocabulary/language.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAuth } from "#web/state/auth.ts";
import { pageDataOf, pathIn } from "#web/state/other-language.ts";
import { chooseLanguage, keepUnheardLanguage } from "#web/state/website-preferences.ts";

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
      onClick={(event) => choose(other, event)}
      className="inline-flex min-h-11 min-w-11 items-center justify-center text-14 transition-colors duration-fast hover:text-ink"
    >
      <span className={long ? undefined : "sr-only"}>{m.language_switch()}</span>
      {!long && <span aria-hidden="true">{other.toUpperCase()}</span>}
    </a>
  );
}

/** How long the way to the other language may wait for a member's record to hear of it. */
const patienceMs = 300;

function choose(language: Language, event: MouseEvent<HTMLAnchorElement>): void {
  chooseLanguage(language);
  if (!useAuth.getState().isAuthenticated) return;
  keepUnheardLanguage(language);
  const told = tell(language);
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  void Promise.race([told, patience]).then(() => location.assign(href));
}

/** Only members load the code that makes calls. What fails here is told by the next page (state/fetch-user). */
async function tell(language: Language): Promise<void> {
  try {
    const { tellLanguage } = await import("#web/state/fetch-user.ts");
    await tellLanguage(language);
  } catch {}
}
