import { inLanguage, languageOfPath } from "#vocabulary/language-path.ts";
import { loadPosts } from "#web/data/editorial.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { ArticleCard } from "#web/features/journal/article-card.tsx";
import { articleTags, tagLabel } from "#web/features/journal/tag-label.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { publicUrlOf } from "#web/state/root-data.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Headline } from "#web/ui/headline.tsx";
import type { Route } from "./+types/journal";

export async function loader({ context, url }: Route.LoaderArgs) {
  const tag = articleTags.find((one) => one === url.searchParams.get("tag"));
  return { tag, posts: await loadPosts(context.get(pageRequest).client, url.pathname, tag) };
}

export const meta: Route.MetaFunction = ({ location, matches }) => [
  ...pageHead({
    title: m.journal_title(),
    description: m.journal_description(),
    path: location.pathname,
    publicUrl: publicUrlOf(matches),
  }),
  {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: m.journal_title(),
    href: inLanguage("/blog/feed.xml", languageOfPath(location.pathname)),
  },
];

export default function Journal({ loaderData: { posts, tag } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-page pt-14 md:pt-24">
      <header className="px-edge">
        <h1 className="display-80">
          <Headline text={m.journal_headline()} />
        </h1>
        <p className="mt-6 max-w-[42ch] text-18">{m.journal_lead()}</p>
        <ul className="mt-8 flex flex-wrap gap-2">
          {[undefined, ...articleTags].map((one) => (
            <li key={one ?? "all"}>
              <Link
                to={one ? `/blog?tag=${one}` : "/blog"}
                preventScrollReset
                aria-current={one === tag ? "true" : undefined}
                className="inline-flex min-h-11 items-center rounded-chip border border-edge px-4 text-14 transition-colors duration-fast hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
              >
                {one ? tagLabel(one) : m.journal_all()}
              </Link>
            </li>
          ))}
        </ul>
      </header>
      {posts.length === 0 ? (
        <EmptyState scene="folded-away" title={m.journal_empty()} />
      ) : (
        <ul className="mt-12 grid gap-x-gutter gap-y-12 md:grid-cols-2 md:px-gutter lg:grid-cols-3">
          {posts.map((post) => (
            <li key={post.slug}>
              <ArticleCard
                post={post}
                level="h2"
                coverClass="aspect-picture max-h-120 w-full"
                coverSizes="(min-width: 64rem) max(33vw, 480px), (min-width: 48rem) max(50vw, 480px), 100vw"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
