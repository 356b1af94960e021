import { pageHead } from "#web/features/page-head/page-head.ts";
import { PreferencesInstead } from "#web/features/preferences/preferences-instead.tsx";
import { useEditing } from "#web/features/preferences/use-editing.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { publicUrlOf, useUniverse } from "#web/state/root-data.ts";
import { Headline } from "#web/ui/headline.tsx";
import { useMounted } from "#web/ui/mounted.ts";
import type { Route } from "./+types/page";
import { Keep } from "./keep.tsx";
import { Pieces } from "./pieces.tsx";
import { TasteSentence } from "./taste-sentence.tsx";

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageHead({
    title: m.onboarding_page(),
    description: m.onboarding_lead(),
    path: location.pathname,
    publicUrl: publicUrlOf(matches),
    hidden: true,
  });

/** The end of onboarding: the page that the answers make, and a way to keep it. */
export default function Page() {
  const universe = useUniverse();
  const state = useEditing();
  const { editing, told, member } = state;
  // Nobody but the browser knows what was told.
  const known = useMounted() && editing !== undefined;
  return (
    <div className="mx-auto max-w-page px-edge pt-12 md:pt-20">
      <header className="grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <div>
          <h1 className="display-80">
            <Headline text={m.onboarding_page_headline()} />
          </h1>
          <div className="mt-6 min-h-24 md:mt-8">
            {known && <TasteSentence editing={editing} told={told} />}
          </div>
        </div>
        <Keep member={member} />
      </header>
      <section aria-label={m.onboarding_page()} className="mt-12 md:mt-16">
        {state.problem && !editing ? (
          <PreferencesInstead state={state} />
        ) : (
          <Pieces key={universe} universe={universe} told={known ? told : undefined} member={member} />
        )}
      </section>
    </div>
  );
}
