import { m } from "#web/i18n/paraglide/messages.js";
import { showToast } from "#web/ui/toast-store.ts";

/** For somebody else: it counts for nothing in a member's taste. Says whether it is kept. */
export async function setGift(product: number, value: boolean): Promise<boolean> {
  const kept = await import("#web/state/change-taste.ts").then(
    ({ changeOwnTaste }) => changeOwnTaste({ type: "gift", product, value }),
    () => false,
  );
  if (!kept) showToast({ text: m.piece_gift_failed(), urgent: true });
  return kept;
}

/** After a like in a list: one tap says that it was for somebody else, another takes that back. */
export function offerGift(product: number): void {
  const undo = { label: m.piece_gift_undo(), run: () => void setGift(product, false) };
  const set = async () => {
    if (await setGift(product, true)) showToast({ text: m.piece_gift_set(), action: undo });
  };
  showToast({ text: m.piece_liked(), action: { label: m.piece_gift(), run: () => void set() } });
}
