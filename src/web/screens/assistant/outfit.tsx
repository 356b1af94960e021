import { useId, useState } from "react";
import type { Look } from "#contract/looks.ts";
import { formatMoney } from "#vocabulary/format.ts";
import type { LookSlot } from "#vocabulary/look.ts";
import type { Turn } from "#web/features/assistant/turn.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { Price } from "#web/features/product/price.tsx";
import { productPath } from "#web/features/product/product-path.ts";
import { reactTo } from "#web/features/product/react-to.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Picture } from "#web/ui/picture.tsx";

type OutfitProps = {
  shown: NonNullable<Turn["look"]>;
  onSay: (text: string) => void;
  className?: string;
};

/** A whole look: its pieces, what they cost together against what they may cost, and why they go together. */
export function Outfit({ shown: { look, note, budget }, onSay, className }: OutfitProps) {
  const heading = useId();
  const { currency, amount } = look.total;
  const money = (cents: number) => formatMoney(cents, currency, currentLanguage());
  return (
    <section aria-labelledby={heading} className={className}>
      <h3 id={heading} className="display-40">
        {m.talk_outfit()}
      </h3>
      <Picture image={look.cover} sizes="(min-width: 1024px) 344px, 100vw" className="mt-5 rounded-pic" />
      <ul className="mt-3 border-line border-t">
        {look.items.map((item) => (
          <Piece key={item.slot} item={item} onChange={() => onSay(changes[item.slot]())} />
        ))}
      </ul>
      <p className="mt-5 flex items-baseline justify-between border-ink border-t pt-4">
        <span className="num display-56">{money(amount)}</span>
        {budget !== undefined && (
          <span className="text-14 text-muted">{m.talk_of({ budget: money(budget) })}</span>
        )}
      </p>
      {budget !== undefined && (
        <>
          <Share part={Math.min(1, amount / Math.max(1, budget))} />
          <p className="mt-3 text-14 text-muted">{m.talk_left({ amount: money(budget - amount) })}</p>
        </>
      )}
      {note && <p className="mt-4 text-14 text-muted">{note}</p>}
      <Keep products={look.items.map(({ product }) => product.id)} />
    </section>
  );
}

type PieceProps = { item: Look["items"][number]; onChange: () => void };

function Piece({ item: { product, slot }, onChange }: PieceProps) {
  return (
    <li className="flex gap-4 border-line border-b py-3">
      <Picture image={product.image} sizes="56px" className="w-14 flex-none rounded-pic" />
      <div className="min-w-0 flex-1 text-14">
        <p className="flex items-baseline justify-between gap-3">
          <span className="truncate font-medium">{product.brand.name}</span>
          <Price price={product.price} />
        </p>
        <p className="mt-0.5 flex items-end justify-between gap-4 text-muted">
          <Link to={productPath(product)} className="line-clamp-2 hover:text-ink hover:underline">
            {product.name}
          </Link>
          <button
            type="button"
            onClick={onChange}
            aria-label={changes[slot]()}
            className="link hit-44 flex-none"
          >
            {m.talk_change()}
          </button>
        </p>
      </div>
    </li>
  );
}

/** How much of the budget it takes. */
function Share({ part }: { part: number }) {
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="mt-3 h-0.5 w-full" aria-hidden="true">
      <rect width="100" height="1" className="fill-line" />
      <rect width={part * 100} height="1" className="fill-ink" />
    </svg>
  );
}

function Keep({ products }: { products: readonly number[] }) {
  const [kept, setKept] = useState(false);
  const [busy, setBusy] = useState(false);
  async function keep() {
    setBusy(true);
    const all = await Promise.all(
      products.map((product) => reactTo({ kind: "bookmarked", product, value: true })),
    );
    setBusy(false);
    setKept(all.every(Boolean));
  }
  return (
    <p className="mt-6">
      {kept ? (
        <span role="status" className="text-14 text-muted">
          {m.talk_kept()}
        </span>
      ) : (
        <Button look="accent" busy={busy} onClick={() => void keep()}>
          {m.talk_keep()}
        </Button>
      )}
    </p>
  );
}

const changes: Readonly<Record<LookSlot, () => string>> = {
  top: m.talk_change_top,
  bottom: m.talk_change_bottom,
  "one-piece": m.talk_change_one_piece,
  layer: m.talk_change_layer,
  coat: m.talk_change_coat,
  shoes: m.talk_change_shoes,
  bag: m.talk_change_bag,
  accessory: m.talk_change_accessory,
};
