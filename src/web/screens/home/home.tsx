import { loadPosts } from "#web/data/editorial.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { publicUrlOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/home";
import { Closing } from "./closing.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { JournalTeaser } from "./journal-teaser.tsx";

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  posts: (await loadPosts(context.get(pageRequest).client, url.pathname)).slice(0, 3),
});

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageHead({
    title: m.home_title(),
    description: m.home_description(),
    path: location.pathname,
    publicUrl: publicUrlOf(matches),
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <HowItWorks />
      <JournalTeaser posts={loaderData.posts} />
      <Closing />
    </>
  );
}
