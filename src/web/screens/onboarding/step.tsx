import { useLocation } from "react-router";
import { withoutLanguage } from "#vocabulary/language-path.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { publicUrlOf } from "#web/state/root-data.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { ArrowLeftIcon, ArrowRightIcon } from "#web/ui/icons.tsx";
import { Steps } from "#web/ui/stitch.tsx";
import type { Route } from "./+types/step";
import { onboardingSteps, stepPath } from "./steps.ts";

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const step = onboardingSteps[indexOf(location.pathname)];
  return pageHead({
    title: step?.name() ?? m.onboarding_title(),
    description: step?.text(),
    path: location.pathname,
    publicUrl: publicUrlOf(matches),
  });
};

export default function Step() {
  const index = indexOf(useLocation().pathname);
  const step = onboardingSteps[index] ?? onboardingSteps[0];
  const before = onboardingSteps[index - 1];
  const after = onboardingSteps[index + 1];
  const progress = m.onboarding_progress({ step: index + 1 });
  return (
    <div className="mx-auto max-w-220 px-edge pt-10 md:pt-16">
      <div className="flex items-center gap-6">
        <Steps
          count={onboardingSteps.length}
          done={index + 1}
          label={`${step.name()}, ${progress}`}
          className="flex-1"
        />
        <p aria-hidden="true" className="text-14 text-muted">
          {step.name()}, {progress}
        </p>
      </div>
      <h1 className="display-80 mt-14 max-w-[10em]">
        <Headline text={step.headline()} />
      </h1>
      <p className="mt-8 max-w-[56ch] text-18">{step.text()}</p>
      <p className="mt-4 max-w-[56ch] text-muted">
        {m.onboarding_soon()}{" "}
        <Link to="/technology" className="link text-ink">
          {m.page_technology()}
        </Link>
      </p>
      <nav
        aria-label={m.onboarding_steps()}
        className="mt-14 flex items-center justify-between border-line border-t pt-6"
      >
        <Link
          to={before ? stepPath(before) : "/onboarding"}
          className="inline-flex min-h-11 items-center gap-3"
        >
          <ArrowLeftIcon />
          {m.onboarding_back()}
        </Link>
        <Link to={after ? stepPath(after) : "/blog"} className={buttonClass({ look: "ink" })}>
          {after ? m.onboarding_next({ name: after.name() }) : m.nav_journal()}
          <ArrowRightIcon />
        </Link>
      </nav>
    </div>
  );
}

const indexOf = (path: string): number =>
  onboardingSteps.findIndex((step) => stepPath(step) === withoutLanguage(path).replace(/\/$/, ""));
