import type { Card } from "#contract/products.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { VisitorNotices } from "#web/features/notices/visitor-notices.tsx";
import { productPath } from "#web/features/product/product-path.ts";
import { reactTo } from "#web/features/product/react-to.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useReaction, useReactions } from "#web/state/reactions.ts";
import { classNames } from "#web/ui/class-names.ts";
import { CloseIcon } from "#web/ui/icons.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { Stitch } from "#web/ui/stitch.tsx";
import { HeartIcon } from "#web/ui/tool-icons.tsx";
import { FirstRow } from "./first-row.tsx";
import { teaserItem, teaserProgress, teaserRow, teaserSizes } from "./teaser-frame.tsx";

/** Yes or no to five pieces; the row below follows every answer. */
export default function Taster({ pieces }: { pieces: readonly Card[] }) {
  const { liked, disliked } = useReactions();
  const stateOf = (id: number) => (liked.includes(id) ? "liked" : disliked.includes(id) ? "passed" : "ahead");
  const stitches = pieces.map(({ id }) => ({ state: stateOf(id) }) as const);
  const answered = stitches.filter(({ state }) => state !== "ahead").length;
  return (
    <>
      <VisitorNotices />
      <div className={teaserProgress}>
        <Stitch
          stitches={stitches}
          label={m.teaser_progress({ answered, count: pieces.length })}
          className="w-40"
        />
        <span aria-hidden="true" className="num text-14 text-muted">
          {m.teaser_progress({ answered, count: pieces.length })}
        </span>
      </div>
      <ul className={teaserRow}>
        {pieces.map((piece) => (
          <li key={piece.id} className={teaserItem}>
            <Question piece={piece} />
          </li>
        ))}
      </ul>
      <FirstRow asked={pieces} answered={answered} />
    </>
  );
}

function Question({ piece }: { piece: Card }) {
  const { id, name } = piece;
  const said = useReaction(id);
  const half =
    "flex min-h-13 flex-1 items-center justify-center gap-2 text-14 transition-colors duration-fast hover:bg-wash [&_svg]:size-4";
  return (
    <article>
      <Link to={productPath(piece)} tabIndex={-1} aria-hidden="true">
        <Picture
          image={piece.image}
          sizes={teaserSizes}
          className={classNames(
            "rounded-pic transition-opacity duration-slow",
            said.disliked && "opacity-35",
          )}
        />
      </Link>
      <fieldset aria-label={name} className="flex divide-x divide-line border-line border-b">
        <button
          type="button"
          aria-pressed={said.disliked}
          onClick={() => void reactTo({ kind: "disliked", product: id, value: !said.disliked })}
          className={classNames(half, said.liked && "text-muted")}
        >
          <CloseIcon />
          {m.teaser_no()}
        </button>
        <button
          type="button"
          aria-pressed={said.liked}
          onClick={() => void reactTo({ kind: "liked", product: id, value: !said.liked })}
          className={classNames(
            half,
            "aria-pressed:text-accent aria-pressed:[&_svg]:fill-current",
            said.disliked && "text-muted",
          )}
        >
          <HeartIcon />
          {m.teaser_yes()}
        </button>
      </fieldset>
    </article>
  );
}
