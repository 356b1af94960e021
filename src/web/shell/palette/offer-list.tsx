import { useEffect, useRef } from "react";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";

type OfferGroup = "query" | "ask" | "category" | "brand" | "product" | "page" | "deed";

export type Offer = {
  readonly id: string;
  readonly group: OfferGroup;
  readonly label: string;
  /** With its language. */
  readonly href?: string;
  readonly run?: () => void;
};

const groupLabels: Readonly<Record<OfferGroup, () => string>> = {
  query: m.palette_group_query,
  ask: m.nav_assistant,
  category: m.palette_group_category,
  brand: m.palette_group_brand,
  product: m.palette_group_product,
  page: m.palette_group_page,
  deed: m.palette_group_deed,
};

type OfferListProps = {
  id: string;
  offers: readonly Offer[];
  /** The one that Enter takes. */
  at: number;
  onPoint: (at: number) => void;
  onTake: (offer: Offer) => void;
};

export function OfferList({ id, offers, at, onPoint, onTake }: OfferListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: "nearest" });
  }, [at]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={m.palette_title()} className="-mx-3 pt-3">
      {offers.map((offer, place) => (
        <div
          key={`${offer.group} ${offer.id}`}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === at}
          tabIndex={-1}
          onPointerMove={() => place !== at && onPoint(place)}
          onClick={() => onTake(offer)}
          onKeyDown={() => {}}
          className={classNames(
            "flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-pic px-3",
            place === at && "bg-wash",
          )}
        >
          <span className="truncate">{offer.label}</span>
          <span className="flex-none text-12 text-muted">{groupLabels[offer.group]()}</span>
        </div>
      ))}
    </div>
  );
}
