import type { AdminProduct } from "#contract/admin/catalogue.ts";
import { formatMoney } from "#vocabulary/format.ts";
import { type LookSlot, lookSlots } from "#vocabulary/look.ts";
import { FieldError } from "#web/features/form/field-error.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { IconButton } from "#web/ui/icon-button.tsx";
import { CloseIcon } from "#web/ui/icons.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { slotWords } from "./look-words.ts";

export type Chosen = Readonly<Partial<Record<LookSlot, AdminProduct>>>;

type ChosenPiecesProps = {
  chosen: Chosen;
  error: string | undefined;
  onRemove: (slot: LookSlot) => void;
};

/** The pieces by their places, from the skin outwards, and what they cost together. */
export function ChosenPieces({ chosen, error, onRemove }: ChosenPiecesProps) {
  const filled = lookSlots.flatMap((slot) => {
    const product = chosen[slot];
    return product ? [{ slot, product }] : [];
  });
  const total = filled.reduce((sum, { product }) => sum + (product.price ?? 0), 0);
  return (
    <div>
      {filled.length === 0 && <p className="text-14 text-muted">{m.admin_looks_chosen_none()}</p>}
      <ul>
        {filled.map(({ slot, product: { name, image, price } }) => (
          <li key={slot} className="flex items-center gap-4 border-line border-b py-2 text-14">
            {image && (
              <Picture image={{ ...image, alt: "" }} sizes="44px" className="w-11 flex-none rounded-pic" />
            )}
            <span className="min-w-0 flex-1">
              <span className="block text-12 text-muted">{slotWords[slot]()}</span>
              <span className="block truncate">{name}</span>
            </span>
            <span className="num">{price !== null && formatMoney(price, "EUR", currentLanguage())}</span>
            <IconButton
              label={m.admin_looks_remove({ name })}
              icon={<CloseIcon className="size-4" />}
              onClick={() => onRemove(slot)}
            />
          </li>
        ))}
      </ul>
      {filled.length > 0 && (
        <p className="mt-3 flex justify-between">
          <span className="display-22">{m.admin_looks_total()}</span>
          <span aria-live="polite" className="num display-22">
            {formatMoney(total, "EUR", currentLanguage())}
          </span>
        </p>
      )}
      <FieldError id="chosen-error">{error}</FieldError>
    </div>
  );
}
