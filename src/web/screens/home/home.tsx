import { useEffect } from "react";
import type { ShouldRevalidateFunction } from "react-router";
import { loadPosts } from "#web/data/editorial.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { loadPicture } from "#web/data/pictures.ts";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAuth } from "#web/state/auth.ts";
import { publicUrlOf } from "#web/state/root-data.ts";
import { useFromMount } from "#web/ui/mounted.ts";
import type { Route } from "./+types/home";
import { BrandNames } from "./brand-names.tsx";
import { Closing } from "./closing.tsx";
import { Hero } from "./hero.tsx";
import { houseData } from "./house-data.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { JournalTeaser } from "./journal-teaser.tsx";
import { loadLooks } from "./load-looks.ts";
import { loadPieces } from "./load-pieces.ts";
import { LooksTeaser } from "./looks-teaser.tsx";
import { MemberHome } from "./member/member-home.tsx";
import { Teaser } from "./teaser/teaser.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(pageRequest);
  const [posts, pieces, composed, men, women] = await Promise.all([
    loadPosts(client, url.pathname),
    loadPieces(client, url.pathname),
    loadLooks(client, url.pathname),
    loadPicture(client, url.pathname, "style-men-scandi"),
    loadPicture(client, url.pathname, "style-women-timeless"),
  ]);
  return { posts: posts.slice(0, 3), pieces, composed, looks: { men, women } };
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
  const signedIn = useAuth((auth) => auth.isAuthenticated);
  const member = useFromMount(signedIn, false);
  useEffect(() => {
    // From then on what is so is drawn (`known-member.tsx`).
    if (member || !signedIn) delete document.documentElement.dataset.member;
  }, [member, signedIn]);
  const { looks, composed, pieces, posts } = loaderData;
  return (
    <>
      {member ? (
        <MemberHome />
      ) : (
        <>
          <div data-for="member" className="min-h-dvh" />
          <div data-for="visitor">
            <Hero looks={looks} />
            <Teaser cards={pieces.cards} />
            <HowItWorks />
            <LooksTeaser looks={composed} />
          </div>
        </>
      )}
      <BrandNames brands={pieces.brands} />
      <JournalTeaser posts={posts} />
      {!member && (
        <div data-for="visitor">
          <Closing />
        </div>
      )}
    </>
  );
}
