import { type PointerEvent, useState } from "react";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { areaPath, canvas, linePath, nearestDay, roundTop, xOf } from "./chart-shapes.ts";
import { DayTable, type Series } from "./day-table.tsx";
import { count, shortDay } from "./figures.ts";

type DayChartProps = {
  /** What it shows, as a heading. */
  title: string;
  days: readonly string[];
  /** The first one is drawn with its area. */
  series: readonly Series[];
  /** Whether days add up: people who came on two days are not two. */
  sums?: boolean;
};

/** Values over days. The same figures are in a table below it. */
export function DayChart({ title, days, series, sums = true }: DayChartProps) {
  const [at, setAt] = useState<number>();
  const top = roundTop(Math.max(0, ...series.flatMap(({ values }) => values)));
  const shown = at ?? (sums ? undefined : days.length - 1);
  const day = shown === undefined ? undefined : days[shown];
  function point(event: PointerEvent<SVGSVGElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setAt(nearestDay((event.clientX - left) / width, days.length));
  }
  return (
    <figure className="min-w-0">
      <figcaption>
        <span className="font-medium text-14">{title}</span>
        <span className="mt-1 flex min-h-[1lh] flex-wrap gap-x-5 text-12">
          {series.map(({ label, values, look }) => (
            <span key={label} className="num inline-flex items-center gap-2">
              <span aria-hidden="true" className={classNames("h-0.5 w-4 rounded-chip", keys[look])} />
              {label} {count(shown === undefined ? sum(values) : (values[shown] ?? 0))}
            </span>
          ))}
          <span className="text-muted">{day ? shortDay(day) : m.admin_chart_sum()}</span>
        </span>
      </figcaption>
      <div className="relative mt-3">
        <span aria-hidden="true" className="num absolute -top-5 right-0 text-12 text-muted">
          {count(top)}
        </span>
        <svg
          viewBox={`0 0 ${canvas.width} ${canvas.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={sentenceOf(title, days, series, sums)}
          onPointerMove={point}
          onPointerLeave={() => setAt(undefined)}
          className="block h-36 w-full touch-pan-y overflow-visible [&_path]:[vector-effect:non-scaling-stroke]"
        >
          <path d={`M0 0H${canvas.width}M0 100H${canvas.width}`} className="stroke-line" fill="none" />
          {series.slice(0, 1).map(({ label, values, look }) => (
            <path key={label} d={areaPath(values, top)} className={areas[look]} />
          ))}
          {series.map(({ label, values, look }) => (
            <path
              key={label}
              d={linePath(values, top)}
              fill="none"
              strokeWidth="1.5"
              strokeLinejoin="round"
              className={lines[look]}
            />
          ))}
          <path d={`M0 200H${canvas.width}`} className="stroke-ink" />
          {at !== undefined && (
            <path d={`M${xOf(at, days.length)} 0V200`} className="stroke-edge" strokeDasharray="3 3" />
          )}
        </svg>
        <div aria-hidden="true" className="num mt-1.5 flex justify-between text-12 text-muted">
          <span>{shortDay(days[0] ?? "")}</span>
          {days.length > 1 && <span>{shortDay(days.at(-1) ?? "")}</span>}
        </div>
      </div>
      <DayTable title={title} days={days} series={series} />
    </figure>
  );
}

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);

function sentenceOf(
  title: string,
  days: readonly string[],
  series: readonly Series[],
  sums: boolean,
): string {
  const [from, to] = [shortDay(days[0] ?? ""), shortDay(days.at(-1) ?? "")];
  const figure = (values: readonly number[]) => count(sums ? sum(values) : Math.max(...values));
  const figures = series.map(({ label, values }) => `${label} ${figure(values)}`).join(", ");
  return sums
    ? m.admin_chart_alt({ title, from, to, figures })
    : m.admin_chart_alt_most({ title, from, to, figures });
}

const keys = { ink: "bg-ink", accent: "bg-accent", thread: "bg-edge" };
const lines = { ink: "stroke-ink", accent: "stroke-accent", thread: "stroke-edge" };
const areas = { ink: "fill-ink/8", accent: "fill-accent/10", thread: "fill-thread/40" };
