import { lazy } from "react";
import { data, type ShouldRevalidateFunction } from "react-router";
import { isFooterPage } from "#vocabulary/editorial-page.ts";
import { inLanguage, languageOfPath } from "#vocabulary/language-path.ts";
import { loadEditorialPage } from "#web/data/editorial.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { UnmatchedRoute } from "#web/features/navigation/unmatched-route.tsx";
import { EditorialView } from "#web/features/prose/editorial-view.tsx";
import { editorialHead } from "#web/features/structured-data/editorial-head.ts";
import { publicUrlOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/footer";
import { Glossary } from "./glossary.tsx";
import { TechnologyPart } from "./technology-part.tsx";
import { loadTrends } from "./trends/load-trends.ts";

/** Only their own addresses load these. Nothing stands in for them: the page waits, as for its data. */
const SizeGuideView = lazy(async () => ({
  default: (await import("./size-guide/size-guide-view.tsx")).SizeGuideView,
}));
const TrendsView = lazy(async () => ({ default: (await import("./trends/trends-view.tsx")).TrendsView }));

/** `/footer/{page}` is another address of `/{page}`; `/footer/{anything else}` is an unmatched route. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const slug = params["*"];
  if (!isFooterPage(slug)) return data({ page: undefined, trends: undefined }, { status: 404 });
  const { client } = context.get(pageRequest);
  const { page } = await loadEditorialPage(client, url.pathname, slug);
  const trends =
    slug === "trends" ? await loadTrends(client, url.pathname, request.headers.get("cookie")) : undefined;
  return data({ page, trends });
}

/** What the address asks beside its path is seen to in the browser. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const page = loaderData?.page;
  if (!page) return [{ title: "404 · Cleed" }, { name: "robots", content: "noindex" }];
  const canonical = inLanguage(`/${page.slug}`, languageOfPath(location.pathname));
  return editorialHead({ ...page, path: canonical, publicUrl: publicUrlOf(matches) });
};

export default function Footer({ loaderData: { page, trends } }: Route.ComponentProps) {
  if (!page) return <UnmatchedRoute />;
  if (page.slug === "size-guide") return <SizeGuideView page={page} />;
  if (page.slug === "trends") return <TrendsView page={page} trends={trends} />;
  if (page.glossary) return <Glossary page={page} parts={page.glossary} />;
  return (
    <>
      <EditorialView page={page} />
      {page.slug === "technology" && <TechnologyPart />}
    </>
  );
}
