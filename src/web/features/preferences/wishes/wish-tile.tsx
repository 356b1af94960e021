import { useId } from "react";
import { formatNumber } from "#vocabulary/format.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { Picture } from "#web/ui/picture.tsx";
import { Skeleton, TextSkeleton } from "#web/ui/skeleton.tsx";
import { ChosenFrame } from "../styles/chosen-frame.tsx";
import type { WishTileContent } from "./wish-groups.ts";

export interface WishTileProps {
  tile: WishTileContent;
  toggle: () => void;
  /** Its picture and figure are on their way. */
  awaited: boolean;
}

export function WishTile({ tile: { label, wanted, products, image }, toggle, awaited }: WishTileProps) {
  const id = useId();
  return (
    <button
      type="button"
      aria-pressed={wanted}
      aria-labelledby={`${id}name ${id}pieces`}
      onClick={toggle}
      className="group relative flex size-full min-h-17 items-stretch gap-2 @xl:min-h-[70px] @xl:gap-3 overflow-hidden rounded-pic bg-surface pr-1.5 text-left text-14 transition-transform duration-fast ease-out active:scale-[0.98]"
    >
      <span className="w-13 flex-none @xl:w-14">
        {image ? (
          <Picture image={image} sizes="56px" ratio="fill" className="size-full" />
        ) : (
          <Skeleton className={classNames("size-full", !awaited && "animate-none")} />
        )}
      </span>
      <span className="flex min-w-0 flex-1 flex-col justify-center py-1.5">
        <span
          id={`${id}name`}
          className={classNames("leading-tight @max-xl:tracking-tight", wanted && "font-medium")}
        >
          {label}
        </span>{" "}
        <span id={`${id}pieces`} className="num text-12 text-muted">
          {products === undefined ? (
            awaited && <TextSkeleton lines={1} size={12} className="mt-1 w-14" />
          ) : (
            <span className="mt-1 block">{piecesText(products)}</span>
          )}
        </span>
      </span>
      <ChosenFrame chosen={wanted} size="small" />
    </button>
  );
}

function piecesText(products: number): string {
  if (products === 0) return m.wishes_no_pieces();
  return products === 1
    ? m.wishes_piece()
    : m.wishes_pieces({ count: formatNumber(products, currentLanguage()) });
}
