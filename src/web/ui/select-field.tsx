import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldNotes, fieldIds, frameClass, inputClass } from "./field.tsx";
import { ChevronDownIcon } from "./tool-icons.tsx";

export interface SelectFieldProps extends ComponentProps<"select"> {
  label: string;
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
}

/** One of many, in the browser's own list, which every phone and screen reader knows best. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, hint, error, className, children, ...select } = props;
  const ids = fieldIds(useId(), hint, error);
  return (
    <div className={classNames("text-left", className)}>
      <label htmlFor={ids.field} className={labelHidden ? "sr-only" : "block font-medium text-14"}>
        {label}
      </label>
      <div className={frameClass("relative flex min-h-12 items-center", Boolean(error))}>
        <select
          {...select}
          id={ids.field}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy || undefined}
          className={classNames(inputClass, "w-full appearance-none truncate pr-8 *:bg-surface *:text-ink")}
        >
          {children}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute right-0 size-4" />
      </div>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}
