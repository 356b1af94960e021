import { useState } from "react";
import { useSearchParams } from "react-router";
import { type Measure, measures } from "#vocabulary/size-chart.ts";
import type { Body } from "#vocabulary/size-suggestion.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useUniverse } from "#web/state/root-data.ts";
import { Field } from "#web/ui/field.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { DressForm } from "./dress-form.tsx";
import { readWanted } from "./guide-address.ts";
import { measureName } from "./guide-words.ts";
import { bounds, readMeasure } from "./read-measure.ts";
import { Suggestions } from "./suggestions.tsx";

const hows: Readonly<Record<Measure, () => string>> = {
  neck: m.guide_neck_how,
  chest: m.guide_chest_how,
  waist: m.guide_waist_how,
  hips: m.guide_hips_how,
  foot: m.guide_foot_how,
};

/** Women's sizes go by no collar. */
const asked = (universe: Universe): readonly Measure[] =>
  measures.filter((one) => universe === "men" || one !== "neck");

/** What was measured, and the sizes to try first. It stays in this page: a body is nobody else's business. */
export function MeasurePart() {
  const [params] = useSearchParams();
  const { universe } = readWanted(params, useUniverse());
  const [typed, setTyped] = useState<Readonly<Partial<Record<Measure, string>>>>({});
  const read = asked(universe).map((measure) => ({
    measure,
    value: readMeasure(measure, typed[measure] ?? ""),
  }));
  const body: Body = Object.fromEntries(
    read.flatMap(({ measure, value }) => (typeof value === "number" ? [[measure, value]] : [])),
  );
  return (
    <section aria-labelledby="measure-title" id="measure" className="mx-auto max-w-page px-edge pt-section">
      <div className="grid gap-x-16 gap-y-12 border-ink border-t pt-8 md:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="min-w-0 max-md:order-last">
          <DressForm universe={universe} />
        </div>
        <div className="min-w-0">
          <h2 id="measure-title" className="display-56">
            <Headline text={m.guide_measure_title()} />
          </h2>
          <p className="mt-5 max-w-[56ch]">{m.guide_measure_text()}</p>
          <noscript>
            <p className="mt-5">{m.guide_measure_without()}</p>
          </noscript>
          <div className="noscript:hidden">
            <div className="mt-8 grid grid-cols-2 gap-x-8 gap-y-6 xl:grid-cols-3">
              {read.map(({ measure, value }) => (
                <Field
                  key={measure}
                  label={measureName(universe, measure)}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={8}
                  suffix="cm"
                  value={typed[measure] ?? ""}
                  onChange={({ currentTarget }) =>
                    setTyped((before) => ({ ...before, [measure]: currentTarget.value }))
                  }
                  hint={hows[measure]()}
                  error={
                    value === "wrong"
                      ? m.guide_measure_wrong({ from: bounds[measure][0], to: bounds[measure][1] })
                      : undefined
                  }
                  className="num [&_p]:text-12"
                />
              ))}
            </div>
            <Suggestions universe={universe} body={body} />
          </div>
        </div>
      </div>
    </section>
  );
}
