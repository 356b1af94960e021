import { useEffect, useId, useMemo, useState } from "react";
import type { SearchAnswer } from "#contract/search.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Labels } from "#web/features/search/labels.ts";
import type { Listing } from "#web/features/search/page-memory.ts";
import { queryOf } from "#web/features/search/question.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { fetchCallsAhead } from "#web/state/call.ts";
import { useWebsitePreferences } from "#web/state/website-preferences.ts";
import { useFromMount } from "#web/ui/mounted.ts";
import { whenTouched } from "#web/ui/when-touched.tsx";
import { searchCall } from "./calls.ts";
import type { FacetContext } from "./facet-context.ts";
import { QueryLine } from "./query-line.tsx";
import { Rail } from "./rail.tsx";
import { Results } from "./results.tsx";
import { questionOf, useAsking } from "./use-asking.ts";
import { useLabels } from "./use-labels.ts";
import { useListing } from "./use-listing.ts";
import { type Change, useSearch } from "./use-search.ts";
import { useSlash } from "./use-slash.ts";
import { useWide } from "./use-wide.ts";

const controls = async () => (await import("./controls.ts")).controls;
const UnderstoodRow = whenTouched(async () => ({ default: (await controls()).UnderstoodRow }));
const ListHead = whenTouched(async () => ({ default: (await controls()).ListHead }));

/** What the server rendered the page with. */
export type Loaded = {
  readonly universe: Universe;
  readonly answer: SearchAnswer | undefined;
  readonly labels: Labels;
};

export function SearchScreen({ loaded }: { loaded: Loaded | undefined }) {
  const form = useId();
  const { search, located, place, change } = useSearch();
  const { question, ask, member, knowsTaste, query } = useAsking(located);
  const [initial] = useState(() => listingOf(loaded, located));
  const listed = useListing({ place, question, page: located.page, ask, initial });
  const answer = listed.shown?.pages[0];
  const labelOf = useLabels(search, answer, loaded?.labels, query.universe);
  const isForMe = useFromMount(search.sort === "for_me", false);
  useUniverseSwitch(change);
  useSlash(form);
  useEffect(() => void fetchCallsAhead(searchCall), []);
  const facets = useMemo(
    () => ({ search, answer, labelOf, change, form, member, universe: query.universe }),
    [search, answer, labelOf, change, form, member, query.universe],
  );
  return (
    <div className="mx-auto max-w-page">
      <h1 className="sr-only">
        {located.q ? m.search_heading_for({ query: located.q }) : m.search_heading()}
      </h1>
      <QueryLine id={form} q={search.q} universe={query.universe} change={change} />
      <UnderstoodRow {...facets} understood={answer?.understood} />
      <div className="mt-5 lg:grid lg:grid-cols-[312px_minmax(0,1fr)]">
        <RailIfWide {...facets} />
        <section aria-label={m.search_heading()}>
          <ListHead {...facets} isForMe={isForMe} busy={listed.busy} knowsTaste={knowsTaste} />
          <Results {...facets} listed={listed} search={located} plain={located.sort === "relevance"} />
        </section>
      </div>
    </div>
  );
}

/** By itself, so that on a phone the page is not drawn again because of it. */
const RailIfWide = (facets: FacetContext) => (useWide() ? <Rail {...facets} /> : <span />);

function listingOf(loaded: Loaded | undefined, search: FacetContext["search"]): Listing | undefined {
  if (!loaded?.answer) return undefined;
  const { universe, answer } = loaded;
  const query = queryOf(search, { universe, language: currentLanguage(), knowsTaste: false });
  return { question: questionOf(query), first: search.page, pages: [answer] };
}

/** Who switches the universe of the site means this list, whatever category it was in. */
function useUniverseSwitch(change: Change): void {
  useEffect(
    () =>
      useWebsitePreferences.subscribe(({ universe: site }, before) => {
        if (!before.initialized || before.universe === site) return;
        import("#web/features/search/in-universe.ts").then(
          ({ inUniverse }) => change((search) => inUniverse(search, site), { replace: true }),
          () => {},
        );
      }),
    [change],
  );
}
