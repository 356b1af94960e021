import type { ShouldRevalidateFunction } from "react-router";
import { withoutLanguage } from "#vocabulary/language-path.ts";
import { loadEditorialPage } from "#web/data/editorial.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { payloadOr } from "#web/data/payload.ts";
import { EditorialView } from "#web/features/prose/editorial-view.tsx";
import { editorialHead } from "#web/features/structured-data/editorial-head.ts";
import { publicUrlOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/editorial";
import { TechnologyPart } from "./technology-part.tsx";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadEditorialPage(
    context.get(pageRequest).client,
    url.pathname,
    withoutLanguage(url.pathname).replaceAll("/", ""),
  );

export const clientLoader = ({ url, serverLoader }: Route.ClientLoaderArgs) =>
  payloadOr(url.pathname, () => serverLoader());

/** What the address asks beside its path is seen to in the browser. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => (currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate);

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData
    ? editorialHead({ ...loaderData.page, path: location.pathname, publicUrl: publicUrlOf(matches) })
    : [];

export default function Editorial({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  return (
    <>
      <EditorialView page={page} />
      {page.slug === "technology" && <TechnologyPart />}
    </>
  );
}
