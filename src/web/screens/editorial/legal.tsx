import { formatDay } from "#vocabulary/format.ts";
import { loadLegalPage } from "#web/data/editorial.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { payloadOr } from "#web/data/payload.ts";
import { TextPage } from "#web/features/prose/text-page.tsx";
import { editorialHead } from "#web/features/structured-data/editorial-head.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { publicUrlOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/legal";
import { LegalHistory, OlderVersion } from "./legal-history.tsx";

/** `?version=2` is what stood there once; anything that is no number asks for what stands there now. */
function versionIn(params: URLSearchParams): number | undefined {
  const [, digits] = /^([1-9]\d{0,5})$/.exec(params.get("version") ?? "") ?? [];
  return digits ? Number(digits) : undefined;
}

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadLegalPage(context.get(pageRequest).client, url.pathname, versionIn(url.searchParams));

export const clientLoader = ({ url, serverLoader }: Route.ClientLoaderArgs) =>
  versionIn(url.searchParams) === undefined ? payloadOr(url.pathname, () => serverLoader()) : serverLoader();

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData
    ? editorialHead({
        ...loaderData.doc,
        path: location.pathname,
        publicUrl: publicUrlOf(matches),
        hidden: loaderData.doc.version !== loaderData.doc.history[0]?.version,
      })
    : [];

export default function Legal({ loaderData: { doc } }: Route.ComponentProps) {
  const date = formatDay(doc.updated_at, currentLanguage());
  const isOlder = doc.version !== doc.history[0]?.version;
  return (
    <>
      {isOlder && <OlderVersion slug={doc.slug} />}
      <TextPage
        headline={doc.headline}
        note={m.legal_version({ version: doc.version, date })}
        blocks={doc.blocks}
      >
        <LegalHistory slug={doc.slug} history={doc.history} shown={doc.version} />
      </TextPage>
    </>
  );
}
