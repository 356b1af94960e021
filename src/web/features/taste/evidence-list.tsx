import type { TasteBelief } from "#contract/taste.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { productPath } from "#web/features/product/product-path.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { didWhat } from "./evidence-words.ts";
import { GiftIcon } from "./gift-icon.tsx";
import { setGift } from "./taste-actions.ts";

/** Piece by piece: what was done to it, and whether it was for somebody else. */
export function EvidenceList({ evidence }: Pick<TasteBelief, "evidence">) {
  return (
    <>
      <h3 className="mt-5 text-14 font-medium">{m.taste_pieces()}</h3>
      <ul className="mt-1">
        {evidence.map((piece) => (
          <li key={`${piece.product_id} ${piece.what}`} className="flex items-center gap-3 py-1.5 text-14">
            <Picture
              image={{ ...piece.image, alt: "" }}
              sizes="40px"
              className={classNames("w-10 flex-none rounded-pic", piece.kind === "against" && "opacity-40")}
            />
            <div className="min-w-0 flex-1">
              <Link
                to={productPath({ id: piece.product_id, slug: piece.slug })}
                className="line-clamp-1 hover:underline"
              >
                {piece.name}
              </Link>
              <p className="text-12 text-muted">
                {didWhat(piece)}
                {piece.kind === "against" && ` · ${m.taste_against()}`}
              </p>
            </div>
            <IconButton
              label={m.taste_gift_was({ name: piece.name })}
              title={m.taste_gift()}
              icon={<GiftIcon />}
              onClick={() => setGift(piece.product_id, piece.name, true)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
