import type { ShouldRevalidateFunction } from "react-router";
import { loadPosts } from "#web/data/editorial.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { loadPicture } from "#web/data/pictures.ts";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { publicUrlOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/home";
import { BrandNames } from "./brand-names.tsx";
import { Closing } from "./closing.tsx";
import { Hero } from "./hero.tsx";
import { houseData } from "./house-data.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { JournalTeaser } from "./journal-teaser.tsx";
import { loadPieces } from "./load-pieces.ts";
import { Teaser } from "./teaser/teaser.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(pageRequest);
  const [posts, pieces, men, women] = await Promise.all([
    loadPosts(client, url.pathname),
    loadPieces(client, url.pathname),
    loadPicture(client, url.pathname, "style-men-scandi"),
    loadPicture(client, url.pathname, "style-women-timeless"),
  ]);
  return { posts: posts.slice(0, 3), pieces, looks: { men, women } };
}

/** What the address asks beside its path is seen to in the browser. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => (currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate);

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const publicUrl = publicUrlOf(matches);
  return [
    ...pageHead({
      title: m.home_title(),
      description: m.home_description(),
      path: location.pathname,
      publicUrl,
    }),
    ...houseData(location.pathname, publicUrl).map((one) => ({ "script:ld+json": one })),
  ];
};

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero looks={loaderData.looks} />
      <Teaser cards={loaderData.pieces.cards} />
      <HowItWorks />
      <BrandNames brands={loaderData.pieces.brands} />
      <JournalTeaser posts={loaderData.posts} />
      <Closing />
    </>
  );
}
