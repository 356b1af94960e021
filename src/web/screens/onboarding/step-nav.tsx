import { useLocation } from "react-router";
import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { buttonClass } from "#web/ui/button.tsx";
import { ArrowLeftIcon, ArrowRightIcon } from "#web/ui/icons.tsx";
import { pagePath, stepAt, stepPath } from "./steps.ts";

/** Back, past and on. Everything is kept as it is chosen, so all three are plain links. */
export function StepNav() {
  const { step, before, after } = stepAt(useLocation().pathname);
  const onwards = after ? stepPath(after) : pagePath;
  return (
    <nav
      aria-label={m.onboarding_move()}
      className="flex items-center justify-between gap-3 px-edge py-3 md:py-5 lg:pr-18 lg:pl-16"
    >
      <div className="flex items-center gap-3 sm:gap-6">
        <Link
          to={before ? stepPath(before) : "/onboarding"}
          className="inline-flex min-h-11 items-center gap-3 font-medium"
        >
          <ArrowLeftIcon />
          <span className="max-sm:sr-only">{m.onboarding_back()}</span>
        </Link>
        <Link
          to={onwards}
          className="inline-flex min-h-11 items-center whitespace-nowrap px-1 text-muted transition-colors duration-fast hover:text-ink"
        >
          {m.onboarding_skip()}
        </Link>
      </div>
      <Link to={onwards} className={buttonClass({ look: "accent", className: "max-sm:gap-2 max-sm:px-4" })}>
        {step.next()}
        <ArrowRightIcon />
      </Link>
    </nav>
  );
}
