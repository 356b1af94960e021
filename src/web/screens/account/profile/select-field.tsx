import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "#web/features/form/field-error.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { frameClass, inputClass } from "#web/ui/field.tsx";
import { ChevronDownIcon } from "#web/ui/tool-icons.tsx";

interface SelectFieldProps extends ComponentProps<"select"> {
  label: string;
  error?: ReactNode;
}

/** One of many, in the browser's own list, which every phone and screen reader knows best. */
export function SelectField({ label, error, className, children, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={classNames("text-left", className)}>
      <label htmlFor={id} className="block font-medium text-14">
        {label}
      </label>
      <div className={frameClass("relative flex min-h-12 items-center", Boolean(error))}>
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={classNames(inputClass, "w-full appearance-none truncate pr-8 *:bg-surface *:text-ink")}
        >
          {children}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute right-0 size-4" />
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
