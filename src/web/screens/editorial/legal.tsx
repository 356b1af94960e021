import { loadLegalPage } from "#web/data/editorial.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { payloadOr } from "#web/data/payload.ts";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { TextPage } from "#web/features/prose/text-page.tsx";
import { formatDay } from "#web/i18n/format.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { publicUrlOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/legal";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadLegalPage(context.get(pageRequest).client, url.pathname);

export const clientLoader = ({ url, serverLoader }: Route.ClientLoaderArgs) =>
  payloadOr(url.pathname, () => serverLoader());

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData ? pageHead({ ...loaderData.doc, path: location.pathname, publicUrl: publicUrlOf(matches) }) : [];

export default function Legal({ loaderData: { doc } }: Route.ComponentProps) {
  const date = formatDay(doc.updated_at, currentLanguage());
  return (
    <TextPage
      headline={doc.headline}
      note={m.legal_version({ version: doc.version, date })}
      blocks={doc.blocks}
    />
  );
}
