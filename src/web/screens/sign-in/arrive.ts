import { useNavigate, useSearchParams } from "react-router";
import { inLanguage } from "#vocabulary/language-path.ts";
import { redirectTarget } from "#web/features/navigation/redirect-target.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import type { Entered } from "./calls.ts";
import { endJourney } from "./journey.ts";

/** The way on once someone is signed in: to where they wanted to go, or to a page of ours. */
export function useArrival(): (entered: Entered, otherwise: string) => Promise<void> {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async ({ language }, otherwise) => {
    endJourney();
    const target = redirectTarget(search) ?? inLanguage(otherwise, language);
    if (language === currentLanguage()) return navigate(target, { replace: true });
    // In another language everything is said anew, so the page is loaded; its start finds the translation.
    location.replace(target);
    await new Promise(() => {});
  };
}
