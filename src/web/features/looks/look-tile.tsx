import type { Look } from "#contract/looks.ts";
import { formatMoney } from "#web/i18n/format.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Picture } from "#web/ui/picture.tsx";

/** A look in a list. */
export function LookTile({ look: { title, cover, items, total } }: { look: Look }) {
  return (
    <article>
      <Picture image={cover} sizes="(min-width: 768px) 25vw, 50vw" className="rounded-pic" />
      <div className="flex items-baseline justify-between gap-3 px-1.5 pt-2.5 md:px-2">
        <h3 className="display-22">{title}</h3>
        <p className="num flex-none text-14">
          {formatMoney(total.amount, total.currency, currentLanguage())}
        </p>
      </div>
      <p className="px-1.5 text-12 text-muted md:px-2">{m.looks_pieces({ count: items.length })}</p>
    </article>
  );
}
