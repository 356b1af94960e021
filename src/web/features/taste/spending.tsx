import { listPrices, type PriceRow } from "#contract/choices.ts";
import type { Taste, TasteSpending } from "#contract/taste.ts";
import { formatMoney } from "#vocabulary/format.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { priceTicks } from "./price-ticks.ts";

/** Row by row, what is on sale, and which part of it is theirs. */
export function Spending({ spending, universe }: Pick<Taste, "spending" | "universe">) {
  const { answer } = useAnswer(listPrices, { query: { universe } });
  // What is known comes first; rows of which nothing is known would only be noise.
  const known = spending.filter(({ range }) => range);
  return (
    <>
      {known.length === 0 && <p className="text-muted">{m.taste_spend_unknown()}</p>}
      <ul>
        {known.map((row) => (
          <SpendingRow key={row.key} row={row} prices={answer?.rows.find(({ key }) => key === row.key)} />
        ))}
      </ul>
      {known.length > 0 && <p className="mt-3 text-12 text-muted">{m.taste_spend_note()}</p>}
      <p className="mt-1 text-14">
        <Link to="/account?tab=budget" className="link inline-flex min-h-11 items-center">
          {m.taste_spend_change()}
        </Link>
      </p>
    </>
  );
}

const places: Readonly<Record<NonNullable<TasteSpending["place"]>, () => string>> = {
  below_most: m.taste_spend_below,
  middle: m.taste_spend_middle,
  above_most: m.taste_spend_above,
};

function SpendingRow({ row, prices }: { row: TasteSpending; prices: PriceRow | undefined }) {
  const { range, label, place, locked } = row;
  const euros = (value: number) => formatMoney(value * 100, "EUR", currentLanguage());
  return (
    <li className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 border-line border-t py-2.5 sm:grid-cols-[8.5rem_minmax(0,1fr)_11.5rem]">
      <h4 className="text-d18 font-serif">{label}</h4>
      <div className="max-sm:order-3 max-sm:col-span-2">
        <Ticks row={row} prices={prices?.prices ?? []} />
      </div>
      <p className="num text-right text-14">
        {range && m.taste_spend_range({ low: euros(range.low), high: euros(range.high) })}
        <span className="block text-12 text-muted">
          {[
            place && places[place](),
            range?.from === "liked" && m.taste_spend_liked(),
            locked && m.taste_spend_locked(),
          ]
            .filter(Boolean)
            .join(", ")}
        </span>
      </p>
    </li>
  );
}

const width = 300;

/** A rug of lines, with a seam under those in range. Its words stand beside it. */
function Ticks({ row, prices }: { row: TasteSpending; prices: PriceRow["prices"] }) {
  const { inside, outside, range } = priceTicks(prices, row, row.range);
  const lines = (places: readonly number[], from: number, to: number) =>
    places.map((at) => `M${Math.round(at * width * 10) / 10} ${from}V${to}`).join("");
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 30`}
      preserveAspectRatio="none"
      fill="none"
      className="block h-7.5 w-full [&_path]:[vector-effect:non-scaling-stroke]"
    >
      <path d={lines(outside, 7, 19)} className="stroke-thread" />
      <path d={lines(inside, 2, 24)} className="stroke-ink" strokeWidth="1.5" />
      {range && (
        <path d={`M${range[0] * width} 28.5H${range[1] * width}`} className="stroke-ink" strokeWidth="2" />
      )}
    </svg>
  );
}
