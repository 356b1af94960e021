import type { ShouldRevalidateFunction } from "react-router";
import { loadEditorialPage } from "#web/data/editorial.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { payloadOr } from "#web/data/payload.ts";
import { editorialHead } from "#web/features/structured-data/editorial-head.ts";
import { publicUrlOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/size-guide";
import { SizeGuideView } from "./size-guide/size-guide-view.tsx";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadEditorialPage(context.get(pageRequest).client, url.pathname, "size-guide");

export const clientLoader = ({ url, serverLoader }: Route.ClientLoaderArgs) =>
  payloadOr(url.pathname, () => serverLoader());

/** Another size is worked out in the browser: the words of the page stay the same. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => (currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate);

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData
    ? editorialHead({ ...loaderData.page, path: location.pathname, publicUrl: publicUrlOf(matches) })
    : [];

export default function SizeGuide({ loaderData: { page } }: Route.ComponentProps) {
  return <SizeGuideView page={page} />;
}
