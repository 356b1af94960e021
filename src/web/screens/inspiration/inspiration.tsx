import { useState } from "react";
import { languageOfPath } from "#vocabulary/language-path.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { readLooksAddress } from "#web/features/looks/looks-address.ts";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { publicUrlOf, rootDataOf } from "#web/state/root-data.ts";
import { Headline } from "#web/ui/headline.tsx";
import type { Route } from "./+types/inspiration";
import { LookFilters } from "./look-filters.tsx";
import { LookList } from "./look-list.tsx";
import { looksQuery } from "./looks-query.ts";

/** The page as a visitor sees it: who is signed in is known in the browser only. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { client, publicUrl } = context.get(pageRequest);
  const { listInspirations } = await import("#contract/looks.ts");
  const site = rootDataOf(request.headers.get("cookie"), publicUrl);
  const { forMe: _, universe = site.universe, ...wanted } = readLooksAddress(url.searchParams);
  const query = looksQuery(wanted, universe, languageOfPath(url.pathname));
  const answer = await client(listInspirations, { query });
  if (!answer.ok) return { query, answer: undefined };
  // Every look with all its pieces weighs more than the rest of the page.
  const looks = answer.value.looks.map(({ id, title, cover, total, items: { length } }) => ({
    id,
    title,
    cover,
    total,
    items: { length },
  }));
  return { query, answer: { ...answer.value, looks } };
}

/** In the browser the screen asks for itself, and keeps what it had meanwhile. */
export const clientLoader = () => null;

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageHead({
    title: m.looks_title(),
    description: m.looks_description(),
    path: location.pathname,
    publicUrl: publicUrlOf(matches),
  });

export default function Inspiration({ loaderData }: Route.ComponentProps) {
  const [choices, setChoices] = useState(loaderData?.answer?.choices);
  return (
    <div className="mx-auto max-w-page pt-14 md:pt-20">
      <header className="px-edge">
        <h1 className="display-80">
          <Headline text={m.looks_headline()} />
        </h1>
        <p className="mt-6 max-w-[46ch] text-18">{m.looks_lead()}</p>
      </header>
      <LookFilters choices={choices} />
      <LookList loaded={loaderData ?? undefined} onChoices={setChoices} />
    </div>
  );
}
