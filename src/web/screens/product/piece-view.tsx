import { useEffect, useRef } from "react";
import { useLocation, useNavigation, useSearchParams } from "react-router";
import { withoutLanguage } from "#vocabulary/language-path.ts";
import { Gallery } from "#web/features/gallery/gallery.tsx";
import { NearLooks } from "#web/features/looks/near-looks.tsx";
import { badgeOf } from "#web/features/product/badge-of.ts";
import { listOpenedFrom, recordEvent } from "#web/state/events.ts";
import { markVisited } from "#web/state/seen.ts";
import { near } from "#web/ui/near.ts";
import { whenTouched } from "#web/ui/when-touched.tsx";
import { BuyBar } from "./buy-bar.tsx";
import type { Piece } from "./load-piece.ts";
import { Panel } from "./panel.tsx";
import { Recently } from "./recently.tsx";

/** Below everything else: its code comes when somebody reads that far. */
const SimilarPieces = whenTouched(
  async () => ({ default: (await import("./similar-pieces.tsx")).SimilarPieces }),
  { near: near("400px") },
);

export function PieceView({ piece }: { piece: Piece }) {
  const { product, similar } = piece;
  const variant = useVariant(product.variants.length);
  const shown = product.variants[variant];
  const images = shown && shown.images.length > 0 ? shown.images : [product.image];
  const main = useRef<HTMLAnchorElement>(null);
  useVisit(product.id);
  return (
    <>
      <div className="relative mx-auto max-w-page">
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_440px] xl:grid-cols-[minmax(0,1fr)_520px]">
          <Gallery
            key={variant}
            images={images}
            name={product.name}
            badge={badgeOf(product)}
            travels={useTravels()}
            onLookedAt={() =>
              recordEvent({
                type: "product_image_seen",
                product: product.id,
                surface: "product",
                list: listOpenedFrom(product.id),
              })
            }
          />
          <Panel piece={piece} variant={variant} main={main} />
        </div>
        <BuyBar product={product} main={main} />
      </div>
      <NearLooks product={product.id} />
      <SimilarPieces product={product} similar={similar} />
      <Recently product={product.id} />
    </>
  );
}

/** Counted from 1 in the address, from 0 here; what is no colour of it is the first. */
function useVariant(count: number): number {
  const [search] = useSearchParams();
  const asked = Number(search.get("colour") ?? 1) - 1;
  return Number.isInteger(asked) && asked >= 0 && asked < count ? asked : 0;
}

/** The picture goes along from a list and back to it; on the way to another piece that one's goes. */
function useTravels(): boolean {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  return !next || next === pathname || !withoutLanguage(next).startsWith("/product/");
}

function useVisit(id: number): void {
  useEffect(() => {
    markVisited(id);
    recordEvent({ type: "product_seen", product: id, surface: "product", list: listOpenedFrom(id) });
  }, [id]);
}
