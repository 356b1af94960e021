import { useState } from "react";
import { getLook, type Look } from "#contract/looks.ts";
import { formatMoney } from "#web/i18n/format.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { Picture } from "#web/ui/picture.tsx";
import { LookPiece } from "./look-piece.tsx";
import { nextSwaps, type Swap } from "./swaps.ts";

type CompleteLookProps = {
  look: Look;
  /** The one it was made around: it stays. */
  piece: number;
};

/** What to wear with a piece, and what all of it costs. Any other part can be exchanged: picture and total follow. */
export function CompleteLook({ look: first, piece }: CompleteLookProps) {
  const [swaps, setSwaps] = useState<readonly Swap[]>();
  const lang = currentLanguage();
  const { answer, problem, busy } = useAnswer(
    getLook,
    { params: { id: first.id }, query: { lang, swap: [...(swaps ?? first.swaps)] } },
    { paused: swaps === undefined },
  );
  const look = answer?.look ?? first;
  const money = ({ amount, currency }: { amount: number; currency: string }) =>
    formatMoney(amount, currency, lang);
  const budget = answer?.look.budget;
  const left = budget && budget.amount - look.total.amount;
  return (
    <section aria-labelledby="complete" className="mx-auto grid max-w-page pt-section lg:grid-cols-2">
      <Picture
        image={look.cover}
        sizes="(min-width: 1440px) 720px, (min-width: 1024px) 50vw, 100vw"
        className="rounded-pic"
      />
      <div className="px-edge pt-8 lg:pt-4 lg:pl-16">
        <p className="text-14 text-muted">{m.looks_complete()}</p>
        <h2 id="complete" className="display-56 mt-1">
          {look.title}
        </h2>
        <ul className="mt-6 border-line border-t">
          {look.items.map((item) => (
            <LookPiece
              key={item.slot}
              item={item}
              own={item.product.id === piece}
              onSwap={item.alternatives.length > 0 ? () => setSwaps(nextSwaps(look, item)) : undefined}
            />
          ))}
        </ul>
        <p className="mt-4 flex items-baseline justify-between">
          <span className="display-28">{m.looks_together()}</span>
          <span className="num display-28" aria-live="polite">
            {money(look.total)}
          </span>
        </p>
        {budget && left !== undefined && (
          <p className="mt-1 text-14 text-muted">
            {left >= 0
              ? m.looks_under({ amount: money({ ...budget, amount: left }), budget: money(budget) })
              : m.looks_over({ amount: money({ ...budget, amount: -left }), budget: money(budget) })}
          </p>
        )}
        <p role="status" className="min-h-[1lh] text-14 text-muted">
          {swaps && problem && !busy && m.looks_not_swapped()}
        </p>
      </div>
    </section>
  );
}
