import { memo } from "react";
import { formatNumber } from "#vocabulary/format.ts";
import type { FilterName } from "#vocabulary/search-filter.ts";
import type { Stance } from "#web/features/search/change-search.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { MinusIcon } from "#web/ui/icons.tsx";
import type { Choose } from "./facet-context.ts";

type FacetRowProps = {
  name: FilterName;
  value: string;
  label: string;
  count: number;
  stance: Stance;
  form: string;
  choose: Choose;
};

/** A value to want, and beside it the way not to want it. */
export const FacetRow = memo(function FacetRow(props: FacetRowProps) {
  const { name, value, label, count, stance, form, choose } = props;
  const excluded = stance === "exclude";
  return (
    <li className="group/row relative flex items-center">
      <Checkbox
        name={name}
        value={value}
        form={form}
        checked={stance === "include"}
        excluded={excluded}
        onChange={() => choose(name, value, stance ? undefined : "include")}
        count={formatNumber(count, currentLanguage())}
        className={classNames(
          "min-h-9! min-w-0 flex-1 pointer-coarse:min-h-11!",
          count === 0 && "text-muted",
        )}
      >
        {label}
      </Checkbox>
      <label
        title={m.search_facet_not({ name: label })}
        className={classNames(
          "hit-44 -mr-2 ml-1 grid size-7 flex-none place-items-center rounded-chip text-muted transition-opacity duration-fast lg:absolute! lg:left-full lg:mr-0",
          "hover:bg-wash hover:text-ink has-focus-visible:opacity-100 has-focus-visible:outline-2 has-focus-visible:outline-focus",
          "group-hover/row:opacity-100 [@media(hover:none)]:opacity-100 [@media(scripting:none)]:opacity-100",
          excluded ? "text-ink" : "opacity-0",
        )}
      >
        <input
          type="checkbox"
          name={`exclude_${name}`}
          value={value}
          form={form}
          checked={excluded}
          onChange={() => choose(name, value, excluded ? undefined : "exclude")}
          aria-label={m.search_facet_not({ name: label })}
          className="absolute inset-0 z-1 appearance-none rounded-chip outline-none"
        />
        <MinusIcon className="size-3.5" />
      </label>
    </li>
  );
});
