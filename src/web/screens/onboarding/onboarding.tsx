import { Suspense } from "react";
import { type Universe, universes } from "#vocabulary/universe.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { loadPicture } from "#web/data/pictures.ts";
import { lateOrNothing } from "#web/features/late/late-or-nothing.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { onboardingKeys, visitorReactionsKey } from "#web/state/onboarding-keys.ts";
import { publicUrlOf } from "#web/state/root-data.ts";
import { chooseUniverse } from "#web/state/website-preferences.ts";
import { Headline } from "#web/ui/headline.tsx";
import { ArrowRightIcon } from "#web/ui/icons.tsx";
import { useMounted } from "#web/ui/mounted.ts";
import { Picture } from "#web/ui/picture.tsx";
import type { Route } from "./+types/onboarding";
import { onboardingSteps, stepPath } from "./steps.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(pageRequest);
  const [men, women] = await Promise.all([
    loadPicture(client, url.pathname, "style-men-timeless"),
    loadPicture(client, url.pathname, "style-women-parisian"),
  ]);
  return { men, women };
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageHead({
    title: m.onboarding_title(),
    description: m.onboarding_lead(),
    path: location.pathname,
    publicUrl: publicUrlOf(matches),
  });

const GoOn = lateOrNothing(() => import("./go-on.tsx"));

/** Whoever comes for the first time has nothing to resume, and does not wait for what it takes. */
function Resume() {
  const begun = useMounted() && onboardingKeys().some((key) => key !== visitorReactionsKey);
  return begun ? (
    <Suspense fallback={null}>
      <GoOn />
    </Suspense>
  ) : null;
}

const labels: Readonly<Record<Universe, () => string>> = {
  women: m.onboarding_for_women,
  men: m.onboarding_for_men,
};

/** Where to look is the first answer: it leads straight to the first step. */
export default function Onboarding({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-page gap-x-16 gap-y-12 px-edge pt-12 lg:grid-cols-[5fr_7fr] lg:pt-20">
      <header>
        <h1 className="display-80 max-w-[7em]">
          <Headline text={m.onboarding_headline()} />
        </h1>
        <p className="mt-6 max-w-[42ch] md:mt-8 md:text-18">{m.onboarding_lead()}</p>
        <ol
          className="mt-8 flex flex-wrap gap-x-5 gap-y-1 text-14 text-muted"
          aria-label={m.onboarding_steps()}
        >
          {onboardingSteps.map((step, index) => (
            <li key={step.slug} className="num">
              <Link to={stepPath(step)} className="inline-flex min-h-11 items-center gap-2 hover:text-ink">
                <span aria-hidden="true">{index + 1}</span>
                {step.name()}
              </Link>
            </li>
          ))}
        </ol>
        <Resume />
      </header>
      <section aria-labelledby="where">
        <h2 id="where" className="mb-4 text-14 text-muted">
          {m.onboarding_for()}
        </h2>
        <div className="grid grid-cols-2 gap-x-gutter md:gap-x-4">
          {universes.toReversed().map((universe) => (
            <Link
              key={universe}
              to={stepPath(onboardingSteps[0])}
              onClick={() => chooseUniverse(universe)}
              className="group block"
            >
              <Picture
                image={{ ...loaderData[universe], alt: "" }}
                sizes="(min-width: 1440px) 400px, (min-width: 1024px) 28vw, 50vw"
                priority
              />
              <span className="flex min-h-14 items-center justify-between gap-3 font-serif text-d22 md:text-d28">
                <span className="transition-colors duration-fast group-hover:text-accent">
                  {labels[universe]()}
                </span>
                <ArrowRightIcon className="flex-none" />
              </span>
            </Link>
          ))}
        </div>
      </section>
    </div>
  );
}
