import { m } from "#web/i18n/paraglide/messages.js";

/** In the order people answer: what they like first, what they want last. */
export const onboardingSteps = [
  {
    slug: "styles",
    name: m.onboarding_styles,
    headline: m.onboarding_styles_headline,
    text: m.onboarding_styles_text,
  },
  {
    slug: "sizes",
    name: m.onboarding_sizes,
    headline: m.onboarding_sizes_headline,
    text: m.onboarding_sizes_text,
  },
  {
    slug: "brands",
    name: m.onboarding_brands,
    headline: m.onboarding_brands_headline,
    text: m.onboarding_brands_text,
  },
  {
    slug: "budget",
    name: m.onboarding_budget,
    headline: m.onboarding_budget_headline,
    text: m.onboarding_budget_text,
  },
  {
    slug: "wishes",
    name: m.onboarding_wishes,
    headline: m.onboarding_wishes_headline,
    text: m.onboarding_wishes_text,
  },
] as const;

export type OnboardingStep = (typeof onboardingSteps)[number];

export const stepPath = ({ slug }: OnboardingStep): string => `/onboarding/${slug}`;
