import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { formatMoney } from "#vocabulary/format.ts";
import { inLanguage, languageOfPath } from "#vocabulary/language-path.ts";
import { occasionLabels, seasonLabels } from "#vocabulary/occasion-labels.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { lookPath } from "#web/features/looks/look-path.ts";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { validatedAsIdName } from "#web/shell/validated-by.ts";
import { publicUrlOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/look";
import { loadLook } from "./load-look.ts";
import { lookData } from "./look-data.ts";
import { LookView } from "./look-view.tsx";

export const middleware = validatedAsIdName;
export const clientMiddleware = validatedAsIdName;

export async function loader({ context, params: { idName }, url }: Route.LoaderArgs) {
  const { client } = context.get(pageRequest);
  const swaps = url.searchParams.getAll("swap");
  const loaded = await loadLook(client, url.pathname, Number.parseInt(idName, 10), swaps);
  const path = lookPath(loaded.look);
  // A title of long ago, of the other language, or made up: the number alone says which look it is.
  if (path !== `/inspiration/${idName}`)
    throw redirect(inLanguage(path, languageOfPath(url.pathname)) + url.search, 301);
  return loaded;
}

/** Another piece is another view of the same look: the page asks for it itself. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { look, paths } = loaderData;
  const publicUrl = publicUrlOf(matches);
  const lang = languageOfPath(location.pathname);
  const description = m.looks_meta({
    title: look.title,
    count: look.items.length,
    occasion: occasionLabels[look.occasion][lang].toLocaleLowerCase(lang),
    season: seasonLabels[look.season][lang].toLocaleLowerCase(lang),
    total: formatMoney(look.total.amount, look.total.currency, lang),
  });
  const { cover, title } = look;
  return [
    ...pageHead({ title, description, path: location.pathname, paths, publicUrl, image: cover.src }),
    ...lookData(look, { path: location.pathname, publicUrl }).map((one) => ({ "script:ld+json": one })),
  ];
};

export default function LookPage({ loaderData }: Route.ComponentProps) {
  // Nothing of one look stays when the next one comes.
  return <LookView key={loaderData.look.id} loaded={loaderData} />;
}
