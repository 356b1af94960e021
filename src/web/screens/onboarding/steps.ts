import { withoutLanguage } from "#vocabulary/language-path.ts";
import { m } from "#web/i18n/paraglide/messages.js";

/** In the order people answer: what they like first, what they want last. */
export const onboardingSteps = [
  {
    slug: "styles",
    name: m.onboarding_styles,
    headline: m.onboarding_styles_headline,
    text: m.onboarding_styles_text,
    next: m.onboarding_next_sizes,
  },
  {
    slug: "sizes",
    name: m.onboarding_sizes,
    headline: m.onboarding_sizes_headline,
    text: m.onboarding_sizes_text,
    next: m.onboarding_next_brands,
  },
  {
    slug: "brands",
    name: m.onboarding_brands,
    headline: m.onboarding_brands_headline,
    text: m.onboarding_brands_text,
    next: m.onboarding_next_budget,
  },
  {
    slug: "budget",
    name: m.onboarding_budget,
    headline: m.onboarding_budget_headline,
    text: m.onboarding_budget_text,
    next: m.onboarding_next_wishes,
  },
  {
    slug: "wishes",
    name: m.onboarding_wishes,
    headline: m.onboarding_wishes_headline,
    text: m.onboarding_wishes_text,
    next: m.onboarding_next_page,
  },
] as const;

export type OnboardingStep = (typeof onboardingSteps)[number];

export const pagePath = "/onboarding/page";

export const stepPath = ({ slug }: OnboardingStep): string => `/onboarding/${slug}`;

/** The step of an address, and those around it. */
export function stepAt(pathname: string) {
  const path = withoutLanguage(pathname).replace(/\/$/, "");
  const index = Math.max(
    0,
    onboardingSteps.findIndex((step) => stepPath(step) === path),
  );
  const [before, step, after] = [index - 1, index, index + 1].map((at) => onboardingSteps[at]);
  return { index, step: step ?? onboardingSteps[0], before, after };
}
