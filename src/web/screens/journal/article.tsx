import { slugPattern } from "#vocabulary/editorial-page.ts";
import { formatDay } from "#vocabulary/format.ts";
import { loadPost, loadPosts } from "#web/data/editorial.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { ArticleCard } from "#web/features/journal/article-card.tsx";
import { tagLabel } from "#web/features/journal/tag-label.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { Prose } from "#web/features/prose/prose.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { validatedBy } from "#web/shell/validated-by.ts";
import { publicUrlOf } from "#web/state/root-data.ts";
import { Headline } from "#web/ui/headline.tsx";
import { Picture } from "#web/ui/picture.tsx";
import type { Route } from "./+types/article";
import { articleData } from "./article-data.ts";

const rule = validatedBy(({ slug = "" }) => slugPattern.test(slug));
export const middleware = rule;
export const clientMiddleware = rule;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client } = context.get(pageRequest);
  const { post, paths } = await loadPost(client, url.pathname, params.slug);
  const others = (await loadPosts(client, url.pathname)).filter(({ slug }) => slug !== post.slug);
  const sharesTag = ({ tags }: { tags: string[] }) => tags.some((tag) => post.tags.includes(tag));
  const related = [...others.filter(sharesTag), ...others.filter((other) => !sharesTag(other))].slice(0, 2);
  return { post, paths, related };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { post, paths } = loaderData;
  const publicUrl = publicUrlOf(matches);
  return [
    ...pageHead({
      title: post.title,
      description: post.description,
      path: location.pathname,
      paths,
      publicUrl,
      image: post.cover.src,
    }),
    ...articleData(post, { path: location.pathname, publicUrl }).map((one) => ({ "script:ld+json": one })),
  ];
};

export default function Article({ loaderData: { post, related } }: Route.ComponentProps) {
  const date = formatDay(post.published_at, currentLanguage());
  return (
    <article className="mx-auto max-w-page">
      <header className="grid md:grid-cols-2">
        <Picture
          image={post.cover}
          sizes="(min-width: 48rem) max(50vw, 640px), max(100vw, 360px)"
          priority
          ratio="fill"
          className="order-2 h-90 md:h-full md:min-h-160"
        />
        <div className="flex flex-col justify-end px-edge py-10 md:py-12">
          <ul className="flex gap-4 text-14">
            {post.tags.map((tag) => (
              <li key={tag}>
                <Link to={`/blog?tag=${tag}`} className="link inline-flex min-h-11 items-center">
                  {tagLabel(tag)}
                </Link>
              </li>
            ))}
          </ul>
          <h1 className="display-80 mt-4">
            <Headline text={post.headline} />
          </h1>
          <p className="mt-6 max-w-[46ch] text-18">{post.excerpt}</p>
          <p className="mt-6 text-14 text-muted">
            <time dateTime={post.published_at}>
              {m.journal_published({ date, minutes: post.reading_minutes })}
            </time>
          </p>
        </div>
      </header>
      <div className="mx-auto max-w-180 px-5 pt-12 md:pt-20">
        <Prose blocks={post.blocks} />
      </div>
      <aside aria-labelledby="related" className="pt-section">
        <h2 id="related" className="display-56 px-edge pb-8">
          {m.journal_related()}
        </h2>
        <ul className="grid gap-x-gutter gap-y-10 md:grid-cols-2 md:px-gutter">
          {related.map((one) => (
            <li key={one.slug}>
              <ArticleCard
                post={one}
                level="h3"
                coverClass="h-75 md:h-120"
                coverSizes="(min-width: 48rem) max(50vw, 480px), 100vw"
              />
            </li>
          ))}
        </ul>
      </aside>
    </article>
  );
}
