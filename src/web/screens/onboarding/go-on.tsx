import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { forgetOnboarding, useOnboarding } from "#web/state/onboarding.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { onboardingSteps, pagePath, stepPath } from "./steps.ts";

/** For whoever left half-way: everything is still there. */
export default function GoOn() {
  const { step: slug, on } = useOnboarding();
  const step = onboardingSteps.find((one) => one.slug === slug);
  if (!on || !step) return null;
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
      <Link to={stepPath(step)} className={buttonClass({ look: "ink", size: "medium" })}>
        {m.onboarding_resume({ name: step.name() })}
      </Link>
      <Link to={pagePath} className="link inline-flex min-h-11 items-center text-14">
        {m.onboarding_see_page()}
      </Link>
      <button type="button" onClick={forgetOnboarding} className="link min-h-11 text-14 text-muted">
        {m.onboarding_again()}
      </button>
    </div>
  );
}
