import type { PostCard } from "#contract/editorial.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Headline } from "#web/ui/headline.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { Link } from "../navigation/link.tsx";
import { tagLabel } from "./tag-label.ts";

type ArticleCardProps = {
  post: PostCard;
  level: "h2" | "h3";
  coverClass: string;
  /** How wide the cover is drawn: it is square and cropped, so never less than its place is high. */
  coverSizes: string;
};

export function ArticleCard({ post, level: Title, coverClass, coverSizes }: ArticleCardProps) {
  return (
    <article className="group relative">
      <div className={`overflow-hidden rounded-pic ${coverClass}`}>
        <Picture
          image={post.cover}
          sizes={coverSizes}
          ratio="fill"
          className="size-full transition-transform duration-slow ease-out group-hover:scale-[1.02]"
        />
      </div>
      <div className="max-w-[30em] px-edge pt-4 md:px-3">
        <p className="text-12 text-muted">
          {post.tags.slice(0, 1).map(tagLabel)} · {m.home_minutes({ minutes: post.reading_minutes })}
        </p>
        <Title className="display-28 mt-1.5">
          <Link to={`/blog/${post.slug}`} className="covers">
            <Headline text={post.headline} />
          </Link>
        </Title>
        <p className="mt-2 text-14 text-muted">{post.excerpt}</p>
      </div>
    </article>
  );
}
