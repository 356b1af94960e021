import type { PostCard } from "#contract/editorial.ts";
import { ArticleCard } from "#web/features/journal/article-card.tsx";
import { SectionHead } from "#web/features/section/section-head.tsx";
import { m } from "#web/i18n/paraglide/messages.js";

export function JournalTeaser({ posts }: { posts: readonly PostCard[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="journal" className="mx-auto max-w-page pt-section">
      <SectionHead
        id="journal"
        title={m.home_journal()}
        link={{ to: "/blog", label: m.home_journal_all() }}
      />
      <ul className="grid gap-x-gutter gap-y-10 md:grid-cols-[2fr_1fr_1fr] md:px-gutter">
        {posts.map((post, place) => (
          <li key={post.slug}>
            <ArticleCard
              post={post}
              level="h3"
              coverClass="h-75 md:h-120"
              coverSizes={`(min-width: 48rem) max(${place === 0 ? 50 : 25}vw, 480px), 100vw`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
