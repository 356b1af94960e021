import { useEffect, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { Link } from "#web/features/navigation/link.tsx";
import { useEditing } from "#web/features/preferences/use-editing.ts";
import { Peek } from "#web/features/preview/peek.tsx";
import { Preview } from "#web/features/preview/preview.tsx";
import { type LoadedPreview, usePreview } from "#web/features/preview/use-preview.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Notices, OfflineNotice, SkipLink } from "#web/shell/frame-parts.tsx";
import { LanguageSwitch } from "#web/shell/language-switch.tsx";
import { UniverseSwitch } from "#web/shell/universe-switch.tsx";
import { useAuth } from "#web/state/auth.ts";
import { beginOnboarding, keepStep } from "#web/state/onboarding.ts";
import { useUniverse } from "#web/state/root-data.ts";
import { isUnknownVisitor } from "#web/state/told-taste.ts";
import { Headline } from "#web/ui/headline.tsx";
import { useFromMount } from "#web/ui/mounted.ts";
import { Steps } from "#web/ui/stitch.tsx";
import { StepNav } from "./step-nav.tsx";
import { stepAt } from "./steps.ts";

type FrameBodyProps = {
  loaded: LoadedPreview | undefined;
  /** Whether it is to run before anybody touches it. */
  isWanted: boolean;
};

/** The five steps: the choices on the left, the page they make on the right, or under the thumb. */
export function FrameBody({ loaded }: FrameBodyProps) {
  const { pathname } = useLocation();
  const universe = useUniverse();
  const { index, step } = stepAt(pathname);
  const { editing, told } = useEditing();
  const [isUnknown] = useState(isUnknownVisitor);
  const isNewcomer = useFromMount(isUnknown, true);
  const preview = usePreview(universe, editing && told, { loaded, isNewcomer });
  const signedIn = useAuth((auth) => auth.isAuthenticated);
  useEffect(() => {
    if (signedIn) return;
    beginOnboarding();
    keepStep(step.slug);
  }, [signedIn, step.slug]);
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[minmax(0,61fr)_minmax(0,39fr)]">
      <SkipLink />
      <div className="mx-auto w-full max-w-220 lg:max-w-none lg:pl-[max(0px,calc((100vw-1440px)/2))]">
        <div className="px-edge lg:pr-18 lg:pl-16">
          <header className="flex items-center gap-4 pt-4 md:gap-7 md:pt-8">
            <Link
              to="/"
              aria-label={m.nav_home()}
              className="inline-flex min-h-11 items-center font-serif text-d28 tracking-wordmark md:text-d40"
            >
              Cleed
            </Link>
            <Steps
              count={5}
              done={index + 1}
              label={m.onboarding_step_label({ name: step.name(), step: index + 1 })}
              className="flex-1"
            />
            <p aria-hidden="true" className="whitespace-nowrap text-14 text-muted max-sm:text-12">
              {m.onboarding_step_label({ name: step.name(), step: index + 1 })}
            </p>
          </header>
          <OfflineNotice />
          <Notices />
          <main id="main" tabIndex={-1} className="pt-9 pb-10 outline-none md:pt-14">
            <h1 className="display-80 max-w-[8em]">
              <Headline text={step.headline()} />
            </h1>
            <div className="mt-4 mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 md:mt-6 md:mb-9">
              <p className="max-w-[56ch] text-muted">{step.text()}</p>
              {index === 0 && <UniverseSwitch className="gap-4" />}
            </div>
            <Outlet />
          </main>
          <footer className="flex flex-wrap items-center gap-x-6 border-line border-t py-3 text-14 text-muted">
            <LanguageSwitch long />
            <Link to="/privacy-policy" className="inline-flex min-h-11 items-center hover:text-ink">
              {m.page_privacy_policy()}
            </Link>
            <Link to="/terms-conditions" className="inline-flex min-h-11 items-center hover:text-ink">
              {m.page_terms_conditions()}
            </Link>
          </footer>
        </div>
        <div className="sticky bottom-0 z-10 border-line border-t bg-paper">
          <div className="border-line border-b lg:hidden">
            <p role="status" className="sr-only">
              {preview.sentence}
            </p>
            <Peek preview={preview} editing={editing} />
          </div>
          <StepNav />
        </div>
      </div>
      <aside aria-label={m.preview_title()} className="hidden border-line border-l bg-surface lg:block">
        {/* What scrolls can be reached with the keys. */}
        <div
          // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing inside takes the focus
          tabIndex={0}
          className="-outline-offset-2! sticky top-0 max-h-dvh overflow-y-auto px-10 py-8 lg:pr-[max(40px,calc((100vw-1440px)/2+40px))]"
        >
          <h2 className="display-40">{m.preview_title()}</h2>
          <p role="status" className="mt-2 mb-4 min-h-[2lh] text-14 text-muted">
            {preview.sentence}
          </p>
          <Preview preview={preview} editing={editing} sizes="12vw" />
        </div>
      </aside>
    </div>
  );
}
