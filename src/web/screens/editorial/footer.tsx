import { data, type ShouldRevalidateFunction } from "react-router";
import { isFooterPage } from "#vocabulary/editorial-page.ts";
import { inLanguage, languageOfPath } from "#vocabulary/language-path.ts";
import { loadEditorialPage } from "#web/data/editorial.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { UnmatchedRoute } from "#web/features/navigation/unmatched-route.tsx";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { EditorialView } from "#web/features/prose/editorial-view.tsx";
import { publicUrlOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/footer";
import { Glossary } from "./glossary.tsx";
import { TechnologyPart } from "./technology-part.tsx";

/** `/footer/{page}` is another address of `/{page}`; `/footer/{anything else}` is an unmatched route. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const slug = params["*"];
  if (!isFooterPage(slug)) return data({ page: undefined }, { status: 404 });
  return data(await loadEditorialPage(context.get(pageRequest).client, url.pathname, slug));
}

/** What the address asks beside its path is seen to in the browser. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => (currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate);

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const page = loaderData?.page;
  if (!page) return [{ title: "404 · Cleed" }, { name: "robots", content: "noindex" }];
  const canonical = inLanguage(`/${page.slug}`, languageOfPath(location.pathname));
  return pageHead({ ...page, path: canonical, publicUrl: publicUrlOf(matches) });
};

export default function Footer({ loaderData: { page } }: Route.ComponentProps) {
  if (!page) return <UnmatchedRoute />;
  if (page.glossary) return <Glossary page={page} parts={page.glossary} />;
  return (
    <>
      <EditorialView page={page} />
      {page.slug === "technology" && <TechnologyPart />}
    </>
  );
}
