import { useState } from "react";
import { m } from "#web/i18n/paraglide/messages.js";
import { setGift } from "./set-gift.ts";

/** A member who liked a piece for somebody else says so here. */
export default function GiftLine({ product }: { product: number }) {
  const [gift, setIsGift] = useState(false);
  const [busy, setBusy] = useState(false);
  async function turn() {
    setBusy(true);
    if (await setGift(product, !gift)) setIsGift(!gift);
    setBusy(false);
  }
  return (
    <p className="flex min-h-11 w-full flex-wrap items-center gap-x-3 text-14 text-muted">
      <span role="status">{gift ? m.piece_gift_set() : m.piece_gift_ask()}</span>
      <button type="button" disabled={busy} onClick={() => void turn()} className="link hit-44 text-ink">
        {gift ? m.piece_gift_undo() : m.piece_gift()}
      </button>
    </p>
  );
}
