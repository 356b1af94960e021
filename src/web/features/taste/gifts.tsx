import type { Taste } from "#contract/taste.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Picture } from "#web/ui/picture.tsx";
import type { ShownPiece } from "./piece-thumb.tsx";
import { setGift } from "./taste-actions.ts";

const offered = 6;

/** What was for somebody else, and what may have been. */
export function Gifts({ gifts, visits }: Pick<Taste, "gifts" | "visits">) {
  const isGift = new Set(gifts.map(({ product_id }) => product_id));
  const latest = visits.filter(({ excluded }) => !excluded).flatMap(({ pieces }) => pieces);
  const pieces = [...new Map(latest.map((piece) => [piece.product_id, piece])).values()];
  const others = pieces.filter(({ product_id }) => !isGift.has(product_id)).slice(0, offered);
  return (
    <div>
      {gifts.length === 0 && <p className="text-14 text-muted">{m.taste_gifts_none()}</p>}
      <ul>
        {gifts.map(({ product_id, piece }) => (
          <GiftRow
            key={product_id}
            piece={piece}
            action={m.taste_gift_mine()}
            onPress={() => setGift(product_id, piece?.name ?? m.taste_gift_left(), false)}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <details className="group/fold mt-3">
          <summary className="link flex min-h-11 w-fit list-none items-center text-14 [&::-webkit-details-marker]:hidden">
            {m.taste_gifts_add()}
          </summary>
          <ul>
            {others.map((piece) => (
              <GiftRow
                key={piece.product_id}
                piece={piece}
                action={m.taste_gift()}
                onPress={() => setGift(piece.product_id, piece.name, true)}
              />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

type GiftRowProps = { piece: ShownPiece | null; action: string; onPress: () => void };

function GiftRow({ piece, action, onPress }: GiftRowProps) {
  const name = piece?.name ?? m.taste_gift_left();
  return (
    <li className="flex min-h-14 items-center gap-3 border-line border-b py-1.5 text-14">
      {piece && (
        <Picture image={{ ...piece.image, alt: "" }} sizes="40px" className="w-10 flex-none rounded-pic" />
      )}
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <button type="button" className="link min-h-11 flex-none" onClick={onPress}>
        {action}
        <span className="sr-only"> {name}</span>
      </button>
    </li>
  );
}
