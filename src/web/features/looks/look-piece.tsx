import type { Look } from "#contract/looks.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { Price } from "#web/features/product/price.tsx";
import { productPath } from "#web/features/product/product-path.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { SwapIcon } from "#web/ui/swap-icon.tsx";

export const pieceSizes = "56px";

type LookPieceProps = {
  item: Look["items"][number];
  /** The piece whose page this is. */
  own: boolean;
  onSwap?: (() => void) | undefined;
  /** Somebody comes near. */
  onNear?: (() => void) | undefined;
};

export function LookPiece({ item: { product, exact }, own, onSwap, onNear }: LookPieceProps) {
  const note = own ? m.looks_this_piece() : exact ? undefined : m.looks_similar();
  return (
    <li
      onPointerEnter={onNear}
      onFocus={onNear}
      className="flex min-h-20 items-center gap-4 border-line border-b py-2"
    >
      <Picture image={product.image} sizes={pieceSizes} className="w-14 flex-none rounded-pic" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-14">{product.brand.name}</p>
        <p className="text-14 text-muted">
          {own ? (
            product.name
          ) : (
            <Link to={productPath(product)} className="link">
              {product.name}
            </Link>
          )}
          {note && <span> · {note}</span>}
        </p>
      </div>
      <span className="text-14">
        <Price price={product.price} />
      </span>
      {!own && onSwap ? (
        <IconButton label={m.looks_swap({ name: product.name })} icon={<SwapIcon />} onClick={onSwap} />
      ) : (
        <span aria-hidden="true" className="w-11" />
      )}
    </li>
  );
}
