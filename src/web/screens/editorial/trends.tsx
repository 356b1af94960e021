import { loadEditorialPage } from "#web/data/editorial.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { editorialHead } from "#web/features/structured-data/editorial-head.ts";
import { publicUrlOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/trends";
import { loadTrends } from "./trends/load-trends.ts";
import { TrendsView } from "./trends/trends-view.tsx";

/** The catalogue moves, so this page is rendered whenever it is asked for. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { client } = context.get(pageRequest);
  const [{ page }, trends] = await Promise.all([
    loadEditorialPage(client, url.pathname, "trends"),
    loadTrends(client, url.pathname, request.headers.get("cookie")),
  ]);
  return { page, trends };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData
    ? editorialHead({ ...loaderData.page, path: location.pathname, publicUrl: publicUrlOf(matches) })
    : [];

export default function Trends({ loaderData: { page, trends } }: Route.ComponentProps) {
  return <TrendsView page={page} trends={trends} />;
}
