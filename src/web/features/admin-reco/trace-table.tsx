import type { TracedPick } from "#contract/admin/reco.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";

type Feature = TracedPick["features"][number];

/** Value × weight = points, one line for each feature; the bars begin where the one before ended and so add up. */
export function TraceTable({ pick }: { pick: TracedPick }) {
  const counted = pick.features.filter(({ value }) => value !== null);
  const silent = pick.features.filter(({ value }) => value === null).map(({ label }) => label);
  const ends = counted.map((_, at) =>
    counted.slice(0, at + 1).reduce((sum, { contribution }) => sum + contribution, 0),
  );
  const most = Math.max(100, pick.score, ...ends);
  return (
    <>
      <table className="num w-full text-14">
        <caption className="sr-only">
          {m.admin_reco_trace_caption({ name: pick.product.name, score: pick.score })}
        </caption>
        <thead>
          <tr className="text-left text-12 text-muted">
            <th scope="col" className="pb-2 font-normal">
              {m.admin_reco_trace_feature()}
            </th>
            <th scope="col" className="pb-2 pl-3 text-right font-normal">
              {m.admin_reco_trace_value()}
            </th>
            <th scope="col" className="whitespace-nowrap pb-2 pl-3 text-right font-normal">
              {m.admin_reco_trace_weight()}
            </th>
            <th scope="col" className="whitespace-nowrap pb-2 pl-3 text-right font-normal">
              {m.admin_reco_trace_points()}
            </th>
            <td aria-hidden="true" className="w-1/4 max-sm:hidden" />
          </tr>
        </thead>
        <tbody>
          {counted.map((feature, at) => (
            <Line key={feature.key} feature={feature} end={ends[at] ?? 0} most={most} />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-ink border-t">
            <th scope="row" className="py-2.5 text-left font-semibold">
              {m.admin_reco_trace_sum()}
            </th>
            <td />
            <td />
            <td className="py-2.5 pl-3 text-right font-semibold">{pick.score}</td>
            <td className="pl-5 max-sm:hidden">
              <Bar from={0} to={pick.score} most={most} className="fill-accent" />
            </td>
          </tr>
        </tfoot>
      </table>
      {silent.length > 0 && (
        <p className="mt-2 text-12 text-muted">
          {m.admin_reco_trace_silent({ features: silent.join(", ") })}
        </p>
      )}
    </>
  );
}

function Line({ feature, end, most }: { feature: Feature; end: number; most: number }) {
  const { label, says, value, weight, contribution } = feature;
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="py-2.5 text-left font-normal">
        {label}
        {says && says !== label && <span className="block text-12 text-muted">{says}</span>}
      </th>
      <td className="py-2.5 pl-3 text-right text-muted">{value !== null && decimal(value, 2)}</td>
      <td className="py-2.5 pl-3 text-right text-muted">{decimal(weight, 1)}</td>
      <td className="py-2.5 pl-3 text-right">{contribution > 0 ? `+${contribution}` : contribution}</td>
      <td className="py-2.5 pl-5 max-sm:hidden">
        <Bar from={end - contribution} to={end} most={most} className="fill-ink" />
      </td>
    </tr>
  );
}

type BarProps = { from: number; to: number; most: number; className: string };

function Bar({ from, to, most, className }: BarProps) {
  return (
    <svg
      viewBox={`0 0 ${most} 8`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-1.5 block h-2 w-full"
    >
      <rect width={most} y="3.5" height="1" className="fill-line" />
      <rect x={Math.min(from, to)} width={Math.abs(to - from)} height="8" className={className} />
    </svg>
  );
}

const decimal = (value: number, digits: number): string =>
  value.toLocaleString(currentLanguage(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
