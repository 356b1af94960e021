import type { PostCard } from "#contract/editorial.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { ClothCover } from "#web/ui/cloth-cover.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { Link } from "../navigation/link.tsx";
import { tagLabel } from "./tag-label.ts";

type ArticleCardProps = { post: PostCard; level: "h2" | "h3"; coverClass: string };

export function ArticleCard({ post, level: Title, coverClass }: ArticleCardProps) {
  return (
    <article className="group relative">
      <div className={`overflow-hidden rounded-pic ${coverClass}`}>
        <ClothCover
          weave={post.cover}
          className="transition-transform duration-slow ease-out group-hover:scale-[1.02]"
        />
      </div>
      <div className="max-w-[30em] px-edge pt-4 md:px-3">
        <p className="text-12 text-muted">
          {post.tags.slice(0, 1).map(tagLabel)} · {m.home_minutes({ minutes: post.reading_minutes })}
        </p>
        <Title className="display-28 mt-1.5">
          <Link to={`/blog/${post.slug}`} className="after:absolute after:inset-0">
            <Headline text={post.headline} />
          </Link>
        </Title>
        <p className="mt-2 text-14 text-muted">{post.excerpt}</p>
      </div>
    </article>
  );
}
