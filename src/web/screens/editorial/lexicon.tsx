import { loadEditorialPage } from "#web/data/editorial.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { payloadOr } from "#web/data/payload.ts";
import { editorialHead } from "#web/features/structured-data/editorial-head.ts";
import { publicUrlOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/lexicon";
import { Glossary } from "./glossary.tsx";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadEditorialPage(context.get(pageRequest).client, url.pathname, "fashion-lexicon");

export const clientLoader = ({ url, serverLoader }: Route.ClientLoaderArgs) =>
  payloadOr(url.pathname, () => serverLoader());

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData
    ? editorialHead({ ...loaderData.page, path: location.pathname, publicUrl: publicUrlOf(matches) })
    : [];

/** A page of words, and three hundred of them explained: its code is nobody else's. */
export default function Lexicon({ loaderData: { page } }: Route.ComponentProps) {
  return <Glossary page={page} parts={page.glossary ?? []} />;
}
