import { listBrands } from "#contract/brands.ts";
import { type Language, localeTag } from "#vocabulary/language.ts";
import type { PreferencesUpdate } from "#vocabulary/preferences.ts";
import { Link } from "#web/features/navigation/link.tsx";
import type { Editing } from "#web/features/preferences/editing.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { onboardingSteps, stepPath } from "./steps.ts";
import { brandNames, budgetNames, sizeNames, styleNames, wishNames } from "./told-names.ts";

/** What was told, in sentences that lead back to where it can be changed. */
export function TasteSentence({ editing, told }: { editing: Editing; told: PreferencesUpdate }) {
  const language = currentLanguage();
  const { universe } = editing;
  const followed = told.brands_followed ?? [];
  const { answer } = useAnswer(listBrands, { query: { universe, lang: language } });
  const brands = brandNames(answer?.brands ?? [], followed);
  const said = [
    { slug: "styles", names: styleNames(universe, told, language), say: m.onboarding_page_styles },
    { slug: "sizes", names: sizeNames(universe, told, language), say: m.onboarding_page_sizes },
    { slug: "brands", names: brands, say: m.onboarding_page_brands },
    { slug: "budget", names: budgetNames(universe, told, language), say: m.onboarding_page_budget },
    { slug: "wishes", names: wishNames(universe, told, language), say: m.onboarding_page_wishes },
  ].filter(({ names }) => names.length > 0);
  if (said.length === 0) return <p className="md:text-18">{m.onboarding_page_empty()}</p>;
  return (
    <ul className="grid max-w-[52ch] gap-1 font-serif text-d22 md:text-d28">
      {said.map(({ slug, names, say }) => {
        const step = onboardingSteps.find((one) => one.slug === slug) ?? onboardingSteps[0];
        return (
          <li key={slug}>
            <Link
              to={stepPath(step)}
              className="group inline py-1 decoration-1 decoration-line underline-offset-6 hover:underline hover:decoration-ink"
            >
              {say({ list: listOf(names, language) })}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

const listOf = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(localeTag[language], { type: "conjunction" }).format(names);
