import type { Image } from "#contract/image.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { productPath } from "#web/features/product/product-path.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Picture } from "#web/ui/picture.tsx";

export type ShownPiece = {
  readonly product_id: number;
  readonly name: string;
  readonly slug: string;
  readonly image: Image;
};

type PieceThumbProps = {
  piece: ShownPiece;
  /** How wide it is shown, as in `sizes` of an image. */
  sizes: string;
  /** It argues against. */
  faded?: boolean | undefined;
  className?: string | undefined;
};

/** A piece as small as it can be shown; leads to its page. */
export function PieceThumb({ piece, sizes, faded, className }: PieceThumbProps) {
  return (
    <Link
      to={productPath({ id: piece.product_id, slug: piece.slug })}
      title={piece.name}
      className={classNames("block min-w-0", className)}
    >
      <Picture
        image={{ ...piece.image, alt: piece.name }}
        sizes={sizes}
        className={classNames(
          "rounded-pic transition-opacity duration-fast hover:opacity-100",
          faded && "opacity-40",
        )}
      />
    </Link>
  );
}
