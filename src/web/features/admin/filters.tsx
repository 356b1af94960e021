import { type ReactNode, useEffect, useState } from "react";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { SearchIcon } from "#web/ui/icons.tsx";
import { SelectField } from "#web/ui/select-field.tsx";

type FiltersProps = {
  /** What is narrowed: "People". */
  label: string;
  /** Takes all of them away; left out where there are none. */
  onClear?: (() => void) | undefined;
  children: ReactNode;
};

/** A row of what narrows a list. */
export function Filters({ label, onClear, children }: FiltersProps) {
  return (
    <search
      aria-label={m.admin_filters({ what: label })}
      className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-4"
    >
      {children}
      {onClear && (
        <Button size="small" look="quiet" onClick={onClear} className="mb-1.5 -ml-3">
          {m.admin_filters_clear()}
        </Button>
      )}
    </search>
  );
}

type WordsFilterProps = {
  label: string;
  hint?: string;
  value: string | undefined;
  onChange: (value: string) => void;
};

/** Nobody's fingers are asked to wait, and the server is not asked for every letter. */
const settleMs = 250;

export function WordsFilter({ label, hint, value = "", onChange }: WordsFilterProps) {
  const [typed, setTyped] = useState(value);
  // "Back" and "clear" change the address under the field.
  useEffect(() => setTyped((before) => (before.trim() === value ? before : value)), [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), settleMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Field
      type="search"
      label={label}
      placeholder={hint}
      prefix={<SearchIcon className="size-4" />}
      value={typed}
      maxLength={120}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => setTyped(event.target.value)}
      className="w-full flex-auto sm:w-64 sm:max-w-96 [&_input::-webkit-search-cancel-button]:appearance-none"
    />
  );
}

type ChoiceFilterProps = {
  label: string;
  value: string | undefined;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
};

export function ChoiceFilter({ label, value = "", options, onChange }: ChoiceFilterProps) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="min-w-36 flex-auto sm:max-w-52"
    >
      <option value="">{m.admin_any()}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}
