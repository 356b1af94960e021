import type { PostCard } from "#contract/editorial.ts";
import { ArticleCard } from "#web/features/journal/article-card.tsx";
import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";

export function JournalTeaser({ posts }: { posts: readonly PostCard[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="journal" className="mx-auto max-w-page pt-section">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 px-edge pb-8">
        <h2 id="journal" className="display-56">
          {m.home_journal()}
        </h2>
        <Link to="/blog" className="link inline-flex min-h-11 items-center text-14">
          {m.home_journal_all()}
        </Link>
      </div>
      <ul className="grid gap-x-gutter gap-y-10 md:grid-cols-[2fr_1fr_1fr] md:px-gutter">
        {posts.map((post) => (
          <li key={post.slug}>
            <ArticleCard post={post} level="h3" coverClass="h-75 md:h-120" />
          </li>
        ))}
      </ul>
    </section>
  );
}
