import { type ShouldRevalidateFunction, useSearchParams } from "react-router";
import { getReco, type RecommendedCard } from "#contract/recommendations.ts";
import { languageOfPath } from "#vocabulary/language-path.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { latePart } from "#web/features/late/late-part.tsx";
import { VisitorNotices } from "#web/features/notices/visitor-notices.tsx";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { isNeutral } from "#web/features/product/neutral.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { publicUrlOf, rootDataOf } from "#web/state/root-data.ts";
import { whenTouched } from "#web/ui/when-touched.tsx";
import type { Route } from "./+types/discover";
import { DeckView } from "./deck-view.tsx";
import { PlainList } from "./plain-list.tsx";
import { viewIn } from "./view.ts";

/** Nobody who plays the deck waits for it; whoever opens it keeps the page they have until it is there. */
const GridView = latePart(() => import("./grid-view.tsx"));

const NeutralSwitch = whenTouched(() => import("#web/features/product/neutral-switch.tsx"));

const KeptView = latePart(() => import("./kept-view.tsx"));
const views = { deck: DeckView, grid: GridView, kept: KeptView };

const pageSize = { deck: 12, grid: 24, kept: 12 };
const lastPage = 50;

/** What anyone of this universe would see first: a page that can be seen before, and without, any script. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { client, publicUrl } = context.get(pageRequest);
  const { universe } = rootDataOf(request.headers.get("cookie"), publicUrl);
  const view = viewIn(url.searchParams);
  const page = Math.min(lastPage, Math.max(1, Math.trunc(Number(url.searchParams.get("page"))) || 1));
  const lang = languageOfPath(url.pathname);
  const neutral = isNeutral(url.searchParams);
  let cards: RecommendedCard[] = [];
  let cursor: string | undefined;
  for (let at = 1; at <= page; at++) {
    const body = { universe, lang, neutral, limit: pageSize[view], ...(cursor && { cursor }) };
    const answer = await client(getReco, { body });
    // The browser asks again, and has words for it when that fails too.
    if (!answer.ok) return { universe, neutral, page, cards: [], cursor: null };
    cards = answer.value.products;
    cursor = answer.value.next_cursor ?? undefined;
    if (!cursor) break;
  }
  return { universe, neutral, page, cards, cursor: cursor ?? null };
}

/** From here on the browser asks by itself, with what it knows of the person. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageHead({
    title: m.discover_title(),
    description: m.discover_description(),
    path: location.pathname,
    publicUrl: publicUrlOf(matches),
  });

export default function Discover({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const view = viewIn(search);
  const View = views[view];
  return (
    <>
      <View first={loaderData} />
      {view !== "kept" && <NeutralSwitch className="mx-auto max-w-page px-edge pt-8" />}
      <VisitorNotices />
      <noscript>{import.meta.env.SSR && <PlainList first={loaderData} view={viewIn(search)} />}</noscript>
    </>
  );
}
