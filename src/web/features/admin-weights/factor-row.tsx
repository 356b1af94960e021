import { useEffect, useState } from "react";
import type { RankerWeightsAnswer } from "#contract/admin/reco.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { Field } from "#web/ui/field.tsx";
import { Slider } from "#web/ui/slider.tsx";
import { factorRange, readFactor } from "./factors.ts";

type FactorRowProps = {
  feature: RankerWeightsAnswer["features"][number];
  factor: number;
  served: number;
  onChange: (factor: number) => void;
};

/** How often one feature counts: by hand on a line, or typed. */
export function FactorRow({ feature: { key, label, weight }, factor, served, onChange }: FactorRowProps) {
  const [typed, setTyped] = useState(String(factor));
  // The slider, or going back to what is served, moves it too.
  useEffect(() => setTyped((before) => (readFactor(before) === factor ? before : String(factor))), [factor]);
  const points = decimal(Math.abs(weight * factor), 1);
  const name = m.admin_weights_factor({ feature: label });
  const isChanged = factor !== served;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_4.5rem] items-center gap-x-5 border-line border-b py-2">
      <div className="min-w-0">
        <p className="flex items-baseline justify-between gap-3 text-14">
          <span className={classNames("truncate", isChanged && "font-semibold")}>{label}</span>
          <span className="num flex-none text-12 text-muted">
            {/* Some features know how much they count only once they have looked at the person. */}
            {weight === 0 ? m.admin_weights_by_person() : m.admin_weights_points({ points })}
          </span>
        </p>
        <Slider
          label={name}
          value={factor}
          min={factorRange.least}
          max={factorRange.most}
          step={factorRange.step}
          onChange={(next) => onChange(Math.round(next * 100) / 100)}
          format={(at) =>
            weight === 0
              ? m.admin_weights_factor_alone({ factor: decimal(at, 2) })
              : m.admin_weights_factor_value({ factor: decimal(at, 2), points })
          }
        />
      </div>
      <Field
        label={name}
        labelHidden
        name={key}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          const next = readFactor(currentTarget.value);
          if (next !== undefined) onChange(next);
        }}
        onBlur={() => setTyped(String(factor))}
        className="num"
      />
    </li>
  );
}

const decimal = (value: number, digits: number): string =>
  value.toLocaleString(currentLanguage(), { maximumFractionDigits: digits });
