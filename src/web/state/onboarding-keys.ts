/** Everything of onboarding lies in local storage under this, and nowhere else (SPEC.md §4). */
export const onboardingPrefix = "onboarding_";

export function onboardingKeys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(onboardingPrefix));
  } catch {
    return [];
  }
}

/** Whether something was told on this page, for browsers that keep nothing. */
export const visit = { told: false };

/** What a visitor said of products and looks lies there too, though it is no answer to a step; nor is where they are. */
export const isAnswer = (key: string): boolean => /^onboarding_(?!looks|mode|reactions|step)/.test(key);

export const visitorReactionsKey = `${onboardingPrefix}reactions`;
export const visitorLooksKey = `${onboardingPrefix}looks`;
