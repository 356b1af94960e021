import { withoutLanguage } from "#vocabulary/language-path.ts";
import { loadEditorialPage } from "#web/data/editorial.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { payloadOr } from "#web/data/payload.ts";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { EditorialView } from "#web/features/prose/editorial-view.tsx";
import { publicUrlOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/editorial";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadEditorialPage(
    context.get(pageRequest).client,
    url.pathname,
    withoutLanguage(url.pathname).replaceAll("/", ""),
  );

export const clientLoader = ({ url, serverLoader }: Route.ClientLoaderArgs) =>
  payloadOr(url.pathname, () => serverLoader());

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData
    ? pageHead({ ...loaderData.page, path: location.pathname, publicUrl: publicUrlOf(matches) })
    : [];

export default function Editorial({ loaderData }: Route.ComponentProps) {
  return <EditorialView page={loaderData.page} />;
}
