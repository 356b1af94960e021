import type { ReactNode } from "react";
import { rowsOf, toldElsewhere } from "#vocabulary/size-chart.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import type { Wanted } from "./guide-address.ts";
import { bodyWords, sizeFigure, sizeName, systemCode, systemName } from "./guide-words.ts";

type ConverterResultProps = { wanted: Wanted; size: string; note: string; children: ReactNode };

/** A size, and what every other label calls it. */
export function ConverterResult({ wanted, size, note, children }: ConverterResultProps) {
  const { universe, garment, system, chart } = wanted;
  const others = toldElsewhere(chart, system, size);
  const body = bodyWords(universe, chart.measures, rowsOf(chart, system, size));
  return (
    <div className="lg:border-line lg:border-l lg:pl-16">
      <div role="status">
        <p className="text-12 text-muted">{systemName(system)}</p>
        <p className="num mt-1 font-serif text-d80">{sizeName(universe, garment, system, size)}</p>
        <p className="mt-3 min-h-[1lh] text-14 text-muted">{note}</p>
        {others.length === 0 && <p className="mt-6">{m.guide_not_to_be_said()}</p>}
        <dl className="mt-8 grid grid-cols-2 border-line border-t sm:grid-cols-3">
          {others.map((told) => (
            <div key={told.system} className="border-line border-b py-4 pr-4">
              <dt className="text-12 text-muted">
                {systemName(told.system)}
                {systemCode(told.system) !== systemName(told.system) && ` · ${systemCode(told.system)}`}
              </dt>
              <dd className="num mt-1 whitespace-nowrap font-serif text-d40">
                {sizeFigure(universe, garment, told.system, told.labels)}
                {told.about && <span className="ml-2 font-sans text-12 text-muted">{m.guide_about()}</span>}
              </dd>
            </div>
          ))}
        </dl>
        {body.length > 0 && (
          <p className="mt-5 text-14">
            <span className="text-muted">{m.guide_cut_for()}</span> {body.join(" · ")}
          </p>
        )}
        {others.some(({ about }) => about) && (
          <p className="mt-2 max-w-[52ch] text-12 text-muted">{m.guide_why_about()}</p>
        )}
      </div>
      <div className="mt-6 min-h-12">{children}</div>
    </div>
  );
}
