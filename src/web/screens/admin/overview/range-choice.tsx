import { useState } from "react";
import { useSearchParams } from "react-router";
import { isDay } from "#vocabulary/person.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Field } from "#web/ui/field.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { type Range, type Span, spans } from "./range.ts";

/** The days that are looked at. Half of a pair of dates waits for the other. */
export function RangeChoice({ range }: { range: Range }) {
  const [, setSearch] = useSearchParams();
  const [dates, setDates] = useState({ from: range.from, to: range.to });
  function choose(days: Span | "own") {
    if (days === "own") setSearch({ from: range.from, to: range.to }, { preventScrollReset: true });
    else setSearch({ days }, { preventScrollReset: true });
    setDates({ from: range.from, to: range.to });
  }
  function change(next: typeof dates) {
    setDates(next);
    if (isDay(next.from) && isDay(next.to) && next.from <= next.to)
      setSearch(next, { preventScrollReset: true, replace: true });
  }
  return (
    <div className="mb-8 flex flex-wrap items-end gap-x-8 gap-y-3">
      <Segmented<Span | "own">
        label={m.admin_range()}
        value={range.span ?? "own"}
        options={[
          ...spans.map((days) => ({ value: days, label: m.admin_range_days({ days }) })),
          { value: "own", label: m.admin_range_own() },
        ]}
        onChange={choose}
      />
      {!range.span && (
        <div className="flex flex-wrap gap-6">
          <Field
            type="date"
            label={m.admin_from()}
            value={dates.from}
            max={dates.to}
            onChange={(event) => change({ ...dates, from: event.target.value })}
          />
          <Field
            type="date"
            label={m.admin_to()}
            value={dates.to}
            min={dates.from}
            onChange={(event) => change({ ...dates, to: event.target.value })}
          />
        </div>
      )}
    </div>
  );
}
