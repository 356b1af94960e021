import { Link } from "#web/features/navigation/link.tsx";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { publicUrlOf } from "#web/state/root-data.ts";
import { Headline } from "#web/ui/headline.tsx";
import type { Route } from "./+types/onboarding";
import { onboardingSteps, stepPath } from "./steps.ts";

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageHead({
    title: m.onboarding_title(),
    description: m.onboarding_lead(),
    path: location.pathname,
    publicUrl: publicUrlOf(matches),
  });

export default function Onboarding() {
  return (
    <div className="mx-auto grid max-w-page gap-x-16 gap-y-12 px-edge pt-14 md:grid-cols-[7fr_5fr] md:pt-24">
      <header>
        <h1 className="display-80 max-w-[10em]">
          <Headline text={m.onboarding_headline()} />
        </h1>
        <p className="mt-8 max-w-[42ch] text-18">{m.onboarding_lead()}</p>
      </header>
      <nav aria-label={m.onboarding_steps()}>
        <ol className="border-line border-b">
          {onboardingSteps.map((step, index) => (
            <li key={step.slug} className="border-line border-t">
              <Link to={stepPath(step)} className="group flex min-h-18 items-baseline gap-6 py-4">
                <span aria-hidden="true" className="num w-6 text-14 text-muted">
                  {index + 1}
                </span>
                <span className="display-28 transition-colors duration-fast group-hover:text-accent">
                  {step.name()}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
