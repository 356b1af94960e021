import type { Product } from "#contract/products.ts";
import { formatDay, formatMoney, monthName } from "#vocabulary/format.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { type Course, courseOf, placeOf } from "./steps.ts";

type PriceHistoryProps = {
  history: Product["price_history"];
  price: Product["price"];
  /** The day the page was made for. */
  today: string;
};

/** What it has cost, as a line for the eye and a table for the ear. */
export function PriceHistory({ history, price, today }: PriceHistoryProps) {
  const course = courseOf(history, today);
  if (!course) return null;
  const language = currentLanguage();
  const currency = price?.currency ?? "EUR";
  const money = (cents: number) => formatMoney(cents, currency, language);
  const day = (iso: string) => formatDay(iso, language);
  const moved = course.changes.length > 1;
  return (
    <section aria-labelledby="price-history" className="border-line border-t">
      <div className="flex min-h-14 items-center justify-between gap-6 text-14">
        <h2 id="price-history" className="flex-none font-medium">
          {m.product_history()}
        </h2>
        <p className="num text-right text-muted">{wordsOf(course, moved, { money, day })}</p>
      </div>
      {moved && (
        <>
          <Chart course={course} money={money} />
          <Table course={course} money={money} day={day} />
        </>
      )}
    </section>
  );
}

type Words = { readonly money: (cents: number) => string; readonly day: (iso: string) => string };

function wordsOf({ from, isLowestToday, lowest }: Course, moved: boolean, { money, day }: Words): string {
  if (!moved) return m.product_history_same({ date: day(from) });
  return isLowestToday
    ? m.product_history_today()
    : m.product_history_lowest({ price: money(lowest.amount), date: day(lowest.date) });
}

const [width, height] = [400, 88];

/** Steps, since a price stands until it changes. Stretched to its place; lines keep their width. */
function Chart({ course, money }: { course: Course; money: Words["money"] }) {
  const { changes, lowest, highest, from } = course;
  const x = (day: string) => Math.round(placeOf(day, course) * width * 10) / 10;
  const y = (amount: number) =>
    Math.round((1 - (amount - lowest.amount) / (highest - lowest.amount)) * height);
  const steps = changes.map(({ date, amount }, i) =>
    i === 0 ? `M0 ${y(amount)}` : `H${x(date)}V${y(amount)}`,
  );
  const [dotX, dotY] = [course.isLowestToday ? width : x(lowest.date), y(lowest.amount)];
  return (
    <div aria-hidden="true" className="num pt-2 pb-1 text-12 text-muted">
      <div className="flex items-stretch gap-4">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          fill="none"
          className="h-22 min-w-0 flex-1 overflow-visible [&_path]:[vector-effect:non-scaling-stroke]"
        >
          <path d={`M0 0H${width}M0 ${height}H${width}`} className="stroke-line" />
          <path d={`${steps.join("")}H${width}`} className="stroke-ink" strokeWidth="1.25" />
          {/* A line without length and with a round end is a dot, however it is stretched. */}
          <path d={`M${dotX} ${dotY}h0`} className="stroke-accent" strokeWidth="8" strokeLinecap="round" />
        </svg>
        <div className="-my-2 flex flex-col justify-between text-right">
          <span>{money(highest)}</span>
          <span className="text-ink">{money(lowest.amount)}</span>
        </div>
      </div>
      <div className="flex justify-between pt-3">
        <span>{monthOf(from)}</span>
        <span className="pr-12">{m.product_history_now()}</span>
      </div>
    </div>
  );
}

const monthOf = (iso: string): string => monthName(iso, currentLanguage());

function Table({ course, money, day }: { course: Course } & Words) {
  return (
    <div className="sr-only">
      <table>
        <caption>{m.product_history()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.product_history_from()}</th>
            <th scope="col">{m.product_history_price()}</th>
          </tr>
        </thead>
        <tbody>
          {course.changes.map(({ date, amount }) => (
            <tr key={date}>
              <th scope="row">{day(date)}</th>
              <td>{money(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
