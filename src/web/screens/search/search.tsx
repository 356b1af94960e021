import { useMemo } from "react";
import { data } from "react-router";
import { inLanguage, languageOfPath } from "#vocabulary/language-path.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { VisitorNotices } from "#web/features/notices/visitor-notices.tsx";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { readAddress, type Search, universeOf, writeAddress } from "#web/features/search/address.ts";
import { hasUnnamed, labelsIn } from "#web/features/search/labels.ts";
import { pageSize } from "#web/features/search/page-memory.ts";
import { queryOf } from "#web/features/search/question.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { publicUrlOf, rootDataOf } from "#web/state/root-data.ts";
import { dataOfVisitor } from "#web/state/told-taste.ts";
import type { Route } from "./+types/search";
import { packFacets, unpackFacets } from "./packed-facets.ts";
import { SearchScreen } from "./search-screen.tsx";
import { nothingListed } from "./use-listing.ts";

/** The page as a visitor sees it: who is signed in is known in the browser only. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { client, publicUrl } = context.get(pageRequest);
  const { searchProducts } = await import("#contract/search.ts");
  const search = readAddress(url.searchParams);
  const { universe } = rootDataOf(request.headers.get("cookie"), publicUrl);
  const language = languageOfPath(url.pathname);
  const query = queryOf(search, { universe, language, knowsTaste: false });
  const answer = await client(searchProducts, { query: { ...query, page: search.page } });
  if (!answer.ok) return data({ universe, answer: undefined, labels: {} }, { status: 503 });
  const labels = labelsIn(answer.value);
  const packed = packFacets(answer.value);
  if (!hasUnnamed(search, labels)) return { universe, answer: packed, labels: {} };
  // What a list has none of, it does not name; everything there is does.
  const all = { lang: language, universe: universeOf(search, universe), limit: 1 };
  const everything = await client(searchProducts, { query: all });
  return { universe, answer: packed, labels: everything.ok ? labelsIn(everything.value) : {} };
}

/**
 * In the browser the screen asks for itself, and keeps what it had meanwhile. Only a visitor's first list is not made
 * to wait for what makes calls.
 */
export const clientLoader = ({ serverLoader, url }: Route.ClientLoaderArgs) =>
  nothingListed() && location.pathname !== url.pathname ? dataOfVisitor(serverLoader) : null;

export const meta: Route.MetaFunction = ({ location, matches, loaderData }) => {
  const search = readAddress(new URLSearchParams(location.search));
  const title = search.q ? m.search_title_for({ query: search.q }) : m.search_title();
  const total = loaderData?.answer?.total ?? 0;
  return [
    ...pageHead({
      title: search.page > 1 ? `${title}, ${m.search_page({ page: search.page })}` : title,
      description: m.search_description(),
      path: location.pathname,
      publicUrl: publicUrlOf(matches),
      hidden: search.q !== "",
    }),
    ...(search.page > 1 ? [pageLink("prev", search, -1, location.pathname)] : []),
    ...(search.page * pageSize < total ? [pageLink("next", search, 1, location.pathname)] : []),
  ];
};

function pageLink(rel: "prev" | "next", search: Search, step: number, path: string) {
  const address = writeAddress({ ...search, page: search.page + step });
  const to = inLanguage("/search", languageOfPath(path));
  return { tagName: "link", rel, href: address ? `${to}?${address}` : to };
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const loaded = useMemo(
    () => loaderData && { ...loaderData, answer: loaderData.answer && unpackFacets(loaderData.answer) },
    [loaderData],
  );
  return (
    <>
      <SearchScreen loaded={loaded ?? undefined} />
      <VisitorNotices />
    </>
  );
}
