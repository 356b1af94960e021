import type { Look } from "#contract/looks.ts";
import { formatMoney } from "#vocabulary/format.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";

type Money = Look["total"];
type LookTotalProps = { total: Money; budget: Money | undefined };

/** What all of it costs, and how that lies beside what the person would pay for such pieces. */
export function LookTotal({ total, budget }: LookTotalProps) {
  const money = ({ amount, currency }: Money) => formatMoney(amount, currency, currentLanguage());
  const left = budget && budget.amount - total.amount;
  return (
    <>
      <p className="mt-4 flex items-baseline justify-between">
        <span className="display-28">{m.looks_together()}</span>
        <span className="num display-28" aria-live="polite">
          {money(total)}
        </span>
      </p>
      {budget && left !== undefined && (
        <p className="mt-1 text-14 text-muted">
          {left >= 0
            ? m.looks_under({ amount: money({ ...budget, amount: left }), budget: money(budget) })
            : m.looks_over({ amount: money({ ...budget, amount: -left }), budget: money(budget) })}
        </p>
      )}
    </>
  );
}
