import { formatNumber } from "#vocabulary/format.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { ChoiceChip } from "#web/ui/chip.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import type { Listed, ListFilters } from "./use-listed.ts";

type ListFilterProps = {
  filters: ListFilters;
  narrowed: Listed["narrowed"];
  total: number;
  onChange: (filters: ListFilters) => void;
};

/** Which part of a list to see; what would give nothing is not offered. */
export function ListFilter({ filters, narrowed, total, onChange }: ListFilterProps) {
  const { universe, department, sale } = filters;
  const number = (count: number) => formatNumber(count, currentLanguage());
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-8 gap-y-3 border-line border-y py-3">
      <Segmented<Universe | "both">
        label={m.lists_universe()}
        value={universe ?? "both"}
        options={[
          { value: "both", label: m.lists_universe_both() },
          { value: "women", label: m.universe_women() },
          { value: "men", label: m.universe_men() },
        ]}
        onChange={(value) => onChange({ sale, universe: value === "both" ? undefined : value })}
      />
      <div className="flex flex-wrap gap-2">
        {narrowed.departments.map(({ value, label, count }) => (
          <ChoiceChip
            key={value}
            pressed={department === value}
            onClick={() => onChange({ ...filters, department: department === value ? undefined : value })}
          >
            {label} <span className="num text-12 opacity-70">{number(count)}</span>
          </ChoiceChip>
        ))}
        {(narrowed.sale > 0 || sale) && (
          <ChoiceChip pressed={sale} onClick={() => onChange({ ...filters, sale: !sale })}>
            {m.lists_sale()} <span className="num text-12 opacity-70">{number(narrowed.sale)}</span>
          </ChoiceChip>
        )}
      </div>
      <p role="status" className="num ml-auto text-14 text-muted">
        {total === 1 ? m.lists_count_one() : m.lists_count({ count: number(total) })}
      </p>
    </div>
  );
}
