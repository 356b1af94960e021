import { m } from "#web/i18n/paraglide/messages.js";
import { count, shortDay } from "./figures.ts";

export type Series = {
  readonly label: string;
  readonly values: readonly number[];
  readonly look: "ink" | "accent" | "thread";
};

type DayTableProps = { title: string; days: readonly string[]; series: readonly Series[] };

/** The figures of a chart, the latest day first. */
export function DayTable({ title, days, series }: DayTableProps) {
  const cell = "py-1.5 pl-4 text-right";
  return (
    <details className="text-12">
      <summary className="inline-flex min-h-11 list-none items-center text-muted underline decoration-edge underline-offset-4 hover:text-ink [&::-webkit-details-marker]:hidden">
        {m.admin_chart_table()}
        <span className="sr-only">: {title}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div className="max-h-72 overflow-auto" tabIndex={0}>
        <table className="num w-full">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-ink border-b">
              <th scope="col" className="py-1.5 text-left font-normal">
                {m.admin_day()}
              </th>
              {series.map(({ label }) => (
                <th key={label} scope="col" className={`${cell} font-normal`}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days
              .map((day, place) => (
                <tr key={day} className="border-line border-b">
                  <th scope="row" className="whitespace-nowrap py-1.5 text-left font-normal">
                    {shortDay(day)}
                  </th>
                  {series.map(({ label, values }) => (
                    <td key={label} className={cell}>
                      {count(values[place] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))
              .toReversed()}
          </tbody>
        </table>
      </div>
    </details>
  );
}
