import type { Look } from "#contract/looks.ts";
import { formatMoney } from "#vocabulary/format.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useLookVerdict } from "#web/state/look-reactions.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Picture } from "#web/ui/picture.tsx";
import { LookButtons } from "./look-buttons.tsx";
import { lookPath } from "./look-path.ts";

/** All of a look that a list of them shows. */
export type ListedLook = Pick<Look, "id" | "title" | "cover" | "total"> & {
  readonly items: Pick<Look["items"], "length">;
};

type LookTileProps = {
  look: ListedLook;
  /** How wide it is shown, as in `sizes` of an image. */
  sizes?: string;
  priority?: boolean;
  level?: "h2" | "h3";
};

/** A look in a list: all of it leads to its page, and what people say of it stands above that. */
export function LookTile({ look, sizes, priority = false, level: Heading = "h3" }: LookTileProps) {
  const { id, title, cover, items, total } = look;
  const isDisliked = useLookVerdict(id) === "dislike";
  return (
    <article className="group relative">
      <div className={classNames("relative transition-opacity duration-slow", isDisliked && "opacity-35")}>
        <Picture
          image={cover}
          sizes={sizes ?? "(min-width: 768px) 25vw, 50vw"}
          priority={priority}
          className="rounded-pic"
        />
      </div>
      <div className="px-1.5 pt-2.5 md:px-2">
        <Heading className="display-22">
          <Link to={lookPath(look)} className="covers group-hover:underline">
            {title}
          </Link>
        </Heading>
        <p className="num mt-1 flex justify-between gap-3 text-14 text-muted">
          <span>{m.looks_pieces({ count: items.length })}</span>
          <span className="text-ink">{formatMoney(total.amount, total.currency, currentLanguage())}</span>
        </p>
      </div>
      <div className="absolute top-1.5 right-1.5 flex flex-col">
        <LookButtons of={{ id, title }} look="picture" />
      </div>
    </article>
  );
}
