import type { TrendsAnswer } from "#contract/trends.ts";
import { formatMoney } from "#vocabulary/format.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Headline } from "#web/ui/headline.tsx";
import { count, percent } from "./figures.ts";

type Prices = TrendsAnswer["prices"];
type Family = Prices["families"][number];

/** Whole euros: a middle of prices is no price. */
const money = (cents: number): string => formatMoney(Math.round(cents / 100) * 100, "EUR", currentLanguage());

/** What the pieces of each family cost, and how many are reduced. A table drawn as a chart. */
export function PriceChart({ prices: { all, families } }: { prices: Prices }) {
  const top = Math.max(...families.map(({ high }) => high), 1);
  const words = {
    reduced: count(all.reduced),
    pieces: count(all.pieces),
    share: percent(all.pieces > 0 ? all.reduced / all.pieces : 0),
    cut: percent(all.cut),
  };
  return (
    <section aria-labelledby="trend-prices" className="border-ink border-t pt-6">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <h2 id="trend-prices" className="display-40">
            <Headline text={m.trends_prices()} />
          </h2>
          <p className="mt-4 max-w-[40ch]">
            {all.reduced > 0 ? m.trends_prices_text(words) : m.trends_prices_none(words)}
          </p>
          <p className="mt-4 max-w-[48ch] text-12 text-muted">{m.trends_prices_how()}</p>
        </div>
        <table className="num w-full text-14">
          <caption className="sr-only">{m.trends_prices_how()}</caption>
          <thead>
            <tr className="border-ink border-b text-12 text-muted">
              <th scope="col" className="pb-2 text-left font-normal">
                {m.trends_price_family()}
              </th>
              <td className="max-sm:hidden" />
              <th scope="col" className="pb-2 pl-4 text-right font-normal">
                {m.trends_price_median()}
              </th>
              <th scope="col" className="pb-2 pl-4 text-right font-normal">
                {m.trends_price_reduced()}
              </th>
            </tr>
          </thead>
          <tbody>
            {families.map((family) => (
              <Row key={family.value} family={family} top={top} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ family, top }: { family: Family; top: number }) {
  const { value, label, median, pieces, reduced } = family;
  const link = "inline-flex min-h-11 items-center hover:underline";
  return (
    <tr className="border-line border-b">
      <th scope="row" className="w-48 text-left font-normal">
        <Link to={`/search?category=${value}`} className={link}>
          {label}
        </Link>
      </th>
      <td className="pl-4 max-sm:hidden">
        <Span family={family} top={top} />
      </td>
      <td className="w-24 pl-4 text-right">{money(median)}</td>
      <td className="w-28 pl-4 text-right">
        {reduced > 0 ? (
          <Link
            to={`/search?category=${value}&sale=true`}
            aria-label={`${label}, ${m.trends_reduced_link({ share: percent(reduced / pieces) })}`}
            className={link}
          >
            {percent(reduced / pieces)}
          </Link>
        ) : (
          <span className="inline-flex min-h-11 items-center text-muted">–</span>
        )}
      </td>
    </tr>
  );
}

function Span({ family: { low, high, median }, top }: { family: Family; top: number }) {
  const x = (cents: number) => Math.round((cents / top) * 1000) / 10;
  return (
    <svg
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      role="img"
      className="block h-5 w-full overflow-visible [&_path]:[vector-effect:non-scaling-stroke]"
    >
      <title>{m.trends_price_bar({ median: money(median), low: money(low), high: money(high) })}</title>
      <path d="M0 10H100" className="stroke-line" />
      <path d={`M${x(low)} 10H${x(high)}`} className="stroke-thread" strokeWidth="8" />
      <path d={`M${x(median)} 2V18`} className="stroke-ink" strokeWidth="2" />
    </svg>
  );
}
